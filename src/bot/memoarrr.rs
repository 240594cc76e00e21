//! The crew for Memoarrr!.
//!
//! - [`deckhand`]: one who plays what they remember; cabin boy, sailor and captain differ in memory.
//! - [`miser`]: a yardstick that leaves others as little as it can.
//! - [`kraken`]: belief and search.

use super::memory::Habits;
use super::random::Random;
use super::{Bot, Crewed, Level};
use crate::game::Chance;
use crate::game::set::Element;
use crate::games::Memoarrr;
use crate::games::memoarrr::Cell;

pub mod deckhand;
pub mod kraken;
pub mod miser;

use deckhand::Deckhand;
use kraken::Kraken;
use miser::Miser;

/// Remembers the last few cards.
const CABIN_BOY: Habits = Habits { fade: 250, slip: 300, blur: 500, follow: 400 };
/// Remembers most of the last two rounds.
const SAILOR: Habits = Habits { fade: 60, slip: 250, blur: 500, follow: 750 };

impl Crewed for Memoarrr {
    fn bot(level: Level, chance: Chance) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random::new(chance)),
            Level::CabinBoy => Box::new(Deckhand::new(CABIN_BOY, chance)),
            Level::Sailor => Box::new(Deckhand::new(SAILOR, chance)),
            Level::Captain => Box::new(Deckhand::new(Habits::PERFECT, chance)),
            Level::Kraken => Box::new(Kraken::new(chance)),
            Level::Miser => Box::new(Miser::new(chance)),
        }
    }
}

/// The number of a place in a memory of the island.
fn place(cell: Cell) -> usize {
    cell.index()
}
