//! R21, R30, C24–C28: drawing cards, and what happens when a C card is drawn.

use super::task::{Refill, Task};
use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::royaume::course::Course;
use crate::games::royaume::event::NewDeck;
use crate::games::royaume::legal::action::Action;
use crate::games::royaume::material::realm::{Kind, Special};
use crate::games::royaume::material::tabletop::Snow;
use crate::games::royaume::{Card, Event, FightReason, Hex, HexSet, Seen, Suit, WizardReason};

impl Course<'_> {
    /// R21: the next one in the queue refills.
    pub fn next_in_queue(&mut self) {
        match self.table.queue.remove(0) {
            Some(next) => self.push(Task::Refill(Refill::new(next.seat, next.by_fight))),
            None => self.done(),
        }
    }

    /// R30: draws cards; with a full hand the refill is over. A C card that takes effect comes first,
    /// and the refill goes on after it. Under a refill those wait who refill next (R21).
    pub fn draw(&mut self, refill: Refill) {
        let seat = refill.seat;
        while !self.table.player(seat).hand.is_full() {
            let Some(card) = self.top_card() else { break };
            if card.suit() != Suit::C {
                let _there_is_room = self.player(seat).hand.try_push(card);
                self.tell(Seen::Drew { seat, card });
                continue;
            }
            self.table.discards[card.index()] += 1;
            let effect = refill.effects < Refill::MOST_EFFECTS && self.strikes(refill, card);
            self.tell(Seen::Befell { seat, card, effect });
            if effect {
                self.replace(Task::Refill(Refill { effects: refill.effects + 1, ..refill }));
                return self.befall(seat, card);
            }
        }
        self.done();
        self.next_in_queue();
    }

    /// The next card of the deck; an empty one is made of the discards.
    fn top_card(&mut self) -> Option<Card> {
        if self.table.deck == 0 {
            self.reshuffle();
        }
        self.table.deck = self.table.deck.checked_sub(1)?;
        Some(self.hidden.deck[usize::from(self.table.deck)])
    }

    /// R30: seldom, so kept out of the way of drawing.
    #[cold]
    fn reshuffle(&mut self) {
        let mut count = 0;
        for card in Card::ALL {
            for _ in 0..std::mem::take(&mut self.table.discards[card.index()]) {
                if let Some(place) = self.hidden.deck.get_mut(count) {
                    *place = card;
                    count += 1;
                }
            }
        }
        let deck = &mut self.hidden.deck[..count];
        self.chance.shuffle(deck);
        let reshuffled = NewDeck { deck: deck.iter().copied().collect() };
        deck.reverse();
        self.table.deck = count as u8;
        self.events.push(Event::Reshuffled { reshuffled });
    }

    /// D22: whether a C card can do something.
    fn strikes(&self, refill: Refill, card: Card) -> bool {
        let (table, player) = (&*self.table, self.table.player(refill.seat));
        match card {
            Card::Snowstorm => table.snow.is_none() && !table.memories.contains(player.hero),
            Card::Chaos => !refill.by_fight && !table.is_snowed_in(refill.seat),
            Card::Turncoat => !player.unspent.is_empty() && !table.challenge_sites().is_empty(),
            Card::Solitude => player.has_friends(),
            _ => !player.hand.is_empty(),
        }
    }

    /// C24–C28: seldom, so kept out of the way of drawing.
    #[cold]
    fn befall(&mut self, seat: Seat, card: Card) {
        match card {
            Card::Snowstorm => self.snow(seat),
            Card::Chaos => self.chaos(seat),
            Card::Turncoat => self.push(Task::Turncoat(seat)),
            Card::Solitude => self.discard_all(seat, |suit| suit == Suit::B),
            _ => self.discard_all(seat, |_| true),
        }
    }

    /// C24: the snowstorm comes over the seat's hex, and traps all heroes there.
    fn snow(&mut self, seat: Seat) {
        let hex = self.table.player(seat).hero;
        let trapped = self.table.standing_on(HexSet::only(hex));
        self.table.snow = Some(Snow { hex, trapped, owing: trapped });
        self.tell(Seen::Snow { hex, seats: trapped });
    }

    /// C25: the Wizard fights the seat, and comes to its hex if he may stand there.
    fn chaos(&mut self, seat: Seat) {
        let to = self.table.player(seat).hero;
        if self.may_stand(to) {
            self.table.wizard = Some(to);
            self.tell(Seen::Wizard { to, why: WizardReason::Chaos });
        }
        self.fight(seat, SeatSet::only(seat), FightReason::Chaos);
    }

    /// D21: on a city hex without memory tile or snowstorm, or on the Mine without snowstorm.
    fn may_stand(&self, hex: Hex) -> bool {
        let place = match self.table.realm().kind(hex) {
            Kind::City(_) => !self.table.memories.contains(hex),
            Kind::Special(Special::Mine) => true,
            _ => false,
        };
        place && !self.table.snowed().contains(hex)
    }

    /// C26: a challenge of the seat goes back to the board, face up.
    pub fn return_challenge(&mut self, seat: Seat, action: Action) {
        let Action::Turncoat(tile, hex) = action else { return };
        self.player(seat).unspent.remove(tile);
        self.table.up.insert(hex, tile);
        self.tell(Seen::Returned { seat, tile, hex });
        self.done();
    }
}
