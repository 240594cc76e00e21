//! A round: from the opening reveal to the chest.

use super::{CellSet, Event, Phase, State, Volcano, Why};
use crate::game::set::Element;
use crate::game::{Chance, Seat};

impl State {
    /// Gives the turn to `seat`, unless the round is over. M18: whoever has no location left to
    /// reveal takes a volcano, and so on clockwise.
    #[inline]
    pub(super) fn begin_turn(
        &mut self,
        mut seat: Seat,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) {
        // M20: the round is over as soon as the last volcano has been taken.
        while self.tabletop.volcanoes_left() > 0 {
            if !self.tabletop.face_down().is_empty() {
                self.tabletop.phase = Phase::Reveal(seat);
                return;
            }
            self.take_volcano(seat, Why::NoCardLeft, events);
            seat = self.tabletop.next_in_round(seat);
        }
        self.end_round(chance, events);
    }

    /// M14, M18: the seat takes the top volcano and is out of the round.
    #[inline]
    pub(super) fn take_volcano(&mut self, seat: Seat, why: Why, events: &mut Vec<Event>) {
        let top = self.volcanoes.len() - self.tabletop.volcanoes_left();
        let volcano = self.volcanoes[top];
        self.tabletop.held[seat.index()] = Some(volcano);
        events.push(Event::Volcano { seat, volcano, why });
    }

    /// M20, M21: the one without a volcano takes the top chest. M25: the seventh ends the game.
    fn end_round(&mut self, chance: &mut Chance, events: &mut Vec<Event>) {
        let seats = self.tabletop.seats();
        let Some(winner) = Seat::all(seats).find(|seat| !self.tabletop.is_out(*seat)) else {
            return;
        };
        let treasure = self.treasures[self.tabletop.chests.len()];
        events.push(Event::RoundWon { seat: winner, treasure });
        self.tabletop.chests.push(winner);
        if self.tabletop.chests.is_full() {
            self.tabletop.phase = Phase::Over;
            events.push(Event::GameOver(self.tally()));
        } else {
            self.begin_round(chance, events);
        }
    }

    /// M22, M23: everything is turned down where it lies, the volcanoes go back on the stack in a
    /// new order, and the one who held the most birds starts.
    fn begin_round(&mut self, chance: &mut Chance, events: &mut Vec<Event>) {
        let table = &mut self.tabletop;
        let most: Option<Volcano> = table.held.iter().flatten().copied().max();
        let start = Seat::all(table.seats()).find(|seat| table.held[seat.index()] == most);
        let Some(start) = start else { return };
        table.start = start;
        table.held = [None; 4];
        table.face_up = CellSet::EMPTY;
        table.compare = None;
        table.phase = Phase::Reveal(start);
        // Shuffled from a fixed order, so that what luck is asked for does not depend on the past.
        self.volcanoes.sort_unstable();
        chance.shuffle(&mut self.volcanoes);
        let number = self.tabletop.round();
        events.push(Event::Round { number, start, volcanoes: self.volcanoes.clone() });
    }
}
