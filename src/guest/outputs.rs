//! What a guest does for its player: dials, sends, keeps and tells.

use super::Guest;
use super::event::{End, Event};
use crate::client::{self, Logged, Output, Player};
use crate::net::transport::codec;
use crate::net::transport::reason::{Disconnect, Reason};
use crate::table::{Notice, Request};

impl<G: Logged, P: Player<G>> Guest<G, P> {
    pub(super) fn carry_out(&mut self, outputs: Vec<Output<G>>) {
        for output in outputs {
            match output {
                Output::Dial => self.reconnect.dial(self.now()),
                Output::Send(request) => self.send(&request),
                Output::Keep(credentials) => {
                    if let Err(error) = self.credential_store.keep(&credentials) {
                        self.told.push(Event::NotKept(error));
                    }
                }
                Output::Event(event) => self.tell(event),
            }
        }
    }

    fn send(&mut self, request: &Request<G>) {
        let Some(link) = &self.link else { return };
        self.has_sent = true;
        let sent = codec::encode(request).ok().is_some_and(|frame| link.send(frame).is_ok());
        if !sent {
            self.lose(&Disconnect::Dropped(Reason::NeverReads));
        }
    }

    fn tell(&mut self, event: client::Event<G>) {
        match event {
            client::Event::Heard(Notice::Farewell(farewell)) => {
                return self.end(End::Farewell(farewell));
            }
            client::Event::Joined { .. } => self.reconnect.joined(),
            client::Event::Heard(_) | client::Event::Checked(_) => {}
        }
        self.told.push(Event::Client(event));
    }
}
