//! The clock that is played against, as those at the table know it.

use super::stopwatch::Stopwatch;
use crate::table::messages::notice::{Notice, Refusal};
use crate::table::messages::person::PersonId;
use crate::table::{Hosted, Stage, Table};

impl<G: Hosted> Table<G> {
    /// The clock that is played against, if one is.
    pub(crate) fn timer(&self) -> Option<Stopwatch> {
        let Stage::Playing(play) = &self.stage else { return None };
        play.timer().filter(|_| play.outcome().is_none())
    }

    /// The player does not see the board, or sees it again.
    pub(crate) fn freeze(&mut self, id: PersonId, frozen: bool) -> Result<(), Refusal<G>> {
        let plays = self.room.seat_of(id).is_some() && self.timer().is_some();
        match &mut self.stage {
            Stage::Playing(play) if plays => play.stopwatch.freeze(self.now, frozen),
            _ => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// Tells everybody what the clock says, if it started, stopped or went on.
    pub(crate) fn tell_timer(&mut self) {
        let timer = self.timer();
        if timer != self.timer_told {
            self.timer_told = timer;
            if let Some(notice) = self.timer_notice() {
                self.room.tell_all(&notice);
            }
        }
    }

    /// What the clock says now.
    pub(crate) fn timer_notice(&self) -> Option<Notice<G>> {
        let timer = self.timer()?;
        let millis = u32::try_from(timer.read(self.now).millis).unwrap_or(u32::MAX);
        Some(Notice::Timer(millis, timer.runs()))
    }
}
