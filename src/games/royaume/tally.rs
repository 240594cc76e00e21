//! R31: what everybody has in the end, and who wins.

use serde::{Deserialize, Serialize};

use super::Tabletop;
use crate::game::{Few, Outcome, Seat, SeatSet};

/// One number for each seat.
pub type PerSeat<T> = Few<T, { Seat::MAX as usize }>;

/// What everybody has in the end, and who wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tally {
    /// The points of each.
    pub points: PerSeat<u16>,
    /// How many memory tiles each has placed, the palace too.
    pub placed: PerSeat<u8>,
    /// How many challenges each owns, spent or not.
    pub completed: PerSeat<u8>,
    /// Most points; then more memory tiles placed; then more challenges; then shared.
    pub winners: SeatSet,
}

impl Tally {
    /// Counts what lies before everybody.
    pub fn new(table: &Tabletop) -> Self {
        let players = table.players.iter();
        let rank = |seat: &Seat| {
            let player = table.player(*seat);
            (player.score, player.placed, player.completed())
        };
        let most = table.everybody().iter().map(|seat| rank(&seat)).max();
        Self {
            points: players.clone().map(|player| player.score).collect(),
            placed: players.clone().map(|player| player.placed).collect(),
            completed: players.map(|player| player.completed() as u8).collect(),
            winners: table.everybody().iter().filter(|seat| Some(rank(seat)) == most).collect(),
        }
    }

    /// As a game's end is told for any game.
    pub fn outcome(&self) -> Outcome {
        let scores = self.points.iter().map(|points| i32::from(*points).into()).collect();
        Outcome { scores, winners: self.winners }
    }
}
