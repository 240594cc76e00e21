//! A table's end of all its connections, in this process and over the network.
//!
//! Newcomers and frames are looked after by tasks that run while the table's loop waits for its
//! next [`TransportEvent`], on its own thread: between a packet and the table there is no other thread to be
//! woken. Bots and the host's own screen are connected within the process, by the same kind of
//! [`Link`] that a guest has. Nothing here knows what a frame says.

mod admissions;
mod peers;
mod pending_connection;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use quinn::Endpoint;
use tokio::runtime::{Builder, Runtime};
use tokio::task::yield_now;
use tokio::time::timeout;

use super::event::{EventReceiver, EventSender, Peer, TransportEvent, event_queue};
use super::link::{Link, LocalEnd};
use super::quic::{self, ListenError};
use super::reason::{Disconnect, Reason};
use crate::net::PROTOCOL;
use crate::net::admission::AdmissionPolicy;
use crate::net::admission::block_list::BlockList;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::identity::Identity;
use crate::net::admission::pass::TableId;
use crate::net::interface::InterfaceChoice;
use admissions::Admissions;

/// How a table is opened to the network.
#[derive(Clone, Debug)]
pub struct Config {
    /// Who the host is.
    pub identity: Arc<Identity>,
    /// Which table it is: the same after a resume, so that old passes are good.
    pub table: TableId,
    /// What is played there.
    pub game: String,
    /// How people get in.
    pub entry: AdmissionPolicy,
    /// The UDP port; 0 is any free one.
    pub port: u16,
    /// Which interfaces it is reached by.
    pub interface: InterfaceChoice,
    /// Who is not wanted from before.
    pub block_list: BlockList,
}

/// A table's end of all its connections. Dropping it closes the table.
pub struct Listener {
    receiver: EventReceiver,
    events: EventSender,
    local: BTreeMap<Peer, LocalEnd>,
    net: Option<Net>,
    /// Frames for the network. They are handed over where its tasks run, which then need not be woken.
    waiting: Vec<(Peer, Vec<u8>)>,
    numbers: PeerNumbers,
}

/// Wakes whoever waits for a listener's next event.
#[derive(Clone, Debug)]
pub struct ListenerWaker(EventSender);

impl ListenerWaker {
    /// Wakes them.
    pub fn wake(&self) {
        self.0.send(TransportEvent::Woken);
    }
}

/// The table on the network.
struct Net {
    runtime: Runtime,
    admissions: Arc<Admissions>,
    endpoint: Endpoint,
    port: u16,
}

impl Net {
    fn open(
        config: &Config,
        events: EventSender,
        numbers: PeerNumbers,
    ) -> Result<Self, ListenError> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (identity, interface) = (&config.identity, &config.interface);
        let endpoint = {
            let _within = runtime.enter();
            quic::listen(identity, interface, config.port, PROTOCOL)?
        };
        let port = endpoint.local_addr()?.port();
        tracing::info!(port, ?interface, "the table is open");
        let admissions = Arc::new(Admissions::new(config, events, numbers));
        runtime.spawn(admissions.clone().run(endpoint.clone()));
        Ok(Self { runtime, admissions, endpoint, port })
    }

    /// Tells everybody that the table is closed, and waits a moment for it to be heard.
    fn farewell(self) {
        self.runtime.block_on(self.admissions.farewell(&self.endpoint));
    }
}

/// Gives every peer a number of its own.
#[derive(Clone)]
struct PeerNumbers(Arc<AtomicU32>);

impl PeerNumbers {
    fn next(&self) -> Peer {
        Peer(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

impl Listener {
    /// A table that can only be reached within this process.
    pub(crate) fn offline() -> Self {
        let (events, receiver) = event_queue();
        let numbers = PeerNumbers(Arc::new(AtomicU32::new(Peer::HOST.0 + 1)));
        Self { receiver, events, local: BTreeMap::new(), net: None, waiting: Vec::new(), numbers }
    }

    /// A table that can be reached over the network, too.
    pub fn open(config: &Config) -> Result<Self, ListenError> {
        let mut listener = Self::offline();
        let net = Net::open(config, listener.events.clone(), listener.numbers.clone())?;
        listener.net = Some(net);
        Ok(listener)
    }

    /// The UDP port, if the table can be reached over the network.
    pub fn port(&self) -> Option<u16> {
        self.net.as_ref().map(|net| net.port)
    }

    /// A client within this process. Its admission is an event like any other.
    pub fn connect_local(&mut self) -> (Peer, Link) {
        let peer = self.numbers.next();
        let (link, end) = Link::local(peer, self.events.clone());
        self.local.insert(peer, end);
        (peer, link)
    }

    /// Wakes whoever waits for the next event, from another thread.
    pub(crate) fn waker(&self) -> ListenerWaker {
        ListenerWaker(self.events.clone())
    }

    /// The next event, if one comes in time. The network is looked after while this waits.
    pub fn next(&mut self, patience: Duration) -> Option<TransportEvent> {
        let event = match &self.net {
            Some(net) => {
                let waiting = std::mem::take(&mut self.waiting);
                net.runtime.block_on(async {
                    net.admissions.send(waiting);
                    timeout(patience, self.receiver.recv()).await.ok()
                })
            }
            None => self.receiver.next(patience),
        };
        self.forget_gone(event)
    }

    /// The next event, if it is there already.
    pub fn try_next(&mut self) -> Option<TransportEvent> {
        let event = self.receiver.try_next();
        self.forget_gone(event)
    }

    /// Looks after the network for a moment without waiting: what was sent is on its way, and what
    /// has come is an event.
    pub fn flush(&mut self) {
        if let Some(net) = &self.net {
            let waiting = std::mem::take(&mut self.waiting);
            net.runtime.block_on(async {
                net.admissions.send(waiting);
                yield_now().await;
            });
        }
    }

    /// Whether something was sent that is not on its way.
    pub(crate) fn has_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Sends the bytes of one message. Who does not read what it is sent is cut off; whoever is gone
    /// already gets nothing.
    pub fn send(&mut self, peer: Peer, frame: Vec<u8>) {
        match self.local.get(&peer) {
            Some(local) if local.events.is_full() => self.close(peer, Reason::NeverReads),
            Some(local) => local.events.send(TransportEvent::Frame(Peer::HOST, frame)),
            None => self.waiting.push((peer, frame)),
        }
    }

    /// Sends somebody away, after what was sent before. Its `Disconnect` follows.
    pub fn close(&mut self, peer: Peer, reason: Reason) {
        match self.local.remove(&peer) {
            Some(local) if local.close(reason.clone()) => {
                self.events.send(TransportEvent::Disconnect(peer, Disconnect::Dropped(reason)));
            }
            Some(_) => (),
            None => self.admissions(|admissions| admissions.close(peer, reason)),
        }
    }

    /// Sends somebody away for good: its certificate is refused from now on, and there is a new
    /// code; all invitations are void, and all passes but of those who are at the table
    /// ([`Listener::keep_seated`]). An open table has no code to change, and refuses the address as well.
    pub fn ban(&mut self, peer: Peer) {
        if self.local.contains_key(&peer) {
            return self.close(peer, Reason::Banned);
        }
        self.admissions(|admissions| admissions.ban(peer));
    }

    /// The same for somebody who has not been here since the host was started.
    pub(crate) fn ban_absent(&mut self, who: Fingerprint) {
        self.admissions(|admissions| admissions.ban_absent(who));
    }

    /// Of those who are gone, nobody else will be banned any more: so nobody makes the table forget
    /// them by coming and going.
    pub(crate) fn keep_past(&mut self, wanted: &BTreeSet<Peer>) {
        self.admissions(|admissions| admissions.peers().keep_past(wanted));
    }

    /// These are the certificates of the people at the table, those who are away included.
    pub fn keep_seated(&mut self, seated: BTreeSet<Fingerprint>) {
        self.admissions(|admissions| admissions.peers().seated = seated);
    }

    /// Whose certificate a peer has, or had, if it is known still.
    pub(crate) fn certificate(&self, peer: Peer) -> Option<Fingerprint> {
        self.net.as_ref().and_then(|net| net.admissions.peers().certificate(peer))
    }

    /// Who is not wanted now.
    pub fn block_list(&self) -> BlockList {
        self.net.as_ref().map(|net| net.admissions.block_list()).unwrap_or_default()
    }

    /// Closes the table and waits until everybody was told, some two seconds at most.
    pub fn shut(mut self) {
        self.leave();
        if let Some(net) = self.net.take() {
            net.farewell();
        }
    }

    fn leave(&mut self) {
        for local in self.local.values() {
            local.close(Reason::TableClosed);
        }
        self.local.clear();
        self.admissions(|_| ());
    }

    fn forget_gone(&mut self, event: Option<TransportEvent>) -> Option<TransportEvent> {
        if let Some(TransportEvent::Disconnect(peer, _)) = &event {
            self.local.remove(peer);
        }
        event
    }

    /// Has something done about the connections over the network, after what was sent before.
    fn admissions(&mut self, what: impl FnOnce(&Admissions)) {
        let waiting = std::mem::take(&mut self.waiting);
        if let Some(net) = &self.net {
            net.admissions.send(waiting);
            what(&net.admissions);
        }
    }
}

/// Whoever just drops a listener does not wait; a thread says good-bye.
impl Drop for Listener {
    fn drop(&mut self) {
        self.leave();
        if let Some(net) = self.net.take() {
            let thread = std::thread::Builder::new().name("good-bye".to_owned());
            // Without a thread the guests find out by themselves.
            let _nobody_waits = thread.spawn(|| net.farewell());
        }
    }
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listener").field("port", &self.port()).finish_non_exhaustive()
    }
}
