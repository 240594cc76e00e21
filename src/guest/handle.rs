//! How a screen speaks to the guest that another thread drives.

use std::fmt;
use std::sync::mpsc::Sender;
use std::time::Instant;

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::client::Input;
use crate::game::Game;
use crate::table::Moment;

/// What wakes a connection from another thread.
pub(super) enum Signal {
    /// The player's input waits in the guest's queue.
    Input,
    /// The network shows tables that it did not show before.
    TablesChanged,
    Leave,
}

/// The queue of what is said to a connection, which may be made before the connection is.
pub struct Signals {
    handle: ConnectionHandle,
    pub(super) receiver: UnboundedReceiver<Signal>,
}

impl Default for Signals {
    fn default() -> Self {
        let (sender, receiver) = unbounded_channel();
        Self { handle: ConnectionHandle(sender), receiver }
    }
}

impl Signals {
    /// What puts something in.
    pub fn handle(&self) -> ConnectionHandle {
        self.handle.clone()
    }
}

/// Speaks to a connection from any thread. Nothing waits, and whoever waits for the connection wakes
/// up, whether or not there is a link at the moment.
#[derive(Clone)]
pub struct ConnectionHandle(UnboundedSender<Signal>);

impl ConnectionHandle {
    /// The player goes, for now: the seat is kept as if the link were cut. To leave it for good, say
    /// [`Ask::Leave`](crate::table::Ask::Leave) instead.
    pub fn leave(&self) {
        self.send(Signal::Leave);
    }

    pub(super) fn send(&self, signal: Signal) {
        // A connection that is no more wants nothing.
        let _nobody_hears = self.0.send(signal);
    }
}

/// Speaks to a guest from any thread.
pub struct GuestHandle<G: Game> {
    pub(super) connection: ConnectionHandle,
    pub(super) inputs: Sender<Input<G>>,
    pub(super) clock: Instant,
}

impl<G: Game> GuestHandle<G> {
    /// The player wants something.
    pub fn say(&self, input: Input<G>) {
        if self.inputs.send(input).is_ok() {
            self.connection.send(Signal::Input);
        }
    }

    /// What time it is for the guest and its client.
    pub fn now(&self) -> Moment {
        self.clock.elapsed().into()
    }

    /// The player goes, for now ([`ConnectionHandle::leave`]).
    pub fn leave(&self) {
        self.connection.leave();
    }
}

impl<G: Game> Clone for GuestHandle<G> {
    fn clone(&self) -> Self {
        let Self { connection, inputs, clock } = self;
        Self { connection: connection.clone(), inputs: inputs.clone(), clock: *clock }
    }
}

impl<G: Game> fmt::Debug for GuestHandle<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GuestHandle").finish_non_exhaustive()
    }
}
