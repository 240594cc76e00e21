//! What happened, as far as a player may still read it.
//!
//! Remembering is the game, so the log forgets: what was said about a round goes when the round is
//! over, but for what [`Logged::keep`] names.

use std::sync::Arc;

use crate::game::Game;
use crate::table::Hosted;

/// The most lines that are kept: many times as many as a long game has.
const MOST_LINES: usize = 20_000;

/// How long a line of the log may be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// Until the game is over, and after.
    Game,
    /// Until the round is over.
    Round,
}

/// A game that says what its log may keep.
pub trait Logged: Hosted {
    /// How long this may be read.
    fn keep(seen: &Self::Seen) -> Keep;
    /// Whether a new round begins with this.
    fn begins_round(seen: &Self::Seen) -> bool;
}

/// The log of one viewer. Clones share their lines until one of them changes.
#[derive(Clone, Debug)]
pub struct Log<G: Game> {
    lines: Arc<Vec<G::Seen>>,
    /// With the last update a round ended: what could be read of it until then.
    ended: Option<Arc<Vec<G::Seen>>>,
}

impl<G: Game> Log<G> {
    /// A log of nothing.
    pub fn new() -> Self {
        Self { lines: Arc::default(), ended: None }
    }

    /// What may be read now, the oldest first.
    pub fn lines(&self) -> &[G::Seen] {
        &self.lines
    }

    /// The same while the end of a round is looked at, for as long as nothing else has happened.
    pub fn lines_at_round_end(&self) -> &[G::Seen] {
        self.ended.as_ref().unwrap_or(&self.lines)
    }
}

impl<G: Logged> Log<G> {
    /// Adds what was seen.
    pub fn add(&mut self, seen: &[G::Seen]) {
        self.ended = None;
        if seen.iter().any(G::begins_round) {
            self.ended = Some(self.lines.iter().chain(seen).cloned().collect::<Vec<_>>().into());
        }
        for seen in seen {
            if G::begins_round(seen) {
                self.forget_round();
            }
            let lines = Arc::make_mut(&mut self.lines);
            if lines.len() == MOST_LINES {
                lines.drain(..MOST_LINES / 4);
            }
            lines.push(seen.clone());
        }
    }

    /// Something was missed: what is about a round may be about one that is over.
    pub fn forget(&mut self) {
        self.ended = None;
        self.forget_round();
    }

    fn forget_round(&mut self) {
        Arc::make_mut(&mut self.lines).retain(|line| G::keep(line) == Keep::Game);
    }
}

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Self::new()
    }
}
