//! A host heard from elsewhere: how a screen speaks to the host that another thread drives.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::client::BotPause;
use crate::net::transport::listener::ListenerWaker;

/// Speaks to a host from any thread.
#[derive(Clone, Debug)]
pub struct HostHandle {
    closing: Arc<AtomicBool>,
    waker: ListenerWaker,
    bot_pause: BotPause,
}

impl HostHandle {
    pub(super) fn new(waker: ListenerWaker, bot_pause: BotPause) -> Self {
        Self { closing: Arc::new(AtomicBool::new(false)), waker, bot_pause }
    }

    /// The table is to be closed. A [`step`](super::Host::step) that waits wakes up, and whoever
    /// drives the host sees [`is_closing`](super::Host::is_closing) and closes it.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Release);
        self.wake();
    }

    /// A [`step`](super::Host::step) that waits wakes up.
    pub fn wake(&self) {
        self.waker.wake();
    }

    /// From now on its bots pause this many milliseconds before an action.
    pub fn set_bot_pause(&self, millis: u64) {
        self.bot_pause.set(millis);
    }

    pub(super) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Acquire)
    }
}
