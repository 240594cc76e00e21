//! What a guest does for its player: dials, sends, keeps and tells.

use super::Guest;
use super::event::{End, GuestEvent};
use crate::client::{self, Logged, Output, Player};
use crate::net::transport::codec;
use crate::table::Notice;

impl<G: Logged, P: Player<G>> Guest<G, P> {
    pub(super) fn carry_out(&mut self, outputs: Vec<Output<G>>) {
        for output in outputs {
            match output {
                Output::Dial => self.connection.dial(),
                Output::Send(request) => self.connection.send(codec::encode(&request).ok()),
                Output::Keep(credentials) => {
                    if let Err(error) = self.credential_store.keep(&credentials) {
                        self.told.push(GuestEvent::NotKept(error));
                    }
                }
                Output::Event(event) => self.tell(event),
            }
        }
    }

    fn tell(&mut self, event: client::Event<G>) {
        match event {
            client::Event::Heard(Notice::Farewell(farewell)) => {
                return self.connection.end(End::Farewell(farewell));
            }
            client::Event::Joined { .. } => self.connection.joined(),
            client::Event::Heard(_) | client::Event::Checked(_) => {}
        }
        self.told.push(GuestEvent::Client(event));
    }
}
