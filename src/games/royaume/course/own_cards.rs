//! A1–A16: the cards of one's own turn.

use super::task::{Step, Task};
use crate::game::Seat;
use crate::game::set::Element;
use crate::games::royaume::course::Course;
use crate::games::royaume::legal::action::Play;
use crate::games::royaume::{Card, Cause, Hex, Memory, Seen, Tabletop, Way};

/// A7: what a Fox gives.
const FOX: i16 = 5;

impl Course<'_> {
    /// R7: a card of one's own turn. The first one begins the turn.
    pub fn play_own_card(&mut self, seat: Seat, play: Play) {
        if let Some(Task::Turn(Step::Start | Step::Thrown)) = self.table.todo.last() {
            self.replace(Task::Turn(Step::Walking));
        }
        match play {
            Play::Magician { take } => return self.conjure(seat, take),
            play => self.show(seat, play.card()),
        }
        match play {
            Play::Fox => self.score(seat, FOX, Cause::Fox),
            Play::Merchant => {
                self.score(seat, -(Tabletop::MERCHANT as i16), Cause::Merchant);
                self.dig(seat);
                self.look_for_the_end();
            }
            Play::Prophet { hex } => {
                self.replace(Task::CLOSE);
                self.begin_challenge(seat, hex);
            }
            Play::Shaman { give, seat: other, take } => self.swap(seat, give, other, take),
            Play::Storyteller { from, to } => self.carry(from, to),
            Play::Miner { tiles } => self.trade(seat, tiles),
            Play::ShortWay { hex } => self.arrive(seat, hex, Way::ShortWay),
            _ => {}
        }
    }

    /// A7: a Fox, also in the last turn.
    pub fn play_fox(&mut self, seat: Seat) {
        self.show(seat, Card::Fox);
        self.score(seat, FOX, Cause::Fox);
    }

    /// A1, D26: the Magician chooses before he goes to the discards himself.
    fn conjure(&mut self, seat: Seat, card: Card) {
        self.show(seat, Card::Magician);
        let there = &mut self.table.discards[card.index()];
        *there = there.saturating_sub(1);
        let _there_is_room = self.player(seat).hand.try_push(card);
        self.tell(Seen::Took { seat, card });
    }

    /// A8: two memory tiles change hands.
    fn swap(&mut self, seat: Seat, give: Memory, other: Seat, take: Memory) {
        for (seat, gone, got) in [(seat, give, take), (other, take, give)] {
            let memories = &mut self.player(seat).memories;
            memories[gone.index()] = memories[gone.index()].saturating_sub(1);
            memories[got.index()] += 1;
        }
        self.tell(Seen::Swapped { seat, give, other, take });
    }

    /// A9: a face-up challenge goes to another city.
    fn carry(&mut self, from: Hex, to: Hex) {
        let Some(tile) = self.table.up.remove(from) else { return };
        self.table.up.insert(to, tile);
        self.tell(Seen::Carried { tile, from, to });
    }
}
