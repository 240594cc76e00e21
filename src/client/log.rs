//! What happened, as far as a player may still read it.
//!
//! Remembering is the game, so the log forgets: what was said about a round goes when the round is
//! over, but for what [`Logged::keep`] names.

use crate::game::Game;

/// How long a line of the log may be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// Until the game is over, and after.
    Game,
    /// Until the round is over.
    Round,
}

/// A game that says what its log may keep.
pub trait Logged: Game {
    /// How long this may be read.
    fn keep(seen: &Self::Seen) -> Keep;
    /// Whether a new round begins with this.
    fn begins_round(seen: &Self::Seen) -> bool;
}

/// The log of one viewer.
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    lines: Vec<G::Seen>,
}

impl<G: Logged> Log<G> {
    /// A log of nothing.
    pub fn new() -> Self {
        Self { lines: Vec::new() }
    }

    /// What may be read now, the oldest first.
    pub fn lines(&self) -> &[G::Seen] {
        &self.lines
    }

    /// Adds what was seen.
    pub fn add(&mut self, seen: &[G::Seen]) {
        for seen in seen {
            if G::begins_round(seen) {
                self.forget();
            }
            self.lines.push(seen.clone());
        }
    }

    /// Something was missed: what is about a round may be about one that is over.
    pub fn forget(&mut self) {
        self.lines.retain(|line| G::keep(line) == Keep::Game);
    }
}

impl<G: Logged> Default for Log<G> {
    fn default() -> Self {
        Self::new()
    }
}
