//! The host's own bots: clients like any other, each in a thread of its own.

use std::thread::JoinHandle;
use std::time::Duration;

use super::Host;
use super::luck::Luck;
use super::resume_info::Hired;
use crate::bot::Level;
use crate::client::{self, Autopilot, BotPause, Input, Logged, Profile, SeatCredentials};
use crate::game::Game;
use crate::guest::GuestEvent;
use crate::guest::credential_store::CredentialStore;
use crate::guest::{Guest, TableConnection};
use crate::net::transport::event::Peer;
use crate::net::transport::link::Link;
use crate::table::{Hosted, Kind, PlayerName, Portrait, Token};

/// How long a bot sleeps at most.
const NAP: Duration = Duration::from_secs(60);

/// The bots that play, and how all of them do.
pub(super) struct HostBots {
    running: Vec<RunningBot>,
    /// How long they pause before an action.
    pause: BotPause,
    /// Whether they go home after the game.
    one_game: bool,
    /// Where their luck comes from.
    luck: Luck,
}

/// One of them.
struct RunningBot {
    peer: Peer,
    /// Its number in the resume info; none if it sits in for somebody.
    number: Option<usize>,
    thread: JoinHandle<()>,
}

impl HostBots {
    pub fn new(pause: BotPause, one_game: bool, luck: Luck) -> Self {
        Self { running: Vec::new(), pause, one_game, luck }
    }

    /// Starts a bot on a link within this process. Without its thread the link is dropped, and the
    /// bot is simply away.
    pub fn start<G: Hosted + Logged>(
        &mut self,
        (peer, link): (Peer, Link),
        level: Level,
        number: Option<usize>,
        credential_store: CredentialStore,
    ) {
        self.running.retain(|bot| !bot.thread.is_finished());
        let (pause, one_game) = (self.pause.clone(), self.one_game);
        let luck = number.map_or(Luck::System, |_| self.luck);
        let luck = (luck, format!("bot {}", number.unwrap_or_default()));
        let bot = BotStart { level, pause, one_game, luck, credential_store };
        let thread = std::thread::Builder::new().name(format!("bot {level}"));
        if let Ok(thread) = thread.spawn(move || bot.play::<G>(link)) {
            self.running.push(RunningBot { peer, number, thread });
        }
    }

    /// The number in the resume info of the bot that is this peer, if it is one.
    fn number_of(&self, peer: Peer) -> Option<usize> {
        self.running.iter().find(|bot| bot.peer == peer)?.number
    }

    /// Waits until all have gone. They go when their links end.
    pub fn go_home(self) {
        for bot in self.running {
            let _it_only_ended = bot.thread.join();
        }
    }
}

impl<G: Hosted + Logged> Host<G> {
    /// A bot takes the place that the table has made for it, and comes again with a resumed table.
    pub(super) fn hire(&mut self, level: Level, token: Token) {
        let (number, credentials) =
            (self.resume_info.free_number(), SeatCredentials::with_token(token));
        let credential_store =
            CredentialStore::of_bot(&self.folder, self.resume_info.table, number);
        let credential_store = match credential_store.keep(&credentials) {
            Ok(()) => credential_store,
            // It plays, but a resumed table will have to do without it.
            Err(_) => CredentialStore::Nowhere(credentials),
        };
        self.resume_info.bots.push(Hired { number, level });
        self.keep_resume_info();
        self.start_bot(level, Some(number), credential_store);
    }

    pub(super) fn start_bot(
        &mut self,
        level: Level,
        number: Option<usize>,
        credential_store: CredentialStore,
    ) {
        let (peer, link) = self.listener.connect_local();
        self.bots.start::<G>((peer, link), level, number, credential_store);
    }

    /// A bot that was sent away does not come with a resumed table either.
    pub(super) fn strike_off(&mut self, peer: Peer) {
        if let Some(number) = self.bots.number_of(peer) {
            self.resume_info.bots.retain(|bot| bot.number != number);
            self.keep_resume_info();
        }
    }
}

/// A bot on its way to its seat.
struct BotStart {
    level: Level,
    pause: BotPause,
    one_game: bool,
    /// Where its luck comes from, and which part of it is its own.
    luck: (Luck, String),
    credential_store: CredentialStore,
}

impl BotStart {
    fn play<G: Hosted + Logged>(self, link: Link) {
        let Self { level, pause, one_game, luck: (luck, part), credential_store } = self;
        // At its own table it has the name that the table gave it.
        let name = PlayerName::fitted(level.title(), level.name());
        let (portrait, kind) = (Portrait::of_bot(level), Kind::Bot(level));
        let profile = Profile { name, portrait, kind, watch: false };
        let player = move |credentials| {
            let bot = G::bot(level, luck.of(&part));
            let share = luck.of(&format!("{part} share"));
            Autopilot::<G>::new(profile, credentials, share, bot, pause)
        };
        let mut guest = Guest::new(TableConnection::local(link), credential_store, player);
        guest.input(Input::WantReady(true));
        while !guest.has_ended() {
            let events = guest.step(NAP);
            if one_game && events.iter().any(is_checked) {
                return guest.leave();
            }
        }
    }
}

fn is_checked<G: Game>(event: &GuestEvent<G>) -> bool {
    matches!(event, GuestEvent::Client(client::Event::Checked(_)))
}
