//! A client that can be driven: a person's, or a bot's.

use super::{Client, Input, Logged, Output};
use crate::table::Moment;

/// Whoever drives one says what happened and what time it is, and does what is asked for.
pub trait Player<G: Logged> {
    /// Takes note of what happened, and says what is to be done.
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>>;

    /// When to say [`Input::Passed`], unless something else happens before. To be asked again after
    /// every [`handle`](Self::handle).
    fn wake_at(&self) -> Option<Moment>;

    /// What it knows.
    fn client(&self) -> &Client<G>;
}
