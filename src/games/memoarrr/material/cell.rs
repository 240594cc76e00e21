//! The places of the island.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::Set;
use crate::game::set::{Element, numbered_element};
use crate::game::spelling::numbered;

/// A place of the 5×5 island: 0–24, row by row from the north-west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(u8);

/// Some places of the island.
pub type CellSet = Set<Cell>;

impl Cell {
    /// How many there are.
    pub const COUNT: usize = 25;
    /// M4: the middle of the island, where no location lies.
    pub const CENTRE: Self = Self(12);

    /// The place with that number, if there is one.
    pub fn new(number: u8) -> Option<Self> {
        (usize::from(number) < Self::COUNT).then_some(Self(number))
    }

    /// The place in that row and column, both counted from 0 in the north-west.
    pub const fn at(row: u8, column: u8) -> Self {
        assert!(row < 5 && column < 5, "the island has five rows and five columns");
        Self(row * 5 + column)
    }

    /// Its row, 0 in the north.
    pub fn row(self) -> u8 {
        self.0 / 5
    }

    /// Its column, 0 in the west.
    pub fn column(self) -> u8 {
        self.0 % 5
    }

    /// M4: the 24 places where a location lies.
    #[inline]
    pub fn with_location() -> CellSet {
        CellSet::ALL - CellSet::only(Self::CENTRE)
    }

    /// M30: the locations up, down, left and right of it; never the centre.
    pub fn neighbours(self) -> CellSet {
        CellSet::from_bits(NEIGHBOURS[self.index()]).unwrap_or(CellSet::EMPTY)
    }
}

const NEIGHBOURS: [u64; Cell::COUNT] = {
    let mut all = [0; Cell::COUNT];
    let mut i = 0;
    while i < Cell::COUNT {
        let (row, column) = (i / 5, i % 5);
        if row > 0 {
            all[i] |= 1 << (i - 5);
        }
        if row < 4 {
            all[i] |= 1 << (i + 5);
        }
        if column > 0 {
            all[i] |= 1 << (i - 1);
        }
        if column < 4 {
            all[i] |= 1 << (i + 1);
        }
        all[i] &= !(1 << 12);
        i += 1;
    }
    all
};

numbered_element!(Cell, Cell::COUNT);

numbered!(Cell, Cell::COUNT, |number| format!(
    "there is no cell {number}: the island has cells 0 to 24"
));

/// As players name it: column A–E from the west, row 1–5 from the north, so the north-west is A1.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}
