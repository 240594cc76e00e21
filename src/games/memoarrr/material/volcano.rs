//! The volcanoes.

use serde::{Deserialize, Serialize};

use crate::game::chance::Lot;
use crate::game::set::Element;
use crate::game::spelling::SpellingError;

/// M3: a volcano, told from the others by the birds above it. Both its sides are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Volcano {
    OneBird,
    ThreeBirds,
    SevenBirds,
}

impl Volcano {
    /// All three, fewest birds first.
    pub const ALL: [Self; 3] = [Self::OneBird, Self::ThreeBirds, Self::SevenBirds];

    /// How many birds fly above it.
    pub fn birds(self) -> u8 {
        [1, 3, 7][self as usize]
    }
}

impl Element for Volcano {
    const COUNT: usize = 3;

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

impl Lot for Volcano {
    fn lot(self) -> u16 {
        self.birds().into()
    }
}

impl TryFrom<u8> for Volcano {
    type Error = SpellingError;

    fn try_from(birds: u8) -> Result<Self, SpellingError> {
        Self::ALL.into_iter().find(|volcano| volcano.birds() == birds).ok_or_else(|| {
            SpellingError(format!("no volcano has {birds} birds: there are 1, 3 and 7"))
        })
    }
}

impl From<Volcano> for u8 {
    fn from(volcano: Volcano) -> Self {
        volcano.birds()
    }
}
