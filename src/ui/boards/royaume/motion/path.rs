//! The way that a hero takes from hex to hex.

use crate::game::Seat;
use crate::games::royaume::{Hex, HexSet, Special, Tabletop};

/// R7: the most hexes on a walk, the first one included.
const MOST: usize = 4;

/// A way over at most three steps.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Path {
    hexes: [Hex; MOST],
    count: usize,
}

impl Path {
    /// Straight from one hex to another.
    pub fn straight(from: Hex, to: Hex) -> Self {
        Self { hexes: [from, to, to, to], count: 2 }
    }

    /// R7–R9: a shortest walk of the seat's hero to a hex. Neither a challenge nor the Wizard nor the
    /// snowstorm is crossed; from the corridor it goes straight on.
    pub fn walk(table: &Tabletop, seat: Seat, to: Hex) -> Self {
        let from = table.player(seat).hero;
        if from == to {
            return Self::straight(from, to);
        }
        let tower = HexSet::only(table.realm().place(Special::Tower));
        let snow: HexSet = table.snow.iter().map(|snow| snow.hex).collect();
        let wizard: HexSet = table.wizard.into_iter().collect();
        let crossed = HexSet::ALL - table.challenges() - wizard - snow - tower;
        let corridor = table.realm().place(Special::Corridor);
        // From the end to the beginning, so that each step leads to a hex that is one step nearer.
        let mut rings = [HexSet::only(to); MOST];
        for steps in 1..MOST {
            let mut before = Hex::around(rings[steps - 1]) & crossed;
            if steps == 1 && crossed.contains(corridor) {
                before.insert(corridor);
            }
            if steps == 1 && before.contains(from) || Hex::around(rings[steps - 1]).contains(from) {
                return Self::along(from, &rings[..steps]);
            }
            rings[steps] = before;
        }
        Self::straight(from, to)
    }

    /// From the first hex through these rings, the last of which is nearest.
    fn along(from: Hex, rings: &[HexSet]) -> Self {
        let mut path = Self { hexes: [from; MOST], count: 1 };
        let mut here = from;
        for ring in rings.iter().rev() {
            let near = here.neighbours() & *ring;
            let Some(next) = near.first().or(ring.first()) else { break };
            path.hexes[path.count] = next;
            path.count += 1;
            here = next;
        }
        path
    }

    /// Every hex on it, the first and the last among them.
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes[..self.count]
    }

    /// How many steps it has.
    pub fn steps(&self) -> usize {
        self.count - 1
    }
}
