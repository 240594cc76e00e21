//! A client on real time: whoever is not the table itself.
//!
//! A [`TableConnection`] finds the table, dials, dials again and looks for a host that has moved; it
//! knows no game. A [`Guest`] drives a [`Client`], or an [`Autopilot`](crate::client::Autopilot), over
//! it, and keeps on disk what takes the seat back. They print nothing and have no thread of their own:
//! whoever has one calls [`Guest::step`], and others speak to them by a [`GuestHandle`].
//!
//! - `connection`: the way to the table and back to it, in this process or elsewhere ([`remote`]).
//!   `reconnect`: when it dials and when it gives up; `destination`: whom it dials. Both are pure.
//! - [`credential_store`]: where seats are kept on disk. `event`: what a guest tells. [`handle`]: what it is told;
//!   `event_loop`: how it hears that. `outputs`: what it does for its player.

mod connection;
pub mod credential_store;
mod destination;
mod event;
mod event_loop;
pub mod handle;
mod outputs;
mod reconnect;
pub mod remote;
mod route;

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use crate::client::{Client, Input, Logged, Player, SeatCredentials};
use crate::net::transport::codec;
use crate::net::transport::event::Admitted;
use crate::net::transport::reason::{Disconnect, Reason};
use crate::table::Notice;
use connection::ConnectionEvent;
pub use connection::TableConnection;
use credential_store::CredentialStore;
pub use event::{End, GuestEvent};
use handle::GuestHandle;

/// A client on real time.
pub struct Guest<G: Logged, P> {
    connection: TableConnection,
    credential_store: CredentialStore,
    player: P,
    inputs: Receiver<Input<G>>,
    handle: GuestHandle<G>,
    told: Vec<GuestEvent<G>>,
}

impl<G: Logged, P: Player<G>> Guest<G, P> {
    /// A guest at a table of this game, which has let it in. The player is made of what was kept of
    /// it there.
    pub fn new(
        connection: TableConnection,
        mut credential_store: CredentialStore,
        player: impl FnOnce(SeatCredentials) -> P,
    ) -> Self {
        let player = player(credential_store.open(connection.pin()));
        let (sender, inputs) = channel();
        let clock = connection.clock();
        let handle =
            GuestHandle { connection: connection.signals().handle(), inputs: sender, clock };
        let told = Vec::new();
        let mut guest = Self { connection, credential_store, player, inputs, handle, told };
        // The connection dials by itself: what the client asks for at first is done already.
        guest.input(Input::Passed);
        guest
    }

    /// What others speak to it by.
    pub fn handle(&self) -> GuestHandle<G> {
        self.handle.clone()
    }

    /// What the player knows.
    pub fn client(&self) -> &Client<G> {
        self.player.client()
    }

    /// Whether nothing more will come of it.
    pub fn has_ended(&self) -> bool {
        self.connection.has_ended()
    }

    /// The player wants something.
    pub fn input(&mut self, input: Input<G>) {
        let outputs = self.player.handle(self.connection.now(), input);
        self.carry_out(outputs);
    }

    /// Waits for what happens next, as long as this at most, and says what happened.
    pub fn step(&mut self, patience: Duration) -> Vec<GuestEvent<G>> {
        let mut next = self.connection.next(self.until_next(patience));
        while let Some(event) = next {
            self.take(event);
            next = self.connection.next_at_once();
        }
        self.wake();
        // Before whoever drives this does something with the events.
        self.connection.flush();
        std::mem::take(&mut self.told)
    }

    /// Leaves, and waits until the table knows.
    pub fn leave(self) {
        self.connection.leave();
    }

    fn until_next(&self, patience: Duration) -> Duration {
        // What is new already is not kept waiting.
        let patience = if self.told.is_empty() { patience } else { Duration::ZERO };
        let now = self.connection.now();
        let wake = self.player.wake_at().map(|at| Duration::from_millis(now.until(at)));
        wake.map_or(patience, |wake| wake.min(patience))
    }

    fn take(&mut self, event: ConnectionEvent) {
        match event {
            ConnectionEvent::Admitted(admitted) => self.admitted(&admitted),
            ConnectionEvent::Frame(frame) => match codec::decode::<Notice<G>>(&frame) {
                Ok(notice) => self.input(Input::Heard(notice)),
                Err(_) => self.connection.lose(Disconnect::Dropped(Reason::Malformed)),
            },
            ConnectionEvent::Disconnected { gone, comes_back } => {
                self.told.extend(comes_back.then_some(GuestEvent::Disconnected(gone)));
                self.input(Input::LinkDown);
            }
            ConnectionEvent::NotKept(error) => self.told.push(GuestEvent::NotKept(error)),
            ConnectionEvent::Input => {
                if let Ok(input) = self.inputs.try_recv() {
                    self.input(input);
                }
            }
            ConnectionEvent::Ended(end) => self.told.push(GuestEvent::Ended(end)),
        }
    }

    /// The host has let us in, for the first time or again.
    fn admitted(&mut self, admitted: &Admitted) {
        match &admitted.game {
            // The host has opened another table since.
            Some(game) if game != G::NAME => {
                self.connection.end(End::Refused(Disconnect::Closed(Reason::PassRefused)));
            }
            _ => self.input(Input::LinkUp),
        }
    }

    fn wake(&mut self) {
        let now = self.connection.now();
        if self.player.wake_at().is_some_and(|at| at <= now) && !self.has_ended() {
            self.input(Input::Passed);
        }
    }
}
