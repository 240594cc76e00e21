//! R31: what everybody has in the end, and who wins.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::Tabletop;
use crate::game::set::Element;
use crate::game::{Few, Outcome, Seat, SeatSet};

/// One number for each seat.
pub type SeatNumbers<T> = Few<T, { Seat::MAX as usize }>;

/// What everybody has in the end, and who wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tally {
    /// The points of each.
    pub points: SeatNumbers<u16>,
    /// How many memory tiles each has placed, the palace too.
    pub placed: SeatNumbers<u8>,
    /// How many challenges each owns, spent or not.
    pub completed: SeatNumbers<u8>,
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

    /// Everybody, the best first. Those who are equal in everything stay in the order of their seats.
    pub fn ranked(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.points.len() as u8).collect();
        let rank = |seat: &Seat| {
            let at = seat.index();
            (self.points[at], self.placed[at], self.completed[at])
        };
        seats.sort_by_key(|seat| Reverse(rank(seat)));
        seats
    }

    /// As a game's end is told for any game.
    pub fn outcome(&self) -> Outcome {
        let scores = self.points.iter().map(|points| i32::from(*points).into()).collect();
        Outcome { scores, winners: self.winners }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_ranked_as_the_crown_is_given() {
        let seats = |numbers: &[u8]| -> Vec<Seat> {
            numbers.iter().filter_map(|at| Seat::new(*at)).collect()
        };
        let tally = Tally {
            points: [30, 41, 41, 12, 41, 41].into_iter().collect(),
            placed: [9, 3, 4, 0, 4, 4].into_iter().collect(),
            completed: [9, 9, 5, 0, 6, 6].into_iter().collect(),
            winners: seats(&[4, 5]).into_iter().collect(),
        };
        assert_eq!(tally.ranked(), seats(&[4, 5, 2, 1, 0, 3]));
        let first: SeatSet = tally.ranked().into_iter().take(tally.winners.len()).collect();
        assert_eq!(first, tally.winners);
    }
}
