//! What a guest does for its player: dials, sends, keeps and tells.

use std::time::Instant;

use super::news::{End, News};
use super::{Guest, Player};
use crate::client::{Logged, News as Told, Output};
use crate::net::transport::codec;
use crate::net::transport::reason::{Gone, Reason};
use crate::table::Request;

impl<G: Logged, P: Player<G>> Guest<G, P> {
    pub(super) fn carry_out(&mut self, outputs: Vec<Output<G>>) {
        for output in outputs {
            match output {
                Output::Dial => self.look_at = Some(Instant::now()),
                Output::Send(request) => self.send(&request),
                Output::Keep(credentials) => {
                    if let Err(error) = self.credential_store.keep(&credentials) {
                        self.news.push(News::NotKept(error));
                    }
                }
                Output::News(news) => self.tell(news),
                Output::WakeAt(at) => {
                    if !self.wakes.contains(&at) {
                        self.wakes.push(at);
                    }
                }
            }
        }
    }

    fn send(&mut self, request: &Request<G>) {
        let Some(link) = &self.link else { return };
        self.has_sent = true;
        let sent = codec::encode(request).ok().is_some_and(|frame| link.send(frame).is_ok());
        if !sent {
            self.lose(&Gone::Dropped(Reason::NeverReads));
        }
    }

    fn tell(&mut self, news: Told<G>) {
        match news {
            Told::Told(notice) => self.news.push(News::Heard(notice)),
            Told::Joined => {
                self.lost_since = None;
                self.news.push(if self.been_there { News::Reconnected } else { News::Joined });
                self.been_there = true;
            }
            Told::Lost => {}
            Told::Checked(verdict) => self.news.push(News::Checked(verdict)),
            Told::Ended(farewell) => self.end(End::Farewell(farewell)),
        }
    }
}
