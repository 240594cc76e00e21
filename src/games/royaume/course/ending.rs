//! R14, R31, R32: after a turn, the next one, and the last ones.

use super::task::{Step, Task};
use crate::game::Seat;
use crate::games::royaume::course::Course;
use crate::games::royaume::legal::action::Action;
use crate::games::royaume::{Card, EndReason, Seen, Tabletop, Tally};

impl Course<'_> {
    /// R14: the turn is over: refill, arrow, next player; or the end (R31, R32).
    pub fn close_turn(&mut self, refill: bool) {
        self.done();
        if self.ends_here() {
            return self.push(Task::LastTurns(self.table.seats()));
        }
        self.push(Task::Arrow);
        if refill {
            self.push_refill(self.table.turn);
        }
    }

    /// R31, D25: whether the end has begun, or begins because everybody has had 40 turns.
    fn ends_here(&mut self) -> bool {
        let all = |table: &Tabletop| {
            table.players.iter().all(|player| player.turns >= Tabletop::MOST_TURNS)
        };
        if self.table.end.is_none() && all(self.table) {
            self.begin_the_end(EndReason::FortyTurns);
        }
        self.table.end.is_some()
    }

    /// R31: whether the last memory tile or the last challenge is gone.
    pub fn look_for_the_end(&mut self) {
        if self.table.end.is_some() {
            return;
        }
        if self.table.mine == 0 {
            self.begin_the_end(EndReason::MineEmpty);
        } else if self.table.has_no_challenge() {
            self.begin_the_end(EndReason::NoChallenge);
        }
    }

    /// R31: the Wizard and the snowstorm leave the board at once; nobody refills any more (D24).
    fn begin_the_end(&mut self, why: EndReason) {
        self.table.end = Some(why);
        self.table.wizard = None;
        self.table.snow = None;
        self.tell(Seen::EndBegins { why });
    }

    /// R14: the next seat's turn begins, unless it is snowed in (C24).
    pub fn next_turn(&mut self) {
        let seat = self.table.turn.next(self.table.seats());
        self.table.turn = seat;
        let player = self.player(seat);
        player.turns += 1;
        let number = player.turns;
        self.tell(Seen::Turn { seat, number });
        if self.owes(seat) {
            self.miss(seat);
        } else {
            self.replace(Task::Turn(Step::Start));
        }
    }

    /// C24: whether the seat has to miss its turn.
    pub fn owes(&self, seat: Seat) -> bool {
        self.table.snow.is_some_and(|snow| snow.owing.contains(seat))
    }

    /// C24, R30: the seat misses its turn, without refill and arrow; after the last one who owes a
    /// turn the snowstorm goes back.
    pub fn miss(&mut self, seat: Seat) {
        self.tell(Seen::Missed { seat });
        if let Some(snow) = &mut self.table.snow {
            snow.owing.remove(seat);
            if snow.owing.is_empty() {
                self.table.snow = None;
                self.tell(Seen::SnowBack(true));
            }
        }
        if self.ends_here() {
            self.replace(Task::LastTurns(self.table.seats()));
        } else {
            self.replace(Task::NextTurn);
        }
    }

    /// R31: the next last turn, the one who caused it last; then all is over.
    pub fn next_last_turn(&mut self, left: u8) {
        self.done();
        let Some(left) = left.checked_sub(1) else {
            return self.tell(Seen::GameOver(Tally::new(self.table)));
        };
        let seat = self.table.turn.next(self.table.seats());
        self.table.turn = seat;
        self.push(Task::LastTurns(left));
        self.push(Task::LastTurn(seat));
        self.tell(Seen::LastTurn { seat });
    }

    /// D24: whether there is anything left to do in a last turn.
    pub fn has_last_things(&self, seat: Seat) -> bool {
        self.table.player(seat).holds(Card::Fox) || self.table.can_place(seat)
    }

    /// R31: a memory tile, a Fox, or the end of it.
    pub fn act_in_last_turn(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Place(memory, hex) => self.place(seat, memory, hex),
            Action::Card(_) => self.play_fox(seat),
            _ => self.done(),
        }
    }
}
