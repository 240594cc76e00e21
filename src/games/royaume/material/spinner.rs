//! The spinner.

use serde::{Deserialize, Serialize};

use crate::game::spelling::numbered;
use crate::games::royaume::{City, Colour};

/// R3: one of the ten segments, as numbered in records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Sector(u8);

/// R3: what a segment shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Where the Wizard goes.
    pub to: WizardTarget,
    /// The yellow, green and violet numbers.
    pub numbers: [u8; 3],
    /// R15: whether it shows the star.
    pub star: bool,
}

/// R3: where a segment sends the Wizard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WizardTarget {
    /// To that city.
    City(City),
    /// To the Mine of Memories.
    Mine,
}

impl Sector {
    /// How many there are.
    pub const COUNT: usize = 10;

    pub(crate) fn numbered(number: usize) -> Self {
        Self((number % Self::COUNT) as u8)
    }

    /// Its number.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// All of them.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl Segment {
    /// The number of that colour.
    #[inline]
    pub fn number(&self, colour: Colour) -> u8 {
        self.numbers[colour as usize]
    }
}

numbered!(Sector, Sector::COUNT, |_| "the spinner has ten segments (R3)".to_owned());
