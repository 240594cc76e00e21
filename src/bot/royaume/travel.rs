//! How far it is to a hex, in steps, and what can be reached in how many.

use crate::game::set::Element;
use crate::games::royaume::{Hex, HexSet, Special, Tabletop};

/// How many steps it is from a hex to each other one, as the board lies now.
pub struct Distances([u8; Hex::COUNT]);

/// R7: how many steps a hero walks in a turn.
const STEPS: u8 = 3;
/// Further than anything on the board.
const NEVER: u8 = 60;

impl Distances {
    /// From that hex. Challenges and the Wizard can be reached, but not crossed (R8, R24).
    pub fn from(table: &Tabletop, start: Hex) -> Self {
        let corridor = table.realm().place(Special::Corridor);
        let (open, stops) = (open(table), table.begins_something());
        let mut steps = [NEVER; Hex::COUNT];
        let (mut reached, mut edge) = (HexSet::only(start), HexSet::only(start));
        steps[start.index()] = 0;
        for step in 1..NEVER {
            let leap = if edge.contains(corridor) { open } else { HexSet::EMPTY };
            edge = ((Hex::around(edge) & open) | leap) - reached;
            if edge.is_empty() {
                break;
            }
            edge.iter().for_each(|hex| steps[hex.index()] = step);
            reached = reached | edge;
            edge = edge - stops;
        }
        Self(steps)
    }

    /// How many steps it is to that hex.
    pub fn steps(&self, hex: Hex) -> u8 {
        self.0[hex.index()]
    }
}

/// How many turns it takes to walk these steps; at least one.
pub fn turns(steps: u8) -> f32 {
    f32::from(steps.div_ceil(STEPS).max(1))
}

/// Tells, for 1, 2, 3 and more steps, the best goal that can be reached from each hex in that many steps
/// or fewer, until more steps reach nothing better. Hexes that cannot be crossed are left out.
pub fn spread(
    table: &Tabletop,
    goals: HexSet,
    worth: &[f32; Hex::COUNT],
    mut tell: impl FnMut(u8, &[f32; Hex::COUNT]),
) {
    let corridor = table.realm().place(Special::Corridor);
    let (open, stops) = (open(table), table.begins_something());
    let mut best = [f32::NEG_INFINITY; Hex::COUNT];
    for hex in goals & open {
        best[hex.index()] = worth[hex.index()];
    }
    let best_of = |hexes: HexSet, best: &[f32; Hex::COUNT]| {
        hexes.iter().fold(f32::NEG_INFINITY, |most, hex| most.max(best[hex.index()]))
    };
    // Only around what has changed can anything change.
    let mut changed = goals & open;
    for steps in 1..NEVER {
        let before = best;
        let edge = (Hex::around(changed) | HexSet::only(corridor)) - stops;
        changed = HexSet::EMPTY;
        for hex in edge {
            // R9: from the corridor every goal is one step away.
            let next = if hex == corridor { goals } else { hex.neighbours() } & open;
            let most = best_of(next, &before);
            if most > best[hex.index()] {
                best[hex.index()] = most;
                changed.insert(hex);
            }
        }
        if changed.is_empty() {
            break;
        }
        tell(steps, &best);
    }
}

/// Where a hero can come to.
fn open(table: &Tabletop) -> HexSet {
    HexSet::ALL - table.snowed() - HexSet::only(table.realm().place(Special::Tower))
}
