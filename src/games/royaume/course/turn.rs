//! R7–R13, R29: what the seat in turn does.

use super::contest::About;
use super::task::{Step, Task};
use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::royaume::course::Course;
use crate::games::royaume::legal::action::{Action, Price};
use crate::games::royaume::material::realm::Special;
use crate::games::royaume::{
    Cause, FightReason, Hand, Hex, Memory, Seen, Suit, Tabletop, Tiles, Way,
};

impl Course<'_> {
    /// Plays an action of the seat in turn.
    pub fn act_in_turn(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Throw(price) => self.throw(seat, price),
            Action::Move(hex) => self.arrive(seat, hex, Way::Walk),
            Action::Card(play) => self.play_own_card(seat, play),
            Action::Buy => {
                self.score(seat, -(Tabletop::ANIMAL as i16), Cause::Animal);
                self.player(seat).animal = true;
                self.tell(Seen::Animal { seat });
                self.replace(Task::CLOSE);
            }
            Action::Trade(tiles) => {
                self.trade(seat, tiles);
                self.replace(Task::CLOSE);
            }
            Action::Place(memory, hex) => {
                self.place(seat, memory, hex);
                self.replace(Task::Turn(Step::Placing));
            }
            _ => self.close_turn(true),
        }
    }

    /// R29: the whole hand goes, and three cards are drawn.
    fn throw(&mut self, seat: Seat, price: Price) {
        self.done();
        match price {
            Price::Paid => {
                self.score(seat, -(Tabletop::THROW as i16), Cause::Throw);
                self.push(Task::Turn(Step::Thrown));
            }
            // After this there is no second refill: the arrow follows.
            Price::Turn => self.push(Task::Close { refill: false }),
        }
        self.discard_all(seat, |_| true);
        self.push_refill(seat);
    }

    /// Throws away all cards of a kind, and tells which.
    pub fn discard_all(&mut self, seat: Seat, which: fn(Suit) -> bool) {
        let hand = &self.table.player(seat).hand;
        let cards: Hand = hand.iter().copied().filter(|card| which(card.suit())).collect();
        self.player(seat).hand.retain(|card| !which(card.suit()));
        for card in &cards {
            self.table.discards[card.index()] += 1;
        }
        self.tell(Seen::Discarded { seat, cards });
    }

    /// R7, R8, R24, D3: a hero comes to a hex, and what lies there begins at once.
    pub fn arrive(&mut self, seat: Seat, hex: Hex, way: Way) {
        self.bring(seat, hex, way);
        if !self.table.begins_something().contains(hex) {
            return self.replace(Task::Turn(Step::Stopped));
        }
        self.replace(Task::CLOSE);
        if self.table.wizard == Some(hex) {
            self.begin_fight(seat, SeatSet::only(seat), FightReason::Walk);
        } else {
            self.begin_challenge(seat, hex);
        }
    }

    /// R24, D7: the Wizard is beaten; now a challenge under him is taken, or the Mine is open.
    pub fn after_fight(&mut self) {
        let seat = self.table.turn;
        let hero = self.table.player(seat).hero;
        self.done();
        if self.table.challenges().contains(hero) {
            self.begin_challenge(seat, hero);
        } else if hero == self.table.realm().place(Special::Mine) && self.table.tradable(seat).1 > 0
        {
            // The turn is still on its way: it ends when this is decided.
            self.replace(Task::Turn(Step::Trading));
        }
    }

    /// R16 (1): the seat takes the challenge that lies there.
    pub fn begin_challenge(&mut self, seat: Seat, hex: Hex) {
        if self.table.down.contains(hex) {
            let tile = self.hidden.fronts[hex.index()];
            self.table.down.remove(hex);
            self.table.grey.remove(hex);
            self.table.up.insert(hex, tile);
            self.tell(Seen::Turned { hex, tile });
        }
        let Some(tile) = self.table.up.get(hex) else { return };
        let difficulty = self.table.difficulty(tile, hex);
        self.tell(Seen::Challenge { seat, hex, tile, difficulty });
        self.push(Task::Queue);
        self.begin_contest(About::Challenge(tile, hex), difficulty, seat, SeatSet::only(seat));
    }

    /// R11, D28: completed challenges are turned face down, and as many memory tiles are dug out.
    pub fn trade(&mut self, seat: Seat, tiles: Tiles) {
        self.player(seat).spend(tiles.set());
        self.tell(Seen::Spent { seat, tiles });
        for _ in tiles.iter() {
            self.dig(seat);
        }
        self.look_for_the_end();
    }

    /// R11: the next memory tile of the Mine lies before the seat now.
    pub fn dig(&mut self, seat: Seat) {
        let Some(left) = self.table.mine.checked_sub(1) else { return };
        self.table.mine = left;
        let tile = self.hidden.memories[usize::from(left)];
        self.player(seat).memories[tile.index()] += 1;
        self.tell(Seen::Memory { seat, tile });
    }

    /// R12, R13: a memory tile finds its place: 5 points, and 1 for every one next to it.
    pub fn place(&mut self, seat: Seat, tile: Memory, hex: Hex) {
        let player = self.player(seat);
        player.memories[tile.index()] = player.memories[tile.index()].saturating_sub(1);
        player.placed += 1;
        let neighbours = (hex.neighbours() & self.table.memories).len() as i16;
        self.table.memories.insert(hex);
        self.tell(Seen::Placed { seat, tile, hex });
        let last_turn = matches!(self.table.todo.last(), Some(Task::LastTurn(_)));
        let points = self.table.options.memory_points(last_turn);
        self.score(seat, points + neighbours, Cause::Place);
    }
}
