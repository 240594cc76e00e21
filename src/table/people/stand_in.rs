//! A bot sits in for somebody who is away.
//!
//! It is a client like any other: whoever drives the table starts it, it joins with a token that the
//! table made for it, and it is told what that seat has been told since the deal, and no more. When
//! the player is back it has to leave.

use super::session::Session;
use crate::bot::Level;
use crate::table::messages::notice::{Farewell, Notice, Refusal, StageName};
use crate::table::messages::person::{Kind, Part, Person, PersonId};
use crate::table::messages::portrait::Portrait;
use crate::table::messages::token::Token;
use crate::table::moment::Moment;
use crate::table::{Hosted, Output, Stage, Table};

/// Who sits in where the host has named nobody.
const USUAL: Level = Level::Sailor;
/// How many updates are told at once to a bot that sits in: well within what a link lets wait.
const PAGE: usize = 128;
/// How long a bot may take to come before another is called, in milliseconds.
const CALL_AGAIN: u64 = 10_000;

impl<G: Hosted> Table<G> {
    /// The host wants a bot to sit in now.
    pub(crate) fn sit_in_for(&mut self, id: PersonId) -> Result<(), Refusal<G>> {
        let player = self.room.players().find(|player| player.id() == id);
        if !player.ok_or(Refusal::Unknown)?.person.away
            || self.room.board.stage != StageName::Playing
        {
            return Err(Refusal::NotNow);
        }
        self.call_stand_in(id);
        Ok(())
    }

    /// Calls a bot for everybody who has been away for long enough.
    pub(crate) fn call_stand_ins(&mut self) {
        if self.room.board.paused {
            return;
        }
        for (id, at) in self.needed() {
            if at <= self.now {
                self.call_stand_in(id);
            }
        }
    }

    pub(crate) fn next_stand_in_at(&self) -> Option<Moment> {
        if self.room.board.paused {
            return None;
        }
        self.needed().into_iter().map(|(_, at)| at).min()
    }

    /// Who needs a bot, and from when on.
    fn needed(&self) -> Vec<(PersonId, Moment)> {
        if self.room.board.stage != StageName::Playing {
            return Vec::new();
        }
        let after = self.room.board.settings.sit_in.map(|(seconds, _)| u64::from(seconds) * 1000);
        let at = |player: &Session<G>| {
            let called = self.room.stand_in_of(player.id());
            match called {
                // It was called and has not come.
                Some(stand_in) if stand_in.person.away => Some(stand_in.away_since + CALL_AGAIN),
                Some(_) => None,
                // Somebody who was sent away cannot come back.
                None if player.token_hash.is_none() => Some(player.away_since),
                None => after.map(|after| player.away_since + after),
            }
        };
        let away = self.room.players().filter(|player| player.person.away);
        away.filter_map(|player| Some((player.id(), at(player)?))).collect()
    }

    /// Makes a token for a bot, and has it started.
    pub(crate) fn call_stand_in(&mut self, id: PersonId) {
        self.dismiss_stand_in(id);
        let Some(seat) = self.room.seat_of(id) else { return };
        let Some(name) = self.room.person(id).map(|player| player.person.name.clone()) else {
            return;
        };
        let level = self.room.board.settings.sit_in.map_or(USUAL, |(_, level)| level);
        let token = Token::draw(&mut self.luck);
        let (own_id, portrait) = (self.room.new_id(), Portrait::of_bot(level));
        let bot = Person::new(own_id, name, portrait, Kind::Bot(level));
        let bot = Person { part: Part::StandIn(id), ..bot };
        self.room.seat(Session::of_hired(bot, token.token_hash(), self.now));
        self.room.out.push(Output::StandIn { seat, level, token });
        self.room.tell_lobby();
    }

    /// The next page of what a seat was told since the deal. The one after it waits until it is asked
    /// for, so that no more is under way than whoever reads it can take.
    pub(crate) fn tell_history(&mut self, id: PersonId) {
        let Stage::Playing(play) = &self.stage else { return };
        let viewer = self.room.viewer(id);
        let Some(session) = self.room.person_mut(id) else { return };
        let Some((link, from)) = session.link.zip(session.untold) else { return };
        let page: Vec<_> = play.history(viewer, &self.dealer, from).take(PAGE).collect();
        let next = from + page.len() as u32;
        session.untold = (!page.is_empty() && next <= play.seq()).then_some(next);
        let more = session.untold.map(|_| Notice::More);
        for notice in page.into_iter().map(Notice::Update).chain(more) {
            self.room.tell(link, notice);
        }
    }

    /// The player is back, or another bot is called.
    pub(crate) fn dismiss_stand_in(&mut self, id: PersonId) {
        if let Some(stand_in) = self.room.stand_in_of(id).map(Session::id) {
            self.forget_request(stand_in);
            self.room.remove(stand_in, Farewell::OwnerIsBack, self.now);
        }
    }
}
