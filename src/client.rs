//! One seat's side of a table: what a screen, a bot or a spectator holds.
//!
//! A [`Client`] is a state machine like the table, without sockets, clock or files: it is told what
//! happened ([`Input`]) and says what is to be done ([`Output`]). It knows only what the table told
//! it. It takes its seat back by itself when its link was cut, says again what was not answered,
//! takes its part in the fair deal, and checks the whole game when it is over.
//!
//! - [`credentials`]: what it keeps on disk. `evidence`, [`verdict`]: the check. [`log`]: what may still be read.
//! - [`autopilot`]: a client that a bot plays. [`player`]: what both can be asked.

mod deal;
mod dial;
mod evidence;
mod notices;
mod pending_requests;

pub mod autopilot;
pub mod credentials;
pub mod log;
pub mod player;
pub mod verdict;

pub use autopilot::{Autopilot, BotPause};
pub use credentials::{CheckedGame, SeatCredentials};
pub use log::{Log, Logged};
pub use player::Player;
pub use verdict::{Difference, Verdict};

use std::sync::Arc;

use crate::game::{Chance, Game, Seat, SeatSet, Update};
use crate::table::game::fair::{Agreement, Opening, PerSeat};
use crate::table::game::stopwatch::Stopwatch;
use crate::table::messages::token::bytes;
use crate::table::{
    Ask, Farewell, Kind, Lobby, Moment, Notice, Part, Person, PersonId, PlayerName, Portrait,
    Request, Tally,
};
use dial::Dial;
use evidence::Evidence;
use pending_requests::{MOST_PENDING, PendingRequests};

/// Who comes to the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// As they call themselves.
    pub name: PlayerName,
    /// The picture they have chosen.
    pub portrait: Portrait,
    /// Human or bot.
    pub kind: Kind,
    /// To watch, not to play.
    pub watch: bool,
}

/// What happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Input<G: Game> {
    /// The link that was dialled is up.
    LinkUp,
    /// The link is down, or could not be had.
    LinkDown,
    /// The table said something.
    Heard(Notice<G>),
    /// The player wants something; [`Client::act`] makes an action of the game into a request.
    Want(Ask<G>),
    /// The player wants the game to begin, or not yet.
    WantReady(bool),
    /// Time went by.
    Passed,
}

/// What is to be done, in this order. When to say [`Input::Passed`] is asked by
/// [`Player::wake_at`].
#[derive(Clone, Debug, PartialEq)]
pub enum Output<G: Game> {
    /// Make a link to the table, and say [`Input::LinkUp`] or [`Input::LinkDown`].
    Dial,
    /// Send this on the link.
    Send(Request<G>),
    /// Keep this on disk, before anything after it is sent.
    Keep(SeatCredentials),
    /// Tell the player this.
    Event(Event<G>),
}

/// Something that the player may want to know. Guest, session and screen hand it on as it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<G: Game> {
    /// The table said this; what follows from it can be read from the client. After a
    /// [`Notice::Farewell`] the client does not come back by itself.
    Heard(Notice<G>),
    /// The link is up and the seat is ours.
    Joined {
        /// Whether it was ours before the link was cut.
        again: bool,
    },
    /// The game was checked.
    Checked(Verdict),
}

/// One seat's side of a table.
pub struct Client<G: Logged> {
    profile: Profile,
    credentials: SeatCredentials,
    /// For promises; never for decisions.
    luck: Chance,
    /// This start of the program, among all that have the token.
    life: u64,
    dial: Dial,
    pending: PendingRequests<G>,
    wants_ready: bool,
    you: Option<PersonId>,
    lobby: Option<Arc<Lobby<G>>>,
    agreement: Option<Agreement<G>>,
    /// Whether what was promised was opened on this link.
    has_opened_on_link: bool,
    /// After how many actions the game of the agreement ended, if it was checked before.
    ended_after: Option<u32>,
    /// What was opened after the game, as far as it has come.
    opening: Option<Opening<G>>,
    opened: Option<Arc<(Agreement<G>, Opening<G>)>>,
    /// When the game that is over is checked, and after how many actions it ended.
    check_due: Option<(Moment, u32)>,
    update: Option<Arc<Update<G>>>,
    log: Log<G>,
    looking: SeatSet,
    looking_until: Option<Moment>,
    clocks: PerSeat<(Seat, Moment)>,
    timer: Option<Stopwatch>,
    tally: Tally,
    evidence: Evidence,
    verdict: Option<Verdict>,
    ended: Option<Farewell>,
    out: Vec<Output<G>>,
}

impl<G: Logged> Client<G> {
    /// A client for a table, new there or not. The luck has to come from the system's own
    /// randomness. Begin with [`Input::Passed`].
    pub fn new(profile: Profile, credentials: SeatCredentials, mut luck: Chance) -> Self {
        let life = u64::from_le_bytes(bytes(&mut luck));
        Self {
            profile,
            credentials: credentials.without_promise(),
            luck,
            life,
            dial: Dial::new(),
            pending: PendingRequests::new(),
            wants_ready: false,
            you: None,
            lobby: None,
            agreement: None,
            has_opened_on_link: false,
            ended_after: None,
            opening: None,
            opened: None,
            check_due: None,
            update: None,
            log: Log::new(),
            looking: SeatSet::EMPTY,
            looking_until: None,
            clocks: PerSeat::new(),
            timer: None,
            tally: Tally::default(),
            evidence: Evidence::new(MOST_PENDING, None),
            verdict: None,
            ended: None,
            out: Vec::new(),
        }
    }

    /// What this seat may know now, with the number that an action has to name.
    pub fn update(&self) -> Option<&Arc<Update<G>>> {
        self.update.as_ref()
    }

    /// How things stand at the table.
    pub fn lobby(&self) -> Option<&Arc<Lobby<G>>> {
        self.lobby.as_ref()
    }

    /// This client's own entry in the lobby.
    pub fn me(&self) -> Option<&Person> {
        let you = self.you?;
        self.lobby.as_ref()?.people.iter().find(|person| person.id == you)
    }

    /// The seat that this client decides for.
    pub fn seat(&self) -> Option<Seat> {
        let me = self.me()?;
        let Part::StandIn(owner) = me.part else { return me.seat };
        let owner = self.lobby.as_ref()?.people.iter().find(|person| person.id == owner)?;
        owner.seat
    }

    /// What may be read of what happened.
    pub fn log(&self) -> &Log<G> {
        &self.log
    }

    /// The seats that still look at how the round ended.
    pub fn looking(&self) -> SeatSet {
        self.looking
    }

    /// Until when they may, if the table sets a limit; by the time that this client is driven with.
    pub fn looking_until(&self) -> Option<Moment> {
        self.looking_until
    }

    /// When the table decides for each seat that has to decide, as far as it will; by the time that
    /// this client is driven with.
    pub fn clocks(&self) -> &PerSeat<(Seat, Moment)> {
        &self.clocks
    }

    /// The clock that is played against, if one is; by the time that this client is driven with.
    pub fn timer(&self) -> Option<Stopwatch> {
        self.timer
    }

    /// Who has won how often at this table.
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The action that was sent and not answered yet.
    pub fn pending(&self) -> Option<G::Action> {
        self.pending.pending()
    }

    /// Whether the link is up and the table has answered.
    pub fn is_joined(&self) -> bool {
        self.pending.is_open()
    }

    /// Whether the game was fair, once that is known.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// What was agreed and opened, after the game: all that a replay needs.
    pub fn opened(&self) -> Option<&Arc<(Agreement<G>, Opening<G>)>> {
        self.opened.as_ref()
    }

    /// Why the client does not come back by itself, if it does not.
    pub fn ended(&self) -> Option<Farewell> {
        self.ended
    }

    /// The request to do something in the game, in answer to what is known now.
    pub fn act(&self, action: G::Action) -> Option<Ask<G>> {
        Some(Ask::Act { seq: self.update.as_ref()?.seq, action })
    }

    fn tell(&mut self, event: Event<G>) {
        self.out.push(Output::Event(event));
    }
}

impl<G: Logged> Player<G> for Client<G> {
    fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>> {
        match input {
            Input::LinkUp => self.link_up(),
            Input::LinkDown => self.link_down(now),
            Input::Heard(notice) => self.hear(now, notice),
            Input::Want(ask) => self.want(ask),
            Input::WantReady(ready) => {
                self.wants_ready = ready;
                self.get_ready();
            }
            Input::Passed => {}
        }
        if self.check_due.is_some_and(|(at, _)| at <= now) {
            self.check();
        }
        if self.ended.is_none() && self.dial.is_due(now) {
            self.out.push(Output::Dial);
        }
        std::mem::take(&mut self.out)
    }

    fn wake_at(&self) -> Option<Moment> {
        let dial = self.dial.due().filter(|_| self.ended.is_none());
        [dial, self.check_due.map(|(at, _)| at)].into_iter().flatten().min()
    }

    fn client(&self) -> &Self {
        self
    }
}
