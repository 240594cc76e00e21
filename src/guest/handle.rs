//! How a screen speaks to the guest that another thread drives.

use std::fmt;

use tokio::sync::mpsc::UnboundedSender;

use crate::client::Input;
use crate::game::Game;

/// What is said to a guest from another thread.
pub(super) enum Message<G: Game> {
    Say(Input<G>),
    /// The network shows tables that it did not show before.
    Look,
    Leave,
}

/// Speaks to a guest from any thread. Nothing waits, and a [`step`](super::Guest::step) that waits
/// wakes up, whether or not there is a link at the moment.
pub struct GuestHandle<G: Game> {
    calls: UnboundedSender<Message<G>>,
}

impl<G: Game> GuestHandle<G> {
    pub(super) fn new(calls: UnboundedSender<Message<G>>) -> Self {
        Self { calls }
    }

    /// The player wants something.
    pub fn say(&self, input: Input<G>) {
        self.call(Message::Say(input));
    }

    /// The player goes, for now: the seat is kept as if the link were cut. To leave it for good, say
    /// [`Ask::Leave`](crate::table::Ask::Leave) instead.
    pub fn leave(&self) {
        self.call(Message::Leave);
    }

    /// The network has changed: perhaps the table is there.
    pub(super) fn look(&self) {
        self.call(Message::Look);
    }

    fn call(&self, call: Message<G>) {
        // A guest that is no more wants nothing.
        let _nobody_hears = self.calls.send(call);
    }
}

impl<G: Game> Clone for GuestHandle<G> {
    fn clone(&self) -> Self {
        Self { calls: self.calls.clone() }
    }
}

impl<G: Game> fmt::Debug for GuestHandle<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GuestHandle").finish_non_exhaustive()
    }
}
