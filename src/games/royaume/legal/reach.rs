//! R7–R9: where a hero can go.

use crate::game::Seat;
use crate::games::royaume::material::realm::Special;
use crate::games::royaume::{Hex, HexSet, Tabletop};

/// R7: how many steps a hero walks at most.
const STEPS: usize = 3;

impl Tabletop {
    /// R2, R8, C24: where the seat's hero may not come to: the tower, the snowstorm, and with three
    /// unspent challenges any challenge (D5).
    #[inline]
    fn closed(&self, seat: Seat) -> HexSet {
        let closed = HexSet::only(self.realm().place(Special::Tower)) | self.snowed();
        if self.player(seat).may_begin() { closed } else { closed | self.challenges() }
    }

    /// R7–R9: where the seat's hero can stop, its own hex among them. Neither a challenge nor the
    /// Wizard is crossed; the corridor's leap is one step.
    #[inline]
    pub fn reach(&self, seat: Seat) -> HexSet {
        let open = HexSet::ALL - self.closed(seat);
        let stops = self.begins_something();
        let corridor = self.realm().place(Special::Corridor);
        let hero = self.player(seat).hero;
        let (mut reached, mut around) = (HexSet::only(hero), hero.neighbours());
        let mut crossed = reached;
        for _ in 1..STEPS {
            let edge = (around & open) - reached;
            reached = reached | edge;
            crossed = crossed | (edge - stops);
            around = Hex::around(edge - stops);
        }
        let last = if crossed.contains(corridor) { open } else { around & open };
        reached | last
    }

    /// A16, D6: where the Short way leads the seat's hero.
    #[inline]
    pub fn anywhere(&self, seat: Seat) -> HexSet {
        HexSet::ALL - self.closed(seat) - HexSet::only(self.player(seat).hero)
    }
}
