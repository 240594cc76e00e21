//! A sampled world: which cards are down, who knows them, and how the round goes on from there.
//!
//! This plays the rules M11–M23 and M27–M31 once more, on bare bit masks and without checks, since a
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
    /// Whose world this is.
    pub me: u8,
    /// How many play.
    pub seats: u8,
    /// M27: whether animals have abilities, and whether also in the opening.
    expert: bool,
    opening_ability: bool,
    is_last_round: bool,
    /// The 24 cards that are in the game.
    all: Cards,
    /// The cards that lie face down.
    pub down: Cards,
    /// The cards that each seat has seen.
    pub knows: [Cards; 4],
    /// The card to connect to, or [`NONE`].
    pub last: u8,
    /// What the one in turn may not reveal (M29).
    pub banned: Cards,
    /// Whose decision it is.
    pub turn: u8,
    /// What has to be decided.
    pub task: Task,
    /// The birds before each seat, 0 for no volcano.
    pub held: [u8; 4],
    /// The birds of the volcanoes on the stack, top last, and how many there are.
    stack: [u8; 3],
    left: u8,
}

/// What the one in turn has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// M11: which card to turn up.
    Reveal,
    /// M28: which card to look at.
    Peek,
    /// M29: which card to forbid.
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
            is_last_round: table.round() == 7,
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
        if let [_, _] = under
            && chance.below(2) == 1
        {
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

    /// Plays the round to its end, everybody by their habits, and says what that is worth to `me`.
    pub fn play_out(&mut self, chance: &mut Chance) -> f32 {
        self.finish_round(chance);
        self.worth(chance)
    }

    /// What the end of a round is worth to `me`: the chest; and at a larger table the next one, too,
    /// as it may come: what one gives away now is missed then, and the birds decide who opens. (With
    /// two players that was tried and gave nothing.)
    pub fn worth(&mut self, chance: &mut Chance) -> f32 {
        let mut chests = self.chests_won();
        if self.seats > 2 && !self.is_last_round {
            self.begin_round(chance);
            self.finish_round(chance);
            chests += self.chests_won();
        }
        chests
    }

    fn chests_won(&self) -> f32 {
        if self.held[usize::from(self.me)] == 0 { 1.0 } else { 0.0 }
    }

    fn finish_round(&mut self, chance: &mut Chance) {
        while self.task != Task::Over {
            let card =
                if self.turn == self.me { self.thrifty(chance) } else { self.captain(chance) };
            self.act(card);
        }
    }

    /// M22, M23: everything is turned down, and whoever holds the most birds opens.
    fn begin_round(&mut self, chance: &mut Chance) {
        self.turn = (0..self.seats).max_by_key(|seat| self.held[usize::from(*seat)]).unwrap_or(0);
        self.left = 0;
        for birds in std::mem::take(&mut self.held).into_iter().filter(|birds| *birds > 0) {
            self.stack[usize::from(self.left)] = birds;
            self.left += 1;
        }
        for i in (1..usize::from(self.left)).rev() {
            self.stack.swap(i, chance.below(i + 1));
        }
        self.down = self.all;
        self.last = NONE;
        self.banned = 0;
        self.task = Task::Reveal;
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

    /// What I do in a playout: leave the next player as little as possible, and prefer a card that
    /// others know to one that is mine alone.
    #[inline]
    fn thrifty(&self, chance: &mut Chance) -> u8 {
        let (known, _) = self.split();
        let connecting = known & self.connected();
        if self.task != Task::Reveal || connecting & connecting.wrapping_sub(1) == 0 {
            return self.captain(chance);
        }
        let next = self.down & self.knows[usize::from(self.next_in_round(self.turn))];
        let public = self.known_to_others();
        if self.seats == 2 && !self.expert {
            // Whoever runs out of cards they know has to gamble: parity on what the other knows.
            let winning = parity::winning_moves(connecting, next);
            if winning != 0 {
                return any(if winning & public != 0 { winning & public } else { winning }, chance);
            }
        }
        let cost = |card: u8| {
            let follow_ups = (CONNECTED[usize::from(card)] & next).count_ones();
            2 * follow_ups + 3 * (!public >> card & 1)
        };
        let least = each(connecting).map(cost).min();
        any(fold(each(connecting).filter(|card| Some(cost(*card)) == least)), chance)
    }

    /// The cards that somebody but the one in turn has seen.
    fn known_to_others(&self) -> Cards {
        let others = (0..4).filter(|seat| *seat != usize::from(self.turn));
        others.fold(0, |known, seat| known | self.knows[seat])
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

fn fold(cards: impl Iterator<Item = u8>) -> Cards {
    cards.fold(0, |cards, card| cards | 1 << card)
}

#[cfg(test)]
mod tests {
    use super::super::belief::under;
    use super::*;
    use crate::bot::arena::Arena;
    use crate::bot::{Crewed, Level};
    use crate::game::{Game, Viewer};
    use crate::games::Memoarrr;
    use crate::games::memoarrr::{Action, Cell, Options, State};

    /// The round as it goes on in the real game, with every card known.
    fn clairvoyant(state: &State) -> World {
        let me = Memoarrr::to_act(state).first().unwrap();
        let view = Memoarrr::view(state, Viewer::Seat(me));
        let mut world = World::of(&view, me, view.tabletop.seats());
        for cell in Cell::with_location() {
            world.lay(state.card(cell).index() as u8, 0b1111, view.faces.get(cell).is_none());
        }
        world.stack_under(&under(&view), &mut Chance::from_number(0, 0));
        world
    }

    /// What can be compared while a round lasts; the volcanoes under the top one are a secret.
    fn sketch(world: &World) -> (Cards, u8, u8, Task, Cards, [bool; 4]) {
        let held = world.held.map(|birds| birds > 0);
        (world.down, world.last, world.turn, world.task, world.banned, held)
    }

    fn banned(state: &State) -> Cards {
        state.tabletop().ban.map_or(0, |ban| 1 << state.card(ban.cell).index())
    }

    #[test]
    fn a_world_goes_on_as_the_rules_do() {
        let mut compared = 0;
        for seed in 0..400u64 {
            let seats = 2 + (seed % 3) as u8;
            let (expert, opening_ability) = (seed % 4 > 0, seed % 4 > 2);
            let options = Options { expert, opening_ability, ..Options::basic(seats) };
            let mut chance = Chance::from_number(seed, 0);
            let state = Memoarrr::deal(&options, seats, &mut chance).unwrap();
            let level = if seed % 5 == 0 { Level::Random } else { Level::Captain };
            let bots =
                (0..seats).map(|n| Memoarrr::bot(level, Chance::from_number(seed, n.into())));
            let mut arena = Arena::<Memoarrr>::new(state, chance, bots.collect());
            let mut world = None;
            loop {
                let before = arena.state().clone();
                let Some(played) = arena.step() else { break };
                let cell = match played.action {
                    Action::Reveal(cell) | Action::Peek(cell) | Action::Ban(cell) => Some(cell),
                    Action::Swap(_) | Action::DoneLooking => None,
                };
                let table = before.tabletop();
                if cell.is_some() && (world.is_none() || table.compare.is_none()) {
                    world = Some(clairvoyant(&before));
                }
                let Some(world) = &mut world else { continue };
                if let Some(cell) = cell {
                    world.act(before.card(cell).index() as u8);
                }
                let after = arena.state();
                match after.tabletop().phase {
                    Phase::Octopus(_) | Phase::Peeking(..) => {}
                    _ if after.tabletop().chests.len() > table.chests.len() => {
                        assert_eq!(world.task, Task::Over, "seed {seed}");
                    }
                    _ => {
                        let mut real = clairvoyant(after);
                        real.banned = banned(after);
                        assert_eq!(sketch(world), sketch(&real), "seed {seed}");
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 10_000, "only {compared} positions were compared");
    }
}
