//! The treasures.

use serde::{Deserialize, Serialize};

use crate::game::chance::Lot;

/// M2: a chest with 1 to 4 rubies in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Treasure(u8);

impl Treasure {
    /// M2: the seven treasures, 15 rubies in all; M8: in the order of the ordered stack, top first.
    pub const ALL: [Self; 7] = [Self(1), Self(1), Self(2), Self(2), Self(2), Self(3), Self(4)];

    /// How many rubies are in it.
    pub fn rubies(self) -> u8 {
        self.0
    }
}

impl Lot for Treasure {
    fn lot(self) -> u16 {
        self.0.into()
    }
}
