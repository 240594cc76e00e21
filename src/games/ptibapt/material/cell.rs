//! The places of the grid.

use serde::{Deserialize, Serialize};

use crate::game::Set;
use crate::game::set::numbered_element;
use crate::game::spelling::numbered;

/// A place of the grid: counted from 0, row by row from the top left, the same way up for both (P1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(u8);

/// Some places of the grid.
pub type CellSet = Set<Cell>;

impl Cell {
    /// How many the largest grid has.
    pub const COUNT: usize = 30;

    /// The place with that number, if a grid can have it.
    pub fn new(number: u8) -> Option<Self> {
        (usize::from(number) < Self::COUNT).then_some(Self(number))
    }
}

/// P1, P3: how the cards lie: 5 columns and 4 rows, or 6 and 5 with the extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the sentence above names both")]
pub struct Grid {
    pub columns: u8,
    pub rows: u8,
}

impl Grid {
    /// P1: the grid of the base game.
    pub const BASE: Self = Self { columns: 5, rows: 4 };
    /// P3: the grid with the extension.
    pub const EXTENDED: Self = Self { columns: 6, rows: 5 };

    /// The place in that row and column, for those who know that there is one.
    pub const fn place(self, row: u8, column: u8) -> Cell {
        assert!(row < self.rows && column < self.columns, "the grid has no such place");
        Cell(row * self.columns + column)
    }

    /// All its places.
    #[inline]
    pub fn cells(self) -> CellSet {
        CellSet::first_few(usize::from(self.columns) * usize::from(self.rows))
    }

    /// The place in that row and column, both counted from 0 at the top left.
    pub fn at(self, row: u8, column: u8) -> Option<Cell> {
        let inside = row < self.rows && column < self.columns;
        inside.then(|| Cell(row * self.columns + column))
    }

    /// The row of a place, 0 at the top.
    pub fn row(self, cell: Cell) -> u8 {
        cell.0 / self.columns
    }

    /// The column of a place, 0 at the left.
    pub fn column(self, cell: Cell) -> u8 {
        cell.0 % self.columns
    }

    /// As players name a place: column A–F from the left, row 1–5 from the top.
    pub fn name(self, cell: Cell) -> String {
        format!("{}{}", char::from(b'A' + self.column(cell)), self.row(cell) + 1)
    }
}

numbered_element!(Cell, Cell::COUNT);

numbered!(Cell, Cell::COUNT, |number| format!(
    "there is no cell {number}: no grid has more than 30"
));
