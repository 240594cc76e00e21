//! The table: the one authority over a game and the people around it.
//!
//! A [`Table`] is a state machine without sockets, clock, threads or files. It is told what happened
//! ([`Input`]) and at what [`Moment`], and answers with what is to be done ([`Output`]): whoever
//! drives it owns the links, the clock and the disk. So everything that can go wrong on a network is
//! tested on virtual time.
//!
//! - Everybody, the host's own player and every bot included, is a client on a link; the host's link
//!   has a [`Rank`] that lets it give orders, and no other view of the game.
//! - A seat belongs to a [`Token`] that its client made. Joining again with it is
//!   coming back; the newer link wins.
//! - Every action is on disk before anybody is told of it ([`Output::Save`]). While nothing can be
//!   saved the game stands still, and everybody knows why.
//! - The deal is [`fair`](game::fair).
//!
//! **Where things are.** [`messages`]: what clients and table say to each other. `people`: who is
//! there, and what they ask for. [`game`]: the deal, turns, time limits, and what a game has to say
//! for itself. [`save`]: what is on disk, and a table made from it.

pub mod game;
pub mod messages;
pub mod moment;
mod news;
mod people;
pub mod save;

pub use game::deadline::{Deadline, Limit};
pub use game::hosted::Hosted;
pub use messages::notice::{Farewell, Lobby, Notice, Refusal, StageName};
pub use messages::person::{Kind, Part, Person, PersonId};
pub use messages::place::Place;
pub use messages::portrait::Portrait;
pub use messages::request::{Ask, Join, Order, Reaction, Request};
pub use messages::settings::TableSettings;
pub use messages::tally::Tally;
pub use messages::token::Token;
pub use messages::words::{ChatLine, PlayerName, TableName};
pub use moment::Moment;
pub use news::TableNews;
pub use people::session::{LinkId, Rank};
pub use save::saver::Ticket;

use crate::bot::Level;
use crate::game::{Chance, Game, Seat};
use game::deal::Dealing;
use game::fair::{Opening, PerSeat};
use game::play::{Attempt, Play};
use game::stopwatch::Stopwatch;
use people::room::Room;
use save::saver::Saver;

/// How luck comes from the agreed seed. There is one honest way, [`Chance::from_seed`]; tests put
/// others in its place, to see that a rigged deal is caught and that nothing leaks.
pub type Dealer = Box<dyn Fn([u8; 32]) -> Chance + Send>;

/// What happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Input<G: Game> {
    /// Somebody was let in by the edge.
    Appeared {
        /// Their link.
        link: LinkId,
        /// Whose link it is.
        rank: Rank,
    },
    /// Somebody said something.
    Said {
        /// Their link.
        link: LinkId,
        /// What they said.
        request: Request<G>,
    },
    /// A link is down.
    Vanished {
        /// The link that is down.
        link: LinkId,
    },
    /// The host's program wants a bot to play, as with [`Order::Hire`].
    Hire(Level),
    /// Time went by.
    Passed,
    /// These lines are on disk.
    Saved(Ticket),
    /// These lines could not be written. Whatever part of them was is gone again.
    Unsaved(Ticket),
}

/// What is to be done, in this order.
#[derive(Clone, Debug, PartialEq)]
pub enum Output<G: Game> {
    /// Send this.
    Tell {
        /// On this link.
        link: LinkId,
        /// What to send.
        notice: Notice<G>,
    },
    /// Send [`Notice::Farewell`] with this reason, and close the link. It is not mentioned again.
    Close {
        /// The link to close.
        link: LinkId,
        /// The reason to give.
        farewell: Farewell,
    },
    /// The host does not want to see this peer again: shut out where it comes from.
    Ban {
        /// Who that is.
        person: PersonId,
        /// Its link, which is closed next, or the last one it had; none since the host was started anew.
        link: Option<LinkId>,
    },
    /// Append these lines to the save, flush it, and say [`Input::Saved`] or [`Input::Unsaved`].
    Save {
        /// What to say it with.
        ticket: Ticket,
        /// The lines, without line ends.
        lines: Vec<String>,
    },
    /// Start a bot that joins with this token and takes the place that was made for it.
    Hire {
        /// How well it plays.
        level: Level,
        /// What it joins with.
        token: Token,
    },
    /// Start a bot that joins with this token and plays for somebody who is away.
    StandIn {
        /// The seat it plays for.
        seat: Seat,
        /// How well it plays.
        level: Level,
        /// What it joins with.
        token: Token,
    },
    /// This has happened.
    News(TableNews<G>),
}

/// A table.
pub struct Table<G: Hosted> {
    now: Moment,
    room: Room<G>,
    stage: Stage<G>,
    saver: Saver<Then<G>>,
    /// For tokens, the host's secret, and decisions when time is up; never for the game.
    luck: Chance,
    dealer: Dealer,
    /// How many games were begun.
    games: u32,
    /// The game before, for whoever was away when it ended.
    opened: Option<Opening<G>>,
    /// Until when each seat has time to decide, as everybody was told last.
    clocks_told: PerSeat<(Seat, Moment)>,
    /// The clock that is played against, as everybody was told last.
    timer_told: Option<Stopwatch>,
    tally: Tally,
    /// The table does not deal by itself before that: too many deals were given up.
    no_deal_before: Moment,
}

/// What is going on.
enum Stage<G: Hosted> {
    Gathering,
    Dealing(Box<Dealing<G>>),
    Playing(Box<Play<G>>),
}

/// What waits for the disk.
enum Then<G: Hosted> {
    Begin(Box<Play<G>>),
    Commit(Box<Attempt<G>>),
}

impl<G: Hosted> Table<G> {
    /// A new table. The luck has to come from the system's own randomness.
    pub fn new(
        name: TableName,
        options: G::Options,
        settings: TableSettings,
        luck: Chance,
    ) -> Self {
        Self::with_dealer(name, options, settings, luck, Box::new(Chance::from_seed))
    }

    /// A new table with a dealer of one's own: for tests.
    pub fn with_dealer(
        name: TableName,
        options: G::Options,
        settings: TableSettings,
        luck: Chance,
        dealer: Dealer,
    ) -> Self {
        Self {
            now: Moment::default(),
            room: Room::new(name, options, settings),
            stage: Stage::Gathering,
            saver: Saver::new(),
            luck,
            dealer,
            games: 0,
            opened: None,
            clocks_told: PerSeat::new(),
            timer_told: None,
            tally: Tally::default(),
            no_deal_before: Moment::default(),
        }
    }

    /// The same table, with its first line to be saved at once: so it can be resumed before anybody
    /// has come.
    pub fn with_initial_save(mut self) -> Self {
        self.note_table();
        self
    }

    /// Takes note of what happened, and says what is to be done.
    pub fn handle(&mut self, now: Moment, input: Input<G>) -> Vec<Output<G>> {
        self.now = self.now.max(now);
        match input {
            Input::Appeared { link, rank } => {
                self.room.links.insert(link, (rank, None));
            }
            Input::Said { link, request } => self.hear(link, request),
            Input::Vanished { link } => self.lose(link),
            Input::Hire(level) => {
                // There is nobody to be told that there is no room.
                let _ = self.hire(level);
            }
            Input::Passed => {}
            Input::Saved(ticket) => self.saved(ticket),
            Input::Unsaved(ticket) => self.unsaved(ticket),
        }
        self.settle();
        self.hand_out();
        self.tell_clocks();
        self.tell_timer();
        std::mem::take(&mut self.room.out)
    }

    /// What would be saved within a second: to be written before the table closes. The time that was
    /// thought since the last action counts.
    pub fn last_lines(&mut self, now: Moment) -> Vec<String> {
        self.now = self.now.max(now);
        if self.timer().is_some() {
            self.note_table();
        }
        self.saver.take_note()
    }

    /// How things stand, for the host's own lists and announcements.
    pub fn lobby(&self) -> Lobby<G> {
        self.room.lobby()
    }

    /// What is going on, without the rest of the lobby: it is asked for after every input.
    pub fn stage(&self) -> StageName {
        self.room.board.stage
    }

    /// Everybody at the table, with the link they have, or had last since the host was started:
    /// [`Output::Ban`] names no other.
    pub fn people(&self) -> impl Iterator<Item = (PersonId, Option<LinkId>)> {
        self.room.sessions.iter().map(|session| (session.id(), session.last_link))
    }

    fn hear(&mut self, link: LinkId, request: Request<G>) {
        let Some((rank, id)) = self.room.links.get(&link).copied() else { return };
        match (request, id) {
            (Request::Join(join), None) => self.join(link, rank, join),
            (Request::Ask(number, ask), Some(id)) => self.asked(id, number, ask),
            // A join that was sent twice is still one join.
            (Request::Join(_), Some(_)) => {}
            (Request::Ask(..), None) => self.room.close(link, Farewell::Nonsense, self.now),
        }
    }

    fn saved(&mut self, ticket: Ticket) {
        if self.room.board.unsaved {
            self.room.board.unsaved = false;
            if let Stage::Playing(play) = &mut self.stage {
                play.restart_clocks(self.now);
            }
            self.room.tell_lobby();
        }
        match self.saver.saved(ticket) {
            Some(Then::Begin(play)) => self.begin(play),
            Some(Then::Commit(step)) => self.commit(*step),
            None => {}
        }
    }

    fn unsaved(&mut self, ticket: Ticket) {
        if self.saver.failed(ticket, self.now) && !self.room.board.unsaved {
            self.room.board.unsaved = true;
            self.room.tell_lobby();
        }
    }

    /// Does what is due by itself.
    fn settle(&mut self) {
        match &self.stage {
            Stage::Gathering => self.settle_gathering(),
            Stage::Dealing(_) => self.settle_dealing(),
            Stage::Playing(_) => self.settle_playing(),
        }
    }

    /// Hands out what is to be saved next.
    fn hand_out(&mut self) {
        if let Some((ticket, lines)) = self.saver.hand_out(self.now) {
            self.room.out.push(Output::Save { ticket, lines });
        }
    }

    /// When to say [`Input::Passed`] at the latest, unless something happens before.
    pub fn wake_at(&self) -> Option<Moment> {
        let stage = match &self.stage {
            Stage::Gathering => self.gathering_wakes_at(),
            Stage::Dealing(dealing) => dealing.give_up_at(),
            Stage::Playing(play) => self.play_wakes_at(play),
        };
        [self.saver.wake_at(), stage].into_iter().flatten().min()
    }
}
