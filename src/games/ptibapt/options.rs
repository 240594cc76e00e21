//! What the host chooses before the deal.

use serde::{Deserialize, Serialize};

use super::{Card, Grid};
use crate::game::{Seat, SetupError};

/// What the host chooses before the deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// P3: with the five blue pairs.
    pub extension: bool,
    /// P13: one player against the clock.
    pub solo: bool,
    /// P4: who starts, or nobody yet: then chance decides.
    pub first: Option<Seat>,
}

impl Options {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        if self.solo { 1 } else { 2 }
    }

    /// P1, P3: how the cards lie.
    #[inline]
    pub fn grid(&self) -> Grid {
        if self.extension { Grid::EXTENDED } else { Grid::BASE }
    }

    /// P1, P3: every card of the game, as often as it lies there.
    pub fn deck(&self) -> impl Iterator<Item = Card> + Clone {
        Card::deck(self.extension)
    }

    /// Whether `seats` players can play with these options.
    pub fn check(&self, seats: u8) -> Result<(), SetupError> {
        match (self.solo, seats) {
            // P13.
            (true, 1) if self.extension => Err(SetupError::SoloExtension),
            (true, 1) | (false, 2) => match self.first {
                Some(first) if u8::from(first) >= seats => Err(SetupError::StartPlayer(seats)),
                _ => Ok(()),
            },
            (true, _) => Err(SetupError::SoloPlayers(seats)),
            (false, _) => Err(SetupError::Players(seats)),
        }
    }
}
