//! The four sides of the island.

use serde::{Deserialize, Serialize};

use crate::game::chance::Lot;
use crate::game::set::Element;
use crate::game::{Seat, Set};
use crate::games::memoarrr::{Cell, CellSet};

/// M7: a side of the island, in clockwise order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Side {
    /// Row 0.
    #[serde(rename = "N")]
    North,
    /// Column 4.
    #[serde(rename = "E")]
    East,
    /// Row 4.
    #[serde(rename = "S")]
    South,
    /// Column 0.
    #[serde(rename = "W")]
    West,
}

impl Side {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// M7: the side of a seat; seats are counted clockwise from the first taken side.
    pub fn of(seat: Seat, taken: Set<Self>) -> Option<Self> {
        taken.nth(seat.index())
    }

    /// M9: the three middle places of its edge. No two sides share one.
    pub fn middle(self) -> CellSet {
        [1, 2, 3]
            .into_iter()
            .map(|i| match self {
                Self::North => Cell::at(0, i),
                Self::East => Cell::at(i, 4),
                Self::South => Cell::at(4, i),
                Self::West => Cell::at(i, 0),
            })
            .collect()
    }
}

impl Element for Side {
    const COUNT: usize = 4;

    fn index(self) -> usize {
        self as usize
    }

    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

impl Lot for Side {
    fn lot(self) -> u16 {
        self as u16
    }
}
