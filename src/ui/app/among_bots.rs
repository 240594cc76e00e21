//! Tables among bots: a new one, one that was left, and what counts as a deal of the day or on the
//! ladder.

use eframe::egui::Context;

use super::session::{Beginning, TableSession};
use super::{App, Replacing, Screen, person};
use crate::client::Profile;
use crate::games::{GameName, with_game};
use crate::host::plan::{HostPlan, Reach, What};
use crate::net::admission::AdmissionPolicy;
use crate::table::{Kind, TableName, TableSettings};
use crate::ui::offered::{OfferedGame, PracticeTable};
use crate::ui::profile::challenges::daily;
use crate::ui::profile::challenges::reward::Reward;
use crate::ui::profile::day::Day;
use crate::ui::profile::file_worker::FileJob;
use crate::ui::profile::purpose::Purpose;
use crate::ui::profile::settings::Practice;
use crate::ui::screens::challenges::Challenges;
use crate::ui::screens::table::{AtTable, Finished, GameLobby};

impl App {
    pub(super) fn today(&self) -> Day {
        self.fixed_day.unwrap_or_else(Day::today)
    }

    /// Whom one meets at a table for this; none at the top of the ladder.
    pub(super) fn opponents(&self, purpose: Purpose, game: GameName) -> Option<Box<Practice>> {
        Some(Box::new(match purpose {
            Purpose::Practice => self.settings.practice.clone(),
            Purpose::Daily(_) => Practice::fixed(daily::opponent(game)),
            Purpose::Ladder => Practice::fixed(Some(self.progress.ladder.climb(game).level()?)),
        }))
    }

    /// Plays at a new table, unless there is an unfinished one: then the player is asked. A deal that
    /// still counts goes on: whoever began it anew would know its cards.
    pub(super) fn play_among_bots(&mut self, ctx: &Context, wanted: Replacing) {
        let (purpose, game, _) = wanted;
        let Some(left) = self.nearby.unfinished().among_bots(purpose, game) else {
            return self.play_anew(ctx, wanted);
        };
        match purpose {
            Purpose::Daily(day)
                if left.deal() == Some(day) && self.progress.daily.result(day, game).is_none() =>
            {
                with_game!(game, G => self.go_on_among_bots::<G>(ctx, purpose, game));
            }
            _ => self.replacing = Some(wanted),
        }
    }

    /// Plays at a new table. What one practises at is remembered.
    pub(super) fn play_anew(&mut self, ctx: &Context, (purpose, game, practice): Replacing) {
        self.nearby.forget(purpose, game);
        let text = self.settings.language.texts();
        with_game!(game, G => {
            self.practice_table(ctx, purpose, G::practice_table(&practice, text));
        });
        if purpose == Purpose::Practice {
            self.change(|settings| (settings.game, settings.practice) = (game, *practice));
        }
    }

    /// Goes on at the table that was left. A deal of the day stays that of its own day.
    pub(super) fn go_on_among_bots<G: OfferedGame>(
        &mut self,
        ctx: &Context,
        purpose: Purpose,
        game: GameName,
    ) {
        let left = self.nearby.unfinished().among_bots(purpose, game);
        let purpose = match (purpose, left.and_then(|left| left.deal())) {
            (Purpose::Daily(_), Some(day)) => Purpose::Daily(day),
            _ => purpose,
        };
        self.sit_among_bots::<G>(ctx, purpose, (What::Resumed, Vec::new()), Beginning::default());
    }

    fn practice_table<G: OfferedGame>(
        &mut self,
        ctx: &Context,
        purpose: Purpose,
        practice_table: PracticeTable<G>,
    ) {
        let PracticeTable { options, bots, beside, beginning } = practice_table;
        let seats = (bots.len() + beside.len()) as u8 + 1;
        let name = purpose.table_name().unwrap_or_else(|| self.settings.name.clone());
        let what = What::New {
            name: TableName::fitted(&name, "Practice"),
            options,
            settings: TableSettings { start_with: Some(seats), ..TableSettings::default() },
            entry: AdmissionPolicy::Open,
            bots,
        };
        let beside = beside.into_iter().map(person).collect();
        self.sit_among_bots::<G>(ctx, purpose, (what, beside), beginning);
    }

    /// At a table that nobody elsewhere can reach, with those who play at this laptop, too.
    fn sit_among_bots<G: GameLobby>(
        &mut self,
        ctx: &Context,
        purpose: Purpose,
        (what, beside): (What<G>, Vec<Profile>),
        beginning: Beginning,
    ) {
        let game = GameName::of::<G>().unwrap_or(self.settings.game);
        let (folder, luck) = (purpose.folder(&self.folder, game), purpose.luck(game));
        let think = G::bot_pause(self.settings.pace, self.settings.motion);
        let plan = HostPlan { folder, what, reach: Reach::Offline, think, one_game: false, luck };
        let session = TableSession::host(plan, self.profile(), beside, beginning, ctx);
        self.leave_all();
        if purpose != Purpose::Practice {
            self.beneath.push(Screen::Challenges(Challenges::default()));
        }
        self.sit_down(AtTable::new(session, purpose));
    }

    /// An unfinished game gives way to a new one: on the ladder it is lost.
    pub(super) fn give_up(&mut self, purpose: Purpose, game: GameName) {
        if let (Purpose::Ladder, Some(level)) = (purpose, self.progress.ladder.climb(game).level())
        {
            self.progress.ladder.count(game, level, false);
            self.keep_progress();
        }
    }

    /// A game has ended: counts it if it was a deal of the day or on the ladder; what that has brought.
    pub(super) fn count_challenge(&mut self, finished: &Finished) -> Option<Reward> {
        let game = finished.past.game;
        self.nearby.forget(finished.purpose, game);
        if !finished.counted {
            return None;
        }
        let before = self.progress.clone();
        match (finished.purpose, &finished.day_result) {
            (Purpose::Daily(day), Some(result)) => {
                self.progress.daily.count(day, game, result.clone());
            }
            (Purpose::Ladder, _) => {
                let kinds = finished.past.others.iter().map(|other| other.kind);
                for level in kinds.filter_map(|kind| match kind {
                    Kind::Bot(level) => Some(level),
                    Kind::Human => None,
                }) {
                    self.progress.ladder.count(game, level, finished.won_alone);
                }
            }
            _ => return None,
        }
        self.keep_progress();
        let (what, today) = ((finished.purpose, game), self.today());
        Reward::between(&before, &self.progress, what, today)
    }

    fn keep_progress(&self) {
        self.file_worker.send(FileJob::Progress(Box::new(self.progress.clone())));
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use tempfile::tempdir;

    use super::*;
    use crate::game::{Game, Seat};
    use crate::games::Memoarrr;
    use crate::games::memoarrr::Action;
    use crate::table::Ask;
    use crate::table::game::fair::seed;
    use crate::text::Language;
    use crate::ui::app::Start;

    /// A game must be over by then; a hundred times longer than it takes.
    const PATIENCE: Duration = Duration::from_secs(120);

    /// How a day's deal of Memoarrr! was dealt, and all that was done by somebody who always does the
    /// first thing that they may.
    fn played(day: &str) -> ([u8; 32], Vec<(Seat, Action)>) {
        let (folder, ctx) = (tempdir().unwrap(), Context::default());
        let purpose = Purpose::Daily(day.parse().unwrap());
        let text = Language::English.texts();
        let practice = Practice::fixed(daily::opponent(GameName::Memoarrr));
        let table = Memoarrr::practice_table(&practice, text);
        let what = What::<Memoarrr>::New {
            name: TableName::fitted(&purpose.table_name().unwrap(), ""),
            options: table.options,
            settings: TableSettings { start_with: Some(2), ..TableSettings::default() },
            entry: AdmissionPolicy::Open,
            bots: table.bots,
        };
        let luck = purpose.luck(GameName::Memoarrr);
        let plan = HostPlan {
            folder: folder.path().to_owned(),
            what,
            reach: Reach::Offline,
            think: 0,
            one_game: false,
            luck,
        };
        let start = Start { folder: folder.path().to_owned(), ..Start::default() };
        let profile = App::quiet(&ctx, start).profile();
        let mut session = TableSession::host(plan, profile, Vec::new(), table.beginning, &ctx);
        let (begun, mut answered) = (Instant::now(), None);
        loop {
            assert!(begun.elapsed() < PATIENCE, "the game does not end");
            while session.next_event().is_some() {}
            let snapshot = &session.snapshot;
            if let Some(opened) = &snapshot.opened {
                let opening = &opened.1;
                let mut actions = opening.actions.clone();
                // Who is the first to have looked does not matter.
                actions.retain(|(_, action)| *action != Action::DoneLooking);
                return (seed(&opening.secret, &opening.shares), actions);
            }
            let looks = snapshot.is_looking();
            let moment = snapshot.update.as_ref().map(|update| (update.seq, looks));
            let action = snapshot.view().and_then(|view| Memoarrr::legal_actions(view).next());
            if moment != answered && (looks || action.is_some()) {
                answered = moment;
                match action {
                    _ if looks => session.want(Ask::GoOn),
                    Some(action) => session.act(action),
                    None => {}
                }
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// If the number changes, a day has another deal than in the versions before.
    #[test]
    fn on_one_day_the_same_moves_meet_the_same_cards_and_the_same_answers() {
        let (dealt, done) = played("2026-11-17");
        assert_eq!(u32::from_be_bytes([dealt[0], dealt[1], dealt[2], dealt[3]]), 0x9B78_8054);
        assert_eq!(played("2026-11-17"), (dealt, done));
        assert_ne!(played("2026-11-18").0, dealt);
    }
}
