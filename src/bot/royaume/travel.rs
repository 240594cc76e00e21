//! How far it is to a hex, in steps.

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
        let realm = table.realm();
        let closed: HexSet = table.snow.iter().map(|snow| snow.hex).collect();
        let open = HexSet::ALL - closed - HexSet::only(realm.place(Special::Tower));
        let stops = table.challenges() | table.wizard.into_iter().collect();
        let corridor = realm.place(Special::Corridor);
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

    /// How many turns it takes to come there; at least one.
    pub fn turns(&self, hex: Hex) -> f32 {
        f32::from(self.steps(hex).div_ceil(STEPS).max(1))
    }
}
