//! The crew for Le Royaume.
//!
//! All lies open in this game, so nobody has to remember anything: the levels differ in how far they
//! think.
//!
//! - [`deckhand`]: one who takes what seems best now; cabin boy, sailor and captain. What things are
//!   worth is in `worth`, the chances in [`odds`], [`contest_odds`] and `prospects`, ways in [`travel`]
//!   and `goals`, a turn in [`turn`], a challenge or fight in `contest`.
//! - [`kraken`]: plays the promising choices out in imagined worlds.

use super::random::Random;
use super::{Bot, Crewed, Level};
use crate::game::Chance;
use crate::games::Royaume;

mod contest;
pub mod contest_odds;
pub mod deckhand;
mod goals;
pub mod kraken;
pub mod odds;
mod prospects;
pub mod travel;
pub mod turn;
mod worth;

use deckhand::Deckhand;
use kraken::Kraken;
use turn::Skill;

/// Takes the points that are nearest.
const CABIN_BOY: Skill = Skill { reckons: false, plans: false };
/// Knows the odds, and thinks of this turn.
const SAILOR: Skill = Skill { reckons: true, plans: false };
/// Knows the odds, and thinks of the turns to come.
const CAPTAIN: Skill = Skill { reckons: true, plans: true };

impl Crewed for Royaume {
    fn bot(level: Level, chance: Chance) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(Random::new(chance)),
            Level::CabinBoy => Box::new(Deckhand::new(CABIN_BOY)),
            Level::Sailor => Box::new(Deckhand::new(SAILOR)),
            Level::Captain | Level::Miser => Box::new(Deckhand::new(CAPTAIN)),
            Level::Kraken => Box::new(Kraken::new(chance)),
        }
    }
}
