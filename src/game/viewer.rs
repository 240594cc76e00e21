//! Who looks at a game.

use serde::{Deserialize, Serialize};

use super::Seat;

/// Who looks: somebody at the table, or somebody behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player on that seat.
    Seat(Seat),
    /// Somebody without a seat, who may know only what everybody at the table knows.
    Spectator,
}

impl Viewer {
    /// Everybody who can look at a table of `seats`: each seat, then a spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }

    /// The seat of the one who looks, if there is one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}
