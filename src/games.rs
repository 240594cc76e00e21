//! The list of games. Each module below holds the rules of one and nothing else.

pub mod memoarrr;

use crate::game::Game;
pub use memoarrr::Memoarrr;

/// The names of all games, as arguments and records spell them.
pub const NAMES: [&str; 1] = [Memoarrr::NAME];
