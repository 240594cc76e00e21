//! What a guest waits for: its table, by the link there is at the moment, and its player at any time.

use std::time::Duration;

use tokio::runtime::{Builder, Handle, Runtime};
use tokio::task::yield_now;
use tokio::time::timeout;

use super::handle::{Signal, Signals};
use crate::net::transport::event::TransportEvent;
use crate::net::transport::link::Link;

/// Something that a guest waits for.
pub(super) enum LoopEvent {
    Link(TransportEvent),
    Signal(Signal),
    /// The system gave no runtime to wait with, so nothing else will ever come.
    NoRuntime,
}

/// How long links may take to tell their tables that they close.
const FAREWELL: Duration = Duration::from_secs(3);

/// The guest's event loop. The tasks of its links run here, too, on the guest's own thread: between a
/// packet and the guest there is no other thread to be woken.
pub(super) struct EventLoop {
    runtime: Option<Runtime>,
    signals: Signals,
    /// Links that have still to say good-bye.
    parting: Vec<Link>,
}

impl EventLoop {
    pub fn new(signals: Signals) -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().ok();
        Self { runtime, signals, parting: Vec::new() }
    }

    pub fn signals(&self) -> &Signals {
        &self.signals
    }

    /// What links are made with; none if the system has nothing left to wait with.
    pub fn runtime(&self) -> Option<Handle> {
        self.runtime.as_ref().map(|runtime| runtime.handle().clone())
    }

    /// What is heard next, if anything is in time.
    pub fn next(&mut self, link: Option<&Link>, patience: Duration) -> Option<LoopEvent> {
        let Self { runtime: Some(runtime), signals, .. } = self else {
            return Some(LoopEvent::NoRuntime);
        };
        let heard = async {
            tokio::select! {
                biased;
                Some(signal) = signals.receiver.recv() => LoopEvent::Signal(signal),
                event = of(link) => LoopEvent::Link(event),
            }
        };
        runtime.block_on(async { timeout(patience, heard).await.ok() })
    }

    /// What has been heard already.
    pub fn next_at_once(&mut self, link: Option<&Link>) -> Option<LoopEvent> {
        if let Ok(signal) = self.signals.receiver.try_recv() {
            return Some(LoopEvent::Signal(signal));
        }
        link.and_then(Link::try_next).map(LoopEvent::Link)
    }

    /// Has on its way what was said, without waiting.
    pub fn flush(&self) {
        if let Some(runtime) = &self.runtime {
            runtime.block_on(yield_now());
        }
    }

    /// Lets a link say good-bye while the guest goes on, or when it ends.
    pub fn part(&mut self, link: Link) {
        link.leave();
        self.parting.push(link);
    }

    /// Waits until every good-bye was said.
    pub fn finish(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            say_goodbye(&runtime, std::mem::take(&mut self.parting));
        }
    }
}

fn say_goodbye(runtime: &Runtime, links: Vec<Link>) {
    let all = async {
        for link in links {
            link.left().await;
        }
    };
    let _long_enough = runtime.block_on(async { timeout(FAREWELL, all).await });
}

/// Whoever just drops a guest does not wait; a thread says good-bye.
impl Drop for EventLoop {
    fn drop(&mut self) {
        let links = std::mem::take(&mut self.parting);
        if let Some(runtime) = self.runtime.take().filter(|_| !links.is_empty()) {
            let thread = std::thread::Builder::new().name("good-bye".to_owned());
            // Without a thread the table finds out by itself.
            let _nobody_waits = thread.spawn(move || say_goodbye(&runtime, links));
        }
    }
}

/// The next event of a link; none ever comes where there is no link.
async fn of(link: Option<&Link>) -> TransportEvent {
    match link {
        Some(link) => link.recv().await,
        None => std::future::pending().await,
    }
}
