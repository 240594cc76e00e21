//! The whole truth.

use arrayvec::ArrayVec;

use super::{Action, Card, Cell, Event, Tabletop, Tally, Treasure, Volcano};
use crate::game::set::Element;
use crate::game::{Chance, Seat};

/// The whole truth: what lies open, and the secrets under it. Known to the host alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What everybody may know.
    pub(super) tabletop: Tabletop,
    /// M4: what lies where; in the centre the card that left the game.
    pub(super) locations: [Card; Cell::COUNT],
    /// M5: the chests as they were stacked, top first; as many have gone as were won.
    pub(super) treasures: [Treasure; 7],
    /// M6, M23: this round's volcanoes as they were stacked, top first; as many have gone as are held.
    pub(super) volcanoes: ArrayVec<Volcano, 3>,
}

impl State {
    /// What lies open.
    pub fn tabletop(&self) -> &Tabletop {
        &self.tabletop
    }

    /// The card at a place, face up or not.
    #[inline]
    pub fn card(&self, cell: Cell) -> Card {
        self.locations[cell.index()]
    }

    /// What each has won so far (M26).
    pub fn tally(&self) -> Tally {
        Tally::new(&self.tabletop, &self.treasures)
    }

    /// Plays an action that is one of the seat's choices.
    #[inline]
    pub(super) fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) {
        match action {
            Action::DoneLooking => self.finish_looking(seat, chance, events),
            Action::Reveal(cell) => self.reveal(seat, cell, chance, events),
            Action::Peek(cell) => self.peek(seat, cell, events),
            Action::Ban(cell) => self.ban(seat, cell, chance, events),
            Action::Swap(cell) => self.swap(seat, cell, chance, events),
        }
    }
}
