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
        let bad = |sentence: String| Err(SetupError(sentence));
        match (self.solo, seats) {
            (true, 1) if self.extension => {
                bad("Solo is played without the extension (P13).".to_owned())
            }
            (true, 1) | (false, 2) => match self.first {
                Some(first) if u8::from(first) >= seats => {
                    bad(format!("The start player must be one of the {seats} at the table."))
                }
                _ => Ok(()),
            },
            (true, _) => bad(format!("Solo is for one player, not for {seats}.")),
            (false, _) => {
                bad(format!("Pti Bapt is for 2 players, or for one solo; not for {seats}."))
            }
        }
    }
}
