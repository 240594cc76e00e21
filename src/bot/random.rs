//! The bot that plays anything, for any game.

use super::Bot;
use crate::game::{Chance, Game};

/// Plays any legal action, each as likely as the others. It needs no memory.
pub struct Random {
    chance: Chance,
}

impl Random {
    /// With luck of its own.
    pub fn new(chance: Chance) -> Self {
        Self { chance }
    }
}

impl<G: Game> Bot<G> for Random {
    fn is_attentive(&self) -> bool {
        false
    }

    fn observe(&mut self, _seen: &[G::Seen], _view: &G::View) {}

    fn choose(&mut self, view: &G::View) -> Option<G::Action> {
        let mut actions = G::legal_actions(view);
        match actions.len() {
            0 | 1 => actions.next(),
            many => actions.nth(self.chance.below(many)),
        }
    }
}
