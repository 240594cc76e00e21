//! The locations: an animal in a landscape.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::chance::Lot;
use crate::game::set::Element;
use crate::game::spelling::spelled;

/// What lives at a location. In the expert game each has an ability (M28–M32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Animal {
    /// Peeks at a card (M28).
    Penguin,
    /// Changes places with a neighbour (M30).
    Octopus,
    /// Bans a card for the next player (M29).
    Walrus,
    /// Plays again at once (M31).
    Crab,
    /// Does nothing (M32).
    Turtle,
}

/// Where it lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Landscape {
    Ocean,
    Jungle,
    Lava,
    Flowers,
    Beach,
}

/// M1: one of the 25 locations, for instance the crab in the jungle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// Who lives there.
    pub animal: Animal,
    /// What it looks like there.
    pub landscape: Landscape,
}

/// How a revealed location goes with the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Link {
    /// M16: it opens the round, there is nothing to go with.
    Opening,
    /// M13: the same animal, say crab in the jungle after crab on the beach.
    Animal,
    /// M13: the same landscape, say crab in the jungle after turtle in the jungle.
    Landscape,
    /// M14: neither animal nor landscape is the same.
    None,
}

impl Animal {
    /// All five, in the order of the rule book.
    pub const ALL: [Self; 5] =
        [Self::Penguin, Self::Octopus, Self::Walrus, Self::Crab, Self::Turtle];

    /// As records spell it.
    pub fn name(self) -> &'static str {
        ["penguin", "octopus", "walrus", "crab", "turtle"][self as usize]
    }
}

impl Landscape {
    /// All five, in the order of the rule book.
    pub const ALL: [Self; 5] = [Self::Ocean, Self::Jungle, Self::Lava, Self::Flowers, Self::Beach];

    /// As records spell it.
    pub fn name(self) -> &'static str {
        ["ocean", "jungle", "lava", "flowers", "beach"][self as usize]
    }
}

impl Card {
    /// How many there are.
    pub const COUNT: usize = 25;

    /// The location with this animal and this landscape.
    pub const fn new(animal: Animal, landscape: Landscape) -> Self {
        Self { animal, landscape }
    }

    /// All 25, in the order of their numbers.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::new(Animal::Penguin, Landscape::Ocean); Self::COUNT];
        let mut i = 0;
        while i < Self::COUNT {
            all[i] = Self::new(Animal::ALL[i / 5], Landscape::ALL[i % 5]);
            i += 1;
        }
        all
    };

    /// M13, M14: how this location goes with the one revealed before it. Every card is there once,
    /// so two cards never share both.
    #[inline]
    pub fn link(self, before: Self) -> Link {
        if self.animal == before.animal {
            Link::Animal
        } else if self.landscape == before.landscape {
            Link::Landscape
        } else {
            Link::None
        }
    }

    /// M13: whether this location may follow `before`.
    pub fn connects(self, before: Self) -> bool {
        self.link(before) != Link::None
    }
}

impl Element for Card {
    const COUNT: usize = Self::COUNT;

    #[inline]
    fn index(self) -> usize {
        self.animal as usize * 5 + self.landscape as usize
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

impl Lot for Card {
    fn lot(self) -> u16 {
        self.index() as u16
    }
}

/// As records spell it: `penguin-lava`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.animal.name(), self.landscape.name())
    }
}

spelled!(Card, "location");
