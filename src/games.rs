//! The list of games. Each module below holds the rules of one and nothing else.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

pub mod memoarrr;
pub mod ptibapt;
pub mod royaume;

use crate::game::Game;
pub use memoarrr::Memoarrr;
pub use ptibapt::PtiBapt;
pub use royaume::Royaume;

/// Which game.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Name {
    /// [`memoarrr`].
    #[default]
    Memoarrr,
    /// [`ptibapt`].
    PtiBapt,
    /// [`royaume`].
    Royaume,
}

impl Name {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Memoarrr, Self::PtiBapt, Self::Royaume];
    /// Those that have a board in the window.
    pub const SHOWN: [Self; 2] = [Self::Memoarrr, Self::PtiBapt];

    /// Which one these rules are; none if they are not in the list, as in a test.
    pub fn of<G: Game>() -> Option<Self> {
        Self::ALL.into_iter().find(|name| name.id() == G::NAME)
    }

    /// As arguments and records spell it.
    pub fn id(self) -> &'static str {
        match self {
            Self::Memoarrr => Memoarrr::NAME,
            Self::PtiBapt => PtiBapt::NAME,
            Self::Royaume => Royaume::NAME,
        }
    }

    /// As people call it.
    pub fn title(self) -> &'static str {
        match self {
            Self::Memoarrr => "Memoarrr!",
            Self::PtiBapt => "Pti Bapt",
            Self::Royaume => "Le Royaume",
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Name {
    type Err = String;

    fn from_str(id: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|name| name.id() == id).ok_or_else(|| {
            let names = Self::ALL.map(Self::id).join(", ");
            format!("There is no game \"{}\". Choose among {names}.", id.escape_default())
        })
    }
}
