//! A client on real time: whoever is not the table itself.
//!
//! A [`Guest`] drives a [`Client`], or an [`Autopilot`](crate::client::Autopilot), over a [`Link`]: it
//! finds the table, dials, dials again, looks for a host that has moved, and keeps on disk what takes
//! the seat back. It prints nothing and has no thread of its own: whoever has one calls
//! [`Guest::step`], and others speak to it by its [`GuestHandle`].
//!
//! - [`route`]: the way to the table, in this process ([`route::Route::Local`]) or elsewhere ([`remote`]).
//! - [`credential_store`]: where keepsakes lie. [`event`]: what a guest tells. [`handle`]: what it is told;
//!   `event_loop`: how it hears that. `outputs`: what it does for its player.

pub mod credential_store;
pub mod event;
mod event_loop;
pub mod handle;
mod outputs;
pub mod remote;
pub mod route;

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::client::{Client, Input, Logged, Player, SeatCredentials};
use crate::net::transport::codec;
use crate::net::transport::event::{Admitted, Event as LinkEvent, Wake};
use crate::net::transport::link::Link;
use crate::net::transport::reason::{Gone, Reason};
use crate::table::{Moment, Notice};
use credential_store::CredentialStore;
pub use event::{End, Event};
use event_loop::{EventLoop, LoopEvent};
use handle::{GuestHandle, Message};
use route::Route;

/// How long to wait before the way to a table is looked for again.
const PAUSE: Duration = Duration::from_millis(200);

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
    /// Whether the door was opened to that link.
    is_in: bool,
    /// Whether something was sent that may not be on its way.
    has_sent: bool,
    /// Called when the network shows other tables than before.
    found: Wake,
    clock: Instant,
    /// How long it may be without a table, and since when it has been.
    patience: Duration,
    lost_since: Option<Instant>,
    been_there: bool,
    look_at: Option<Instant>,
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
        Self {
            route,
            credential_store,
            maker: Some(maker),
            player: None,
            first: Vec::new(),
            events,
            handle,
            link: None,
            is_in: false,
            has_sent: false,
            found,
            clock: Instant::now(),
            patience,
            lost_since: Some(Instant::now()),
            been_there: false,
            look_at: Some(Instant::now()),
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
        self.look();
        self.listen(self.until_next(patience));
        self.wake();
        self.check_patience();
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
        self.is_in = false;
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
        let wake = wake.map(|at| Duration::from_millis(now.until(at)));
        // Whoever has a link does not look for another.
        let look = self.look_at.filter(|_| self.link.is_none());
        let look = look.map(|at| at.saturating_duration_since(Instant::now()));
        let up =
            self.lost_since.map(|since| (since + self.patience).duration_since(Instant::now()));
        [wake, look, up].into_iter().flatten().fold(patience, Duration::min)
    }

    /// Looks for a way to the table, if there is none and it is time to.
    fn look(&mut self) {
        if self.ended || self.link.is_some() || self.look_at.is_none_or(|at| at > Instant::now()) {
            return;
        }
        let Some(runtime) = self.events.runtime() else { return self.end(deaf()) };
        match self.route.dial(&runtime, &self.found) {
            Ok(Some(link)) => (self.link, self.look_at) = (Some(link), None),
            Ok(None) => self.look_at = Some(Instant::now() + PAUSE),
            Err(end) => self.end(end),
        }
    }

    /// The network has changed. A call to where the table no longer is does not hold up another.
    fn look_elsewhere(&mut self) {
        if self.link.is_some() && (self.is_in || !self.route.leads_elsewhere()) {
            return;
        }
        self.link = None;
        if self.lost_since.is_some() {
            self.look_at = Some(Instant::now());
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
                LoopEvent::GuestHandle(Message::Look) => self.look_elsewhere(),
                LoopEvent::GuestHandle(Message::Leave) => self.end(End::Left),
                LoopEvent::Deaf => self.end(deaf()),
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
                Err(_) => self.lose(&Gone::Dropped(Reason::Malformed)),
            },
            LinkEvent::Gone(_, gone) => self.lose(&gone),
            LinkEvent::Code(_) | LinkEvent::Note(_) | LinkEvent::Rung => {}
        }
    }

    /// The door is open.
    fn arrive(&mut self, admitted: &Admitted) {
        self.is_in = true;
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

    fn lose(&mut self, gone: &Gone) {
        (self.link, self.is_in) = (None, false);
        if self.lost_since.is_none() {
            self.lost_since = Some(Instant::now());
            self.told.push(Event::Disconnected(gone.clone()));
        }
        if let Err(end) = self.route.gone(gone, &self.found) {
            return self.end(end);
        }
        match self.player {
            Some(_) => self.input(Input::LinkDown),
            None => self.look_at = Some(Instant::now() + PAUSE),
        }
    }

    fn end(&mut self, end: End) {
        if !self.ended {
            self.ended = true;
            (self.look_at, self.lost_since) = (None, None);
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

    fn check_patience(&mut self) {
        if self.lost_since.is_some_and(|since| since.elapsed() >= self.patience) {
            let end = self.route.nowhere(self.been_there, self.patience);
            self.end(end);
        }
    }
}

/// The system has nothing left to wait with.
fn deaf() -> End {
    End::Refused(Gone::Broken("too many files are open".to_owned()))
}

/// Whoever just drops a guest leaves, and does not wait.
impl<G: Logged, P> Drop for Guest<G, P> {
    fn drop(&mut self) {
        if let Some(link) = self.link.take() {
            self.events.part(link);
        }
    }
}
