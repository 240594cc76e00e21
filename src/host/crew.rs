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
use crate::net::link::Link;
use crate::table::{Hosted, Kind, PlayerName};

/// How long a bot sleeps at most.
const NAP: Duration = Duration::from_secs(60);

/// A bot on its way to its seat.
pub struct Bot {
    /// As the others read it.
    pub name: PlayerName,
    /// How well it plays.
    pub level: Level,
    /// How long it pauses before an action, in milliseconds.
    pub think: u64,
    /// Whether it goes home after the game.
    pub one_game: bool,
    /// Where its keepsake is.
    pub drawer: Drawer,
}

impl Bot {
    /// Starts it. It ends with its link.
    pub fn start<G: Hosted + Logged>(self, link: Link) -> std::io::Result<JoinHandle<()>> {
        let named = std::thread::Builder::new().name(format!("bot {}", self.level));
        named.spawn(move || self.play::<G>(link))
    }

    fn play<G: Hosted + Logged>(self, link: Link) {
        let Self { name, level, think, one_game, drawer } = self;
        let profile = Profile { name, kind: Kind::Bot(level), watch: false };
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
