//! What happened at a table, for whoever drives it: a log, an announcement, a screen.

use super::messages::notice::StageName;
use super::messages::person::Person;
use crate::game::{Game, Outcome, Seat};

/// What happened at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum TableNews<G: Game> {
    /// Somebody new is at the table, or a place was made for them.
    Seated(Person),
    /// Somebody's link is down, or they have left for good.
    Left(Person),
    /// Somebody's link is up again, or the one whose place was made has come.
    Back(Person),
    /// The table is at another stage.
    Stage(StageName),
    /// Something was done in the game, and is on disk.
    Action {
        /// How many actions that makes.
        seq: u32,
        /// Whose act it is.
        seat: Seat,
        /// What was done.
        action: G::Action,
    },
    /// The game is over, and its result is on disk.
    Over(Outcome),
}
