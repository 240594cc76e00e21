//! The host's own bots: clients like any other, each in a thread of its own.

use std::thread::JoinHandle;
use std::time::Duration;

use crate::bot::Level;
use crate::client::{Autopilot, Input, Logged, Profile};
use crate::game::Chance;
use crate::guest::Guest;
use crate::guest::drawer::Drawer;
use crate::guest::news::News;
use crate::guest::road::Road;
use crate::net::event::Peer;
use crate::net::link::Link;
use crate::table::{Hosted, Kind, PlayerName, Portrait};

/// How long a bot sleeps at most.
const NAP: Duration = Duration::from_secs(60);

/// The bots that play, and how all of them do.
pub(super) struct Crew {
    hands: Vec<Hand>,
    /// How long they pause before an action, in milliseconds.
    think: u64,
    /// Whether they go home after the game.
    one_game: bool,
}

/// One of them.
struct Hand {
    peer: Peer,
    /// Its number on the sign; none if it sits in for somebody.
    number: Option<usize>,
    thread: JoinHandle<()>,
}

impl Crew {
    pub fn new(think: u64, one_game: bool) -> Self {
        Self { hands: Vec::new(), think, one_game }
    }

    /// Starts a bot on a link within this process. Without its thread the link is dropped, and the
    /// bot is simply away.
    pub fn start<G: Hosted + Logged>(
        &mut self,
        (peer, link): (Peer, Link),
        level: Level,
        number: Option<usize>,
        drawer: Drawer,
    ) {
        self.hands.retain(|hand| !hand.thread.is_finished());
        let bot = Bot { level, think: self.think, one_game: self.one_game, drawer };
        let thread = std::thread::Builder::new().name(format!("bot {level}"));
        if let Ok(thread) = thread.spawn(move || bot.play::<G>(link)) {
            self.hands.push(Hand { peer, number, thread });
        }
    }

    /// The number on the sign of the bot that is this peer, if it is one.
    pub fn number_of(&self, peer: Peer) -> Option<usize> {
        self.hands.iter().find(|hand| hand.peer == peer)?.number
    }

    /// Waits until all have gone. They go when their links end.
    pub fn go_home(self) {
        for hand in self.hands {
            let _it_only_ended = hand.thread.join();
        }
    }
}

/// A bot on its way to its seat.
struct Bot {
    level: Level,
    think: u64,
    one_game: bool,
    drawer: Drawer,
}

impl Bot {
    fn play<G: Hosted + Logged>(self, link: Link) {
        let Self { level, think, one_game, drawer } = self;
        // At its own table it has the name that the table gave it.
        let name = PlayerName::fitted(level.title(), level.name());
        let (portrait, kind) = (Portrait::of_bot(level), Kind::Bot(level));
        let profile = Profile { name, portrait, kind, watch: false };
        let maker = move |keepsake| {
            let [luck, own] = [(); 2].map(|()| Chance::from_seed(rand::random()));
            Autopilot::<G>::new(profile, keepsake, luck, G::bot(level, own), think)
        };
        let road = Road::Near(Some(link));
        let mut guest =
            Guest::new(road, drawer, NAP, Box::new(maker)).beginning_with(Input::WantReady(true));
        while !guest.has_ended() {
            let news = guest.step(NAP);
            if one_game && news.iter().any(|news| matches!(news, News::Checked(_))) {
                return guest.leave();
            }
        }
    }
}
