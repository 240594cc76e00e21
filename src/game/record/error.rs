//! What the rules object to in a record.
//!
//! It is for those who write records, so it is told in English, after the place in the file.

use serde_json::Value;

use super::VERSION;
use crate::game::spelling::SpellingError;
use crate::game::{Outcome, Seat, SetupError};

/// Why a line of a record cannot stand there.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[expect(missing_docs, reason = "what is said of each is its doc")]
pub enum RecordError {
    #[error("a game has to start with a line {{\"record\":1,…}}")]
    NoHeader,
    #[error("this record is of version {0}, and this program reads version {VERSION}")]
    OtherVersion(Value),
    #[error("the record does not name its game")]
    NoGame,
    #[error("this is not {0}: {1}")]
    Unlike(&'static str, String),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Spelling(#[from] SpellingError),
    /// What a game says of its own part of a line.
    #[error("{0}")]
    Unfit(String),
    #[error("no shuffle of this game's cards gives this deal")]
    NoShuffle,
    #[error("the deal does not fit the start player of the header")]
    OtherStart,
    #[error("a result stands here, but by the rules the game is not over")]
    NotOver,
    #[error("seat {0} may not do this: {1}")]
    Illegal(Seat, String),
    #[error("the rules also give the event {0}, which is missing")]
    Missing(Value),
    #[error("the record says {theirs}, but by the rules it is {ours}")]
    OtherEvent { theirs: Value, ours: Value },
    #[error("the record says {0}, but by the rules nothing happens")]
    Surplus(Value),
    #[error("luck cannot have done what stands here")]
    NoLuck,
    #[error("the game is over, so its result has to stand here; {0}")]
    NoResult(Box<Self>),
    #[error("this is not the result of the game, which is {}", serde_json::to_string(.0).unwrap_or_default())]
    OtherResult(Outcome),
    #[error("the game has ended, but here is more of it")]
    Ended,
    #[error("the end of the game is missing")]
    NoEnd,
}

impl From<String> for RecordError {
    fn from(why: String) -> Self {
        Self::Unfit(why)
    }
}

impl From<&str> for RecordError {
    fn from(why: &str) -> Self {
        Self::Unfit(why.to_owned())
    }
}
