//! A client's end of a link to a table, wherever the table is.
//!
//! Local play and network play are one path: a client sends requests and hears notices through a
//! [`Link`], be it a [`Loopback`] into the same process or a connection to another machine.

use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};

use super::notice::Notice;
use super::request::Request;
use crate::game::Game;

/// How many messages may wait in each direction; a link with more is cut.
const MOST_WAITING: usize = 2048;

/// A client's end of a link. Neither call waits.
pub trait Link<G: Game> {
    /// Sends a request. Whether it arrived shows in what is heard.
    fn send(&mut self, request: Request<G>);
    /// What was heard next, if anything was.
    fn poll(&mut self) -> Option<Heard<G>>;
}

/// What comes out of a link.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard<G: Game> {
    /// The table says something.
    Notice(Notice<G>),
    /// The link is down; nothing more will be heard.
    Gone,
}

/// A link within one process. Dropping either end cuts it.
pub struct Loopback<G: Game> {
    requests: SyncSender<Request<G>>,
    notices: Receiver<Notice<G>>,
}

/// The table's end of a [`Loopback`].
pub struct HostEnd<G: Game> {
    requests: Receiver<Request<G>>,
    notices: SyncSender<Notice<G>>,
}

/// Both ends of a new link.
pub fn loopback<G: Game>() -> (Loopback<G>, HostEnd<G>) {
    let (send_request, requests) = sync_channel(MOST_WAITING);
    let (send_notice, notices) = sync_channel(MOST_WAITING);
    (Loopback { requests: send_request, notices }, HostEnd { requests, notices: send_notice })
}

impl<G: Game> Link<G> for Loopback<G> {
    fn send(&mut self, request: Request<G>) {
        // A link that is full or cut shows as gone when it is polled.
        let _ = self.requests.try_send(request);
    }

    fn poll(&mut self) -> Option<Heard<G>> {
        match self.notices.try_recv() {
            Ok(notice) => Some(Heard::Notice(notice)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Heard::Gone),
        }
    }
}

impl<G: Game> HostEnd<G> {
    /// Sends a notice; false when the link is cut, or so full that it has to be.
    pub fn send(&self, notice: Notice<G>) -> bool {
        self.notices.try_send(notice).is_ok()
    }

    /// The next request, none yet, or an error when the client is gone.
    pub fn poll(&self) -> Result<Option<Request<G>>, Gone> {
        match self.requests.try_recv() {
            Ok(request) => Ok(Some(request)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(Gone),
        }
    }
}

/// The other end is no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gone;
