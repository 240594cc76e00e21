//! What the host chooses before the deal.

use serde::{Deserialize, Serialize};

use super::Side;
use crate::game::{Seat, Set, SetupError};

/// What the host chooses before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// M27: the animals have abilities.
    pub expert: bool,
    /// M8: the treasures lie in a known order.
    pub ordered_stack: bool,
    /// M27: the opening reveal of a round has an ability, too. Means nothing in the basic game.
    pub opening_ability: bool,
    /// M7: the sides at which somebody sits; seats are counted clockwise from the north.
    pub sides: Set<Side>,
    /// M10: who starts, or nobody yet: then chance decides.
    pub first: Option<Seat>,
}

impl Options {
    /// The basic game on the usual sides for this many: opposite each other for two.
    pub fn basic(seats: u8) -> Self {
        let sides = match seats {
            2 => [Side::North, Side::South].into_iter().collect(),
            _ => Set::first_few(seats.into()),
        };
        Self { expert: false, ordered_stack: false, opening_ability: false, sides, first: None }
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.sides.len() as u8
    }

    /// Whether `seats` players can play with these options.
    pub fn check(&self, seats: u8) -> Result<(), SetupError> {
        if !(2..=4).contains(&seats) {
            return Err(SetupError::Players(seats));
        }
        if self.seats() != seats {
            return Err(SetupError::Sides { players: seats, sides: self.seats() });
        }
        if self.first.is_some_and(|first| u8::from(first) >= seats) {
            return Err(SetupError::StartPlayer(seats));
        }
        Ok(())
    }
}
