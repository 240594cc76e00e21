//! What happens, and what of it is seen.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::tally::as_records_write_it;
use super::{Bonus, Card, Cell, Phase, Tabletop, Tally};
use crate::game::{Seat, SeatSet};

/// One place or two, in the order in which they were named.
pub type Cells = ArrayVec<Cell, 2>;

/// What an action led to, in full: the truth, as records write it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each variant's sentence names its fields")]
pub enum Event {
    /// P5, P6: a card was turned up, as the first or the second of a turn.
    Turned {
        cell: Cell,
        card: Card,
        #[serde(skip)]
        second: bool,
    },
    /// P5, P6: the seat keeps what lay there: a pair, or a trap.
    Kept {
        seat: Seat,
        cells: Cells,
        #[serde(skip)]
        card: Card,
    },
    /// P12: what lies there went back down.
    Back { cells: Cells },
    /// P8: the seat found a blue pair, which leaves the game. `void`: there was no red card to take.
    Bonus {
        seat: Seat,
        name: Bonus,
        void: bool,
        #[serde(skip)]
        cells: Cells,
    },
    /// P8: the seat looks at two cards in secret.
    Looked { seat: Seat, cells: [Cell; 2], cards: [Card; 2] },
    /// P8: what lies at these places has changed places.
    Switched { cells: [Cell; 2] },
    /// P10, P14: it is over.
    GameOver(#[serde(serialize_with = "as_records_write_it")] Tally),
}

/// What is seen of an event. Everybody sees the same of it: what a spyglass shows is in the view of
/// the one who looks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "as in `Event`")]
pub enum Seen {
    Turned { cell: Cell, card: Card, second: bool },
    Kept { seat: Seat, cells: Cells, card: Card },
    Back { cells: Cells },
    Bonus { seat: Seat, bonus: Bonus, void: bool, cells: Cells },
    Looked { seat: Seat, cells: [Cell; 2] },
    Switched { cells: [Cell; 2] },
    GameOver(Tally),
}

impl Seen {
    /// Whether it is about what lies on this table.
    pub(super) fn fits(&self, table: &Tabletop) -> bool {
        let seats = SeatSet::first_few(table.seats().into());
        let grid = table.options.grid().cells();
        let on_grid =
            |cells: &[Cell]| !cells.is_empty() && cells.iter().all(|it| grid.contains(*it));
        match self {
            Self::Turned { cell, .. } => grid.contains(*cell),
            Self::Back { cells } => on_grid(cells),
            Self::Switched { cells } => on_grid(cells),
            Self::Kept { seat, cells, .. } | Self::Bonus { seat, cells, .. } => {
                seats.contains(*seat) && on_grid(cells)
            }
            Self::Looked { seat, cells } => seats.contains(*seat) && on_grid(cells),
            Self::GameOver(tally) => table.phase == Phase::Over && *tally == Tally::new(table),
        }
    }

    pub(super) fn of(event: &Event) -> Self {
        match *event {
            Event::Turned { cell, card, second } => Self::Turned { cell, card, second },
            Event::Kept { seat, ref cells, card } => {
                Self::Kept { seat, cells: cells.clone(), card }
            }
            Event::Back { ref cells } => Self::Back { cells: cells.clone() },
            Event::Bonus { seat, name, void, ref cells } => {
                Self::Bonus { seat, bonus: name, void, cells: cells.clone() }
            }
            Event::Looked { seat, cells, cards: _ } => Self::Looked { seat, cells },
            Event::Switched { cells } => Self::Switched { cells },
            Event::GameOver(ref tally) => Self::GameOver(tally.clone()),
        }
    }
}
