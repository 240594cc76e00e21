//! Coming, going and coming back.

use super::session::{LinkId, Rank, Session};
use crate::table::messages::notice::{Farewell, MOST_PEOPLE, Notice, StageName};
use crate::table::messages::person::{Kind, Part, Person, PersonId};
use crate::table::messages::request::Join;
use crate::table::messages::token::TokenHash;
use crate::table::{Hosted, Moment, Output, Stage, Table, TableNews};

/// How many may watch. Players and those who sit in for them always find room.
const MOST_WATCHERS: usize = MOST_PEOPLE / 2;
/// How long somebody who has left before the game keeps their place.
const PATIENCE_MILLIS: u64 = 120_000;

impl<G: Hosted> Table<G> {
    /// Somebody comes, or comes back.
    pub(crate) fn join(&mut self, link: LinkId, rank: Rank, join: Join) {
        let token_hash = join.token.token_hash();
        if self.room.barred.contains(&token_hash) {
            return self.room.close(link, Farewell::Kicked, self.now);
        }
        let life = join.life;
        let id = match self.room.by_token_hash(token_hash) {
            Some(id) => id,
            None => match self.admit(&join) {
                Ok(part) => self.add(join, part, token_hash, rank),
                Err(farewell) => return self.room.close(link, farewell, self.now),
            },
        };
        self.attach(link, rank, id, life);
    }

    /// As what somebody new may come in.
    fn admit(&self, join: &Join) -> Result<Part, Farewell> {
        if join.watch {
            let watchers = self.room.sessions.iter();
            let watchers = watchers.filter(|session| session.person.part == Part::Watcher);
            return match () {
                () if !self.room.board.settings.watchers => Err(Farewell::NoWatchers),
                () if watchers.count() >= MOST_WATCHERS => Err(Farewell::Full),
                () => Ok(Part::Watcher),
            };
        }
        match self.room.board.stage {
            StageName::Gathering if self.has_room() => Ok(Part::Player),
            StageName::Gathering => Err(Farewell::Full),
            StageName::Dealing | StageName::Playing | StageName::Over => Err(Farewell::Started),
        }
    }

    /// Whether one more can play. A table that begins by itself has no more seats than it begins with.
    pub(crate) fn has_room(&self) -> bool {
        let places = G::places(&self.room.board.options);
        let seats = self.room.board.settings.start_with.unwrap_or(places).min(places);
        self.room.players().count() < seats.into()
    }

    fn add(&mut self, join: Join, part: Part, token_hash: TokenHash, rank: Rank) -> PersonId {
        let id = self.room.new_id();
        let portrait = match (part, join.kind) {
            (Part::Player, Kind::Human) => self.room.free_portrait(join.portrait),
            _ => join.portrait,
        };
        let person = Person::new(id, self.room.free_name(join.name), portrait, join.kind);
        let person = Person { part, host: rank == Rank::Host, ..person };
        let mut session = Session::new(person, Some(token_hash), self.now);
        session.chat_from = self.room.chat.total();
        session.broken_promises = self.room.unreliable.contains(&token_hash).into();
        self.room.seat(session);
        if part == Part::Player {
            self.note_table();
        }
        id
    }

    /// Gives somebody this link, and tells them all they need. The link they had is closed.
    fn attach(&mut self, link: LinkId, rank: Rank, id: PersonId, life: u64) {
        if let Some(old) = self.room.person(id).and_then(|session| session.link) {
            self.room.links.remove(&old);
            self.room.out.push(Output::Close { link: old, farewell: Farewell::OtherDevice });
        }
        self.dismiss_stand_in(id);
        self.room.links.insert(link, (rank, Some(id)));
        let Some(session) = self.room.person_mut(id) else { return };
        (session.link, session.last_link) = (Some(link), Some(link));
        // A save may say anything; only one link is the host's own.
        session.person.host = rank == Rank::Host;
        let was_away = std::mem::take(&mut session.person.away);
        let was_awaited = std::mem::take(&mut session.awaited);
        (session.left, session.untold, session.pages_told) = (false, None, None);
        let new = session.begin_life(life);
        let (answered, person) = (session.answered(), session.person.clone());
        if new {
            // What another device wanted and was not done is not what this one knows of.
            self.forget_request(id);
        }
        // Whoever comes sees the board; only they can know better.
        let _there_is_no_clock = self.freeze(id, false);
        if was_away && !was_awaited {
            self.room.report(TableNews::Back(person));
        }
        self.room.tell(link, Notice::Welcome { game: G::NAME.to_owned(), you: id, answered });
        self.room.tell_lobby();
        self.tell_chat(link, id);
        if self.tally.games > 0 {
            self.room.tell(link, Notice::Tally(Box::new(self.tally.clone())));
        }
        self.tell_game(link, id, new);
    }

    /// What was said since somebody came to the table for the first time.
    fn tell_chat(&mut self, link: LinkId, id: PersonId) {
        let from = self.room.person(id).map_or(u64::MAX, |session| session.chat_from);
        let said = self.room.chat.since(from);
        if !said.is_empty() {
            self.room.tell(link, Notice::Said(said));
        }
    }

    /// How the game stands, for somebody who has just come. A program that sits in for somebody and
    /// is new gets all that the seat was ever told.
    fn tell_game(&mut self, link: LinkId, id: PersonId, new: bool) {
        if self.opened.is_some() {
            self.tell_opening(id);
        }
        let play = match &self.stage {
            Stage::Gathering => return,
            Stage::Dealing(dealing) => {
                let agreement = Box::new(dealing.agreement.clone());
                return self.room.tell(link, Notice::Agreed(agreement));
            }
            Stage::Playing(play) => play,
        };
        let is_stand_in = |it: &Session<G>| matches!(it.person.part, Part::StandIn(_));
        let history = new && G::NEEDS_HISTORY && self.room.person(id).is_some_and(is_stand_in);
        let wait =
            play.wait.as_ref().map(|wait| (play.seats_of(&wait.people), wait.left(self.now)));
        let notices = [
            Some(Notice::Agreed(Box::new(play.agreement.clone()))),
            (!history).then(|| Notice::Current(play.current(self.room.viewer(id)))),
            (!self.clocks_told.is_empty()).then(|| self.clocks_notice()),
            self.timer_notice(),
            wait.map(|(seats, left)| Notice::Moment(seats, left)),
        ];
        let is_over = play.outcome().is_some();
        notices.into_iter().flatten().for_each(|notice| self.room.tell(link, notice));
        if is_over {
            self.tell_opening(id);
        }
        if let Some(session) = self.room.person_mut(id).filter(|_| history) {
            session.untold = Some(0);
            self.tell_history(id);
        }
    }

    /// A link is down.
    pub(crate) fn lose(&mut self, link: LinkId) {
        let Some(id) = self.room.unlink(link, self.now) else { return };
        let Some(session) = self.room.person(id) else { return };
        match session.person.part {
            Part::Player => {}
            Part::Watcher | Part::StandIn(_) => self.room.remove(id, Farewell::Closed, self.now),
        }
        self.no_longer_looks(id);
        self.room.tell_lobby();
    }

    /// Somebody leaves for good. Before the game their chair is free at once; a seat in a game stays,
    /// as if they were away, until there is another game.
    pub(crate) fn leave(&mut self, id: PersonId) {
        let Some(session) = self.room.person(id) else { return };
        let plays = session.plays();
        if plays && !self.is_gathering() {
            let link = session.link;
            link.into_iter().for_each(|link| self.room.close(link, Farewell::Left, self.now));
            if let Some(session) = self.room.person_mut(id) {
                session.left = true;
            }
        } else {
            if plays && let Stage::Dealing(dealing) = &self.stage {
                // To leave instead of opening what was promised is to break the promise.
                let broken: &[PersonId] = if dealing.waits_for(id) { &[id] } else { &[] };
                self.give_up_deal(broken);
            }
            self.room.remove(id, Farewell::Left, self.now);
        }
        self.no_longer_looks(id);
        if plays {
            self.note_table();
        }
        self.room.tell_lobby();
    }

    /// Before the game, whoever stays away or does not get ready loses their place; the host does not.
    pub(crate) fn drop_the_long_gone(&mut self) {
        let gone: Vec<PersonId> =
            self.leaving().filter(|(_, at)| *at <= self.now).map(|(id, _)| id).collect();
        if gone.is_empty() {
            return;
        }
        for id in gone {
            self.room.remove(id, Farewell::Kicked, self.now);
        }
        self.note_table();
        self.room.tell_lobby();
    }

    /// When patience with somebody ends.
    pub(crate) fn impatient_at(&self) -> Option<Moment> {
        self.leaving().map(|(_, at)| at).min()
    }

    fn leaving(&self) -> impl Iterator<Item = (PersonId, Moment)> {
        let seconds = self.room.board.settings.ready_seconds;
        let until = move |session: &Session<G>| match session.person.away {
            true => Some(session.away_since + PATIENCE_MILLIS),
            false if session.promise.is_some() => None,
            false => Some(session.unready_until(u64::from(seconds?) * 1000)),
        };
        let guests = self.room.players().filter(|it| !it.person.host);
        guests.filter_map(move |session| Some((session.id(), until(session)?)))
    }
}
