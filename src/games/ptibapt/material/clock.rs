//! The clock of the solo game, as the rules know it: what it said at the last action.
//!
//! The rules have no clock of their own. Whoever has one, the table, stamps each action of a solo game
//! with the time since the first card was turned before it is played, so the record, a replay and a
//! client's check of the whole game all see the same time. An action without a stamp takes no time:
//! so bots play among themselves.

use serde::{Deserialize, Serialize};

use crate::games::ptibapt::Illegal;

/// P13: what the clock said when an action was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stamp {
    /// Milliseconds since the first card was turned.
    pub millis: u32,
    /// P16: whether the game had been interrupted and resumed by then.
    pub resumed: bool,
}

/// P16: what the clock said last, and whether it can be believed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Clock {
    /// Milliseconds since the first card was turned.
    pub millis: u32,
    /// Whether the game was interrupted and resumed, so that it makes no best time.
    pub interrupted: bool,
}

impl Clock {
    /// P13: only solo has a clock. P16: it never goes back.
    pub(crate) fn check(self, solo: bool, stamp: Option<Stamp>) -> Result<(), Illegal> {
        match stamp {
            None => Ok(()),
            Some(_) if !solo => Err(Illegal::NoClock),
            Some(stamp) if stamp.millis < self.millis => Err(Illegal::ClockWentBack),
            Some(_) => Ok(()),
        }
    }

    /// Time went by.
    pub(crate) fn advance(&mut self, stamp: Option<Stamp>) {
        if let Some(Stamp { millis, resumed }) = stamp {
            self.millis = millis;
            self.interrupted |= resumed;
        }
    }
}
