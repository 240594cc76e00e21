//! A client's end of the connection to its table. Over the network or within this process, it is
//! used in the same way.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::event::{Admitted, EventReceiver, EventSender, Peer, TransportEvent, event_queue};
use super::frame::LARGEST_REQUEST;
use super::frame_stream::Outbox;
use super::reason::{Disconnect, Reason};

/// A client's end of the connection to its table. Dropping it leaves the table.
pub struct Link {
    receiver: EventReceiver,
    carrier: Carrier,
}

enum Carrier {
    Local(LocalLink),
    Network(Outbox),
}

/// A client in this process, as its own side sees it.
struct LocalLink {
    peer: Peer,
    host: EventSender,
    open: Arc<AtomicBool>,
}

/// The host's side of a link within this process.
pub(crate) struct LocalEnd {
    pub events: EventSender,
    open: Arc<AtomicBool>,
}

/// Why a frame was not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// No request is that long.
    #[error("a message of {0} bytes")]
    TooLong(usize),
    /// Too much waits to be sent already; the table does not read, or the network is away.
    #[error("too much waits to be sent")]
    Full,
    /// The link is closed.
    #[error("the link is closed")]
    Closed,
}

impl Link {
    /// A link within this process to whoever holds the other end of `host`.
    pub(crate) fn local(peer: Peer, host: EventSender) -> (Self, LocalEnd) {
        let (events, receiver) = event_queue();
        let open = Arc::new(AtomicBool::new(true));
        let admitted = |peer| {
            TransportEvent::Admitted(Admitted {
                peer,
                address: None,
                who: None,
                pin: None,
                game: None,
            })
        };
        host.send(admitted(peer));
        events.send(admitted(Peer::HOST));
        let carrier = Carrier::Local(LocalLink { peer, host, open: open.clone() });
        (Self { receiver, carrier }, LocalEnd { events, open })
    }

    /// A link that a task carries.
    pub(crate) fn remote(receiver: EventReceiver, outbox: Outbox) -> Self {
        Self { receiver, carrier: Carrier::Network(outbox) }
    }

    /// Sends the bytes of one message.
    pub fn send(&self, frame: Vec<u8>) -> Result<(), SendError> {
        if frame.is_empty() || frame.len() > LARGEST_REQUEST {
            return Err(SendError::TooLong(frame.len()));
        }
        match &self.carrier {
            Carrier::Local(local) => local.send(frame),
            Carrier::Network(outbox) => outbox.put(frame).map_err(|_| SendError::Full),
        }
    }

    /// The next event, if one comes in time while this thread sleeps.
    pub fn next(&self, patience: Duration) -> Option<TransportEvent> {
        self.receiver.next(patience)
    }

    /// The next event, whenever it comes.
    pub async fn recv(&self) -> TransportEvent {
        self.receiver.recv().await
    }

    /// The next event, if it is there already.
    pub fn try_next(&self) -> Option<TransportEvent> {
        self.receiver.try_next()
    }

    /// Leaves the table. Its `Disconnect` follows when the table has been told, or after some two seconds.
    pub fn leave(&self) {
        match &self.carrier {
            Carrier::Local(local) => local.leave(),
            Carrier::Network(outbox) => drop(outbox.close(Reason::Left)),
        }
    }

    /// Leaves the table and waits until it has been told.
    pub async fn left(self) {
        self.leave();
        while let Carrier::Network(_) = self.carrier {
            if let TransportEvent::Disconnect(..) = self.recv().await {
                break;
            }
        }
    }
}

/// Whoever just drops a link does not wait; its task says good-bye by itself.
impl Drop for Link {
    fn drop(&mut self) {
        self.leave();
    }
}

impl LocalLink {
    fn send(&self, frame: Vec<u8>) -> Result<(), SendError> {
        if !self.open.load(Ordering::Acquire) {
            return Err(SendError::Closed);
        }
        if self.host.is_full() {
            return Err(SendError::Full);
        }
        self.host.send(TransportEvent::Frame(self.peer, frame));
        Ok(())
    }

    fn leave(&self) {
        if self.open.swap(false, Ordering::AcqRel) {
            self.host.send(TransportEvent::Disconnect(self.peer, Disconnect::Closed(Reason::Left)));
        }
    }
}

impl LocalEnd {
    /// Ends it from the host's side; `false` if the client was faster.
    pub fn close(&self, reason: Reason) -> bool {
        let was_open = self.open.swap(false, Ordering::AcqRel);
        if was_open {
            self.events.send(TransportEvent::Disconnect(Peer::HOST, Disconnect::Closed(reason)));
        }
        was_open
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let carrier = match self.carrier {
            Carrier::Local(_) => "local",
            Carrier::Network(_) => "network",
        };
        f.debug_tuple("Link").field(&carrier).finish()
    }
}
