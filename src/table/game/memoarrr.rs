//! Memoarrr! at a table.

use super::hosted::Hosted;
use crate::game::Seat;
use crate::game::set::Element;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Event, Options, Side};
use crate::table::messages::place::Place;

impl Hosted for Memoarrr {
    const PLACES: u8 = 4;

    /// M7: opposite each other first.
    fn usual_places() -> impl Iterator<Item = Place> {
        let sides = [Side::North, Side::South, Side::East, Side::West];
        sides.into_iter().filter_map(|side| Place::new(side.index() as u8))
    }

    /// M7, M10: a place is a side of the island.
    fn seated(options: &Options, taken: &[Place], first: Option<Seat>) -> Options {
        let sides = taken.iter().filter_map(|place| Side::ALL.get(usize::from(u8::from(*place))));
        Options { sides: sides.copied().collect(), first, ..*options }
    }

    /// M22: everybody may look at the island as it lies before it is turned down.
    fn needs_a_moment(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::Round { .. }))
    }
}
