//! What a player may decide.

use serde::{Deserialize, Serialize};

use crate::games::memoarrr::Cell;

/// What a player may decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub enum Action {
    /// M9, M28: "I've got it": turns back what the seat was looking at.
    DoneLooking,
    /// M11: turns a location up.
    Reveal(Cell),
    /// M28: the penguin looks at a face-down location.
    Peek(Cell),
    /// M29: the walrus touches a face-down location.
    Ban(Cell),
    /// M30: the octopus just revealed changes places with the location there.
    Swap(Cell),
}

/// An action as records write it: `{"done_looking":true}`, `{"reveal":7}`.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Written {
    DoneLooking(bool),
    Reveal(Cell),
    Peek(Cell),
    Ban(Cell),
    Swap(Cell),
}

impl From<Action> for Written {
    fn from(action: Action) -> Self {
        match action {
            Action::DoneLooking => Self::DoneLooking(true),
            Action::Reveal(cell) => Self::Reveal(cell),
            Action::Peek(cell) => Self::Peek(cell),
            Action::Ban(cell) => Self::Ban(cell),
            Action::Swap(cell) => Self::Swap(cell),
        }
    }
}

impl TryFrom<Written> for Action {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        match written {
            Written::DoneLooking(true) => Ok(Self::DoneLooking),
            Written::DoneLooking(false) => Err("\"done_looking\" can only be true"),
            Written::Reveal(cell) => Ok(Self::Reveal(cell)),
            Written::Peek(cell) => Ok(Self::Peek(cell)),
            Written::Ban(cell) => Ok(Self::Ban(cell)),
            Written::Swap(cell) => Ok(Self::Swap(cell)),
        }
    }
}
