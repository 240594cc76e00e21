//! The crew for Le Royaume.

use super::random::Random;
use super::{Bot, Crewed, Level};
use crate::game::Chance;
use crate::games::Royaume;

impl Crewed for Royaume {
    const LEVELS: &'static [Level] = &[Level::Random];

    fn bot(_level: Level, chance: Chance) -> Box<dyn Bot<Self>> {
        Box::new(Random::new(chance))
    }
}
