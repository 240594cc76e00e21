//! The cities and the memory tiles.

use std::fmt;
use std::str::FromStr;

use super::realm::Realm;
use crate::game::chance::Lot;
use crate::game::set::{Element, numbered_element};
use crate::game::spelling::{SpellingError, spelled};

/// R2: one of the eight cities. Its name is told by the kingdom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct City(u8);

/// R5, R13: a memory tile, of a city or of the palace. Those of one city are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Memory {
    /// Of that city.
    City(City),
    /// Of the palace.
    Palace,
}

impl City {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// The one of that number; they are counted around.
    pub const fn numbered(number: u8) -> Self {
        Self(number % Self::COUNT as u8)
    }

    /// All of them.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::COUNT).map(Self::from_index)
    }
}

numbered_element!(City, City::COUNT);

impl Memory {
    /// How many different ones there are.
    pub const COUNT: usize = City::COUNT + 1;
    /// R5: how many lie in the Mine at the start.
    pub const STACK: usize = 25;
    /// How records call the palace's.
    pub const PALACE: &'static str = "palace";

    /// All different ones, the palace's last.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::COUNT).map(Self::from_index)
    }
}

impl Element for Memory {
    const COUNT: usize = Self::COUNT;

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::City(city) => city.index(),
            Self::Palace => City::COUNT,
        }
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        if index < City::COUNT { Self::City(City::from_index(index)) } else { Self::Palace }
    }
}

impl Lot for Memory {
    fn lot(self) -> u16 {
        self.index() as u16
    }
}

/// By the name in our own kingdom. A record of another one is translated when it is read.
impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Realm::usual().memory_name(*self))
    }
}

impl FromStr for Memory {
    type Err = SpellingError;

    fn from_str(name: &str) -> Result<Self, SpellingError> {
        Realm::usual().memory_named(name)
    }
}

spelled!(Memory);
