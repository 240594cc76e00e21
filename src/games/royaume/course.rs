//! The course of a game: an action, and all that the rules do by themselves because of it.
//!
//! What is still to be done lies on a stack ([`Task`]). After an action the rules go on until its top
//! is a decision. The parts of the course are in files of their own.

pub mod contest;
mod contest_steps;
mod ending;
mod own_cards;
mod refill;
mod settling;
pub mod task;
mod turn;
mod wizard;

use super::state::Hidden;
use super::{Action, Card, Cause, Event, Hex, Player, Seen, Tabletop, Way};
use crate::game::set::Element;
use crate::game::{Chance, Seat};
use task::{Refill, Step, Task};

/// A game that goes on, with luck and the list of events at hand.
pub(super) struct Course<'a> {
    pub table: &'a mut Tabletop,
    pub hidden: &'a mut Hidden,
    pub chance: &'a mut Chance,
    pub events: &'a mut Vec<Event>,
}

impl Course<'_> {
    /// Plays an action that has been checked.
    pub fn act(&mut self, seat: Seat, action: Action) {
        match self.table.todo.last() {
            Some(Task::Turn(_)) => self.act_in_turn(seat, action),
            Some(Task::Contest) => self.act_in_contest(seat, action),
            Some(Task::Turncoat(_)) => self.return_challenge(seat, action),
            Some(Task::LastTurn(_)) => self.act_in_last_turn(seat, action),
            _ => {}
        }
    }

    /// Goes on until somebody has to decide something, or the game is over.
    #[inline]
    pub fn go_on(&mut self) {
        while let Some(task) = self.table.todo.last() {
            match *task {
                // D10: snow that has come before the turn really began takes this very turn.
                Task::Turn(Step::Thrown) if self.owes(self.table.turn) => {
                    self.miss(self.table.turn);
                }
                Task::Turn(_) | Task::Contest | Task::Turncoat(_) => return,
                Task::LastTurn(seat) => {
                    if self.has_last_things(seat) {
                        return;
                    }
                    self.done();
                }
                Task::Refill(refill) => self.draw(refill),
                Task::Queue => self.next_in_queue(),
                Task::AfterFight => self.after_fight(),
                Task::Close { refill } => self.close_turn(refill),
                Task::Arrow => self.send_wizard(),
                Task::NextTurn => self.next_turn(),
                Task::LastTurns(left) => self.next_last_turn(left),
            }
        }
    }

    /// Puts something on the stack. There is room for all that can be to do at a time.
    pub fn push(&mut self, task: Task) {
        let _there_is_room = self.table.todo.try_push(task);
    }

    /// What was on top of the stack is done.
    pub fn done(&mut self) {
        self.table.todo.pop();
    }

    /// What is on top of the stack becomes something else.
    pub fn replace(&mut self, task: Task) {
        self.done();
        self.push(task);
    }

    #[inline]
    pub fn tell(&mut self, seen: Seen) {
        self.events.push(Event::Open(seen));
    }

    #[inline]
    pub fn player(&mut self, seat: Seat) -> &mut Player {
        self.table.players.at_mut(seat.index())
    }

    /// Gives or takes points, as far as there are any, and tells it.
    pub fn score(&mut self, seat: Seat, by: i16, why: Cause) {
        let player = self.player(seat);
        let (by, score) = (player.change(by), player.score);
        if by != 0 {
            self.tell(Seen::Points { seat, by, score, why });
        }
    }

    /// A hero comes to a hex.
    pub fn bring(&mut self, seat: Seat, to: Hex, why: Way) {
        if self.table.player(seat).hero != to {
            self.player(seat).hero = to;
            self.tell(Seen::Hero { seat, to, why });
        }
    }

    /// A card goes from the hand to the discards.
    pub fn discard(&mut self, seat: Seat, card: Card) {
        if self.player(seat).take(card).is_some() {
            self.table.discards[card.index()] += 1;
        }
    }

    /// The seat plays a card.
    pub fn show(&mut self, seat: Seat, card: Card) {
        self.discard(seat, card);
        self.tell(Seen::Played { seat, card });
    }

    /// Puts a refill of the seat in turn on the stack, and under it those who have to wait for it; nothing
    /// where nothing would be drawn.
    pub fn push_refill(&mut self, seat: Seat) {
        if self.table.player(seat).hand.is_full() && self.table.queue.is_empty() {
            return;
        }
        self.push(Task::Queue);
        self.push(Task::Refill(Refill::new(seat, false)));
    }
}
