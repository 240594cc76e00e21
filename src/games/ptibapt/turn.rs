//! A turn: one card, another one, and what comes of them.

use super::{Bonus, Card, Cell, Event, Phase, State, Tabletop};
use crate::game::Seat;
use crate::game::set::Element;

impl State {
    /// P5, P6: turns a card up. P16: in solo that confirms first, where cards wait to go back.
    #[inline]
    pub(super) fn turn(&mut self, seat: Seat, cell: Cell, events: &mut Vec<Event>) {
        if self.tabletop.phase.waits_for_confirmation() {
            self.turn_back(events);
        }
        match self.tabletop.phase {
            Phase::First(_) => self.turn_first(seat, cell, events),
            Phase::Second(_, first) => self.turn_second(seat, first, cell, events),
            _ => {}
        }
    }

    /// P5: the first card; a trap ends the turn.
    fn turn_first(&mut self, seat: Seat, cell: Cell, events: &mut Vec<Event>) {
        let card = self.card(cell);
        events.push(Event::Turned { cell, card, second: false });
        if card == Card::Red {
            self.keep(seat, &[cell], events);
            self.end_turn(seat, events);
        } else {
            self.tabletop.phase = Phase::Second(seat, cell);
        }
    }

    /// P6: the second card, which is a trap, another picture or the same.
    fn turn_second(&mut self, seat: Seat, first: Cell, cell: Cell, events: &mut Vec<Event>) {
        let card = self.card(cell);
        events.push(Event::Turned { cell, card, second: true });
        match card {
            Card::Red => {
                self.keep(seat, &[cell], events);
                self.tabletop.phase = Phase::Shown(seat, first, None);
            }
            _ if card != self.card(first) => {
                self.tabletop.phase = Phase::Shown(seat, first, Some(cell));
            }
            Card::Bonus(bonus) => self.use_bonus(seat, bonus, [first, cell], events),
            Card::Green(_) | Card::Yellow => {
                self.keep(seat, &[first, cell], events);
                match card {
                    _ if self.tabletop.all_found() => self.finish(events),
                    // P7: whoever finds the yellow pair plays again at once.
                    Card::Yellow => self.play_again(seat, events),
                    _ => self.end_turn(seat, events),
                }
            }
        }
    }

    /// P12: what has to go back goes back down, and the turn passes.
    pub(super) fn turn_back(&mut self, events: &mut Vec<Event>) {
        let (seat, cells) = match self.tabletop.phase {
            Phase::Shown(seat, first, second) => (seat, [Some(first), second]),
            Phase::Looking(seat, a, b) => (seat, [Some(a), Some(b)]),
            _ => return,
        };
        events.push(Event::Back { cells: cells.into_iter().flatten().collect() });
        self.end_turn(seat, events);
    }

    /// P8: a blue pair leaves the game, and its effect happens at once.
    fn use_bonus(&mut self, seat: Seat, bonus: Bonus, cells: [Cell; 2], events: &mut Vec<Event>) {
        for cell in cells {
            let card = self.take(cell);
            self.leaves(card);
        }
        let void = match bonus {
            Bonus::Broom => self.sweep(seat),
            Bonus::Parcel => self.send(seat),
            Bonus::Spyglass | Bonus::Switch | Bonus::Again => false,
        };
        events.push(Event::Bonus { seat, name: bonus, void, cells: cells.into() });
        match bonus {
            // While the game lasts a green pair lies face down, so there are always two to choose.
            Bonus::Spyglass => self.tabletop.phase = Phase::Spyglass(seat),
            Bonus::Switch => self.tabletop.phase = Phase::Switch(seat),
            Bonus::Broom | Bonus::Parcel => self.end_turn(seat, events),
            Bonus::Again => self.play_again(seat, events),
        }
    }

    /// P8: a red card of the seat leaves the game; whether there was none.
    fn sweep(&mut self, seat: Seat) -> bool {
        let red = self.tabletop.kept[seat.index()].take_red();
        red.into_iter().for_each(|card| self.leaves(card));
        red.is_none()
    }

    /// P8: a red card of the seat goes to the other one; whether there was none.
    fn send(&mut self, seat: Seat) -> bool {
        let red = self.tabletop.kept[seat.index()].take_red();
        let other = seat.next(self.tabletop.seats());
        red.into_iter().for_each(|card| self.tabletop.kept[other.index()].add(card));
        red.is_none()
    }

    /// P8: the seat looks at two cards; everybody sees where.
    pub(super) fn look(&mut self, seat: Seat, a: Cell, b: Cell, events: &mut Vec<Event>) {
        self.tabletop.phase = Phase::Looking(seat, a, b);
        let (cells, cards) = ([a, b], [self.card(a), self.card(b)]);
        events.push(Event::Looked { seat, cells, cards });
    }

    /// P8, P9: two cards change places, in everyone's sight.
    pub(super) fn switch(&mut self, seat: Seat, a: Cell, b: Cell, events: &mut Vec<Event>) {
        self.cards.swap(a.index(), b.index());
        events.push(Event::Switched { cells: [a, b] });
        self.end_turn(seat, events);
    }

    fn keep(&mut self, seat: Seat, cells: &[Cell], events: &mut Vec<Event>) {
        for cell in cells {
            let card = self.take(*cell);
            self.tabletop.kept[seat.index()].add(card);
            if *cell == cells[0] {
                events.push(Event::Kept { seat, cells: cells.iter().copied().collect(), card });
            }
        }
    }

    /// P9: a card leaves a gap.
    fn take(&mut self, cell: Cell) -> Card {
        self.tabletop.lies.remove(cell);
        self.card(cell)
    }

    /// A card leaves the game. There is room for all that can.
    fn leaves(&mut self, card: Card) {
        let _there_is_room = self.tabletop.gone.try_push(card);
    }

    /// P6: the turn is over; a pair gives no further one.
    fn end_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let next = seat.next(self.tabletop.seats());
        self.next_turn(next, events);
    }

    /// P7, P8: another full turn, at once.
    fn play_again(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.next_turn(seat, events);
    }

    fn next_turn(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.tabletop.phase = Phase::First(seat);
        self.tabletop.turns += 1;
        if self.tabletop.turns >= Tabletop::MOST_TURNS {
            self.close(events);
        }
    }

    /// P10, P14: the last pair has been found.
    fn finish(&mut self, events: &mut Vec<Event>) {
        self.tabletop.turns += 1;
        self.close(events);
    }

    fn close(&mut self, events: &mut Vec<Event>) {
        self.tabletop.phase = Phase::Over;
        events.push(Event::GameOver(self.tally()));
    }
}
