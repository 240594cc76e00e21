//! How a game ended.

use serde::{Deserialize, Serialize};

use super::{Score, SeatSet};

/// How a game ended: the last line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// What each seat has, seat 0 first.
    pub scores: Vec<Score>,
    /// Those who won; several share the victory.
    pub winners: SeatSet,
}

impl Outcome {
    /// The part of the victory that goes to each winner: 1 alone, a half for two.
    pub fn share(&self) -> f64 {
        1.0 / self.winners.len().max(1) as f64
    }
}
