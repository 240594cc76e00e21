//! The picture by which somebody is known at a glance.

use serde::{Deserialize, Serialize};

use crate::bot::Level;
use crate::game::spelling::numbered;

/// The number of a portrait. Which picture it is, is a matter of the screen.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(try_from = "u8", into = "u8")]
pub struct Portrait(u8);

impl Portrait {
    /// How many there are.
    pub const COUNT: u8 = 16;

    /// How many of them, from the first, are for people.
    pub const OF_PEOPLE: u8 = 8;

    /// The portrait with that number, if there is one.
    pub fn new(number: u8) -> Option<Self> {
        (number < Self::COUNT).then_some(Self(number))
    }

    /// Those for people.
    pub fn of_people() -> impl Iterator<Item = Self> {
        (0..Self::OF_PEOPLE).map(Self)
    }

    /// The portrait of bots of that level, among the last ones.
    pub fn of_bot(level: Level) -> Self {
        Self(match level {
            Level::Random => 10,
            Level::CabinBoy => 11,
            Level::Sailor => 12,
            Level::Captain => 13,
            Level::Kraken => 14,
            Level::Miser => 15,
        })
    }
}

numbered!(Portrait, Portrait::COUNT as usize, |_| "there are not so many portraits".to_owned());
