//! The cards that somebody has kept.

use serde::{Deserialize, Serialize};

use crate::game::Few;
use crate::games::ptibapt::{Card, Colour};

/// The cards that somebody has kept, in the order in which they came. Everybody sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile(Few<Card, { Card::BASE }>);

impl Pile {
    /// All of them.
    pub fn cards(&self) -> &[Card] {
        &self.0
    }

    /// P2: what they are worth.
    pub fn points(&self) -> i8 {
        self.0.iter().map(|card| card.points()).sum()
    }

    /// How many are of that colour.
    pub fn count(&self, colour: Colour) -> usize {
        self.0.iter().filter(|card| card.colour() == colour).count()
    }

    /// One more. There is room for every card that can be kept.
    pub(crate) fn add(&mut self, card: Card) {
        let _there_is_room = self.0.try_push(card);
    }

    /// P8: takes a red card away, if there is one. They are alike, so it is the newest.
    pub(crate) fn take_red(&mut self) -> Option<Card> {
        let at = self.0.iter().rposition(|card| *card == Card::Red)?;
        self.0.remove(at)
    }
}
