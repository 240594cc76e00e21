//! Who has to do what now.

use serde::{Deserialize, Serialize};

use super::{Bonus, Cell, CellSet};
use crate::game::{Seat, SeatSet};

/// Who has to do what now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// P5: the seat turns up the first card of its turn.
    First(Seat),
    /// P6: that card is up, and the seat turns up another one.
    Second(Seat, Cell),
    /// P12: what was turned up and has to go back is in sight until the seat confirms: two cards that
    /// do not match, or the one before a trap.
    Shown(Seat, Cell, Option<Cell>),
    /// P8: the seat has to name two places to look at.
    Spyglass(Seat),
    /// P8, P12: the seat looks at these two places until it confirms.
    Looking(Seat, Cell, Cell),
    /// P8: the seat has to name two cards that change places.
    Switch(Seat),
    /// P10, P14: everything has been found.
    Over,
}

impl Phase {
    /// The seat in turn.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::First(seat)
            | Self::Second(seat, _)
            | Self::Shown(seat, ..)
            | Self::Spyglass(seat)
            | Self::Looking(seat, ..)
            | Self::Switch(seat) => Some(seat),
            Self::Over => None,
        }
    }

    /// The seats that have to decide something.
    #[inline]
    pub fn to_act(self) -> SeatSet {
        self.seat().into_iter().collect()
    }

    /// P5, P12: the cards that everybody sees.
    #[inline]
    pub fn face_up(self) -> CellSet {
        match self {
            Self::Looking(..) => CellSet::EMPTY,
            _ => self.cells(),
        }
    }

    /// The cards that are up for anybody.
    #[inline]
    pub(super) fn cells(self) -> CellSet {
        match self {
            Self::Second(_, cell) | Self::Shown(_, cell, None) => CellSet::only(cell),
            Self::Shown(_, a, Some(b)) | Self::Looking(_, a, b) => {
                CellSet::only(a) | CellSet::only(b)
            }
            _ => CellSet::EMPTY,
        }
    }

    /// How many that must be.
    pub(super) fn shows(self) -> usize {
        match self {
            Self::Second(..) | Self::Shown(_, _, None) => 1,
            Self::Shown(_, _, Some(_)) | Self::Looking(..) => 2,
            _ => 0,
        }
    }

    /// The bonus that the seat has to use now, if it is about one.
    pub fn bonus(self) -> Option<Bonus> {
        match self {
            Self::Spyglass(_) => Some(Bonus::Spyglass),
            Self::Switch(_) => Some(Bonus::Switch),
            _ => None,
        }
    }

    /// P12: whether something is in sight that has to go back.
    pub fn waits_for_confirmation(self) -> bool {
        matches!(self, Self::Shown(..) | Self::Looking(..))
    }
}
