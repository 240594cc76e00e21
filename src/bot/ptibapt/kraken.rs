//! Placeholder.

use super::super::Bot;
use super::super::memory::Habits;
use super::deckhand::{Deckhand, Nerve};
use crate::game::Chance;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Seen, View};

/// See the module's own words.
pub struct Kraken(Deckhand);

impl Kraken {
    /// With luck of its own.
    pub fn new(chance: Chance) -> Self {
        Self(Deckhand::new(Habits::PERFECT, Nerve::Bold, chance))
    }
}

impl Bot<PtiBapt> for Kraken {
    fn observe(&mut self, seen: &[Seen], view: &View) {
        self.0.observe(seen, view);
    }

    fn choose(&mut self, view: &View) -> Option<Action> {
        self.0.choose(view)
    }
}
