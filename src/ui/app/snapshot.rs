//! What a client knows, as the screen sees it: a copy, so that no frame waits for a client. What may be
//! large is shared with the client.

mod clocks;

pub use clocks::SeatClock;

use std::sync::Arc;

use crate::client::{Client, Log, Logged, Verdict};
use crate::game::{Game, Seat, SeatSet, Update};
use crate::table::game::fair::{Agreement, Opening, PerSeat};
use crate::table::game::stopwatch::Stopwatch;
use crate::table::{Kind, Lobby, Moment, Part, Person, PersonId, PlayerName, StageName, Tally};
use crate::text::{Language, Texts};

/// What a client knows at this moment.
#[derive(Clone, Debug)]
pub struct ClientSnapshot<G: Game> {
    /// What this seat may know of the game.
    pub update: Option<Arc<Update<G>>>,
    /// How things stand at the table.
    pub lobby: Option<Arc<Lobby<G>>>,
    /// Who this is.
    pub me: Option<PersonId>,
    /// The seat that this client decides for.
    pub seat: Option<Seat>,
    /// Who plays at this laptop, whoever runs the table first; empty where that is just one person.
    pub here: Vec<PersonId>,
    /// What may still be read of what happened.
    pub log: Log<G>,
    /// The seats that still look at how the round ended.
    pub looking: SeatSet,
    /// Until when they may, if there is a limit.
    pub looking_until: Option<Moment>,
    /// When the table decides for each seat that has to decide, as far as it will.
    pub clocks: PerSeat<(Seat, Moment)>,
    /// The clock that is played against, if one is.
    pub timer: Option<Stopwatch>,
    /// Who has won how often at this table.
    pub tally: Tally,
    /// What time it is for the client, as of this frame.
    pub now: Moment,
    /// What was asked for and not answered.
    pub pending: Option<G::Action>,
    /// Whether the link is up.
    pub joined: bool,
    /// Whether the game was fair, once that is known.
    pub verdict: Option<Verdict>,
    /// What was agreed and opened, after the game.
    pub opened: Option<Arc<(Agreement<G>, Opening<G>)>>,
}

impl<G: Game> Default for ClientSnapshot<G> {
    fn default() -> Self {
        Self {
            update: None,
            lobby: None,
            me: None,
            seat: None,
            here: Vec::new(),
            log: Log::new(),
            looking: SeatSet::EMPTY,
            looking_until: None,
            clocks: PerSeat::new(),
            timer: None,
            tally: Tally::default(),
            now: Moment::default(),
            pending: None,
            joined: false,
            verdict: None,
            opened: None,
        }
    }
}

impl<G: Logged> ClientSnapshot<G> {
    /// What this client knows.
    pub fn of(client: &Client<G>) -> Self {
        Self {
            update: client.update().cloned(),
            lobby: client.lobby().cloned(),
            me: client.me().map(|me| me.id),
            seat: client.seat(),
            here: Vec::new(),
            log: client.log().clone(),
            looking: client.looking(),
            looking_until: client.looking_until(),
            clocks: client.clocks().clone(),
            timer: client.timer(),
            tally: client.tally().clone(),
            now: Moment::default(),
            pending: client.pending(),
            joined: client.is_joined(),
            verdict: client.verdict().cloned(),
            opened: client.opened().cloned(),
        }
    }
}

impl<G: Game> ClientSnapshot<G> {
    /// What this seat may see of the game.
    pub fn view(&self) -> Option<&G::View> {
        self.update.as_ref().map(|update| &update.view)
    }

    /// The same, if the player may act on it now: they are at the table, and nothing of theirs is on
    /// its way.
    pub fn view_to_act_on(&self) -> Option<&G::View> {
        self.view().filter(|_| self.joined && self.pending.is_none())
    }

    /// How far the table is with its game; none before it is joined.
    pub fn stage(&self) -> Option<StageName> {
        self.lobby.as_ref().map(|lobby| lobby.stage)
    }

    /// Whether a game is being played.
    pub fn is_playing(&self) -> bool {
        self.stage() == Some(StageName::Playing)
    }

    /// Everybody at and around the table.
    pub fn people(&self) -> &[Person] {
        self.lobby.as_ref().map_or(&[], |lobby| &lobby.people)
    }

    /// Who plays at that seat.
    pub fn person_at(&self, seat: Seat) -> Option<&Person> {
        let plays = |person: &&Person| person.part == Part::Player && person.seat == Some(seat);
        self.people().iter().find(plays)
    }

    /// Somebody at the table.
    pub fn person(&self, id: PersonId) -> Option<&Person> {
        self.people().iter().find(|person| person.id == id)
    }

    /// Who sits in for somebody who is away.
    pub fn stand_in_of(&self, id: PersonId) -> Option<&Person> {
        self.people().iter().find(|person| person.part == Part::StandIn(id))
    }

    /// The number of the mark by which somebody is told from the other players; it goes by the order
    /// in which they came, which is the same for everybody at the table.
    pub fn mark(&self, id: PersonId) -> Option<usize> {
        let mut players = self.people().iter().filter(|person| person.part == Part::Player);
        players.position(|person| person.id == id).filter(|_| !self.is_solo())
    }

    /// This client's own entry.
    pub fn myself(&self) -> Option<&Person> {
        self.person(self.me?)
    }

    /// Calls the bots by their names in this language.
    pub fn name_bots(&mut self, text: &Texts) {
        let Some(lobby) = &mut self.lobby else { return };
        for at in 0..lobby.people.len() {
            if let Some(name) = new_name(&lobby.people[at], text) {
                Arc::make_mut(lobby).people[at].name = name;
            }
        }
    }

    /// The name of whoever plays at that seat.
    pub fn name(&self, seat: Seat) -> String {
        let person = self.person_at(seat);
        person.map_or_else(|| seat.to_string(), |person| person.name.as_str().to_owned())
    }

    /// The names of those seats.
    pub fn names(&self, seats: SeatSet) -> Vec<String> {
        seats.iter().map(|seat| self.name(seat)).collect()
    }

    /// Whether it is for this player to decide; still so while what they want is on its way, since a
    /// turn may have several parts.
    pub fn is_my_turn(&self) -> bool {
        self.view().is_some_and(|view| G::legal_actions(view).len() > 0)
    }

    /// Whether this player still looks at how the round ended.
    pub fn is_looking(&self) -> bool {
        self.seat.is_some_and(|seat| self.looking.contains(seat))
    }

    /// Whether this client only watches.
    pub fn is_watching(&self) -> bool {
        self.myself().is_some_and(|me| me.part == Part::Watcher)
    }

    /// Whether several people play at this laptop.
    pub fn is_shared(&self) -> bool {
        !self.here.is_empty()
    }

    /// Whether that person plays at this laptop.
    pub fn is_here(&self, id: PersonId) -> bool {
        self.me == Some(id) || self.here.contains(&id)
    }

    /// The seat whose side of the table is the near one for everybody at this laptop, where several
    /// people play: remembering is the game, so nothing turns round between two turns.
    pub fn near_seat(&self) -> Option<Seat> {
        self.person(*self.here.first()?)?.seat
    }

    /// The seat that is called "you"; nobody's where several people read it together.
    pub fn you(&self) -> Option<Seat> {
        self.seat.filter(|_| !self.is_shared())
    }

    /// Whether there is no other human being at the table but here.
    pub fn is_alone(&self) -> bool {
        self.people().iter().all(|person| self.is_here(person.id) || person.kind != Kind::Human)
    }

    /// Whether one plays against the clock.
    pub fn is_solo(&self) -> bool {
        self.people().iter().filter(|person| person.part == Part::Player).count() == 1
    }

    /// Whether the table is run from here.
    pub fn is_host(&self) -> bool {
        self.people().iter().any(|person| person.host && self.is_here(person.id))
    }
}

/// What a bot has to be called in this language, if that is not its name already. The number stays,
/// "Sailor 2", and so does a name that somebody has given to theirs.
fn new_name(person: &Person, text: &Texts) -> Option<PlayerName> {
    let Kind::Bot(level) = person.kind else { return None };
    let titles = Language::ALL.map(|one| one.texts().common.bot(level));
    let mut titles = titles.into_iter().chain([level.title(), level.name()]);
    let name = person.name.as_str();
    let number = titles.find_map(|title| name.strip_prefix(title))?;
    let called = format!("{}{number}", text.common.bot(level));
    (name != called).then(|| PlayerName::fitted(&called, level.name()))
}
