//! A listener and links that are looked after while a test does other things.
//!
//! A listener's tasks run while its table's loop waits for events; a test that waits for a guest
//! does not do that. So a thread looks after the listener, and another after all the guests.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use cinderpeek::net::admission::fingerprint::Fingerprint;
use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::transport::dialer::{self, DialTarget};
use cinderpeek::net::transport::event::{Peer, TransportEvent};
use cinderpeek::net::transport::link::Link;
use cinderpeek::net::transport::listener::Listener;
use cinderpeek::net::transport::reason::Reason;
use tokio::runtime::{Builder, Handle};

use super::stage::LONG;

/// A listener with a thread that looks after it.
pub struct Driven {
    listener: Arc<Mutex<Option<Listener>>>,
    stop: Arc<AtomicBool>,
}

impl Driven {
    pub fn new(listener: Listener) -> Self {
        let driven = Self { listener: Arc::new(Mutex::new(Some(listener))), stop: Arc::default() };
        let (listener, stop) = (driven.listener.clone(), driven.stop.clone());
        thread::spawn(move || {
            while !stop.load(Ordering::Acquire) {
                if let Some(listener) =
                    &mut *listener.lock().unwrap_or_else(PoisonError::into_inner)
                {
                    listener.flush();
                }
                thread::sleep(Duration::from_micros(200));
            }
        });
        driven
    }

    fn on<T>(&self, what: impl FnOnce(&mut Listener) -> T) -> T {
        let mut listener = self.listener.lock().unwrap_or_else(PoisonError::into_inner);
        what(listener.as_mut().expect("it is open"))
    }

    pub fn port(&self) -> Option<u16> {
        self.on(|it| it.port())
    }

    pub fn connect_local(&self) -> (Peer, Link) {
        self.on(Listener::connect_local)
    }

    pub fn next(&self, patience: Duration) -> Option<TransportEvent> {
        self.on(|it| it.next(patience))
    }

    pub fn try_next(&self) -> Option<TransportEvent> {
        self.on(Listener::try_next)
    }

    pub fn send(&self, peer: Peer, frame: Vec<u8>) {
        self.on(|it| it.send(peer, frame));
    }

    pub fn close(&self, peer: Peer, reason: Reason) {
        self.on(|it| it.close(peer, reason));
    }

    pub fn keep_seated(&self, seated: impl IntoIterator<Item = Fingerprint>) {
        self.on(|it| it.keep_seated(seated.into_iter().collect()));
    }

    pub fn ban(&self, peer: Peer) {
        self.on(|it| it.ban(peer));
    }

    pub fn shut(self) {
        let listener = self.listener.lock().unwrap_or_else(PoisonError::into_inner).take();
        listener.expect("it is open").shut();
    }
}

impl Drop for Driven {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Release);
        self.listener.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// What looks after all the guests of these tests.
static GUESTS: LazyLock<Handle> = LazyLock::new(|| {
    let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
    let handle = runtime.handle().clone();
    thread::spawn(move || runtime.block_on(std::future::pending::<()>()));
    handle
});

/// Calls a table.
pub fn dial(target: DialTarget, me: Arc<Identity>) -> Link {
    dialer::dial(target, me, &GUESTS)
}

/// Leaves the table and waits until it has been told.
pub fn close(link: Link) {
    link.leave();
    while let Some(event) = link.next(LONG) {
        if let TransportEvent::Disconnect(..) = event {
            return;
        }
    }
    panic!("nothing became of the good-bye");
}
