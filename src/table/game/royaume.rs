//! Le Royaume at a table.

use super::deadline::{Deadline, Limit};
use super::hosted::Hosted;
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::{Action, Hex, HexSet, Options, State, Step, Tabletop, Task};
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

/// What happens to somebody whose time is up: the hero stays, or leaves the Wizard's hex; nothing is
/// added, nobody is helped.
/// Which tile goes where is left to chance.
fn default_action(table: &Tabletop, seat: Seat) -> Option<Action> {
    match table.todo.last()? {
        Task::Turn(Step::Start | Step::Thrown | Step::Walking) => {
            Some(Action::Move(refuge(table, seat)))
        }
        Task::Turn(Step::Stopped | Step::Trading | Step::Placing) => Some(Action::End),
        Task::Contest if table.contest.as_ref()?.asks_for_a_spin() => Some(Action::Spin),
        Task::Contest => Some(Action::Pass),
        _ => None,
    }
}

/// Where a hero waits for whoever is late: where it stands. Only with the Wizard there (D7) staying
/// would mean to fight him, which nobody asked for: then it is a hex next to it where nothing begins.
fn refuge(table: &Tabletop, seat: Seat) -> Hex {
    let hero = table.player(seat).hero;
    if table.wizard != Some(hero) {
        return hero;
    }
    let calm = table.reach(seat) - table.challenges() - HexSet::only(hero);
    (calm & hero.neighbours()).first().or(calm.first()).unwrap_or(hero)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Game};
    use crate::games::royaume::Special;

    #[test]
    fn who_is_late_stays_but_does_not_fight_the_wizard_for_it() {
        let state = Royaume::deal(&Options::default(), 2, &mut Chance::from_number(1, 0)).unwrap();
        let mut table = state.tabletop().clone();
        let seat = table.turn;
        let camp = table.realm().place(Special::Camp);
        assert_eq!(default_action(&table, seat), Some(Action::Move(camp)));
        let mine = table.realm().place(Special::Mine);
        table.players[usize::from(u8::from(seat))].hero = mine;
        table.wizard = Some(mine);
        let Some(Action::Move(to)) = default_action(&table, seat) else { panic!("a walk") };
        assert!(mine.neighbours().contains(to) && !table.challenges().contains(to));
        assert_eq!(table.check(seat, Action::Move(to)), Ok(()));
    }
}
