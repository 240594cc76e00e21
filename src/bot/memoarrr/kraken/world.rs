//! A sampled world: which cards are down, who knows them, and how the round goes on from there.
//!
//! This plays the rules M11–M20 and M27–M31 once more, on bare bit masks and without checks, since a
//! search needs millions of moves. A test plays it beside the real rules.

use super::cards::{CONNECTED, Cards, animal, any, each};
use super::parity;
use crate::game::set::Element;
use crate::game::{Chance, Seat};
use crate::games::memoarrr::{Animal, Phase, View, Volcano};

/// "No card": the next reveal opens the round.
pub const NONE: u8 = 25;

/// The rest of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    /// Whose world this is, and how many play.
    pub me: u8,
    pub seats: u8,
    /// M27: whether animals have abilities, and whether also in the opening.
    expert: bool,
    opening_ability: bool,
    /// The cards that lie face down.
    pub down: Cards,
    /// The cards that each seat has seen.
    pub knows: [Cards; 4],
    /// The card to connect to, or [`NONE`].
    pub last: u8,
    /// What the one in turn may not reveal (M29).
    pub banned: Cards,
    /// Whose decision it is, and about what.
    pub turn: u8,
    pub task: Task,
    /// The birds before each seat, 0 for no volcano.
    pub held: [u8; 4],
    /// The birds of the volcanoes on the stack, top last.
    pub stack: [u8; 3],
    pub left: u8,
    pub all: Cards,
    pub last_round: bool,
}

/// What the one in turn has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    Reveal,
    Peek,
    Ban,
    /// Nothing: the round is over.
    Over,
}

impl World {
    /// The table as `me` sees it, before any card is laid.
    pub fn of(view: &View, me: Seat, seats: u8) -> Self {
        let table = &view.tabletop;
        let (turn, task) = match table.phase {
            Phase::Reveal(seat) => (seat, Task::Reveal),
            Phase::Penguin(seat) => (seat, Task::Peek),
            Phase::Walrus(seat) => (seat, Task::Ban),
            _ => (me, Task::Over),
        };
        let mut stack = [0; 3];
        let left = table.volcanoes_left();
        if let (Some(top), 1..) = (view.top_volcano, left) {
            stack[left - 1] = top.birds();
        }
        Self {
            me: me.into(),
            seats,
            expert: table.options.expert,
            opening_ability: table.options.opening_ability,
            down: 0,
            knows: [0; 4],
            last: view.compare().map_or(NONE, |card| card.index() as u8),
            banned: 0,
            turn: turn.into(),
            task,
            held: table.held.map(|volcano| volcano.map_or(0, Volcano::birds)),
            stack,
            left: left as u8,
            all: 0,
            last_round: table.round() == 7,
        }
    }

    /// Lays a card that these seats, one bit each, have seen.
    #[inline]
    pub fn lay(&mut self, card: u8, seen_by: u8, down: bool) {
        self.down |= u32::from(down) << card;
        self.all |= 1 << card;
        for (seat, knows) in self.knows.iter_mut().enumerate() {
            *knows |= u32::from(seen_by >> seat & 1) << card;
        }
    }

    /// Puts these volcanoes under the top one.
    pub fn stack_under(&mut self, under: &[Volcano], chance: &mut Chance) {
        for (i, volcano) in under.iter().enumerate() {
            self.stack[i] = volcano.birds();
        }
        if let [_, _] = under && chance.below(2) == 1 {
            self.stack.swap(0, 1);
        }
    }

    /// Does the task with that card.
    #[inline]
    pub fn act(&mut self, card: u8) {
        match self.task {
            Task::Reveal => self.reveal(card),
            Task::Peek => {
                self.knows[usize::from(self.turn)] |= 1 << card;
                self.end_turn();
            }
            Task::Ban => {
                self.end_turn();
                self.banned = 1 << card;
            }
            Task::Over => {}
        }
    }

    #[inline]
    fn reveal(&mut self, card: u8) {
        let bit = 1 << card;
        let before = std::mem::replace(&mut self.last, card);
        self.down &= !bit;
        for knows in &mut self.knows {
            *knows |= bit;
        }
        if self.down & (self.down.wrapping_sub(1)) == 0 {
            self.banned = 0;
        }
        if before != NONE && CONNECTED[usize::from(before)] & bit == 0 {
            self.take_volcano(self.turn);
            self.end_turn();
        } else if self.expert && (before != NONE || self.opening_ability) {
            self.use_ability(animal(card));
        } else {
            self.end_turn();
        }
    }

    fn use_ability(&mut self, animal: Animal) {
        match animal {
            Animal::Penguin if self.down != 0 => self.task = Task::Peek,
            Animal::Walrus if self.down.count_ones() > 1 => self.task = Task::Ban,
            Animal::Crab => self.begin_turn(self.turn),
            _ => self.end_turn(),
        }
    }

    fn take_volcano(&mut self, seat: u8) {
        self.left -= 1;
        self.held[usize::from(seat)] = self.stack[usize::from(self.left)];
    }

    #[inline]
    fn end_turn(&mut self) {
        self.banned = 0;
        self.begin_turn(self.next_in_round(self.turn));
    }

    #[inline]
    fn begin_turn(&mut self, mut seat: u8) {
        while self.left > 0 {
            if self.down != 0 {
                self.turn = seat;
                self.task = Task::Reveal;
                return;
            }
            self.take_volcano(seat);
            seat = self.next_in_round(seat);
        }
        self.task = Task::Over;
    }

    fn next_in_round(&self, after: u8) -> u8 {
        let mut seat = (after + 1) % self.seats;
        while self.held[usize::from(seat)] != 0 && seat != after {
            seat = (seat + 1) % self.seats;
        }
        seat
    }

    /// Plays the round to its end, everybody by their habits, and says what it is worth to `me`.
    pub fn play_out(&mut self, chance: &mut Chance) -> f32 {
        while self.task != Task::Over {
            if self.turn != self.me {
                self.act(self.captain(chance));
            } else if self.is_won_by_parity() {
                return 1.0;
            } else {
                self.act(self.kraken(chance));
            }
        }
        self.worth_on(chance)
    }

    pub fn worth_on(&mut self, chance: &mut Chance) -> f32 {
        let next = *super::search::K_NEXT;
        let now = self.worth();
        if next == 0.0 || self.last_round { return now; }
        let won = if self.held[usize::from(self.me)] == 0 { 1.0 } else { 0.0 };
        let start = (0..self.seats).max_by_key(|s| self.held[usize::from(*s)]).unwrap_or(0);
        let mut n = 0;
        for s in 0..4 { if self.held[s] != 0 { self.stack[n] = self.held[s]; n += 1; } }
        self.left = self.seats - 1;
        for i in (1..n).rev() { let j = chance.below(i + 1); self.stack.swap(i, j); }
        self.held = [0; 4];
        self.down = self.all;
        self.last = NONE;
        self.banned = 0;
        self.turn = start;
        self.task = Task::Reveal;
        while self.task != Task::Over {
            if self.turn != self.me { self.act(self.captain(chance)); }
            else if self.is_won_by_parity() { return won + next; }
            else { self.act(self.kraken(chance)); }
        }
        won + if self.held[usize::from(self.me)] == 0 { next } else { 0.0 }
    }

    /// What the end of the round is worth to `me`: a chest, and a little for the next opening.
    pub fn worth(&self) -> f32 {
        let mine = self.held[usize::from(self.me)];
        if mine == 0 {
            1.0
        } else if self.held.iter().all(|birds| *birds <= mine) {
            if self.seats > 2 { *super::search::K_START } else { 0.0 }
        } else {
            0.0
        }
    }

    /// Whether I am to move, know every card, and cannot lose to the other player (basic game).
    #[inline]
    fn is_won_by_parity(&self) -> bool {
        self.seats == 2
            && !self.expert
            && self.last != NONE
            && self.down & !self.knows[usize::from(self.me)] == 0
            && parity::mover_wins(self.last, self.down)
    }

    /// What others do: like a captain, anything that they know to connect, or else anything new.
    #[inline]
    pub fn captain(&self, chance: &mut Chance) -> u8 {
        let (known, unknown) = self.split();
        let wanted = match self.task {
            Task::Peek => unknown,
            Task::Reveal | Task::Ban => {
                let connecting = known & self.connected();
                if connecting != 0 || self.task == Task::Ban { connecting } else { unknown }
            }
            Task::Over => 0,
        };
        any(if wanted != 0 { wanted } else { known | unknown }, chance)
    }

    /// What I do in a playout: the connection that leaves the next player the fewest known ones.
    #[inline]
    fn kraken(&self, chance: &mut Chance) -> u8 {
        let (known, _) = self.split();
        let connecting = known & self.connected();
        if *super::search::K_POL < 0.5 || self.task != Task::Reveal || connecting & connecting.wrapping_sub(1) == 0 {
            return self.captain(chance);
        }
        let theirs = self.down & self.knows[usize::from(self.next_in_round(self.turn))];
        let follow_ups = |card: u8| (CONNECTED[usize::from(card)] & theirs).count_ones();
        let least = each(connecting).map(follow_ups).min();
        any(fold(each(connecting).filter(|card| Some(follow_ups(*card)) == least)), chance)
    }

    /// What may be chosen: what the one in turn knows, and what not.
    #[inline]
    pub fn split(&self) -> (Cards, Cards) {
        let banned = if self.task == Task::Reveal { self.banned } else { 0 };
        let choices = self.down & !banned;
        let knows = self.knows[usize::from(self.turn)];
        (choices & knows, choices & !knows)
    }

    /// What connects to the last card; nothing does in an opening.
    #[inline]
    pub fn connected(&self) -> Cards {
        if self.last == NONE { 0 } else { CONNECTED[usize::from(self.last)] }
    }
}

/// What it is worth, in chests, to open the next round, by the number of players.
const START: [f32; 5] = [0.0, 0.0, 0.0, 0.05, 0.05];

fn fold(cards: impl Iterator<Item = u8>) -> Cards {
    cards.fold(0, |cards, card| cards | 1 << card)
}
