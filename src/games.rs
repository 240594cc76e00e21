//! The list of games. Each module below holds the rules of one and nothing else.
//!
//! Everything that depends on which games there are (the window, the commands and their help, the
//! tests) comes from the one list at the call of `games!` below.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

pub mod memoarrr;
pub mod ptibapt;
pub mod royaume;

use crate::game::Game;

/// Makes [`GameName`] and [`with_game!`](crate::with_game) of one line for each game. The `$` comes
/// in as an argument because `with_game!` has variables of its own.
macro_rules! games {
    ($dollar:tt $($module:ident :: $game:ident, $title:literal;)+) => {
        $(pub use $module::$game;)+

        /// The name of a game in the list.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum GameName {
            $(#[doc = concat!("The game of [`", stringify!($module), "`].")] $game,)+
        }

        impl GameName {
            /// Every game, the usual one first.
            pub const ALL: [Self; [$($title),+].len()] = [$(Self::$game),+];

            /// As arguments and records spell it.
            pub fn id(self) -> &'static str {
                match self {
                    $(Self::$game => $game::NAME,)+
                }
            }

            /// As people call them, in the same order.
            pub const TITLES: [&'static str; Self::ALL.len()] = [$($title),+];
        }

        /// Evaluates an expression with the type of the game of that name:
        /// `with_game!(name, G => G::NAME)`.
        #[macro_export]
        macro_rules! with_game {
            ($dollar name:expr, $dollar type_name:ident => $dollar what:expr) => {
                match $dollar name {
                    $($crate::games::GameName::$game => {
                        type $dollar type_name = $crate::games::$game;
                        $dollar what
                    })+
                }
            };
        }
    };
}

games! { $
    memoarrr::Memoarrr, "Memoarrr!";
    ptibapt::PtiBapt, "Pti Bapt";
    royaume::Royaume, "Le Royaume";
}
pub(crate) use with_game;

impl GameName {
    /// Which one these rules are; none if they are not in the list, as in a test.
    pub fn of<G: Game>() -> Option<Self> {
        Self::from_id(G::NAME)
    }

    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|name| name.id() == id)
    }
}

/// No game in the list has that id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownGame;

impl Default for GameName {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(id: &str) -> Result<Self, UnknownGame> {
        Self::from_id(id).ok_or(UnknownGame)
    }
}
