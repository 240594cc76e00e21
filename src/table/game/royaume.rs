//! Le Royaume at a table.

use super::deadline::{Deadline, Limit};
use super::hosted::Hosted;
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::{Action, Options, State, Step, Tabletop, Task};
use crate::table::messages::place::Place;

impl Hosted for Royaume {
    const PLACES: u8 = Options::MOST;

    /// All lies open: whoever sits in needs no memory.
    const NEEDS_HISTORY: bool = false;

    fn usual_places() -> impl Iterator<Item = Place> {
        (0..Self::PLACES).filter_map(Place::new)
    }

    /// R6: a place is a seat around the board.
    fn seated(options: &Options, _taken: &[Place], first: Option<Seat>) -> Options {
        Options { first, ..options.clone() }
    }

    /// The time is for the whole turn; who is asked in somebody else's turn has as long for that.
    fn deadline(state: &State, seat: Seat) -> Deadline<Action> {
        let table = state.tabletop();
        let turn = table.players.iter().map(|player| u32::from(player.turns)).sum();
        Deadline { turn, limit: Limit::Turn, then: default_action(table, seat) }
    }
}

/// What happens to somebody whose time is up: the hero stays, nothing is added, nobody is helped.
/// Which tile goes where is left to chance.
fn default_action(table: &Tabletop, seat: Seat) -> Option<Action> {
    match table.todo.last()? {
        Task::Turn(Step::Start | Step::Thrown | Step::Walking) => {
            Some(Action::Move(table.player(seat).hero))
        }
        Task::Turn(Step::Stopped | Step::Trading | Step::Placing) => Some(Action::End),
        Task::Contest if table.contest.as_ref()?.asks_for_a_spin() => Some(Action::Spin),
        Task::Contest => Some(Action::Pass),
        _ => None,
    }
}
