//! Memoarrr! at a table.

use super::deadline::{Deadline, Limit};
use super::hosted::Hosted;
use crate::game::Seat;
use crate::game::set::Element;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Options, Phase, Side, State};
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

    /// M11, M28 to M30: a turn is a reveal with all that the animal revealed asks for; every reveal
    /// leaves one more location face up, and a chest turns all of them down. Nobody may
    /// pass, so chance decides for whoever is too slow.
    fn deadline(state: &State, _seat: Seat) -> Deadline<Action> {
        let table = state.tabletop();
        let revealed = match table.phase {
            Phase::Looking(_) | Phase::Over => 0,
            Phase::Reveal(_) => table.face_up.len() + 1,
            Phase::Penguin(_) | Phase::Walrus(_) | Phase::Octopus(_) | Phase::Peeking(..) => {
                table.face_up.len()
            }
        };
        let turn = (table.chests.len() * 100 + revealed) as u32;
        // M22: everybody may look at the island as it lies before it is turned down.
        let ended = table.face_up.is_empty() && !table.chests.is_empty();
        let limit = if ended { Limit::Look } else { Limit::Turn };
        Deadline { turn, limit, then: None }
    }
}
