//! What a table has to know of a game that its rules do not say.

use super::place::Place;
use crate::bot::Crewed;
use crate::game::Seat;
use crate::game::record::Recorded;

/// A game that a table can host.
pub trait Hosted: Recorded + Crewed {
    /// How many places there are around the table, at most [`Seat::MAX`].
    const PLACES: u8;

    /// The places in the order in which they are given to those who have not chosen.
    fn usual_places() -> impl Iterator<Item = Place>;

    /// The options for a game at these places, which come in the order of play, one a seat. Whether
    /// so many can play is for [`deal`](crate::game::Game::deal) to say.
    fn seated(options: &Self::Options, taken: &[Place], first: Option<Seat>) -> Self::Options;

    /// Whether people need a moment after this before anybody acts again.
    fn needs_a_moment(events: &[Self::Event]) -> bool;
}
