//! The time on the screen: how long the cards lie there (P13), and how long what has to go back is
//! still in sight (P12).
//!
//! Both are the table's matter. A view says what the clock said at the last action, and the settings
//! say how long something is shown; what has gone by since then is counted here, from the moment at
//! which the update was heard, by the window's monotonic time. Motion on the board has no part in it.

use crate::games::PtiBapt;
use crate::games::ptibapt::Phase;
use crate::table::StageName;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::style::theme::pace;

/// The time on the screen.
#[derive(Clone, Debug, Default)]
pub struct Stopwatch {
    /// The newest update that was heard.
    heard: Option<u32>,
    /// P13: when the clock began, by the window's time; none where no clock runs.
    began: Option<f64>,
    /// P12: since when and until when something is in sight.
    shown: Option<[f64; 2]>,
}

impl Stopwatch {
    /// Time went by, and there may be a new update.
    pub fn advance(&mut self, now: f64, snapshot: &ClientSnapshot<PtiBapt>) {
        let Some(update) = &snapshot.update else { return };
        let (table, seq) = (&update.view.tabletop, update.seq);
        let lobby = snapshot.lobby.as_ref();
        let playing = lobby.is_some_and(|lobby| lobby.stage == StageName::Playing);
        let last = self.heard.replace(seq);
        if !playing || last > Some(seq) {
            (self.began, self.shown) = (None, None);
        }
        if playing && table.options.solo && table.phase != Phase::Over {
            let began = now - f64::from(table.clock.millis) / 1000.0;
            // An update that was long on its way does not set the clock back.
            self.began = Some(self.began.map_or(began, |before| before.min(began)));
        } else {
            self.began = None;
        }
        if last != Some(seq) {
            let millis = lobby.map_or(0, |lobby| lobby.settings.show_millis);
            let waits = playing && table.phase.waits_for_confirmation() && millis > 0;
            self.shown = waits.then(|| [now, now + f64::from(millis) / 1000.0]);
        }
    }

    /// P16: how long the cards have been lying there, in milliseconds, while the clock runs.
    pub fn millis(&self, now: f64) -> Option<u32> {
        self.began.map(|began| ((now - began) * 1000.0).max(0.0) as u32)
    }

    /// P12: how much is left of the time for which something is shown, from 1 to 0.
    pub fn left(&self, now: f64) -> Option<f32> {
        let [since, until] = self.shown?;
        let left = (until - now) / (until - since);
        (left > 0.0).then_some(left.min(1.0) as f32)
    }

    /// In how many seconds it will look different.
    pub fn next(&self, now: f64) -> Option<f64> {
        let tenth = pace::TENTH.as_secs_f64();
        let clock = self.began.map(|began| tenth - (now - began).rem_euclid(tenth));
        let burns = self.left(now).map(|_| pace::BURNING.as_secs_f64());
        // Never at once: the clock is looked at, not waited for.
        clock.into_iter().chain(burns).map(|next| next.max(tenth / 10.0)).reduce(f64::min)
    }
}
