//! The connection of a guest to its table: dialled, lost and dialled again, for as long as it takes.
//!
//! It knows no game. Somebody who joins by address learns from the admission what is played there
//! ([`TableConnection::arrive`]), and only then becomes a [`Guest`](super::Guest) of that game.

use std::collections::VecDeque;
use std::io;
use std::str::FromStr;
use std::time::{Duration, Instant};

use super::event::End;
use super::event_loop::{EventLoop, LoopEvent};
use super::handle::{Signal, Signals};
use super::reconnect::{NextStep, Reconnect};
use super::remote::Remote;
use super::route::Route;
use crate::net::admission::pins::Pin;
use crate::net::transport::event::{Admitted, TransportEvent, Wake};
use crate::net::transport::link::Link;
use crate::net::transport::reason::{Disconnect, Reason};
use crate::table::Moment;

/// How long a table in this process may take to answer.
const LOCAL_PATIENCE: Duration = Duration::from_secs(600);
/// How long an arrival sleeps at most.
const NAP: Duration = Duration::from_secs(60);

/// What happened to a connection.
pub(super) enum ConnectionEvent {
    Admitted(Admitted),
    /// The bytes of one message.
    Frame(Vec<u8>),
    Disconnected {
        gone: Disconnect,
        /// Whether the seat was ours, and is dialled for again.
        comes_back: bool,
    },
    /// The host's pin could not be kept on disk.
    NotKept(io::Error),
    /// The player's handle has something to say.
    Input,
    Ended(End),
}

/// A connection to a table that is made again when it is lost.
pub struct TableConnection {
    route: Route,
    reconnect: Reconnect,
    link: Option<Link>,
    event_loop: EventLoop,
    /// Called when the network shows other tables than before.
    found: Wake,
    clock: Instant,
    events: VecDeque<ConnectionEvent>,
    /// Whether something was sent that may not be on its way.
    has_sent: bool,
    ended: bool,
}

impl TableConnection {
    /// Over this link to a table in this process.
    pub fn local(link: Link) -> Self {
        Self::new(Route::Local(Some(link)), LOCAL_PATIENCE, Signals::default())
    }

    /// To a table elsewhere. It gives up after so long without one.
    pub fn remote(remote: Remote, patience: Duration, signals: Signals) -> Self {
        Self::new(Route::Remote(Box::new(remote)), patience, signals)
    }

    fn new(route: Route, patience: Duration, signals: Signals) -> Self {
        let looks = signals.handle();
        Self {
            reconnect: Reconnect::new(route.destination(), patience, Moment::default()),
            route,
            link: None,
            event_loop: EventLoop::new(signals),
            found: std::sync::Arc::new(move || looks.send(Signal::TablesChanged)),
            clock: Instant::now(),
            events: VecDeque::new(),
            has_sent: false,
            ended: false,
        }
    }

    /// Waits until the host lets us in, and says what is played there; or why nobody did. A game
    /// that has no name among these ends it.
    pub fn arrive<N: FromStr>(&mut self) -> Result<N, End> {
        loop {
            match self.next(NAP) {
                Some(ConnectionEvent::Admitted(admitted)) => {
                    let game = admitted.game.as_deref().and_then(|game| game.parse().ok());
                    let Some(game) = game else {
                        self.end(End::Refused(Disconnect::Dropped(Reason::Malformed)));
                        continue;
                    };
                    // The guest of that game begins with it.
                    self.events.push_front(ConnectionEvent::Admitted(admitted));
                    return Ok(game);
                }
                Some(ConnectionEvent::Ended(end)) => return Err(end),
                _ => {}
            }
        }
    }

    /// Leaves, and waits until the table knows.
    pub fn leave(mut self) {
        self.hang_up();
        self.event_loop.finish();
    }

    /// What is remembered of the host that has just let us in.
    pub(super) fn pin(&self) -> Option<&Pin> {
        match self.events.front() {
            Some(ConnectionEvent::Admitted(admitted)) => admitted.pin.as_ref(),
            _ => None,
        }
    }

    pub(super) fn signals(&self) -> &Signals {
        self.event_loop.signals()
    }

    /// Whether nothing more will come of it.
    pub(super) fn has_ended(&self) -> bool {
        self.ended && self.events.is_empty()
    }

    pub(super) fn now(&self) -> Moment {
        self.clock.elapsed().into()
    }

    /// Where its time begins.
    pub(super) fn clock(&self) -> Instant {
        self.clock
    }

    /// Waits for what happens next, as long as this at most.
    pub(super) fn next(&mut self, patience: Duration) -> Option<ConnectionEvent> {
        self.find_table();
        if self.events.is_empty() && !self.ended {
            let wake = self.reconnect.wake_at();
            let wake = wake.map(|at| Duration::from_millis(self.now().until(at)));
            let patience = wake.map_or(patience, |wake| wake.min(patience));
            let heard = self.event_loop.next(self.link.as_ref(), patience);
            heard.into_iter().for_each(|heard| self.take(heard));
        }
        self.events.pop_front()
    }

    /// What has happened already.
    pub(super) fn next_at_once(&mut self) -> Option<ConnectionEvent> {
        self.find_table();
        while self.events.is_empty() && !self.ended {
            let heard = self.event_loop.next_at_once(self.link.as_ref())?;
            self.take(heard);
        }
        self.events.pop_front()
    }

    /// The player wants a link.
    pub(super) fn dial(&mut self) {
        self.reconnect.dial(self.now());
    }

    /// The table has given us our seat.
    pub(super) fn joined(&mut self) {
        self.reconnect.joined();
    }

    /// Sends the bytes of one message; what cannot be sent costs the link.
    pub(super) fn send(&mut self, frame: Option<Vec<u8>>) {
        let Some(link) = &self.link else { return };
        self.has_sent = true;
        if frame.is_none_or(|frame| link.send(frame).is_err()) {
            self.lose(Disconnect::Dropped(Reason::NeverReads));
        }
    }

    /// Has on its way what was sent, without waiting.
    pub(super) fn flush(&mut self) {
        if std::mem::take(&mut self.has_sent) {
            self.event_loop.flush();
        }
    }

    pub(super) fn lose(&mut self, gone: Disconnect) {
        self.link = None;
        let was_seated = self.reconnect.is_seated();
        let end = self.reconnect.gone(self.now(), &gone).err();
        let comes_back = was_seated && end.is_none();
        self.events.push_back(ConnectionEvent::Disconnected { gone, comes_back });
        end.into_iter().for_each(|end| self.end(end));
    }

    pub(super) fn end(&mut self, end: End) {
        if !self.ended {
            self.ended = true;
            self.reconnect.stop();
            self.hang_up();
            self.events.push_back(ConnectionEvent::Ended(end));
        }
    }

    fn hang_up(&mut self) {
        if let Some(link) = self.link.take() {
            self.event_loop.part(link);
        }
    }

    /// Dials if it is time to, or gives up.
    fn find_table(&mut self) {
        let now = self.now();
        if self.ended || self.reconnect.wake_at().is_none_or(|at| at > now) {
            return;
        }
        let Some(runtime) = self.event_loop.runtime() else { return self.end(no_runtime()) };
        let around = self.route.surroundings(self.reconnect.needs_search(), &self.found);
        match self.reconnect.decide(now, around.as_ref()) {
            NextStep::Wait => {}
            NextStep::Dial(target) => match self.route.dial(target, &runtime) {
                Some(link) => self.link = Some(link),
                None => self.end(End::Refused(Disconnect::Lost)),
            },
            NextStep::GiveUp(end) => self.end(end),
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

    fn take(&mut self, heard: LoopEvent) {
        match heard {
            LoopEvent::Link(TransportEvent::Admitted(admitted)) => self.admitted(admitted),
            LoopEvent::Link(TransportEvent::Frame(_, frame)) => {
                self.events.push_back(ConnectionEvent::Frame(frame));
            }
            LoopEvent::Link(TransportEvent::Disconnect(_, gone)) => self.lose(gone),
            LoopEvent::Link(
                TransportEvent::Code(_) | TransportEvent::Note(_) | TransportEvent::Woken,
            ) => {}
            LoopEvent::Signal(Signal::Input) => self.events.push_back(ConnectionEvent::Input),
            LoopEvent::Signal(Signal::TablesChanged) => self.network_changed(),
            LoopEvent::Signal(Signal::Leave) => self.end(End::Left),
            LoopEvent::NoRuntime => self.end(no_runtime()),
        }
    }

    fn admitted(&mut self, admitted: Admitted) {
        self.reconnect.admitted(&admitted);
        let kept = self.route.admitted(&admitted);
        self.events.push_back(ConnectionEvent::Admitted(admitted));
        self.events.extend(kept.err().map(ConnectionEvent::NotKept));
    }
}

/// The system has nothing left to wait with.
fn no_runtime() -> End {
    End::Refused(Disconnect::Broken("too many files are open".to_owned()))
}

/// Whoever just drops a connection leaves, and does not wait.
impl Drop for TableConnection {
    fn drop(&mut self) {
        self.hang_up();
    }
}
