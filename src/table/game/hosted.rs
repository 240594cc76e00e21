//! What a table has to know of a game that its rules do not say.

use super::deadline::Deadline;
use super::stopwatch::Reading;
use crate::bot::Crewed;
use crate::game::Seat;
use crate::game::record::Recorded;
use crate::table::messages::place::Place;

/// A game that a table can host.
pub trait Hosted: Recorded + Crewed {
    /// How many places there are around the table, at most [`Seat::MAX`].
    const PLACES: u8;

    /// Whether a bot that sits in for somebody has to be told all that the seat was told since the
    /// deal. Otherwise its view of the game as it stands is enough.
    const NEEDS_HISTORY: bool = true;

    /// How many can play by these options.
    fn places(_options: &Self::Options) -> u8 {
        Self::PLACES
    }

    /// The places in the order in which they are given to those who have not chosen.
    fn usual_places() -> impl Iterator<Item = Place>;

    /// The options for a game at these places, which come in the order of play, one a seat. Whether
    /// so many can play is for [`deal`](crate::game::Game::deal) to say.
    fn seated(options: &Self::Options, taken: &[Place], first: Option<Seat>) -> Self::Options;

    /// What limits the decision that this seat has to make now, and what the table does for it then.
    fn deadline(state: &Self::State, seat: Seat) -> Deadline<Self::Action>;

    /// Whether one plays against a clock by these options.
    fn is_timed(_options: &Self::Options) -> bool {
        false
    }

    /// What the game's own clock said last, in milliseconds: where it goes on when a table is resumed.
    fn clock(_state: &Self::State) -> u64 {
        0
    }

    /// The action as it was at that time, for a game in which time counts. Whatever time a client
    /// has written into it goes.
    fn timed(_state: &Self::State, action: Self::Action, _reading: Reading) -> Self::Action {
        action
    }

    /// The action without the time at which it was done: what its player asked for.
    fn untimed(action: Self::Action) -> Self::Action {
        action
    }
}
