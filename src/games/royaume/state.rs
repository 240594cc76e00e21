//! The whole truth.

use super::course::Course;
use super::{Action, Card, Event, Hex, Memory, Tabletop, Tally, Tile};
use crate::game::set::Element;
use crate::game::{Chance, Seat};

/// The whole truth: what lies open, and what nobody knows. It stays with the host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What everybody may know.
    pub(super) tabletop: Tabletop,
    /// What nobody may know.
    pub(super) hidden: Hidden,
}

/// What nobody knows: fronts that lie face down, and the order of two stacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hidden {
    /// R6: which challenge lies on each hex where one lies face down.
    pub fronts: [Tile; Hex::COUNT],
    /// R5: the memory tiles in the Mine; as many as are left of them, the next one last.
    pub memories: [Memory; Memory::STACK],
    /// The deck; as many cards as are left of it, the next one last.
    pub deck: [Card; Card::DECK],
}

impl State {
    /// What lies open.
    pub fn tabletop(&self) -> &Tabletop {
        &self.tabletop
    }

    /// The challenge that lies on a hex, face up or not.
    pub fn challenge(&self, hex: Hex) -> Option<Tile> {
        let down = self.tabletop.down.contains(hex);
        self.tabletop.up.get(hex).or(down.then(|| self.hidden.fronts[hex.index()]))
    }

    /// The memory tiles in the Mine, the next one first.
    pub fn memories(&self) -> impl Iterator<Item = Memory> + '_ {
        self.hidden.memories[..self.tabletop.mine.into()].iter().rev().copied()
    }

    /// The deck, the next card first.
    pub fn deck(&self) -> impl Iterator<Item = Card> + '_ {
        self.hidden.deck[..self.tabletop.deck.into()].iter().rev().copied()
    }

    /// What each has so far.
    pub fn tally(&self) -> Tally {
        Tally::new(&self.tabletop)
    }

    /// Plays an action that the seat may do.
    #[inline]
    pub(super) fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) {
        let Self { tabletop, hidden } = self;
        let mut course = Course { table: tabletop, hidden, chance, events };
        course.act(seat, action);
        course.go_on();
    }
}
