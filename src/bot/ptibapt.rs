//! The crew for Pti Bapt.
//!
//! - [`deckhand`]: one who plays what they remember; cabin boy, sailor and captain differ in memory.
//! - [`kraken`]: the theory of the game, worked out.

use super::memory::Habits;
use super::random::Random;
use super::{Bot, Crewed, Level};
use crate::game::Chance;
use crate::games::PtiBapt;

pub mod deckhand;
pub mod kraken;

use deckhand::{Deckhand, Nerve};
use kraken::Kraken;

/// Remembers the last few cards.
const CABIN_BOY: Habits = Habits { fade: 330, slip: 300, blur: 500, follow: 400 };
/// Remembers most of what was seen lately.
const SAILOR: Habits = Habits { fade: 90, slip: 250, blur: 500, follow: 750 };

impl Crewed for PtiBapt {
    fn bot(level: Level, chance: Chance) -> Box<dyn Bot<Self>> {
        let deckhand = |habits, nerve| Box::new(Deckhand::new(habits, nerve, chance.clone()));
        match level {
            Level::Random => Box::new(Random::new(chance)),
            Level::CabinBoy => deckhand(CABIN_BOY, Nerve::Bold),
            Level::Sailor => deckhand(SAILOR, Nerve::Bold),
            Level::Captain => deckhand(Habits::PERFECT, Nerve::Bold),
            Level::Kraken => Box::new(Kraken::new(chance)),
            Level::Miser => deckhand(Habits::PERFECT, Nerve::Timid),
        }
    }
}
