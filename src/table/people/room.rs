//! Who is there, and how they are told something.
//!
//! A room knows people and their links, but not what they play.

use std::collections::{BTreeMap, VecDeque};

use unicode_normalization::UnicodeNormalization;

use super::chat::Chat;
use super::session::{Allowance, LinkId, Rank, RequestId, Session, TALK};
use crate::escape::is_added;
use crate::game::{Game, Seat, Viewer};
use crate::table::messages::notice::{Farewell, Lobby, Notice, Refusal, StageName};
use crate::table::messages::person::{Kind, Part, PersonId};
use crate::table::messages::portrait::Portrait;
use crate::table::messages::settings::TableSettings;
use crate::table::messages::token::TokenHash;
use crate::table::messages::words::{PlayerName, TableName};
use crate::table::moment::Moment;
use crate::table::{Output, TableNews};

/// How many tokens are remembered of people who were sent away, and of people who lost their seats.
const MOST_BARRED: usize = 64;

/// How many letters of a name leave room for a number after it.
const SHORT_NAME: usize = 20;

/// How often somebody can break a promise before they have lost their seat.
const MOST_BROKEN_PROMISES: u8 = 2;

/// Who is there, and how the table is run.
pub(crate) struct Room<G: Game> {
    /// What everybody may read, but for who is there: that is in the sessions.
    pub board: Lobby<G>,
    pub sessions: Vec<Session<G>>,
    pub links: BTreeMap<LinkId, (Rank, Option<PersonId>)>,
    pub barred: VecDeque<TokenHash>,
    /// Whoever has broken a promise has one chance less with the next seat.
    pub unreliable: VecDeque<TokenHash>,
    pub next_id: u32,
    pub chat: Chat,
    /// What those who have just come may say, all together.
    pub newcomers_talk: Allowance,
    pub out: Vec<Output<G>>,
}

impl<G: Game> Room<G> {
    pub(crate) fn new(name: TableName, options: G::Options, settings: TableSettings) -> Self {
        Self {
            board: Lobby::new(name, options, settings.bounded()),
            sessions: Vec::new(),
            links: BTreeMap::new(),
            barred: VecDeque::new(),
            unreliable: VecDeque::new(),
            next_id: 1,
            chat: Chat::default(),
            newcomers_talk: TALK,
            out: Vec::new(),
        }
    }

    pub(crate) fn person(&self, id: PersonId) -> Option<&Session<G>> {
        self.sessions.iter().find(|session| session.id() == id)
    }

    pub(crate) fn person_mut(&mut self, id: PersonId) -> Option<&mut Session<G>> {
        self.sessions.iter_mut().find(|session| session.id() == id)
    }

    pub(crate) fn by_token_hash(&self, token_hash: TokenHash) -> Option<PersonId> {
        let session =
            self.sessions.iter().find(|session| session.token_hash == Some(token_hash))?;
        Some(session.id())
    }

    pub(crate) fn players(&self) -> impl Iterator<Item = &Session<G>> {
        self.sessions.iter().filter(|session| session.plays())
    }

    pub(crate) fn stand_in_of(&self, id: PersonId) -> Option<&Session<G>> {
        self.sessions.iter().find(|session| session.person.part == Part::StandIn(id))
    }

    /// The seat for which somebody may decide.
    pub(crate) fn seat_of(&self, id: PersonId) -> Option<Seat> {
        let session = self.person(id)?;
        match session.person.part {
            Part::Player => session.person.seat,
            Part::StandIn(owner) => self.person(owner)?.person.seat,
            Part::Watcher => None,
        }
    }

    /// The seats that are played at the host's own machine, the host's first.
    pub(crate) fn seats_at_host(&self) -> impl Iterator<Item = Seat> {
        let is_there = |session: &&Session<G>| {
            let rank = session.link.and_then(|link| self.links.get(&link));
            rank.is_some_and(|(rank, _)| *rank != Rank::Guest)
        };
        let (host, beside): (Vec<_>, Vec<_>) =
            self.sessions.iter().filter(is_there).partition(|session| session.person.host);
        host.into_iter().chain(beside).filter_map(|session| session.person.seat)
    }

    /// As whom somebody looks at the game.
    pub(crate) fn viewer(&self, id: PersonId) -> Viewer {
        self.seat_of(id).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Everybody who can be told something, with their links.
    pub(crate) fn present(&self) -> Vec<(LinkId, PersonId)> {
        self.sessions.iter().filter_map(|session| Some((session.link?, session.id()))).collect()
    }

    pub(crate) fn tell(&mut self, link: LinkId, notice: Notice<G>) {
        self.out.push(Output::Tell { link, notice });
    }

    /// Says what has happened to whoever drives the table.
    pub(crate) fn report(&mut self, news: TableNews<G>) {
        self.out.push(Output::News(news));
    }

    /// The table is at that stage from now on.
    pub(crate) fn enter(&mut self, stage: StageName) {
        if std::mem::replace(&mut self.board.stage, stage) != stage {
            self.report(TableNews::Stage(stage));
        }
    }

    /// Somebody is at the table from now on, with or without a link.
    pub(crate) fn seat(&mut self, session: Session<G>) {
        self.report(TableNews::Seated(session.person.clone()));
        self.sessions.push(session);
    }

    pub(crate) fn tell_all(&mut self, notice: &Notice<G>) {
        for (link, _) in self.present() {
            self.tell(link, notice.clone());
        }
    }

    pub(crate) fn tell_lobby(&mut self) {
        let notice = Notice::Lobby(Box::new(self.lobby()));
        self.tell_all(&notice);
    }

    pub(crate) fn lobby(&self) -> Lobby<G> {
        let people = self.sessions.iter().map(|session| session.person.clone()).collect();
        Lobby { people, ..self.board.clone() }
    }

    /// Answers a request, now or as soon as they are back. Another device is not told of it.
    pub(crate) fn answer(&mut self, request: RequestId, answer: Result<(), Refusal<G>>) {
        let RequestId { person, life, number } = request;
        let session = self.person_mut(person).filter(|session| session.life == life);
        let Some(session) = session else { return };
        session.note(number, &answer);
        if let Some(link) = session.link {
            self.tell(link, Notice::Answer(number, answer));
        }
    }

    /// Closes a link with a last word. Whoever it belonged to is away.
    pub(crate) fn close(&mut self, link: LinkId, farewell: Farewell, now: Moment) {
        if self.links.contains_key(&link) {
            self.unlink(link, now);
            self.out.push(Output::Close { link, farewell });
        }
    }

    /// Forgets a link, and says whose it was.
    pub(crate) fn unlink(&mut self, link: LinkId, now: Moment) -> Option<PersonId> {
        let (_, id) = self.links.remove(&link)?;
        let session = self.person_mut(id?)?;
        if session.link == Some(link) {
            session.link = None;
            session.person.away = true;
            session.away_since = now;
            let person = session.person.clone();
            self.report(TableNews::Left(person));
        }
        id
    }

    /// Forgets somebody. Their link is closed if they have one.
    pub(crate) fn remove(&mut self, id: PersonId, farewell: Farewell, now: Moment) {
        if let Some(link) = self.person(id).and_then(|session| session.link) {
            self.close(link, farewell, now);
        }
        self.sessions.retain(|session| session.id() != id);
        if self.board.first == Some(id) {
            self.board.first = None;
        }
    }

    /// Remembers whom not to let in again.
    pub(crate) fn bar(&mut self, token_hash: TokenHash) {
        remember(&mut self.barred, token_hash);
    }

    /// Somebody has not opened what they promised. The second time they lose their seat; the host's own
    /// player does not.
    pub(crate) fn broke_promise(&mut self, id: PersonId, now: Moment) {
        let Some(session) = self.person_mut(id).filter(|session| !session.person.host) else {
            return;
        };
        session.broken_promises += 1;
        let lost = session.broken_promises >= MOST_BROKEN_PROMISES;
        if let Some(token_hash) = session.token_hash
            && !self.unreliable.contains(&token_hash)
        {
            remember(&mut self.unreliable, token_hash);
        }
        if lost {
            self.remove(id, Farewell::BrokenPromise, now);
        }
    }

    /// That name, or "Ann 2" where there is an Ann, so that nobody is taken for somebody else.
    pub(crate) fn free_name(&self, name: PlayerName) -> PlayerName {
        let taken = |name: &PlayerName| {
            let looks = looks_of(name.as_str());
            self.sessions.iter().any(|it| looks_of(it.person.name.as_str()) == looks)
        };
        let short: String = name.as_str().chars().take(SHORT_NAME).collect();
        let numbered = (2..).map(|number| PlayerName::fitted(&format!("{short} {number}"), "2"));
        let mut names = [name.clone()].into_iter().chain(numbered);
        names.find(|name| !taken(name)).unwrap_or(name)
    }

    /// That portrait, or a free one where somebody who plays looks like that, so that nobody is taken
    /// for somebody else.
    pub(crate) fn free_portrait(&self, portrait: Portrait) -> Portrait {
        let look = |portrait: Portrait| u8::from(portrait) % Portrait::OF_PEOPLE;
        let people = self.players().filter(|session| session.person.kind == Kind::Human);
        let taken: Vec<u8> = people.map(|session| look(session.person.portrait)).collect();
        let mut all = [portrait].into_iter().chain(Portrait::of_people());
        all.find(|portrait| !taken.contains(&look(*portrait))).unwrap_or(portrait)
    }

    pub(crate) fn new_id(&mut self) -> PersonId {
        self.next_id += 1;
        PersonId(self.next_id - 1)
    }
}

/// A name as it is compared with others. Two names that look alike are the same: case, accents, spacing and
/// the variation selectors, which only choose between forms of a sign, make no difference.
fn looks_of(name: &str) -> String {
    let name: String = name.nfd().filter(|c| !is_added(*c)).collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

fn remember(tokens: &mut VecDeque<TokenHash>, token_hash: TokenHash) {
    while tokens.len() >= MOST_BARRED {
        tokens.pop_front();
    }
    tokens.push_back(token_hash);
}
