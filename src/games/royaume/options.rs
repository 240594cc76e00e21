//! What the host chooses before the deal.

use serde::{Deserialize, Serialize};

use super::Ground;
use crate::game::{Seat, SetupError};

/// What the host chooses before the deal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// R6: those who sit after the start player begin with some points.
    pub even_start: bool,
    /// Tuning: in the last turn a memory tile gives 3 points instead of 5.
    pub early_harvest: bool,
    /// R6: who starts, or nobody yet: then chance decides.
    pub first: Option<Seat>,
    /// R2–R5: the kingdom.
    pub ground: Ground,
}

impl Default for Options {
    fn default() -> Self {
        Self { even_start: true, early_harvest: false, first: None, ground: Ground::default() }
    }
}

impl Options {
    /// How few can play.
    pub const FEWEST: u8 = 2;
    /// How many can play.
    pub const MOST: u8 = 6;
    /// R6: what even start gives for every seat that one sits after the start player.
    const HEAD_START: u16 = 3;
    /// R12: what a memory tile gives by itself.
    pub const MEMORY: i16 = 5;
    /// The same in the last turn, with early harvest.
    const LATE_MEMORY: i16 = 3;

    /// R6: the points with which the seat begins that is `after` seats after the start player.
    pub fn start_score(&self, after: u8) -> u16 {
        if self.even_start { Self::HEAD_START * u16::from(after) } else { 0 }
    }

    /// R12: what a memory tile gives by itself; less in the last turn with early harvest.
    pub fn memory_points(&self, last_turn: bool) -> i16 {
        if self.early_harvest && last_turn { Self::LATE_MEMORY } else { Self::MEMORY }
    }

    /// Whether `seats` players can play with these options.
    pub fn check(&self, seats: u8) -> Result<(), SetupError> {
        if !(Self::FEWEST..=Self::MOST).contains(&seats) {
            return Err(SetupError::Players(seats));
        }
        match self.first {
            Some(first) if u8::from(first) >= seats => Err(SetupError::StartPlayer(seats)),
            _ => Ok(()),
        }
    }
}
