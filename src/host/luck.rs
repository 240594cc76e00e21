//! Where the luck of a table comes from: the host's own, and that of everybody in its process.
//!
//! A deal is made of what the host and each seat add to it ([`fair`](crate::table::game::fair)). Where
//! all of them draw from one seed, that seed is the deal, and a bot that is met by the same moves
//! answers with the same ones. Nothing else about such a table differs: the deal is verified like any
//! other. Whoever knows the seed knows the cards, so it is for tables without other people.

use crate::game::Chance;
use crate::table::game::fair::hash;

/// Where the luck of a table comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Luck {
    /// The system's own randomness.
    #[default]
    System,
    /// A seed that was given: the same one deals the same games.
    Seed([u8; 32]),
}

impl Luck {
    /// What one part draws from: `"table"`, `"seat"`, `"bot 1"`. The parts are independent.
    pub fn of(self, part: &str) -> Chance {
        Chance::from_seed(match self {
            Self::System => rand::random(),
            Self::Seed(seed) => hash("luck", &[&seed, part.as_bytes()]).0,
        })
    }
}
