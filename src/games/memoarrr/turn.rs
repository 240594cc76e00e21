//! A turn: looking, revealing, and the animals' abilities.

use super::{Animal, Ban, Cell, Event, Link, Phase, State, Why};
use crate::game::set::Element;
use crate::game::{Chance, Seat};

impl State {
    /// M9: the seat turns its cards back, and the last one to do so starts the game. M28: the peek
    /// is over, and so is the turn.
    pub(super) fn finish_looking(
        &mut self,
        seat: Seat,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) {
        let Phase::Looking(mut seats) = self.tabletop.phase else {
            return self.end_turn(seat, chance, events);
        };
        seats.remove(seat);
        self.tabletop.phase = if seats.is_empty() {
            Phase::Reveal(self.tabletop.start)
        } else {
            Phase::Looking(seats)
        };
    }

    /// M11–M14, M16: turns a location up and compares it with the one before.
    #[inline]
    pub(super) fn reveal(
        &mut self,
        seat: Seat,
        cell: Cell,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) {
        let card = self.card(cell);
        let link = match self.tabletop.compare {
            None => Link::Opening,
            Some(before) => card.link(self.card(before)),
        };
        self.tabletop.face_up.insert(cell);
        self.tabletop.compare = Some(cell);
        self.lapse_ban();
        events.push(Event::Revealed { seat, cell, card, link });
        if link == Link::None {
            self.take_volcano(seat, Why::NoLink, events);
            self.end_turn(seat, chance, events);
        } else if self.has_ability(link) {
            self.begin_ability(seat, card.animal, chance, events);
        } else {
            self.end_turn(seat, chance, events);
        }
    }

    /// M27: only the expert game has abilities, and the opening reveal only by the table's choice.
    #[inline]
    fn has_ability(&self, link: Link) -> bool {
        let options = &self.tabletop.options;
        options.expert && (link != Link::Opening || options.opening_ability)
    }

    /// M27–M32: what the animal just revealed makes its player do.
    fn begin_ability(
        &mut self,
        seat: Seat,
        animal: Animal,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) {
        let face_down = self.tabletop.face_down().len();
        match animal {
            Animal::Penguin if face_down >= 1 => self.tabletop.phase = Phase::Penguin(seat),
            Animal::Walrus if face_down >= 2 => self.tabletop.phase = Phase::Walrus(seat),
            // M28, M29: no target, no effect.
            Animal::Penguin | Animal::Walrus => {
                events.push(Event::AbilityVoid(animal));
                self.end_turn(seat, chance, events);
            }
            Animal::Octopus => self.tabletop.phase = Phase::Octopus(seat),
            // M31: another turn at once, in which M18 may hold; the ban on this player goes on.
            Animal::Crab => self.begin_turn(seat, chance, events),
            // M32: nothing.
            Animal::Turtle => self.end_turn(seat, chance, events),
        }
    }

    /// M28: the penguin's player looks; everybody sees where.
    pub(super) fn peek(&mut self, seat: Seat, cell: Cell, events: &mut Vec<Event>) {
        self.tabletop.phase = Phase::Peeking(seat, cell);
        events.push(Event::Peeked { seat, cell, card: self.card(cell) });
    }

    /// M29: the walrus forbids a location to the next player without a volcano.
    pub(super) fn ban(
        &mut self,
        seat: Seat,
        cell: Cell,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) {
        let next = self.tabletop.next_in_round(seat);
        events.push(Event::Banned { seat: next, cell });
        self.end_turn(seat, chance, events);
        self.tabletop.ban = Some(Ban { seat: next, cell });
    }

    /// M30: the octopus just revealed changes places with a neighbour. Each keeps its side up, and
    /// the octopus stays the card to compare with.
    pub(super) fn swap(
        &mut self,
        seat: Seat,
        to: Cell,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) {
        let Some(from) = self.tabletop.compare else { return };
        self.locations.swap(from.index(), to.index());
        if !self.tabletop.face_up.contains(to) {
            self.tabletop.face_up.remove(from);
            self.tabletop.face_up.insert(to);
        }
        self.tabletop.compare = Some(to);
        events.push(Event::Swapped { from, to });
        self.end_turn(seat, chance, events);
    }

    /// M29: a ban lapses when it would leave nothing to reveal.
    #[inline]
    fn lapse_ban(&mut self) {
        if self.tabletop.ban.is_some() && self.tabletop.face_down().len() <= 1 {
            self.tabletop.ban = None;
        }
    }

    /// M13: the turn passes on; with it ends what a walrus forbade this player (M29).
    #[inline]
    fn end_turn(&mut self, seat: Seat, chance: &mut Chance, events: &mut Vec<Event>) {
        self.tabletop.ban = None;
        let next = self.tabletop.next_in_round(seat);
        self.begin_turn(next, chance, events);
    }
}
