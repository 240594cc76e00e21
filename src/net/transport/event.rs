//! What the edge tells: the same for a table about its peers and for a client about its host.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use super::limits::rate_limited_log::Note;
use super::reason::Disconnect;
use crate::net::admission::code::Code;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::pins::Pin;

/// Somebody at the other end of a connection. The same person who comes back is another peer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Peer(pub u32);

impl Peer {
    /// To a client there is only one peer.
    pub const HOST: Self = Self(0);
}

/// Something that happened at the edge.
#[derive(Clone, Debug, PartialEq)]
pub enum TransportEvent {
    /// Somebody was let in (to a client: its host let it in). Every admitted peer ends with `Disconnect`.
    Admitted(Admitted),
    /// The bytes of one message.
    Frame(Peer, Vec<u8>),
    /// A peer is gone, or (to a client) was never reached.
    Disconnect(Peer, Disconnect),
    /// From now on this is the join code.
    Code(Code),
    /// A line for the log.
    Note(Note),
    /// Somebody in this process has something to say by other means, and wakes the loop for it.
    Woken,
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
    /// To a guest from elsewhere: what is played at this host's table.
    pub game: Option<String>,
}

/// More events than this waiting to be taken, and no more frames are read from the network.
const MOST_WAITING: usize = 1024;

/// Called when something has changed, to wake whoever sleeps.
pub(crate) type Wake = Arc<dyn Fn() + Send + Sync>;

/// A wake callback for those who look now and then anyway.
pub fn no_wake() -> Wake {
    Arc::new(|| ())
}

/// Where events are taken from, by a thread or by a task.
#[derive(Debug)]
pub(crate) struct EventReceiver(flume::Receiver<TransportEvent>);

/// Where events are put in.
#[derive(Clone, Debug)]
pub(crate) struct EventSender(flume::Sender<TransportEvent>);

/// A queue of events. It has no bound of its own: whoever reads frames from a peer asks whether it
/// [is full](EventSender::is_full), and all other events are few.
pub(crate) fn event_queue() -> (EventSender, EventReceiver) {
    let (sender, receiver) = flume::unbounded();
    (EventSender(sender), EventReceiver(receiver))
}

impl EventReceiver {
    /// The next event, if one comes in time.
    pub fn next(&self, patience: Duration) -> Option<TransportEvent> {
        self.0.recv_timeout(patience).ok()
    }

    /// The next event, whenever it comes; for ever where nobody is left who could send one.
    pub async fn recv(&self) -> TransportEvent {
        match self.0.recv_async().await {
            Ok(event) => event,
            Err(_) => std::future::pending().await,
        }
    }

    /// The next event, if it is there already.
    pub fn try_next(&self) -> Option<TransportEvent> {
        self.0.try_recv().ok()
    }
}

impl EventSender {
    /// Puts an event in. If its receiver is gone, so is all interest in it.
    pub fn send(&self, event: TransportEvent) {
        let _nobody_is_there = self.0.send(event);
    }

    /// Reports something to whoever looks after the table, and to the log.
    pub fn note(&self, note: Note) {
        tracing::warn!("{note}");
        self.send(TransportEvent::Note(note));
    }

    /// Whether the queue is so long that no more frames are to be read: a peer can send any number.
    pub fn is_full(&self) -> bool {
        self.0.len() >= MOST_WAITING && !self.0.is_disconnected()
    }
}
