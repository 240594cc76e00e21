//! Le Royaume at a table.

use super::hosted::Hosted;
use super::place::Place;
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::Options;

impl Hosted for Royaume {
    const PLACES: u8 = Options::MOST;

    fn usual_places() -> impl Iterator<Item = Place> {
        (0..Self::PLACES).filter_map(Place::new)
    }

    /// R6: a place is a seat around the board.
    fn seated(options: &Options, _taken: &[Place], first: Option<Seat>) -> Options {
        Options { first, ..options.clone() }
    }
}
