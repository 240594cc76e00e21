//! The door of a table on the network: who knocks, who is let in, and who was.
//!
//! Each connection has a task; what they share is behind one lock, which is never held while waiting.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use quinn::{Endpoint, Incoming};
use tokio::time::{sleep, timeout};

use super::inside::{Inside, Insider};
use super::threshold::{Newcomer, cross};
use super::{Config, Numbers};
use crate::net::admission::block_list::BlockList;
use crate::net::admission::code::Code;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::identity::Identity;
use crate::net::admission::lockout::Verdict;
use crate::net::admission::pass::TableId;
use crate::net::admission::{Entry, Side};
use crate::net::transport::connection_limits::Answer;
use crate::net::transport::conversation::{Conversation, outbox};
use crate::net::transport::event::{Admitted, Event, EventSender, Peer};
use crate::net::transport::quic::{self, FAREWELL};
use crate::net::transport::rate_limited_log::Note;
use crate::net::transport::reason::{Gone, Reason};

/// How long a stranger may take to be let in, from its first packet.
pub const DEADLINE: Duration = Duration::from_secs(6);

/// The door of one table.
pub(crate) struct Door {
    pub host: Arc<Identity>,
    pub table: TableId,
    events: EventSender,
    numbers: Numbers,
    opened: Instant,
    inside: Mutex<Inside>,
}

impl Door {
    pub fn new(config: &Config, events: EventSender, numbers: Numbers) -> Self {
        let inside = Inside::new(config.entry.clone(), &config.block_list);
        Self {
            host: config.identity.clone(),
            table: config.table,
            events,
            numbers,
            opened: Instant::now(),
            inside: Mutex::new(inside),
        }
    }

    /// Keeps the door until the table is closed.
    pub async fn run(self: Arc<Self>, endpoint: Endpoint) {
        let closed = self.inside().lockout.closed_for(self.opened.elapsed());
        if let Some(pause) = closed {
            self.events.send(Event::Code(None));
            tokio::spawn(self.clone().renew_after(pause));
        }
        while let Some(incoming) = endpoint.accept().await {
            self.answer(incoming);
        }
    }

    /// Somebody knocks.
    fn answer(self: &Arc<Self>, incoming: Incoming) {
        let address = incoming.remote_address().ip().to_canonical();
        let answer = self.inside().knock(address, incoming.remote_address_validated());
        match answer {
            Answer::Hear => drop(tokio::spawn(self.clone().hear(incoming, address))),
            Answer::ProveAddress => drop(incoming.retry()),
            Answer::Refuse => {
                self.note(Note::Crowd(address));
                incoming.refuse();
            }
        }
    }

    /// Hears a stranger out, and talks to it for as long as it stays if it is let in.
    async fn hear(self: Arc<Self>, incoming: Incoming, address: IpAddr) {
        let heard = self.clone().admit(incoming, address).await;
        self.inside().gate.stranger_left(address);
        match heard {
            Ok((newcomer, peer)) => self.talk(newcomer, peer).await,
            Err(gone) => self.note(Note::turned_away(address, &gone)),
        }
    }

    async fn admit(
        self: Arc<Self>,
        incoming: Incoming,
        address: IpAddr,
    ) -> Result<(Newcomer, Peer), Gone> {
        let deadline = tokio::time::Instant::now() + DEADLINE;
        let too_slow = || Gone::Dropped(Reason::TooSlow);
        let connecting = incoming.accept()?;
        let connection =
            tokio::time::timeout_at(deadline, connecting).await.map_err(|_| too_slow())??;
        let crossed = tokio::time::timeout_at(deadline, cross(&self, &connection, address)).await;
        let entered = crossed.unwrap_or(Err(too_slow())).and_then(|newcomer| {
            let room = self.inside().gate.peer_comes();
            room.then_some(newcomer).ok_or(Gone::Dropped(Reason::Busy))
        });
        match entered {
            Ok(newcomer) => Ok((newcomer, self.numbers.next())),
            Err(gone) => {
                let reason = match &gone {
                    Gone::Dropped(reason) => reason.clone(),
                    _ => Reason::Left,
                };
                connection.close(reason.number(), &reason.detail());
                Err(gone)
            }
        }
    }

    async fn talk(self: Arc<Self>, newcomer: Newcomer, peer: Peer) {
        let Newcomer { connection, send, receive, who } = newcomer;
        let (outbox, outgoing) = outbox();
        let insider = Insider::new(outbox.clone(), connection.clone(), who);
        self.inside().peers.insert(peer, insider);
        tracing::info!(peer = peer.0, address = %quic::remote(&connection), ?who, "let in");
        self.events.send(Event::Admitted(Admitted {
            peer,
            address: Some(quic::remote(&connection)),
            who: Some(who),
            pin: None,
        }));
        let events = self.events.clone();
        let talk = Conversation { side: Side::Host, peer, connection, send, receive, events };
        let gone = talk.run(outbox, outgoing).await;
        self.left(peer, gone);
    }

    fn left(&self, peer: Peer, gone: Gone) {
        let cut_off = self.inside().left(peer);
        let gone = cut_off.map_or(gone, Gone::Dropped);
        if let Gone::Dropped(reason @ (Reason::Malformed | Reason::NeverReads)) = &gone {
            self.note(Note::CutOff(peer, reason.to_string()));
        }
        tracing::info!(peer = peer.0, "gone: {gone}");
        self.events.send(Event::Gone(peer, gone));
    }

    /// Sends frames when their turn comes.
    pub fn send(&self, frames: Vec<(Peer, Vec<u8>)>) {
        let mut inside = self.inside();
        for (peer, frame) in frames {
            inside.to(peer, |insider| insider.outbox.put(frame).is_ok());
        }
    }

    /// Sends somebody away, after what was sent before.
    pub fn close(&self, peer: Peer, reason: Reason) {
        self.inside().to(peer, |insider| insider.outbox.bye(reason).is_ok());
    }

    /// Sends somebody away for good.
    pub fn ban(&self, peer: Peer) {
        let needs_new_code = self.inside().ban(peer);
        if needs_new_code {
            self.enter_by(Entry::Code(Code::random()));
        }
    }

    /// From now on people get in by this.
    pub fn enter_by(&self, entry: Entry) {
        self.inside().enter_by(entry.clone());
        if let Entry::Code(code) = entry {
            self.events.send(Event::Code(Some(code)));
        }
    }

    /// Tells everybody that the table is closed, and waits a moment for it to be heard.
    pub async fn farewell(&self, endpoint: &Endpoint) {
        for insider in self.inside().peers.values() {
            let _cut_off_below = insider.outbox.bye(Reason::TableClosed);
        }
        let everybody_left = async {
            while !self.inside().peers.is_empty() {
                sleep(Duration::from_millis(5)).await;
            }
        };
        let _long_enough = timeout(FAREWELL, everybody_left).await;
        let reason = Reason::TableClosed;
        endpoint.close(reason.number(), &reason.detail());
        let _long_enough = timeout(FAREWELL, endpoint.wait_idle()).await;
    }

    /// Who is not wanted now.
    pub fn block_list(&self) -> BlockList {
        self.inside().block_list(self.opened.elapsed())
    }

    /// How people get in at present.
    pub fn entry(&self) -> Entry {
        self.inside().entry.clone()
    }

    /// Whether this guest was sent away for good.
    pub fn is_banned(&self, who: Fingerprint) -> bool {
        self.inside().is_banned(who)
    }

    /// Why a code from there is not looked at now.
    pub fn locked_out(&self, address: IpAddr) -> Option<Reason> {
        let wait = self.inside().lockout.wait(self.opened.elapsed(), address)?;
        Some(Reason::LockedOut(u32::try_from(wait.as_secs() + 1).unwrap_or(u32::MAX)))
    }

    /// A code was right.
    pub fn right_code(&self, address: IpAddr) {
        self.inside().lockout.right(address);
    }

    /// A code was wrong.
    pub fn wrong_code(self: &Arc<Self>, address: IpAddr) {
        let verdict = self.inside().lockout.wrong(self.opened.elapsed(), address);
        match verdict {
            Verdict::Counted => (),
            Verdict::AddressPaused(pause) => {
                self.note(Note::AddressPaused(address, pause.as_secs()));
            }
            Verdict::TablePaused(pause) => {
                self.note(Note::TablePaused(pause.as_secs()));
                self.events.send(Event::Code(None));
                tokio::spawn(self.clone().renew_after(pause));
            }
        }
    }

    async fn renew_after(self: Arc<Self>, pause: Duration) {
        let before = self.inside().changes;
        sleep(pause).await;
        if self.inside().changes == before {
            self.enter_by(Entry::Code(Code::random()));
        }
    }

    fn note(&self, note: Note) {
        if self.inside().diary.is_news(self.opened.elapsed(), &note) {
            self.events.note(note);
        }
    }

    /// A task that panicked has left nothing half done: each change is made in one step.
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
