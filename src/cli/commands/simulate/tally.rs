//! What tuning needs to know of many games: `simulate --tally`.
//!
//! Which game counts what is in a file of its name below; most games have nothing to tune.

use serde_json::Value;

use crate::game::{Game, Outcome};
use crate::text::Texts;

pub mod royaume;

/// Counts what matters for tuning one game.
pub trait TuningTally<G: Game> {
    /// A game was dealt.
    fn begin(&mut self, dealt: &G::State);
    /// An action led to these events.
    fn add(&mut self, events: &[G::Event]);
    /// The game is over.
    fn end(&mut self, state: &G::State, outcome: &Outcome);
    /// In words, a line each.
    fn lines(&self, texts: &Texts) -> Vec<String>;
    /// For programs.
    fn json(&self) -> Value;
}
