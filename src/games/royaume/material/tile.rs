//! The challenge tiles.

use std::fmt;

use arrayvec::ArrayVec;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Set;
use crate::game::set::numbered_element;
use crate::game::spelling::numbered;

/// R4: one of the 24 challenge tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Tile(u8);

/// Some of the challenge tiles.
pub type TileSet = Set<Tile>;

/// R4: what the back shows; grey-blue ones are harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Back {
    #[serde(rename = "green")]
    Green,
    #[serde(rename = "grey-blue")]
    GreyBlue,
}

/// R3, R4: the colour of a number on the spinner and of the circle on a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Colour {
    Yellow,
    Green,
    Violet,
}

/// R4: what a challenge is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Front {
    /// What one sees while it lies face down.
    pub back: Back,
    /// Which number of the spinner counts.
    pub colour: Colour,
    /// What is printed on it.
    pub difficulty: u8,
}

impl Tile {
    /// How many there are.
    pub const COUNT: usize = 24;

    /// The one of that number; they are counted around.
    pub const fn numbered(number: u8) -> Self {
        Self(number % Self::COUNT as u8)
    }
}

impl Colour {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Yellow, Self::Green, Self::Violet];
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["yellow", "green", "violet"][*self as usize])
    }
}

impl Back {
    /// R18: what a failure costs.
    pub fn loss(self) -> u16 {
        match self {
            Self::Green => 2,
            Self::GreyBlue => 5,
        }
    }
}

numbered_element!(Tile, Tile::COUNT);

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

numbered!(Tile, Tile::COUNT, |_| "there are 24 challenge tiles (R4)".to_owned());

/// R11: one to three different tiles to trade, in the order in which they are named.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tiles {
    first: Tile,
    more: [Option<Tile>; 2],
}

impl Tiles {
    /// Just this one.
    pub const fn one(tile: Tile) -> Self {
        Self { first: tile, more: [None, None] }
    }

    /// These tiles, if they are one to three different ones.
    pub fn new(tiles: &[Tile]) -> Option<Self> {
        let different = tiles.iter().copied().collect::<TileSet>().len() == tiles.len();
        match (tiles, different) {
            ([first], _) => Some(Self::one(*first)),
            ([first, second], true) => Some(Self { first: *first, more: [Some(*second), None] }),
            ([first, second, third], true) => {
                Some(Self { first: *first, more: [Some(*second), Some(*third)] })
            }
            _ => None,
        }
    }

    /// Each, as named.
    pub fn iter(&self) -> impl Iterator<Item = Tile> + Clone + use<> {
        let Self { first, more } = *self;
        std::iter::once(first).chain(more.into_iter().flatten())
    }

    /// How many.
    pub fn count(&self) -> usize {
        1 + self.more.iter().flatten().count()
    }

    /// The same in no order.
    pub fn set(&self) -> TileSet {
        self.iter().collect()
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<ArrayVec<Tile, 3>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tiles = ArrayVec::<Tile, 3>::deserialize(deserializer)?;
        Self::new(&tiles).ok_or_else(|| D::Error::custom("one to three different tiles (R11)"))
    }
}
