//! What a guest hears: its table by the link there is at the moment, and its player at any time.

use std::io;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::voice::{Call, Voice};
use crate::game::Game;
use crate::net::event::Event;
use crate::net::link::Link;

/// Something that a guest heard.
pub(super) enum Heard<G: Game> {
    Link(Event),
    Voice(Call<G>),
    /// Nothing, ever: the system has nothing left to wait with.
    Deaf(String),
}

/// Where a guest hears, for all its life.
pub(super) struct Ear<G: Game> {
    runtime: io::Result<Runtime>,
    calls: UnboundedReceiver<Call<G>>,
}

impl<G: Game> Ear<G> {
    pub fn new() -> (Self, Voice<G>) {
        let (send, calls) = unbounded_channel();
        let runtime = Builder::new_current_thread().enable_time().build();
        (Self { runtime, calls }, Voice::new(send))
    }

    /// What is heard next, if anything is in time.
    pub fn next(&mut self, link: Option<&Link>, patience: Duration) -> Option<Heard<G>> {
        let Self { runtime, calls } = self;
        let runtime = match runtime {
            Ok(runtime) => runtime,
            Err(error) => return Some(Heard::Deaf(error.to_string())),
        };
        let heard = async {
            tokio::select! {
                biased;
                Some(call) = calls.recv() => Heard::Voice(call),
                event = of(link) => Heard::Link(event),
            }
        };
        runtime.block_on(async { tokio::time::timeout(patience, heard).await.ok() })
    }

    /// What has been heard already.
    pub fn next_at_once(&mut self, link: Option<&Link>) -> Option<Heard<G>> {
        if let Ok(call) = self.calls.try_recv() {
            return Some(Heard::Voice(call));
        }
        link.and_then(Link::try_next).map(Heard::Link)
    }
}

/// The next event of a link; none ever comes where there is no link.
async fn of(link: Option<&Link>) -> Event {
    match link {
        Some(link) => link.recv().await,
        None => std::future::pending().await,
    }
}
