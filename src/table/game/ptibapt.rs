//! Pti Bapt at a table.

use super::deadline::{Deadline, Limit};
use super::hosted::Hosted;
use super::stopwatch::Reading;
use crate::game::Seat;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Deed, Options, Stamp, State};
use crate::table::messages::place::Place;

impl Hosted for PtiBapt {
    const PLACES: u8 = 2;

    /// P13: or one.
    fn places(options: &Options) -> u8 {
        options.seats()
    }

    fn usual_places() -> impl Iterator<Item = Place> {
        (0..Self::PLACES).filter_map(Place::new)
    }

    /// P4: a place is a side of the grid, which lies the same way up for both.
    fn seated(options: &Options, _taken: &[Place], first: Option<Seat>) -> Options {
        Options { first, ..*options }
    }

    /// P12: what has to go back goes back after a while, whether its player has confirmed it or not.
    /// P5, P8: for whoever takes too long to name a card or two, chance does.
    fn deadline(state: &State, _seat: Seat) -> Deadline<Action> {
        let table = state.tabletop();
        let turn = table.turns.into();
        match table.phase.waits_for_confirmation() {
            true => Deadline { turn, limit: Limit::Show, then: Some(Deed::Confirm.into()) },
            false => Deadline { turn, limit: Limit::Turn, then: None },
        }
    }

    fn is_timed(options: &Options) -> bool {
        options.solo
    }

    fn clock(state: &State) -> u64 {
        state.tabletop().clock.millis.into()
    }

    /// P13, P16: only solo has a clock, and it is the table's.
    fn timed(state: &State, action: Action, reading: Reading) -> Action {
        let millis = u32::try_from(reading.millis).unwrap_or(u32::MAX);
        let stamp = Stamp { millis, resumed: reading.resumed };
        Action { stamp: state.tabletop().options.solo.then_some(stamp), ..action }
    }

    fn untimed(action: Action) -> Action {
        action.deed.into()
    }
}
