//! What everybody has won, and who wins.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Tabletop, Treasure};
use crate::game::set::Element;
use crate::game::{Outcome, Seat, SeatSet};

/// M25, M26: what everybody has won, and who wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tally {
    /// The rubies of each seat.
    pub rubies: ArrayVec<u8, 4>,
    /// The chests of each seat, in the order in which they were won.
    pub treasures: ArrayVec<ArrayVec<Treasure, 7>, 4>,
    /// Who wins; several share the victory.
    pub winners: SeatSet,
}

impl Tally {
    /// Counts what was won so far from a stack of chests, top first.
    pub fn new(table: &Tabletop, stack: &[Treasure; 7]) -> Self {
        let of = |seat| {
            let won = table.chests.iter().zip(stack).filter(move |(winner, _)| **winner == seat);
            won.map(|(_, treasure)| *treasure).collect()
        };
        Self::of_chests(Seat::all(table.seats()).map(of).collect())
    }

    /// Counts chests that lie before each seat.
    pub fn of_chests(treasures: ArrayVec<ArrayVec<Treasure, 7>, 4>) -> Self {
        let rubies = treasures.iter().map(|chests| rubies(chests)).collect();
        let best = treasures.iter().map(|chests| rank(chests)).max();
        let winners = (0..treasures.len())
            .filter(|&i| Some(rank(&treasures[i])) == best)
            .map(Seat::from_index)
            .collect();
        Self { rubies, treasures, winners }
    }

    /// As a game's end is told for any game.
    pub fn outcome(&self) -> Outcome {
        Outcome {
            scores: self.rubies.iter().map(|n| i32::from(*n).into()).collect(),
            winners: self.winners,
        }
    }
}

fn rubies(chests: &[Treasure]) -> u8 {
    chests.iter().map(|chest| chest.rubies()).sum()
}

/// M26: most rubies, then most chests, then the highest single chest; still equal is a tie.
fn rank(chests: &[Treasure]) -> (u8, usize, Option<Treasure>) {
    (rubies(chests), chests.len(), chests.iter().max().copied())
}
