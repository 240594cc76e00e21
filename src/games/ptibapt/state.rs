//! The whole truth.

use super::{Action, Card, Cell, Deed, Event, Tabletop, Tally};
use crate::game::Seat;
use crate::game::set::Element;

/// The whole truth: what lies open, and what lies under the backs. Known to the host alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What everybody may know.
    pub(super) tabletop: Tabletop,
    /// P1: what lies where; where there is a gap, what lay there.
    pub(super) cards: [Card; Cell::COUNT],
}

impl State {
    /// What lies open.
    pub fn tabletop(&self) -> &Tabletop {
        &self.tabletop
    }

    /// The card at a place, face up or not.
    #[inline]
    pub fn card(&self, cell: Cell) -> Card {
        self.cards[cell.index()]
    }

    /// What each has so far.
    pub fn tally(&self) -> Tally {
        Tally::new(&self.tabletop)
    }

    /// Plays an action that is one of the seat's choices.
    #[inline]
    pub(super) fn apply(&mut self, seat: Seat, action: Action, events: &mut Vec<Event>) {
        self.tabletop.clock.advance(action.stamp);
        match action.deed {
            Deed::Turn(cell) => self.turn(seat, cell, events),
            Deed::Confirm => self.turn_back(events),
            Deed::Look(a, b) => self.look(seat, a, b, events),
            Deed::Switch(a, b) => self.switch(seat, a, b, events),
        }
    }
}
