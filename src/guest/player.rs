//! The client that a guest drives: a person's, or a bot's.

use crate::client::{Autopilot, Client, Input, Logged, Output, SeatCredentials};
use crate::table::Moment;

/// A client that can be driven.
pub trait Player<G: Logged> {
    /// As [`Client::handle`].
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>>;
    /// What it knows.
    fn client(&self) -> &Client<G>;
}

/// Makes the player once it is known at which table it sits, and so what was kept of it.
pub type Maker<P> = Box<dyn FnOnce(SeatCredentials) -> P + Send>;

impl<G: Logged> Player<G> for Client<G> {
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>> {
        Self::handle(self, now, input)
    }

    fn client(&self) -> &Client<G> {
        self
    }
}

impl<G: Logged> Player<G> for Autopilot<G> {
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>> {
        Self::handle(self, now, input)
    }

    fn client(&self) -> &Client<G> {
        Self::client(self)
    }
}
