//! Tables that were left at the end of a game, before it was checked: each stays until that is done, so
//! that the game is kept and counts.

use std::time::{Duration, Instant};

use super::{App, Screen};
use crate::ui::profile::challenges::reward::Reward;
use crate::ui::profile::file_worker::FileJob;
use crate::ui::screens::home::Home;
use crate::ui::screens::table::{Finished, TableScreen, Visibility};

/// A check that takes longer will not come: the host does not open its secret.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often a window that is closing looks whether it is done.
const STEP: Duration = Duration::from_millis(5);

/// A table that nobody looks at any more.
pub(super) struct PartingTable {
    table: Box<dyn TableScreen>,
    since: Instant,
}

impl PartingTable {
    fn is_over(&self) -> bool {
        !self.table.awaits_check() || self.since.elapsed() >= PATIENCE
    }
}

impl App {
    /// Leaves all that is shown, a table at the bottom included. Something else is shown next.
    pub(super) fn leave_all(&mut self) {
        let beneath = std::mem::take(&mut self.beneath);
        beneath.into_iter().for_each(|screen| self.part_from(screen));
        self.replace_screen(Screen::Home(Home::default()));
    }

    /// Shows this, and leaves what was shown.
    pub(super) fn replace_screen(&mut self, screen: Screen) {
        let left = std::mem::replace(&mut self.screen, screen);
        self.part_from(left);
    }

    fn part_from(&mut self, screen: Screen) {
        if let Screen::Table(table) = screen
            && table.awaits_check()
        {
            self.parting.push(PartingTable { table, since: Instant::now() });
        }
    }

    /// Keeps what has ended at tables that were left; in how many seconds to look again.
    pub(super) fn advance_parting(&mut self, now: f64) -> Option<f64> {
        let today = self.today();
        for mut parting in std::mem::take(&mut self.parting) {
            let (speaker, motion) = (&self.speaker, self.settings.motion);
            parting.table.advance(now, motion, speaker, 0.0, Visibility::Nothing);
            if let Some(finished) = parting.table.finish(&mut self.statistics, today) {
                let _nobody_sees_it = self.keep_finished(finished);
            } else if !parting.is_over() {
                self.parting.push(parting);
            }
        }
        (!self.parting.is_empty()).then_some(PATIENCE.as_secs_f64())
    }

    /// The window closes: what has just ended is still checked, and then written.
    pub(super) fn finish_parting(&mut self) {
        self.leave_all();
        while let Some(last) = self.last_frame
            && !self.parting.is_empty()
        {
            self.advance_parting(last.now());
            std::thread::sleep(STEP);
        }
    }

    /// A game has ended: it is kept, and counts. What it has brought as a challenge.
    pub(super) fn keep_finished(&mut self, finished: Finished) -> Option<Reward> {
        if finished.counted {
            self.file_worker.send(FileJob::Statistics(Box::new(self.statistics.clone())));
        }
        let reward = self.count_challenge(&finished);
        self.file_worker.send(FileJob::Finished(Box::new(finished.past), finished.record));
        reward
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::Context;
    use tempfile::tempdir;

    use super::*;
    use crate::client::Verdict;
    use crate::games::Memoarrr;
    use crate::table::PersonId;
    use crate::ui::app::Start;
    use crate::ui::app::desktop::out_of_sight::LastFrame;
    use crate::ui::app::test_table::{TestTable, TestableGame};
    use crate::ui::profile::finished_game::tests::ended;
    use crate::ui::profile::history::History;

    const VERIFIED: Verdict =
        Verdict::Verified { updates: 90, witnessed: true, given_up: 0, not_from_here: 0 };

    /// The app at a table where a game has just ended.
    fn at_the_end(app: &mut App, ctx: &Context) -> TestTable<Memoarrr> {
        let lobby = (**ended(2, false, 5).lobby.as_ref().unwrap()).clone();
        let table = Memoarrr::practise(app, lobby, PersonId(0));
        app.last_frame = Some(LastFrame::of(ctx));
        app.advance(0.0, true);
        table
    }

    #[test]
    fn a_window_that_is_closed_at_the_end_of_a_game_keeps_it() {
        let (folder, ctx) = (tempdir().unwrap(), Context::default());
        let start = Start { folder: folder.path().to_owned(), ..Start::default() };
        let mut app = App::quiet(&ctx, start);
        let mut table = at_the_end(&mut app, &ctx);
        let checked = std::thread::spawn(move || {
            std::thread::sleep(20 * STEP);
            let opened = ended(2, false, 5).opened.unwrap();
            table.open((*opened).clone(), VERIFIED);
            table
        });
        app.finish_parting();
        drop(app);
        let _table = checked.join().unwrap();
        assert_eq!(History::load(folder.path()).games().len(), 1);
    }

    #[test]
    fn a_table_that_is_left_in_the_middle_of_a_game_goes_at_once() {
        let (folder, ctx) = (tempdir().unwrap(), Context::default());
        let start = Start { folder: folder.path().to_owned(), ..Start::default() };
        let mut app = App::quiet(&ctx, start);
        let mut lobby = (**ended(2, false, 5).lobby.as_ref().unwrap()).clone();
        lobby.stage = crate::table::StageName::Playing;
        let _table = Memoarrr::practise(&mut app, lobby, PersonId(0));
        app.advance(0.0, true);
        app.leave_all();
        assert!(app.parting.is_empty());
    }

    #[test]
    fn a_host_that_never_opens_its_secret_is_not_waited_for_long() {
        let (folder, ctx) = (tempdir().unwrap(), Context::default());
        let start = Start { folder: folder.path().to_owned(), ..Start::default() };
        let mut app = App::quiet(&ctx, start);
        let _table = at_the_end(&mut app, &ctx);
        app.leave_all();
        assert_eq!(app.advance_parting(1.0), Some(PATIENCE.as_secs_f64()));
        app.parting[0].since -= PATIENCE;
        assert_eq!(app.advance_parting(2.0), None);
    }
}
