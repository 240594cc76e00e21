//! What the edge tells: the same for a table about its peers and for a client about its host.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll, Waker};
use std::thread::Thread;
use std::time::{Duration, Instant};

use super::rate_limited_log::Note;
use super::reason::Gone;
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
    /// Somebody in this process wants attention.
    Rung,
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

/// Called when something has changed, to wake whoever sleeps.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// A wake callback for those who look now and then anyway.
pub fn no_wake() -> Wake {
    Arc::new(|| ())
}

/// Where events arrive. One reader waits at a time, by blocking its thread or as a task.
#[derive(Debug)]
pub struct Inbox {
    queue: Arc<Mutex<Queue>>,
}

/// Where events are put in.
#[derive(Clone)]
pub struct Outlet {
    queue: Weak<Mutex<Queue>>,
}

#[derive(Debug, Default)]
struct Queue {
    events: VecDeque<Event>,
    reader: Option<Waker>,
}

/// An inbox, and the way into it.
pub fn inbox() -> (Outlet, Inbox) {
    let queue = Arc::new(Mutex::new(Queue::default()));
    (Outlet { queue: Arc::downgrade(&queue) }, Inbox { queue })
}

impl Inbox {
    /// The next event, if one comes in time.
    pub fn next(&self, patience: Duration) -> Option<Event> {
        let end = Instant::now() + patience;
        let waker = Waker::from(Arc::new(Sleeper(std::thread::current())));
        let mut context = Context::from_waker(&waker);
        loop {
            if let Poll::Ready(event) = self.poll(&mut context) {
                return Some(event);
            }
            let left = end.checked_duration_since(Instant::now())?;
            std::thread::park_timeout(left);
        }
    }

    /// The next event, whenever it comes.
    pub async fn recv(&self) -> Event {
        std::future::poll_fn(|context| self.poll(context)).await
    }

    /// The next event, if it is there already.
    pub fn try_next(&self) -> Option<Event> {
        lock(&self.queue).events.pop_front()
    }

    fn poll(&self, context: &mut Context<'_>) -> Poll<Event> {
        let mut queue = lock(&self.queue);
        match queue.events.pop_front() {
            Some(event) => Poll::Ready(event),
            None => {
                queue.reader = Some(context.waker().clone());
                Poll::Pending
            }
        }
    }
}

impl Outlet {
    /// Puts an event in. Nobody may be there any more; then it is of no interest either.
    pub fn give(&self, event: Event) {
        let Some(queue) = self.queue.upgrade() else { return };
        let reader = {
            let mut queue = lock(&queue);
            queue.events.push_back(event);
            queue.reader.take()
        };
        if let Some(reader) = reader {
            reader.wake();
        }
    }

    /// Reports something to whoever looks after the table, and to the log.
    pub fn note(&self, note: Note) {
        tracing::warn!("{note}");
        self.give(Event::Note(note));
    }

    /// Whether the inbox has as much as it should hold. Few events may still come in, but frames,
    /// of which a peer can send any number, have to wait.
    pub fn is_crowded(&self) -> bool {
        self.queue.upgrade().is_some_and(|queue| lock(&queue).events.len() >= CROWDED)
    }
}

/// A queue is changed in single steps, so one whose thread panicked is still a queue.
fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A thread that waits for its inbox.
struct Sleeper(Thread);

impl std::task::Wake for Sleeper {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

impl std::fmt::Debug for Outlet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outlet").finish_non_exhaustive()
    }
}
