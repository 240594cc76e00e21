//! What a player comes back for, kept in their profile: deals of the day, the ladder, and the
//! milestones that follow from both.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::daily::DailyResults;
use super::ladder::Ladder;
use crate::bot::Level;
use crate::games::GameName;
use crate::ui::profile::json_file;

/// The file in the profile's folder.
const FILE: &str = "progress.json";

/// What a player comes back for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The deals of the day.
    pub daily: DailyResults,
    /// The ladder of each game.
    pub ladder: Ladder,
}

/// Something to be proud of. It is told from what is kept, and never lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Milestone {
    /// A first bot is beaten twice in a row.
    FirstRung,
    /// The captain is, in one game.
    Captain,
    /// The kraken is, in one game.
    Kraken,
    /// The kraken is, in every game.
    Krakens,
    /// A deal of the day on seven days in a row.
    Week,
    /// The same on thirty days.
    Month,
}

impl Milestone {
    pub const ALL: [Self; 6] =
        [Self::FirstRung, Self::Captain, Self::Kraken, Self::Krakens, Self::Week, Self::Month];
}

impl Progress {
    /// Whether the player has come so far.
    pub fn has_reached(&self, milestone: Milestone) -> bool {
        let (ladder, streak) = (&self.ladder, self.daily.longest_streak());
        match milestone {
            Milestone::FirstRung => ladder.games_beyond(Level::Random) > 0,
            Milestone::Captain => ladder.games_beyond(Level::Captain) > 0,
            Milestone::Kraken => ladder.games_beyond(Level::Kraken) > 0,
            Milestone::Krakens => ladder.games_beyond(Level::Kraken) == GameName::ALL.len(),
            Milestone::Week => streak >= 7,
            Milestone::Month => streak >= 30,
        }
    }

    /// That of a profile. What cannot be read is put aside, and where it is now is said.
    pub fn load(folder: &Path) -> (Self, Option<PathBuf>) {
        let is_sound = |it: &Self| it.daily.is_sound() && it.ladder.is_sound();
        json_file::load(&folder.join(FILE), is_sound).unwrap_or_default()
    }

    pub fn save(&self, folder: &Path) -> io::Result<()> {
        json_file::save(&folder.join(FILE), serde_json::to_string(self))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::tempdir;

    use super::*;
    use crate::ui::offered::opponent::LEVELS;
    use crate::ui::profile::challenges::daily::DayResult;
    use crate::ui::profile::day::Day;
    use crate::ui::profile::history::GameResult;

    fn reached(progress: &Progress) -> Vec<Milestone> {
        Milestone::ALL.into_iter().filter(|it| progress.has_reached(*it)).collect()
    }

    #[test]
    fn milestones_come_one_after_the_other() {
        use Milestone::{Captain, FirstRung, Kraken, Krakens, Week};
        let mut progress = Progress::default();
        assert_eq!(reached(&progress), []);
        let mut beat = |game, levels: &[Level]| {
            for level in levels.iter().flat_map(|level| [*level; 2]) {
                progress.ladder.count(game, level, true);
            }
            reached(&progress)
        };
        assert_eq!(beat(GameName::PtiBapt, &LEVELS[..1]), [FirstRung]);
        assert_eq!(beat(GameName::PtiBapt, &LEVELS[1..4]), [FirstRung, Captain]);
        assert_eq!(beat(GameName::PtiBapt, &LEVELS[4..]), [FirstRung, Captain, Kraken]);
        beat(GameName::Memoarrr, &LEVELS);
        assert_eq!(beat(GameName::Royaume, &LEVELS), [FirstRung, Captain, Kraken, Krakens]);
        let last: Day = "2026-11-17".parse().unwrap();
        for day in std::iter::successors(Some(last), |day| day.before()).take(7) {
            let result =
                DayResult { result: GameResult::Lost, scores: vec![3.into()], marks: "○".into() };
            progress.daily.count(day, GameName::Memoarrr, result);
        }
        assert_eq!(reached(&progress), [FirstRung, Captain, Kraken, Krakens, Week]);
    }

    #[test]
    fn it_comes_back_and_nonsense_is_put_aside() {
        let folder = tempdir().unwrap();
        let mut progress = Progress::default();
        progress.ladder.count(GameName::Royaume, Level::Random, true);
        progress.save(folder.path()).unwrap();
        assert_eq!(Progress::load(folder.path()), (progress, None));
        for nonsense in ["[", r#"{"ladder":{"royaume":{"beaten":99,"wins":0}}}"#] {
            fs::write(folder.path().join(FILE), nonsense).unwrap();
            let (fresh, aside) = Progress::load(folder.path());
            assert_eq!(fresh, Progress::default());
            assert_eq!(fs::read_to_string(aside.unwrap()).unwrap(), nonsense);
        }
    }
}
