//! The games that a player has finished, kept without being asked.
//!
//! `history/` in the profile has the record of each, named by what was agreed before its deal, and
//! `history.json` says of each what a list of them shows. The newest [`MOST`] are kept: the record of
//! an older one goes with its entry. A record is written before its entry, so that no entry lacks one.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};

use super::finished_game::FinishedGame;
use super::json_file;
use crate::client::Verdict;
use crate::game::Score;
use crate::games::GameName;
use crate::storage::private_file;
use crate::table::{Kind, Person};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::GameBoard;

/// How many games are kept.
const MOST: usize = 200;
/// How many of a game tell how it goes lately.
const LATELY: usize = 10;
const FILE: &str = "history.json";
const FOLDER: &str = "history";

/// The games of a profile, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct History(VecDeque<PastGame>);

/// A finished game, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PastGame {
    /// What tells it from any other, in hexadecimal.
    digest: String,
    /// The day on which it ended.
    pub day: String,
    pub game: GameName,
    /// How it ended for whoever keeps it.
    pub result: GameResult,
    /// What everybody had in the end: first whoever keeps it, if they played, then the others.
    pub scores: Vec<Score>,
    /// The others who played.
    pub others: Vec<Opponent>,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// They won, maybe together with others.
    Won,
    /// Somebody else won.
    Lost,
    /// They played against nobody but the clock.
    Alone,
    /// They only watched.
    Watched,
    /// It could not be verified, and does not count.
    Unverified,
}

/// Somebody who played, too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opponent {
    /// As they were called.
    pub name: String,
    pub kind: Kind,
}

/// The newest games of one kind that were won or lost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecentForm {
    /// Whether each of the last few was won, newest last.
    pub lately: Vec<bool>,
    /// How many in a row were won in the end.
    pub wins_in_a_row: usize,
}

impl PastGame {
    /// The game that ended at a table on that day.
    pub fn at_table<G: GameBoard>(
        snapshot: &ClientSnapshot<G>,
        game: &FinishedGame<G>,
        day: &str,
    ) -> Option<Self> {
        let outcome = G::outcome(&game.steps.last()?.state)?;
        let (agreement, _) = &**snapshot.opened.as_ref()?;
        let (mine, others): (Vec<_>, Vec<_>) =
            game.cast.iter().zip(&outcome.scores).partition(|(person, _)| person.seat == game.me);
        let verified = matches!(snapshot.verdict, Some(Verdict::Verified { .. }));
        let result = match game.me {
            _ if !verified => GameResult::Unverified,
            None => GameResult::Watched,
            Some(_) if others.is_empty() => GameResult::Alone,
            Some(me) if outcome.winners.contains(me) => GameResult::Won,
            Some(_) => GameResult::Lost,
        };
        let opponent = |person: &Person| {
            let name = person.name.as_str().to_owned();
            Opponent { name, kind: person.kind }
        };
        Some(Self {
            digest: agreement.digest().to_string(),
            day: day.to_owned(),
            game: GameName::of::<G>()?,
            result,
            scores: mine.iter().chain(&others).map(|(_, score)| **score).collect(),
            others: others.iter().map(|(person, _)| opponent(person)).collect(),
        })
    }

    /// What tells it from any other game.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// Where its record is in a profile.
    pub fn record_in(&self, profile: &Path) -> PathBuf {
        profile.join(FOLDER).join(format!("{}.jsonl", self.digest))
    }

    /// Whether its digest is one, and can name a file.
    fn is_sound(&self) -> bool {
        !self.digest.is_empty() && self.digest.bytes().all(|byte| byte.is_ascii_hexdigit())
    }
}

impl History {
    /// Those of a profile. What makes no sense is put aside.
    pub fn load(profile: &Path) -> Self {
        Self::read(profile).unwrap_or_default()
    }

    /// The same, or why the file cannot be read: then it must not be written over.
    fn read(profile: &Path) -> io::Result<Self> {
        let is_sound = |history: &Self| history.0.iter().all(PastGame::is_sound);
        Ok(json_file::load(&profile.join(FILE), is_sound)?.0)
    }

    /// Keeps a game with its record in a profile. One that is there already changes nothing.
    pub fn keep(profile: &Path, game: PastGame, record: &[String]) -> io::Result<()> {
        let mut history = Self::read(profile)?;
        if history.0.iter().any(|known| known.digest == game.digest) {
            return Ok(());
        }
        private_file::replace(&game.record_in(profile), &(record.join("\n") + "\n"))?;
        history.0.push_front(game);
        let too_old = history.0.split_off(MOST.min(history.0.len()));
        json_file::save(&profile.join(FILE), serde_json::to_string(&history))?;
        for game in too_old {
            // The new game is kept, whether or not the old record is still there.
            let _gone_already = fs::remove_file(game.record_in(profile));
        }
        Ok(())
    }

    /// All of them, newest first.
    pub fn games(&self) -> impl ExactSizeIterator<Item = &PastGame> {
        self.0.iter()
    }

    /// How it goes lately in one game.
    pub fn form(&self, game: GameName) -> RecentForm {
        let counted = self.0.iter().filter(|past| past.game == game);
        let won: Vec<bool> = counted
            .filter_map(|past| match past.result {
                GameResult::Won => Some(true),
                GameResult::Lost => Some(false),
                GameResult::Alone | GameResult::Watched | GameResult::Unverified => None,
            })
            .collect();
        RecentForm {
            lately: won.iter().take(LATELY).rev().copied().collect(),
            wins_in_a_row: won.iter().take_while(|won| **won).count(),
        }
    }
}

#[cfg(test)]
pub mod tests {
    use tempfile::tempdir;

    use super::*;
    use crate::bot::Level;
    use crate::ui::profile::finished_game::record;
    use crate::ui::profile::finished_game::tests::ended;

    /// A game that ended like that.
    pub fn past(number: usize, result: GameResult) -> PastGame {
        PastGame {
            digest: format!("{number:064x}"),
            day: "2026-11-17".to_owned(),
            game: GameName::Memoarrr,
            result,
            scores: Vec::new(),
            others: Vec::new(),
        }
    }

    #[test]
    fn a_game_that_has_ended_is_kept_whole_and_once() {
        let folder = tempdir().unwrap();
        let mut snapshot = ended(3, true, 4);
        snapshot.verdict =
            Some(Verdict::Verified { updates: 3, witnessed: true, given_up: 0, not_from_here: 0 });
        let game = FinishedGame::of_table(&snapshot).unwrap();
        let past = PastGame::at_table(&snapshot, &game, "2026-11-17").unwrap();
        assert!(matches!(past.result, GameResult::Won | GameResult::Lost));
        assert_eq!((past.scores.len(), past.others.len()), (3, 2));
        assert_eq!(past.others[0].kind, Kind::Bot(Level::Random));
        let lines = record(&snapshot, &game).unwrap();
        for _ in 0..2 {
            History::keep(folder.path(), past.clone(), &lines).unwrap();
        }
        let history = History::load(folder.path());
        assert_eq!(history.games().collect::<Vec<_>>(), [&past]);
        let text = fs::read_to_string(past.record_in(folder.path())).unwrap();
        assert_eq!(text.lines().count(), lines.len());
    }

    #[test]
    fn what_was_watched_or_not_verified_is_kept_but_is_no_victory() {
        let mut snapshot = ended(2, false, 4);
        let result = |snapshot: &_| {
            let game = FinishedGame::of_table(snapshot).unwrap();
            PastGame::at_table(snapshot, &game, "2026-11-17").unwrap().result
        };
        assert_eq!(result(&snapshot), GameResult::Unverified);
        snapshot.verdict =
            Some(Verdict::Verified { updates: 3, witnessed: true, given_up: 0, not_from_here: 0 });
        snapshot.seat = None;
        assert_eq!(result(&snapshot), GameResult::Watched);
    }

    #[test]
    fn the_oldest_goes_with_its_record() {
        let folder = tempdir().unwrap();
        for number in 0..MOST + 2 {
            History::keep(folder.path(), past(number, GameResult::Won), &[]).unwrap();
        }
        let history = History::load(folder.path());
        assert_eq!(history.games().len(), MOST);
        assert_eq!(history.games().next(), Some(&past(MOST + 1, GameResult::Won)));
        let there = |number| past(number, GameResult::Won).record_in(folder.path()).exists();
        assert_eq!([0, 1, 2].map(there), [false, false, true]);
    }

    #[test]
    fn a_record_that_is_gone_already_keeps_no_new_one_out() {
        let folder = tempdir().unwrap();
        for number in 0..MOST {
            History::keep(folder.path(), past(number, GameResult::Won), &[]).unwrap();
        }
        fs::remove_file(past(0, GameResult::Won).record_in(folder.path())).unwrap();
        History::keep(folder.path(), past(MOST, GameResult::Won), &[]).unwrap();
    }

    #[test]
    fn an_index_that_cannot_be_read_is_not_written_over() {
        let folder = tempdir().unwrap();
        let path = folder.path().join(FILE);
        fs::create_dir(&path).unwrap();
        assert!(History::keep(folder.path(), past(1, GameResult::Won), &[]).is_err());
        assert!(path.is_dir());
        assert_eq!(History::load(folder.path()), History::default());
    }

    #[test]
    fn form_counts_what_was_won_or_lost() {
        use GameResult::{Alone, Lost, Watched, Won};
        let newest_first = [Won, Watched, Won, Alone, Lost, Won];
        let games = newest_first.into_iter().enumerate().map(|(i, result)| past(i, result));
        let history = History(games.collect());
        let form = history.form(GameName::Memoarrr);
        assert_eq!((form.lately, form.wins_in_a_row), (vec![true, false, true, true], 2));
        assert_eq!(history.form(GameName::PtiBapt), RecentForm::default());
    }

    #[test]
    fn an_index_that_would_lead_elsewhere_is_put_aside() {
        let folder = tempdir().unwrap();
        let astray = PastGame { digest: "../../key".to_owned(), ..past(1, GameResult::Won) };
        let text = serde_json::to_string(&History(VecDeque::from([astray]))).unwrap();
        fs::write(folder.path().join(FILE), text).unwrap();
        assert_eq!(History::load(folder.path()), History::default());
        assert!(folder.path().join("history-unreadable.json").exists());
    }
}
