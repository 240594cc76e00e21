//! Somebody at the table, as the others know them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::place::Place;
use super::portrait::Portrait;
use super::words::PlayerName;
use crate::bot::{Level, LevelError};
use crate::game::Seat;
use crate::game::record::PlayerEntry;
use crate::game::spelling::SpellingError;

/// The number by which a table knows somebody. A player's is never given to another; those of watchers
/// and of bots that sit in are not kept when the host is started anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PersonId(pub u32);

/// Who decides for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Kind {
    /// A human being.
    Human,
    /// A program of that level.
    Bot(Level),
}

/// What somebody is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// To play.
    Player,
    /// To watch.
    Watcher,
    /// To play for somebody who is away.
    StandIn(PersonId),
}

/// Somebody at the table, as everybody may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The table's number for them.
    pub id: PersonId,
    /// As they call themselves.
    pub name: PlayerName,
    /// The picture they are known by.
    pub portrait: Portrait,
    /// Human or bot.
    pub kind: Kind,
    /// What they are there for.
    pub part: Part,
    /// Whether they run the table.
    pub host: bool,
    /// The chair they have taken, or were given with the deal.
    pub place: Option<Place>,
    /// Their seat in the game that is being played.
    pub seat: Option<Seat>,
    /// Whether the game may begin, as far as they are concerned.
    pub ready: bool,
    /// Whether their link is down.
    pub away: bool,
}

impl Person {
    /// Somebody who comes to play and has no seat yet.
    pub fn new(id: PersonId, name: PlayerName, portrait: Portrait, kind: Kind) -> Self {
        Self {
            id,
            name,
            portrait,
            kind,
            part: Part::Player,
            host: false,
            place: None,
            seat: None,
            ready: false,
            away: false,
        }
    }

    /// As a record names them.
    pub(crate) fn entry(&self) -> PlayerEntry {
        PlayerEntry { name: self.name.as_str().to_owned(), player: self.kind.to_string() }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Bot(level) => write!(f, "bot:{}", level.name()),
        }
    }
}

impl From<Kind> for String {
    fn from(kind: Kind) -> Self {
        kind.to_string()
    }
}

impl TryFrom<String> for Kind {
    type Error = SpellingError;

    fn try_from(text: String) -> Result<Self, SpellingError> {
        match text.strip_prefix("bot:") {
            Some(level) => level
                .parse()
                .map(Self::Bot)
                .map_err(|why: LevelError| SpellingError(why.to_string())),
            None if text == "human" => Ok(Self::Human),
            None => Err(SpellingError("a player is \"human\" or \"bot:LEVEL\"".to_owned())),
        }
    }
}
