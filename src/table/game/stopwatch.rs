//! The time since the deal, for games in which it counts.
//!
//! It runs from the moment everybody can see the cards, and nothing stops it: neither a pause nor a
//! full disk. A table that is resumed goes on from what the save says, and says that it was resumed.

use crate::table::moment::Moment;

/// Since when a game is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stopwatch {
    since: Moment,
    /// What it said when the table was resumed, if it was.
    resumed: Option<u64>,
}

/// What a stopwatch says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Milliseconds since the deal.
    pub millis: u64,
    /// Whether the game was interrupted since the deal.
    pub resumed: bool,
}

impl Stopwatch {
    /// It starts.
    pub(crate) fn start(now: Moment) -> Self {
        Self { since: now, resumed: None }
    }

    /// It goes on from there.
    pub(crate) fn resume(now: Moment, from: u64) -> Self {
        Self { since: now, resumed: Some(from) }
    }

    /// What it says now.
    pub(crate) fn read(self, now: Moment) -> Reading {
        let before = self.resumed.unwrap_or(0);
        Reading { millis: before + self.since.until(now), resumed: self.resumed.is_some() }
    }
}
