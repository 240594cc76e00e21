//! What people at the table want, apart from what only the host may.

use super::session::RequestId;
use crate::table::game::fair::Commitment;
use crate::table::messages::notice::{Notice, Refusal, StageName};
use crate::table::messages::person::{Part, PersonId};
use crate::table::messages::place::Place;
use crate::table::messages::request::Ask;
use crate::table::{Hosted, Stage, Table};

/// What comes of a request: granted, refused, or not decided yet.
pub(crate) type RequestResult<G> = Result<Answered, Refusal<G>>;

/// Whether a request is answered at once.
pub(crate) enum Answered {
    Now,
    Later,
}

impl<G: Hosted> Table<G> {
    /// Somebody wants something, perhaps not for the first time.
    pub(crate) fn asked(&mut self, id: PersonId, number: u32, ask: Ask<G>) {
        let Some(session) = self.room.person_mut(id) else { return };
        if number <= session.received {
            return self.say_again(id, number);
        }
        session.received = number;
        let request = session.request_id(number);
        match self.grant(request, ask) {
            Ok(Answered::Now) => self.room.answer(request, Ok(())),
            Ok(Answered::Later) => {}
            Err(refusal) => self.room.answer(request, Err(refusal)),
        }
    }

    /// The request was heard before: nothing is done twice, but the answer may have been lost.
    fn say_again(&mut self, id: PersonId, number: u32) {
        let Some(session) = self.room.person(id) else { return };
        let Some(link) = session.link.filter(|_| session.working != Some(number)) else { return };
        let answer = session.answer_again(number);
        self.room.tell(link, Notice::Answer(number, answer));
    }

    fn grant(&mut self, request: RequestId, ask: Ask<G>) -> RequestResult<G> {
        let id = request.person;
        let changes = matches!(ask, Ask::Sit(_) | Ask::Ready(_) | Ask::Freeze(_) | Ask::Host(_));
        if changes && !self.room.person_mut(id).is_some_and(|it| it.may_change(self.now)) {
            return Err(Refusal::TooFast);
        }
        match ask {
            Ask::Sit(place) => self.sit(id, place)?,
            Ask::Ready(promise) => self.ready(id, promise)?,
            Ask::Share(share) => self.share(id, share)?,
            Ask::Act { seq, action } => return self.act(request, seq, action),
            Ask::More => match self.room.person(id).and_then(|session| session.pages_told) {
                Some(_) => self.tell_opening(id),
                None => self.tell_history(id),
            },
            Ask::GoOn => self.no_longer_looks(id),
            Ask::Freeze(frozen) => self.freeze(id, frozen)?,
            Ask::Chat(line) => {
                self.talk(id, Notice::Chat(id, line.clone()))?;
                let name = self.room.person(id).map(|session| session.person.name.clone());
                name.into_iter().for_each(|name| self.room.chat.add(name, line.clone()));
            }
            Ask::React(reaction) => self.talk(id, Notice::React(id, reaction))?,
            Ask::Leave => self.leave(id),
            Ask::Host(order) => self.order(id, order)?,
        }
        Ok(Answered::Now)
    }

    fn sit(&mut self, id: PersonId, place: Option<Place>) -> Result<(), Refusal<G>> {
        if self.room.board.stage != StageName::Gathering {
            return Err(Refusal::NotNow);
        }
        if place.is_some_and(|place| u8::from(place) >= G::PLACES) {
            return Err(Refusal::Unknown);
        }
        let taken = place.is_some()
            && self.room.players().any(|other| other.person.place == place && other.id() != id);
        if taken {
            return Err(Refusal::PlaceTaken);
        }
        let session = self.room.person_mut(id).filter(|session| session.plays());
        session.ok_or(Refusal::NotNow)?.person.place = place;
        self.note_table();
        self.room.tell_lobby();
        Ok(())
    }

    /// "Let us begin", or not yet. During the deal it means "I cannot keep my promise, here is
    /// another": then all gather again.
    fn ready(&mut self, id: PersonId, promise: Option<Commitment>) -> Result<(), Refusal<G>> {
        match &self.stage {
            Stage::Gathering => {}
            // It was said before, on another link.
            Stage::Dealing(dealing) if promise.is_some() && dealing.promise_of(id) == promise => {
                return Ok(());
            }
            Stage::Dealing(dealing) if dealing.waits_for(id) => self.give_up_deal(&[id]),
            Stage::Dealing(_) | Stage::Playing(_) => return Err(Refusal::NotNow),
        }
        let now = self.now;
        let session = self.room.person_mut(id).filter(|session| session.plays());
        let session = session.ok_or(Refusal::NotNow)?;
        session.set_promise(promise, now);
        self.room.tell_lobby();
        Ok(())
    }

    /// Chat and reactions reach everybody. Whoever sits in for another is silent.
    fn talk(&mut self, id: PersonId, notice: Notice<G>) -> Result<(), Refusal<G>> {
        let now = self.now;
        let mut newcomers = self.room.newcomers_talk;
        let session = self.room.person_mut(id).ok_or(Refusal::Unknown)?;
        if matches!(session.person.part, Part::StandIn(_)) {
            return Err(Refusal::NotNow);
        }
        let may = session.may_talk(now, &mut newcomers);
        self.room.newcomers_talk = newcomers;
        if !may {
            return Err(Refusal::TooFast);
        }
        self.room.tell_all(&notice);
        Ok(())
    }
}
