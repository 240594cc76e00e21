//! The clock of a game in which time counts.
//!
//! The cards are laid out once the player turns the first of them: then it starts (P13). It stands
//! still while its player does not see the board, under another screen or in a window that is put
//! away; a pause of the table or a full disk does not stop it. A table that is resumed goes on from
//! what the save says, and says that it was resumed (P16).

use crate::table::moment::Moment;

/// The clock of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stopwatch {
    /// What it said when it stood still last.
    counted: u64,
    /// Since when it has run.
    since: Option<Moment>,
    started: bool,
    frozen: bool,
    resumed: bool,
}

/// What a stopwatch says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Milliseconds since the first action.
    pub millis: u64,
    /// Whether the game was interrupted since the deal.
    pub resumed: bool,
}

impl Stopwatch {
    /// One that goes on from there, or has not started yet.
    pub(crate) fn resume(now: Moment, from: u64, started: bool) -> Self {
        let since = started.then_some(now);
        Self { counted: from, since, started, frozen: false, resumed: true }
    }

    /// One that somebody else has, as they say.
    pub(crate) fn told(now: Moment, millis: u32, runs: bool) -> Self {
        Self { counted: millis.into(), since: runs.then_some(now), ..Self::default() }
    }

    /// It starts, unless it has.
    pub(crate) fn start(&mut self, now: Moment) {
        if !self.started {
            self.started = true;
            self.since = (!self.frozen).then_some(now);
        }
    }

    /// Its player does not see the board, or sees it again.
    pub(crate) fn freeze(&mut self, now: Moment, frozen: bool) {
        if frozen != self.frozen {
            self.counted = self.read(now).millis;
            self.frozen = frozen;
            self.since = (self.started && !frozen).then_some(now);
        }
    }

    /// Whether it runs.
    pub fn runs(self) -> bool {
        self.since.is_some()
    }

    /// What it says now.
    pub fn read(self, now: Moment) -> Reading {
        let running = self.since.map_or(0, |since| since.until(now));
        Reading { millis: self.counted.saturating_add(running), resumed: self.resumed }
    }
}
