//! The record of a game: the full truth, as JSON Lines that any program can check.
//!
//! A record has a header, the deal, a line for every accepted action with all it led to, and the
//! result. Whatever luck decided is written out, so a record can be replayed through the rules
//! without knowing its seed: [`mod@write`] makes one, [`replay`] plays one again and objects to
//! whatever the rules would not have done.
//!
//! A record holds every secret of a game. It belongs to the host, and to others after the game.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Game, Seat};

mod error;
pub(crate) mod line;
pub mod replay;
pub mod write;

pub use error::RecordError;
pub use replay::{RecordStep, Replay};

/// The version of the format that this program writes and reads.
pub const VERSION: u64 = 1;

/// No line of a record is longer, in bytes.
pub const LARGEST_LINE: u64 = 1024 * 1024;
/// No file of a table is longer, in bytes: its longest game has some thousands of short lines.
pub const LARGEST_FILE: u64 = 64 * 1024 * 1024;

/// How the parts of a game that only its rules understand are written down.
pub trait Recorded: Game {
    /// The options, without what is said of the seats.
    type OptionsLine: Serialize + DeserializeOwned;
    /// What a seat has beside its name and its player.
    type SeatLine: Serialize + DeserializeOwned;
    /// What lay where before the first action.
    type DealLine: Serialize + DeserializeOwned;

    /// Writes down the options and each seat.
    fn write_options(options: &Self::Options) -> (Self::OptionsLine, Vec<Self::SeatLine>);
    /// Understands the options and each seat, or says what is wrong with them.
    fn read_options(
        options: &Self::OptionsLine,
        seats: &[Self::SeatLine],
        first: Seat,
    ) -> Result<Self::Options, RecordError>;

    /// The options with what the deal tells of them: a record may bring its own board.
    fn options_of_deal(
        options: &Self::Options,
        _deal: &Self::DealLine,
    ) -> Result<Self::Options, RecordError> {
        Ok(options.clone())
    }

    /// Writes down a state that has just been dealt.
    fn write_deal(dealt: &Self::State) -> Self::DealLine;
    /// What luck must have said for this deal, or why no luck deals it.
    fn read_deal(options: &Self::Options, deal: &Self::DealLine) -> Result<Vec<u16>, RecordError>;

    /// Who starts a state that has just been dealt.
    fn first(dealt: &Self::State) -> Seat;
    /// What luck must have said for an event.
    fn read_luck(event: &Value) -> Result<Vec<u16>, RecordError>;

    /// The line of an action in our own words: a record with its own board may have its own names.
    fn translated(_options: &Self::Options, line: Value) -> Result<Value, RecordError> {
        Ok(line)
    }

    /// The action that led to these events, where they tell more of it than its own words do.
    fn read_action(action: Self::Action, _events: &[Value]) -> Self::Action {
        action
    }
}

/// Who sits at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerEntry {
    /// As everybody at the table reads it.
    pub name: String,
    /// `"human"` or `"bot:LEVEL"`.
    pub player: String,
}

/// The first line.
#[derive(Serialize, Deserialize)]
struct Header<O, S> {
    record: u64,
    game: String,
    options: O,
    seats: Vec<SeatEntry<S>>,
    first: Seat,
}

#[derive(Serialize, Deserialize)]
struct SeatEntry<S> {
    #[serde(flatten)]
    player: PlayerEntry,
    #[serde(flatten)]
    place: S,
}
