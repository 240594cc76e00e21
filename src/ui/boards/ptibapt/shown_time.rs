//! The time on the screen: how long the player has taken (P13), and how long what has to go back is
//! still in sight (P12).
//!
//! Both are the table's matter. The table says what its clock says and whether it runs, and the
//! settings say how long something is shown; the latter is counted here, from the moment at which the
//! update was heard, by the window's monotonic time. Motion on the board has no part in it.

use crate::games::PtiBapt;
use crate::games::ptibapt::Phase;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::style::theme::pace;

/// The time on the screen.
#[derive(Clone, Debug, Default)]
pub struct ShownTime {
    /// The newest update that was heard.
    heard: Option<u32>,
    /// P13: what the clock says, in milliseconds, and whether it runs; none where there is none.
    clock: Option<(u32, bool)>,
    /// P12: since when and until when something is in sight.
    shown: Option<[f64; 2]>,
}

impl ShownTime {
    /// Time went by, and there may be a new update.
    pub fn advance(&mut self, now: f64, snapshot: &ClientSnapshot<PtiBapt>) {
        let Some(update) = &snapshot.update else { return };
        let (table, seq) = (&update.view.tabletop, update.seq);
        let playing = snapshot.is_playing();
        let last = self.heard.replace(seq);
        if !playing || last > Some(seq) {
            self.shown = None;
        }
        let timer = snapshot.timer.filter(|_| playing && table.phase != Phase::Over);
        self.clock = timer.map(|timer| {
            let millis = timer.read(snapshot.now).millis;
            (u32::try_from(millis).unwrap_or(u32::MAX), timer.runs())
        });
        if last != Some(seq) {
            let millis = snapshot.lobby.as_ref().map_or(0, |lobby| lobby.settings.show_millis);
            let waits = playing && table.phase.waits_for_confirmation() && millis > 0;
            self.shown = waits.then(|| [now, now + f64::from(millis) / 1000.0]);
        }
    }

    /// P16: what the clock says, in milliseconds.
    pub fn millis(&self) -> Option<u32> {
        self.clock.map(|(millis, _)| millis)
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
        let running = self.clock.filter(|(_, runs)| *runs);
        let clock = running.map(|(millis, _)| tenth - (f64::from(millis) / 1000.0) % tenth);
        let burns = self.left(now).map(|_| pace::BURNING.as_secs_f64());
        // Never at once: the clock is looked at, not waited for.
        clock.into_iter().chain(burns).map(|next| next.max(tenth / 10.0)).reduce(f64::min)
    }
}
