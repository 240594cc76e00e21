//! What only the host may ask for.

use crate::game::Wire;
use crate::table::messages::notice::{Farewell, Refusal, StageName};
use crate::table::messages::person::{Part, PersonId};
use crate::table::messages::request::Order;
use crate::table::{Hosted, Output, Stage, Table};

impl<G: Hosted> Table<G> {
    /// The host gives an order.
    pub(crate) fn order(&mut self, id: PersonId, order: Order<G>) -> Result<(), Refusal<G>> {
        if !self.room.person(id).is_some_and(|session| session.person.host) {
            return Err(Refusal::HostOnly);
        }
        match order {
            Order::Options(options) => {
                self.only_in(StageName::Gathering)?;
                if !options.is_sound() {
                    return Err(Refusal::SetupError);
                }
                self.room.board.options = options;
            }
            Order::First(first) => self.pick_first(first)?,
            Order::Settings(settings) => self.room.board.settings = settings.bounded(),
            Order::Start => return self.start(),
            Order::Pause(paused) => self.pause(paused)?,
            Order::Hire(level) => return self.hire(level),
            Order::Kick { person, ban } => return self.kick(id, person, ban),
            Order::SitIn(person) => return self.sit_in_for(person),
            Order::Rematch => self.rematch()?,
        }
        self.note_table();
        self.room.tell_lobby();
        Ok(())
    }

    fn only_in(&self, stage: StageName) -> Result<(), Refusal<G>> {
        if self.room.board.stage == stage { Ok(()) } else { Err(Refusal::NotNow) }
    }

    fn pick_first(&mut self, first: Option<PersonId>) -> Result<(), Refusal<G>> {
        self.only_in(StageName::Gathering)?;
        if first.is_some_and(|first| !self.room.players().any(|player| player.id() == first)) {
            return Err(Refusal::Unknown);
        }
        self.room.board.first = first;
        Ok(())
    }

    fn pause(&mut self, paused: bool) -> Result<(), Refusal<G>> {
        self.only_in(StageName::Playing)?;
        self.room.board.paused = paused;
        if let Stage::Playing(play) = &mut self.stage {
            play.restart_clocks(self.now);
        }
        Ok(())
    }

    /// Sends somebody away; unless they are banned they may come again. A seat in a game plays on: a
    /// bot sits in at once.
    fn kick(&mut self, by: PersonId, id: PersonId, ban: bool) -> Result<(), Refusal<G>> {
        let session = self.room.person(id).filter(|_| id != by).ok_or(Refusal::Unknown)?;
        let (link, token_hash, part) = (session.last_link, session.token_hash, session.person.part);
        if matches!(&self.stage, Stage::Dealing(dealing) if dealing.is_dealt()) {
            return Err(Refusal::NotNow);
        }
        self.forget_request(id);
        if let Part::StandIn(_) = part {
            self.room.remove(id, Farewell::Kicked, self.now);
        } else {
            if ban {
                token_hash.into_iter().for_each(|token_hash| self.room.bar(token_hash));
                self.room.out.push(Output::Ban { person: id, link });
            }
            self.send_away(id, part, ban);
        }
        self.note_table();
        self.room.tell_lobby();
        Ok(())
    }

    fn send_away(&mut self, id: PersonId, part: Part, ban: bool) {
        if let Stage::Dealing(_) = self.stage
            && part == Part::Player
        {
            self.give_up_deal(&[]);
        }
        let plays_on = part == Part::Player && matches!(self.stage, Stage::Playing(_));
        if !plays_on {
            return self.room.remove(id, Farewell::Kicked, self.now);
        }
        if let Some(link) = self.room.person(id).and_then(|session| session.link) {
            self.room.close(link, Farewell::Kicked, self.now);
        }
        if let Some(session) = self.room.person_mut(id) {
            session.left = true;
            session.token_hash = session.token_hash.filter(|_| !ban);
        }
        self.no_longer_looks(id);
        self.call_stand_in(id);
    }

    /// After the game: the same people gather for another one.
    fn rematch(&mut self) -> Result<(), Refusal<G>> {
        self.only_in(StageName::Over)?;
        if let Stage::Playing(play) = &self.stage {
            self.opened = Some(play.opening());
        }
        let gone = self.room.sessions.iter().filter(|session| {
            session.token_hash.is_none()
                || session.left
                || matches!(session.person.part, Part::StandIn(_))
        });
        for id in gone.map(|session| session.id()).collect::<Vec<_>>() {
            self.room.remove(id, Farewell::Closed, self.now);
        }
        self.gather_again();
        self.room.board.given_up = 0;
        Ok(())
    }

    /// Back to where people choose their places and say when they are ready.
    pub(crate) fn gather_again(&mut self) {
        self.stage = Stage::Gathering;
        self.room.enter(StageName::Gathering);
        self.room.board.paused = false;
        for session in &mut self.room.sessions {
            session.set_promise(None, self.now);
            session.start_unready(self.now);
            session.person.seat = None;
        }
    }
}
