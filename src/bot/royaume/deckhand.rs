//! Somebody who plays what seems best now. Nothing has to be remembered in this game, since all lies
//! open: cabin boy, sailor and captain differ in how far they think.

use super::contest;
use super::turn::{self, Skill, Turn};
use crate::bot::Bot;
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::{Action, Seen, Tabletop, Task, View};

/// One of the crew.
pub struct Deckhand {
    skill: Skill,
}

impl Deckhand {
    /// Somebody who thinks that far.
    pub fn new(skill: Skill) -> Self {
        Self { skill }
    }
}

impl Bot<Royaume> for Deckhand {
    fn is_attentive(&self) -> bool {
        false
    }

    fn observe(&mut self, _seen: &[Seen], _view: &View) {}

    fn choose(&mut self, view: &View) -> Option<Action> {
        decide(&view.tabletop, view.viewer.seat()?, self.skill)
    }
}

/// What somebody of that skill does, if it is their decision.
pub fn decide(table: &Tabletop, seat: Seat, skill: Skill) -> Option<Action> {
    if table.decides() != Some(seat) {
        return None;
    }
    match table.todo.last()? {
        Task::Turn(step) => Turn { table, seat, skill }.best(*step),
        Task::LastTurn(_) => Some(turn::last_turn(table, seat)),
        Task::Turncoat(_) => turn::turncoat(table, seat),
        _ => Some(contest::answer(table, table.contest.as_ref()?, seat)),
    }
}
