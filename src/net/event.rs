//! What the edge tells: the same for a table about its peers and for a client about its host.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use super::code::Code;
use super::diary::Note;
use super::fingerprint::Fingerprint;
use super::pins::Pin;
use super::reason::Gone;

/// Somebody at the other end of a connection. The same person who comes back is another peer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Peer(pub u32);

impl Peer {
    /// To a client there is only one peer.
    pub const HOST: Self = Self(0);
}

/// Something that happened at the edge.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Somebody was let in (to a client: its host let it in). Every admitted peer ends with `Gone`.
    Admitted(Admitted),
    /// The bytes of one message.
    Frame(Peer, Vec<u8>),
    /// A peer is gone, or (to a client) was never reached.
    Gone(Peer, Gone),
    /// From now on this is the join code; `None` while there is a pause after too many wrong ones.
    Code(Option<Code>),
    /// A line for the log.
    Note(Note),
}

/// Who was let in.
#[derive(Clone, Debug, PartialEq)]
pub struct Admitted {
    /// What frames to and from it are addressed by.
    pub peer: Peer,
    /// Where it is; `None` in this process.
    pub address: Option<SocketAddr>,
    /// Whose certificate it holds; `None` in this process.
    pub who: Option<Fingerprint>,
    /// To a guest: what to remember of this host, to be let in again.
    pub pin: Option<Pin>,
}

/// More events than this in an inbox, and no more frames are read from the network.
const CROWDED: usize = 1024;

/// Called after each event, to wake whoever sleeps.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A wake callback for those who wait on their inbox anyway.
pub fn no_wake() -> Wake {
    Arc::new(|| ())
}

/// Where events arrive.
#[derive(Debug)]
pub struct Inbox {
    events: Receiver<Event>,
    waiting: Arc<AtomicUsize>,
}

/// Where events are put in.
#[derive(Clone)]
pub struct Outlet {
    events: Sender<Event>,
    waiting: Arc<AtomicUsize>,
    wake: Wake,
}

/// An inbox, and the way into it.
pub fn inbox(wake: Wake) -> (Outlet, Inbox) {
    let (sender, events) = mpsc::channel();
    let waiting = Arc::new(AtomicUsize::new(0));
    (Outlet { events: sender, waiting: waiting.clone(), wake }, Inbox { events, waiting })
}

impl Inbox {
    /// The next event, if one comes in time.
    pub fn next(&self, patience: Duration) -> Option<Event> {
        self.taken(self.events.recv_timeout(patience).ok())
    }

    /// The next event, if it is there already.
    pub fn try_next(&self) -> Option<Event> {
        self.taken(self.events.try_recv().ok())
    }

    fn taken(&self, event: Option<Event>) -> Option<Event> {
        if event.is_some() {
            self.waiting.fetch_sub(1, Ordering::Relaxed);
        }
        event
    }
}

impl Outlet {
    /// Puts an event in. Nobody may be there any more; then it is of no interest either.
    pub fn give(&self, event: Event) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        if self.events.send(event).is_ok() {
            (self.wake)();
        }
    }

    /// Whether the inbox has as much as it should hold. Few events may still come in, but frames,
    /// of which a peer can send any number, have to wait.
    pub fn is_crowded(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) >= CROWDED
    }
}

impl std::fmt::Debug for Outlet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outlet").field("waiting", &self.waiting).finish_non_exhaustive()
    }
}
