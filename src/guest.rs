//! A client on real time: whoever is not the table itself.
//!
//! A [`Guest`] drives a [`Client`], or an [`Autopilot`](crate::client::Autopilot), over a [`Link`]: it
//! finds the table, dials, dials again, looks for a host that has moved, and keeps on disk what takes
//! the seat back. It prints nothing and has no thread of its own: whoever has one calls
//! [`Guest::step`], and others speak to it by its [`GuestHandle`].
//!
//! - [`route`]: the way to the table, in this process or elsewhere ([`remote`]). `reconnect`: when it
//!   dials and when it gives up; `destination`: whom it dials. Both are pure.
//! - [`credential_store`]: where seats are kept on disk. [`event`]: what a guest tells. [`handle`]: what it is told;
//!   `event_loop`: how it hears that. `outputs`: what it does for its player.

pub mod credential_store;
mod destination;
pub mod event;
mod event_loop;
pub mod handle;
mod outputs;
mod reconnect;
pub mod remote;
pub mod route;

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::client::{Client, Input, Logged, Player, SeatCredentials};
use crate::net::transport::codec;
use crate::net::transport::event::{Admitted, Event as LinkEvent, Wake};
use crate::net::transport::link::Link;
use crate::net::transport::reason::{Disconnect, Reason};
use crate::table::{Moment, Notice};
use credential_store::CredentialStore;
pub use event::{End, Event};
use event_loop::{EventLoop, LoopEvent};
use handle::{GuestHandle, Message};
use reconnect::{Decision, Reconnect};
use route::Route;

/// What the player wants before there is a table waits for it, but not more than this.
const MOST_FIRST: usize = 16;

/// Makes the player once it is known at which table it sits, and so what was kept of it.
pub type Maker<P> = Box<dyn FnOnce(SeatCredentials) -> P + Send>;

/// A client on real time.
pub struct Guest<G: Logged, P> {
    route: Route,
    credential_store: CredentialStore,
    maker: Option<Maker<P>>,
    player: Option<P>,
    /// What it begins with, for instance the wish to be ready.
    first: Vec<Input<G>>,
    events: EventLoop<G>,
    handle: GuestHandle<G>,
    link: Option<Link>,
    reconnect: Reconnect,
    /// Whether something was sent that may not be on its way.
    has_sent: bool,
    /// Called when the network shows other tables than before.
    found: Wake,
    clock: Instant,
    told: Vec<Event<G>>,
    ended: bool,
}

impl<G: Logged, P: Player<G>> Guest<G, P> {
    /// A guest on its way. It gives up after so long without a table.
    pub fn new(
        route: Route,
        credential_store: CredentialStore,
        patience: Duration,
        maker: Maker<P>,
    ) -> Self {
        let (events, handle) = EventLoop::new();
        let looks = handle.clone();
        let found: Wake = Arc::new(move || looks.look());
        let reconnect = Reconnect::new(route.destination(), patience, Moment::default());
        Self {
            route,
            credential_store,
            maker: Some(maker),
            player: None,
            first: Vec::new(),
            events,
            handle,
            link: None,
            reconnect,
            has_sent: false,
            found,
            clock: Instant::now(),
            told: Vec::new(),
            ended: false,
        }
    }

    /// What the player begins with.
    pub fn beginning_with(mut self, input: Input<G>) -> Self {
        self.first.push(input);
        self
    }

    /// What others speak to it by.
    pub fn handle(&self) -> GuestHandle<G> {
        self.handle.clone()
    }

    /// What the player knows, once it has been at the table.
    pub fn client(&self) -> Option<&Client<G>> {
        self.player.as_ref().map(Player::client)
    }

    /// Whether nothing more will come of it.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// The player wants something.
    pub fn input(&mut self, input: Input<G>) {
        let now = self.now();
        let Some(player) = &mut self.player else {
            if self.first.len() < MOST_FIRST {
                self.first.push(input);
            }
            return;
        };
        let outputs = player.handle(now, input);
        self.carry_out(outputs);
    }

    /// Waits for what happens next, as long as this at most, and says what happened.
    pub fn step(&mut self, patience: Duration) -> Vec<Event<G>> {
        self.find_table();
        self.listen(self.until_next(patience));
        self.wake();
        self.find_table();
        // Before whoever drives this does something with the events.
        if std::mem::take(&mut self.has_sent) {
            self.events.flush();
        }
        std::mem::take(&mut self.told)
    }

    /// Leaves, and waits until the table knows.
    pub fn leave(mut self) {
        self.hang_up();
        self.events.finish();
    }

    fn hang_up(&mut self) {
        if let Some(link) = self.link.take() {
            self.events.part(link);
        }
    }

    fn now(&self) -> Moment {
        Moment(u64::try_from(self.clock.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn until_next(&self, patience: Duration) -> Duration {
        let now = self.now();
        // What is new already is not kept waiting.
        let patience = if self.told.is_empty() { patience } else { Duration::ZERO };
        let wake = self.player.as_ref().and_then(Player::wake_at);
        let wakes = [wake, self.reconnect.wake_at()].into_iter().flatten();
        wakes.map(|at| Duration::from_millis(now.until(at))).fold(patience, Duration::min)
    }

    /// Dials if it is time to, or gives up.
    fn find_table(&mut self) {
        let now = self.now();
        if self.ended || self.reconnect.wake_at().is_none_or(|at| at > now) {
            return;
        }
        let Some(runtime) = self.events.runtime() else { return self.end(no_runtime()) };
        let around = self.route.surroundings(self.reconnect.needs_search(), &self.found);
        match self.reconnect.decide(now, around.as_ref()) {
            Decision::Wait => {}
            Decision::Dial(target) => match self.route.dial(target, &runtime) {
                Some(link) => self.link = Some(link),
                None => self.end(End::Refused(Disconnect::Lost)),
            },
            Decision::GiveUp(end) => self.end(end),
        }
    }

    /// Other tables are announced than before.
    fn network_changed(&mut self) {
        let now = self.now();
        let around = self.route.surroundings(self.reconnect.needs_search(), &self.found);
        if self.reconnect.network_changed(now, around.as_ref()) {
            self.link = None;
        }
    }

    fn listen(&mut self, patience: Duration) {
        if self.ended {
            return;
        }
        let mut next = self.events.next(self.link.as_ref(), patience);
        while let Some(heard) = next.filter(|_| !self.ended) {
            match heard {
                LoopEvent::Link(event) => self.take(event),
                LoopEvent::GuestHandle(Message::Say(input)) => self.input(input),
                LoopEvent::GuestHandle(Message::Look) => self.network_changed(),
                LoopEvent::GuestHandle(Message::Leave) => self.end(End::Left),
                LoopEvent::NoRuntime => self.end(no_runtime()),
            }
            next = self.events.next_at_once(self.link.as_ref());
        }
    }

    fn take(&mut self, event: LinkEvent) {
        match event {
            LinkEvent::Admitted(admitted) => self.arrive(&admitted),
            LinkEvent::Frame(_, frame) => match codec::decode::<Notice<G>>(&frame) {
                Ok(Notice::Welcome { game, .. }) if game != G::NAME => {
                    self.end(End::OtherGame(game))
                }
                Ok(notice) => self.input(Input::Heard(notice)),
                Err(_) => self.lose(&Disconnect::Dropped(Reason::Malformed)),
            },
            LinkEvent::Disconnect(_, gone) => self.lose(&gone),
            LinkEvent::Code(_) | LinkEvent::Note(_) | LinkEvent::Woken => {}
        }
    }

    /// The door is open.
    fn arrive(&mut self, admitted: &Admitted) {
        self.reconnect.admitted(admitted);
        if let Err(error) = self.route.admitted(admitted) {
            self.told.push(Event::NotKept(error));
        }
        if let Some(maker) = self.maker.take() {
            let credentials = self.credential_store.open(admitted.pin.as_ref());
            self.player = Some(maker(credentials));
            // The client's wish to dial is fulfilled already.
            self.input(Input::Passed);
            for first in std::mem::take(&mut self.first) {
                self.input(first);
            }
        }
        self.input(Input::LinkUp);
    }

    fn lose(&mut self, gone: &Disconnect) {
        self.link = None;
        if self.reconnect.is_seated() {
            self.told.push(Event::Disconnected(gone.clone()));
        }
        if let Err(end) = self.reconnect.gone(self.now(), gone) {
            return self.end(end);
        }
        if self.player.is_some() {
            self.input(Input::LinkDown);
        }
    }

    fn end(&mut self, end: End) {
        if !self.ended {
            self.ended = true;
            self.reconnect.stop();
            self.hang_up();
            self.told.push(Event::Ended(end));
        }
    }

    fn wake(&mut self) {
        let now = self.now();
        let due = self.player.as_ref().and_then(Player::wake_at).is_some_and(|at| at <= now);
        if due && !self.ended {
            self.input(Input::Passed);
        }
    }
}

/// The system has nothing left to wait with.
fn no_runtime() -> End {
    End::Refused(Disconnect::Broken("too many files are open".to_owned()))
}

/// Whoever just drops a guest leaves, and does not wait.
impl<G: Logged, P> Drop for Guest<G, P> {
    fn drop(&mut self) {
        if let Some(link) = self.link.take() {
            self.events.part(link);
        }
    }
}
