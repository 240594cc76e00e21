//! The cards: green and yellow pairs, red traps, blue bonuses.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::chance::Lot;
use crate::game::few::ListItem;
use crate::game::set::Element;
use crate::game::spelling::spelled;

/// P1, P3: what can be on a card. All but the traps are there twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// One of the seven green pictures.
    Green(Picture),
    /// A "Pti Bapt": whoever finds both plays again (P7).
    Yellow,
    /// A trap: four of them, all alike.
    Red,
    /// A blue card of the extension.
    Bonus(Bonus),
}

/// P1: which of the green pictures, 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Picture(u8);

/// P3: what a blue pair does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// Its player looks in secret at two face-down cards.
    Spyglass,
    /// Two face-down cards change places, in everyone's sight.
    Switch,
    /// A red card of its player leaves the game.
    Broom,
    /// A red card of its player goes to the other one.
    Parcel,
    /// Its player takes another turn at once.
    Again,
}

/// The colour by which a card counts (P2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Colour {
    Green,
    Yellow,
    Red,
    Blue,
}

impl Picture {
    /// How many there are.
    pub const COUNT: usize = 7;

    /// The one with that number, 1 to 7.
    pub const fn numbered(number: u8) -> Self {
        assert!(number >= 1 && number as usize <= Self::COUNT, "there are seven green pictures");
        Self(number)
    }

    /// Its number, 1 to 7.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl Bonus {
    /// All five, in the order of the rule book.
    pub const ALL: [Self; 5] =
        [Self::Spyglass, Self::Switch, Self::Broom, Self::Parcel, Self::Again];

    /// As records spell it.
    pub fn name(self) -> &'static str {
        ["spyglass", "switch", "broom", "parcel", "again"][self as usize]
    }
}

impl Card {
    /// How many different ones there are.
    pub const COUNT: usize = Picture::COUNT + 2 + Bonus::ALL.len();
    /// P1: the cards of the base game.
    pub const BASE: usize = 20;

    /// All different ones, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self::from_index)
    }

    /// P1, P3: every card of a game, as often as it lies there.
    pub fn deck(extension: bool) -> impl Iterator<Item = Self> + Clone {
        let takes_part = move |card: &Self| extension || card.colour() != Colour::Blue;
        Self::all()
            .filter(takes_part)
            .flat_map(|card| std::iter::repeat_n(card, card.copies().into()))
    }

    /// P1, P3: how often it lies there.
    pub fn copies(self) -> u8 {
        if self == Self::Red { 4 } else { 2 }
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        match self {
            Self::Green(_) => Colour::Green,
            Self::Yellow => Colour::Yellow,
            Self::Red => Colour::Red,
            Self::Bonus(_) => Colour::Blue,
        }
    }

    /// P2: what it is worth to whoever has kept it. Blue cards are never kept.
    pub fn points(self) -> i8 {
        match self.colour() {
            Colour::Green => 1,
            Colour::Yellow => 2,
            Colour::Red => -1,
            Colour::Blue => 0,
        }
    }
}

impl Element for Card {
    const COUNT: usize = Self::COUNT;

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Green(Picture(number)) => usize::from(number) - 1,
            Self::Yellow => 7,
            Self::Red => 8,
            Self::Bonus(bonus) => 9 + bonus as usize,
        }
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        match index {
            0..7 => Self::Green(Picture(index as u8 + 1)),
            7 => Self::Yellow,
            8 => Self::Red,
            _ => Self::Bonus(Bonus::ALL[index - 9]),
        }
    }
}

impl ListItem for Card {
    const FILL: Self = Self::Red;
}

impl Lot for Card {
    fn lot(self) -> u16 {
        self.index() as u16
    }
}

/// As records spell it: `green-3`, `yellow`, `red`, `spyglass`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Green(Picture(number)) => write!(f, "green-{number}"),
            Self::Yellow => f.write_str("yellow"),
            Self::Red => f.write_str("red"),
            Self::Bonus(bonus) => f.write_str(bonus.name()),
        }
    }
}

spelled!(Card, "card");
