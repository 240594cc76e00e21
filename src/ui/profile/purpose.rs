//! What a table among bots is for. Each purpose has tables of its own in the profile, one a game.

use std::path::{Path, PathBuf};

use super::challenges::daily;
use super::day::Day;
use crate::games::GameName;
use crate::host::luck::Luck;

/// What a table among bots is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// To practise, by options of one's own.
    #[default]
    Practice,
    /// The deal of that day.
    Daily(Day),
    /// The next rung of the ladder.
    Ladder,
}

impl Purpose {
    /// Where its table of a game is kept.
    pub fn folder(self, profile: &Path, game: GameName) -> PathBuf {
        let folder = match self {
            Self::Practice => "practice",
            Self::Daily(_) => "daily",
            Self::Ladder => "ladder",
        };
        profile.join(folder).join(game.id())
    }

    /// Where the luck of its table of a game comes from.
    pub fn luck(self, game: GameName) -> Luck {
        match self {
            Self::Daily(day) => daily::luck(day, game),
            Self::Practice | Self::Ladder => Luck::System,
        }
    }

    /// What its table is called, if not after its host: a deal of the day keeps its day by it.
    pub fn table_name(self) -> Option<String> {
        match self {
            Self::Daily(day) => Some(day.to_string()),
            Self::Practice | Self::Ladder => None,
        }
    }
}
