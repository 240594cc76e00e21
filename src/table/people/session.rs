//! Somebody at the table, as the table itself knows them.

use std::collections::VecDeque;

use crate::game::Game;
use crate::table::game::fair::Commitment;
use crate::table::messages::notice::Refusal;
use crate::table::messages::person::{Kind, Part, Person, PersonId};
use crate::table::messages::token::TokenHash;
use crate::table::moment::Moment;

/// How many lines or reactions somebody may send at once, and how long one takes to come back. Newcomers
/// have none of their own yet, but all of them together as many as one of the others: to leave and come
/// again, under whatever name, gives nobody more to say.
pub(crate) const TALK: Allowance = Allowance::of(6, 2_000);
/// The same for what changes the table and is told to everybody: seats, readiness, settings, a clock.
const CHANGES: Allowance = Allowance::of(20, 250);
/// How many refusals are remembered: as many as a client leaves requests without an answer.
const MOST_REFUSALS: usize = 16;

/// The number of a link, given by whoever owns the sockets; never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LinkId(pub u64);

/// A request of somebody at the table: numbers count within one life of a client's program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RequestId {
    pub person: PersonId,
    pub life: u64,
    pub number: u32,
}

/// Whose link it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// The player on the host's own machine, who runs the table.
    Host,
    /// Another player on that machine: at its screen they take turns.
    Beside,
    /// Anybody else, the host's bots included.
    Guest,
}

/// Somebody at the table, with what is nobody else's business.
pub(crate) struct Session<G: Game> {
    pub person: Person,
    /// What their token must fit; none for somebody who was sent away and whose seat plays on.
    pub token_hash: Option<TokenHash>,
    pub link: Option<LinkId>,
    /// The link they have, or had last: whoever is away can be banned, too.
    pub last_link: Option<LinkId>,
    /// Which start of their program it is that speaks.
    pub life: u64,
    /// The highest number among its requests.
    pub received: u32,
    /// The request that is not answered yet: an action that is held back or being saved.
    pub working: Option<u32>,
    /// The newest refusals, for requests that are said again.
    refused: VecDeque<(u32, Refusal<G>)>,
    /// The number of the next update to tell, while they are still being told what happened since the
    /// deal; none once they know.
    pub untold: Option<u32>,
    /// How many pages of a game that is over they were told, while there are more.
    pub pages_told: Option<usize>,
    /// The promise for the next deal.
    pub promise: Option<Commitment>,
    /// Since when they have been at the table without being ready, if they are not.
    unready_since: Moment,
    /// How many milliseconds they had not been ready before that: to be ready for a moment gives nobody
    /// more time.
    unready_before: u64,
    /// How many promises they have not kept.
    pub broken_promises: u8,
    /// Whether they have left for good.
    pub left: bool,
    /// Whether this is a bot that was hired and whose program has not come yet.
    pub awaited: bool,
    /// Since when their link has been down, if it is.
    pub away_since: Moment,
    /// How many lines had been said when they came: the rest is theirs to read.
    pub chat_from: u64,
    /// Since when they have been here.
    came: Moment,
    talk: Allowance,
    changes: Allowance,
}

impl<G: Game> Session<G> {
    pub(crate) fn new(person: Person, token_hash: Option<TokenHash>, now: Moment) -> Self {
        Self {
            person,
            token_hash,
            link: None,
            last_link: None,
            life: 0,
            received: 0,
            working: None,
            refused: VecDeque::new(),
            untold: None,
            pages_told: None,
            promise: None,
            unready_since: now,
            unready_before: 0,
            broken_promises: 0,
            left: false,
            awaited: false,
            away_since: now,
            chat_from: 0,
            came: now,
            talk: Allowance { left: 0, since: now, ..TALK },
            changes: CHANGES,
        }
    }

    /// A bot whose program is about to come.
    pub(crate) fn of_hired(bot: Person, token_hash: TokenHash, now: Moment) -> Self {
        let bot = Person { away: true, ..bot };
        Self { awaited: true, ..Self::new(bot, Some(token_hash), now) }
    }

    pub(crate) fn id(&self) -> PersonId {
        self.person.id
    }

    pub(crate) fn plays(&self) -> bool {
        self.person.part == Part::Player
    }

    /// They are ready with this promise, or not ready.
    pub(crate) fn set_promise(&mut self, promise: Option<Commitment>, now: Moment) {
        match (self.promise, promise) {
            (Some(_), None) => self.unready_since = now,
            (None, Some(_)) => self.unready_before += self.unready_since.until(now),
            _ => {}
        }
        self.promise = promise;
        self.person.ready = promise.is_some();
    }

    /// All gather again: how long they were not ready before is forgotten.
    pub(crate) fn start_unready(&mut self, now: Moment) {
        (self.unready_since, self.unready_before) = (now, 0);
    }

    /// Until when they may be at the table without being ready, where that may take so long in all.
    pub(crate) fn unready_until(&self, millis: u64) -> Moment {
        self.unready_since + millis.saturating_sub(self.unready_before)
    }

    /// A human being who is here to play: somebody to wait for.
    pub(crate) fn is_present_human(&self) -> bool {
        self.plays() && self.person.kind == Kind::Human && !self.person.away
    }

    /// Up to which number all requests are answered.
    pub(crate) fn answered(&self) -> u32 {
        self.working.map_or(self.received, |working| working.saturating_sub(1))
    }

    /// Their program was started anew, or another device speaks: its requests count from the start.
    /// Says whether that is so.
    pub(crate) fn begin_life(&mut self, life: u64) -> bool {
        let new = self.life != life;
        if new {
            (self.life, self.received, self.working) = (life, 0, None);
            self.refused.clear();
        }
        new
    }

    pub(crate) fn request_id(&self, number: u32) -> RequestId {
        RequestId { person: self.person.id, life: self.life, number }
    }

    /// Notes how a request was answered.
    pub(crate) fn note(&mut self, number: u32, answer: &Result<(), Refusal<G>>) {
        if self.working == Some(number) {
            self.working = None;
        }
        if let Err(refusal) = answer {
            if self.refused.len() == MOST_REFUSALS {
                self.refused.pop_front();
            }
            self.refused.push_back((number, refusal.clone()));
        }
    }

    /// How a request was answered before.
    pub(crate) fn answer_again(&self, number: u32) -> Result<(), Refusal<G>> {
        let refused = self.refused.iter().find(|(refused, _)| *refused == number);
        refused.map_or(Ok(()), |(_, refusal)| Err(refusal.clone()))
    }

    /// Whether they may say something now; a newcomer may out of what newcomers have.
    pub(crate) fn may_talk(&mut self, now: Moment, newcomers: &mut Allowance) -> bool {
        let is_new = self.came.until(now) < TALK.millis;
        if is_new { newcomers.take(now) } else { self.talk.take(now) }
    }

    /// Whether they may change something at the table now.
    pub(crate) fn may_change(&mut self, now: Moment) -> bool {
        self.changes.take(now)
    }
}

/// How much somebody may still do before they have to wait.
#[derive(Clone, Copy)]
pub(crate) struct Allowance {
    most: u8,
    /// How long one takes to come back.
    millis: u64,
    left: u8,
    since: Moment,
}

impl Allowance {
    const fn of(most: u8, millis: u64) -> Self {
        Self { most, millis, left: most, since: Moment(0) }
    }

    fn take(&mut self, now: Moment) -> bool {
        let regained = self.since.until(now) / self.millis;
        if regained > 0 {
            let regained = u8::try_from(regained).unwrap_or(u8::MAX);
            self.left = self.left.saturating_add(regained).min(self.most);
            self.since = now;
        }
        let may = self.left > 0;
        self.left = self.left.saturating_sub(1);
        may
    }
}
