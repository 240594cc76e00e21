//! One admitted connection, on either side: frames in, frames out, and how it ends.
//!
//! What waits to be sent is bounded; who does not read until it is full is cut off, and so is whoever
//! does not take one frame in time: it would not hear that it is sent away, either. What is read
//! waits until there is room for its event, so a peer that sends too much only stalls itself.
//!
//! When a link was cut for some seconds, QUIC by itself tries again ever more rarely, and would find
//! the link mended late. So a guest that hears nothing sends empty frames twice a second, and a
//! host answers an empty frame with one: whatever was lost follows at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use quinn::{Connection, RecvStream, SendStream};
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::time::{sleep, timeout, timeout_at};

use super::codec::LARGEST_FRAME;
use super::event::{EventSender, Peer, TransportEvent};
use super::frame::{self, LARGEST_REQUEST};
use super::limits::rate_limit::RateLimit;
use super::limits::rate_limited_log::Note;
use super::limits::{BYTES_WAITING, FRAMES_WAITING};
use super::quic::{FAREWELL, KEEP_ALIVE, SILENCE};
use super::reason::{Disconnect, Reason};
use crate::net::admission::HandshakeSide;

/// How long reading rests when too many events wait.
const REST: Duration = Duration::from_millis(5);
/// How long somebody who was let in may take to say what for.
const JOINING: Duration = Duration::from_secs(5);
/// How long a guest may take to read enough for one more frame to be on its way. Whoever is merely cut off
/// is lost by then.
const READING: Duration = SILENCE;
/// How often a silent link is probed.
const PROBE: Duration = Duration::from_millis(500);

/// The way out to one peer.
#[derive(Clone)]
pub(crate) struct Outbox {
    queue: Sender<Out>,
    bytes: Arc<AtomicUsize>,
}

enum Out {
    Frame(Vec<u8>),
    Close(Reason),
}

/// More waits to be sent than may.
#[derive(Debug)]
pub(crate) struct OutboxFull;

/// What goes out to one peer, in order.
pub(crate) struct Outgoing {
    queue: Receiver<Out>,
    bytes: Arc<AtomicUsize>,
}

/// An outbox, and what comes out of it.
pub(crate) fn outbox() -> (Outbox, Outgoing) {
    let (sender, queue) = mpsc::channel(FRAMES_WAITING);
    let bytes = Arc::new(AtomicUsize::new(0));
    (Outbox { queue: sender, bytes: bytes.clone() }, Outgoing { queue, bytes })
}

impl Outbox {
    /// Sends a frame when its turn comes. After the end of a stream it is of no interest.
    pub fn put(&self, frame: Vec<u8>) -> Result<(), OutboxFull> {
        let length = frame.len();
        if self.bytes.fetch_add(length, Ordering::Relaxed) + length > BYTES_WAITING {
            return Err(OutboxFull);
        }
        match self.queue.try_send(Out::Frame(frame)) {
            Err(mpsc::error::TrySendError::Full(_)) => Err(OutboxFull),
            _ => Ok(()),
        }
    }

    /// Closes the connection after what was sent before.
    pub fn close(&self, reason: Reason) -> Result<(), OutboxFull> {
        match self.queue.try_send(Out::Close(reason)) {
            Err(mpsc::error::TrySendError::Full(_)) => Err(OutboxFull),
            _ => Ok(()),
        }
    }
}

/// One admitted connection.
pub(crate) struct FrameStream {
    pub side: HandshakeSide,
    pub peer: Peer,
    pub connection: Connection,
    pub send: SendStream,
    pub receive: RecvStream,
    pub events: EventSender,
}

impl FrameStream {
    /// Carries frames until the connection ends, and says how it did.
    pub async fn run(self, own: Outbox, outgoing: Outgoing) -> Disconnect {
        let Self { side, peer, connection, send, receive, events } = self;
        let reader = FrameReader { side, peer, events, own: own.clone(), connection: &connection };
        let gone = tokio::select! {
            gone = reader.run(receive) => gone,
            gone = write(side, send, outgoing) => gone,
            gone = probe(side, &connection, &own) => gone,
        };
        if let Disconnect::Dropped(reason) = &gone {
            connection.close(reason.number(), &reason.detail());
        }
        gone
    }
}

/// Writes what comes out of the outbox, until there is a farewell.
async fn write(side: HandshakeSide, mut send: SendStream, mut outgoing: Outgoing) -> Disconnect {
    loop {
        match outgoing.queue.recv().await {
            Some(Out::Frame(frame)) => {
                outgoing.bytes.fetch_sub(frame.len(), Ordering::Relaxed);
                let write = frame::write(&mut send, &frame);
                let written = match side {
                    HandshakeSide::Host => timeout(READING, write).await,
                    HandshakeSide::Guest => Ok(write.await),
                };
                match written {
                    Ok(Ok(())) => (),
                    Ok(Err(failed)) => return failed.into(),
                    Err(_) => return Disconnect::Dropped(Reason::NeverReads),
                }
            }
            Some(Out::Close(reason)) => return farewell(send, reason).await,
            None => return farewell(send, Reason::Left).await,
        }
    }
}

/// Waits until the last frame has arrived, but not for ever.
async fn farewell(mut send: SendStream, reason: Reason) -> Disconnect {
    if send.finish().is_ok() {
        let _arrived_or_given_up = timeout(FAREWELL, send.stopped()).await;
    }
    Disconnect::Dropped(reason)
}

/// Keeps trying when nothing is heard. Only guests do: they keep the connection alive anyway.
async fn probe(side: HandshakeSide, connection: &Connection, own: &Outbox) -> Disconnect {
    if side == HandshakeSide::Host {
        std::future::pending::<()>().await;
    }
    let (mut heard, mut since) = (0, Instant::now());
    loop {
        let silent = since.elapsed() > KEEP_ALIVE + PROBE;
        sleep(if silent { PROBE } else { 2 * PROBE }).await;
        let now = connection.stats().udp_rx.datagrams;
        if now != heard {
            (heard, since) = (now, Instant::now());
        } else if silent && own.put(Vec::new()).is_err() {
            return Disconnect::Lost;
        }
    }
}

/// Reads what one peer says.
struct FrameReader<'a> {
    side: HandshakeSide,
    peer: Peer,
    events: EventSender,
    own: Outbox,
    connection: &'a Connection,
}

impl FrameReader<'_> {
    async fn run(&self, mut receive: RecvStream) -> Disconnect {
        let began = Instant::now();
        let mut rate = (self.side == HandshakeSide::Host).then(|| RateLimit::new(Duration::ZERO));
        let mut was_too_fast = false;
        let mut joining = (self.side == HandshakeSide::Host).then(|| began + JOINING);
        loop {
            let read = frame::read(&mut receive, self.largest());
            let read = match joining {
                None => read.await,
                Some(due) => match timeout_at(due.into(), read).await {
                    Ok(read) => read,
                    Err(_) => return Disconnect::Dropped(Reason::TooSlow),
                },
            };
            let frame = match read {
                Ok(Some(frame)) => frame,
                Ok(None) => return self.closing_reason().await,
                Err(failed) => return failed.into(),
            };
            joining = joining.filter(|_| frame.is_empty());
            if let Some(gone) = self.take(frame) {
                return gone;
            }
            let wait = rate.as_mut().map_or(Duration::ZERO, |rate| rate.frame(began.elapsed()));
            // Shorter waits than a timer's tick are left to add up.
            if wait > Duration::from_millis(1) {
                if !std::mem::replace(&mut was_too_fast, true) {
                    self.events.note(Note::TooFast(self.peer));
                }
                sleep(wait).await;
            }
            while self.events.is_full() {
                sleep(REST).await;
            }
        }
    }

    fn largest(&self) -> usize {
        match self.side {
            HandshakeSide::Host => LARGEST_REQUEST,
            HandshakeSide::Guest => LARGEST_FRAME,
        }
    }

    fn take(&self, frame: Vec<u8>) -> Option<Disconnect> {
        if !frame.is_empty() {
            self.events.send(TransportEvent::Frame(self.peer, frame));
        } else if self.side == HandshakeSide::Host && self.own.put(frame).is_err() {
            return Some(Disconnect::Dropped(Reason::NeverReads));
        }
        None
    }

    /// The other side has said all; it will tell why it goes, or was ended before it could.
    async fn closing_reason(&self) -> Disconnect {
        match timeout(2 * FAREWELL, self.connection.closed()).await {
            Ok(error) => error.into(),
            Err(_) => {
                self.connection.close(Reason::Left.number(), b"");
                Disconnect::Closed(Reason::Left)
            }
        }
    }
}
