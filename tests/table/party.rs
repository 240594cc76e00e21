//! A table in one process with people at it, on virtual time.

use std::sync::{Arc, Mutex};

use cinderpeek::bot::{Crewed, Level};
use cinderpeek::client::{Autopilot, Client, Input, Keepsake, News, Profile, Wired};
use cinderpeek::game::{Chance, Seat};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::Options;
use cinderpeek::table::house::House;
use cinderpeek::table::{
    Ask, Farewell, Kind, Lobby, Moment, Notice, Order, Person, PlayerName, Portrait, Rank, Refusal,
    Settings, Table, TableName,
};

pub type Guest = Wired<Memoarrr, Client<Memoarrr>>;
pub type BotGuest = Wired<Memoarrr, Autopilot<Memoarrr>>;

/// The host's disk, which may be full.
#[derive(Clone, Default)]
pub struct Disk {
    pub lines: Arc<Mutex<Vec<String>>>,
    pub full: Arc<Mutex<bool>>,
}

impl Disk {
    fn save(&self, lines: &[String]) -> bool {
        let full = *self.full.lock().unwrap();
        if !full {
            self.lines.lock().unwrap().extend_from_slice(lines);
        }
        !full
    }

    pub fn lines(&self) -> Vec<String> {
        self.lines.lock().unwrap().clone()
    }

    pub fn set_full(&self, full: bool) {
        *self.full.lock().unwrap() = full;
    }
}

/// A table with the host and other people at it.
pub struct Party {
    pub now: Moment,
    pub house: House<Memoarrr>,
    pub guests: Vec<Guest>,
    pub bots: Vec<BotGuest>,
    pub news: Vec<Vec<News<Memoarrr>>>,
    pub disk: Disk,
    pub online: bool,
}

impl Party {
    pub fn new(settings: Settings) -> Self {
        let name = TableName::new("Captain's table").unwrap();
        let luck = Chance::from_number(1, 1);
        Self::at(Table::new(name, Options::basic(2), settings, luck), Disk::default())
    }

    pub fn at(table: Table<Memoarrr>, disk: Disk) -> Self {
        let writer = disk.clone();
        let house = House::new(table, Box::new(move |lines| writer.save(lines)));
        let (guests, bots, news) = (Vec::new(), Vec::new(), Vec::new());
        Self { now: Moment(0), house, guests, bots, news, disk, online: true }
    }

    /// Somebody comes; the first of them is the host.
    pub fn come(&mut self, name: &str) -> usize {
        let keepsake = Keepsake::new(&mut Chance::from_number(self.guests.len() as u64, 2));
        self.come_with(name, keepsake, false)
    }

    pub fn come_with(&mut self, name: &str, keepsake: Keepsake, watch: bool) -> usize {
        let name = PlayerName::new(name).unwrap();
        let portrait = Portrait::default();
        let profile = Profile { name, portrait, kind: Kind::Human, watch };
        let luck = Chance::from_number(self.guests.len() as u64, 3);
        let mut guest = Wired::new(Client::new(profile, keepsake, luck));
        guest.say(self.now, Input::Passed);
        self.guests.push(guest);
        self.news.push(Vec::new());
        self.settle();
        self.guests.len() - 1
    }

    /// The host starts a bot.
    pub fn bot(&mut self, level: Level) {
        let seed = 50 + self.bots.len() as u64;
        self.bot_with(level, Keepsake::new(&mut Chance::from_number(seed, 2)), true);
    }

    fn bot_with(&mut self, level: Level, keepsake: Keepsake, ready: bool) {
        let seed = 50 + self.bots.len() as u64;
        let name = PlayerName::new(level.name()).unwrap();
        let (portrait, kind) = (Portrait::of_bot(level), Kind::Bot(level));
        let profile = Profile { name, portrait, kind, watch: false };
        let (luck, brain) = (Chance::from_number(seed, 3), Chance::from_number(seed, 4));
        let pilot = Autopilot::new(profile, keepsake, luck, Memoarrr::bot(level, brain), 0);
        let mut bot = Wired::new(pilot);
        bot.say(self.now, Input::WantReady(ready));
        self.bots.push(bot);
        self.settle();
    }

    /// Lets everybody hear and answer until all is quiet.
    pub fn settle(&mut self) {
        let mut quiet = 0;
        while quiet < 3 {
            let mut wants = false;
            for (i, guest) in self.guests.iter_mut().enumerate() {
                if guest.wants_link() {
                    let rank = if i == 0 { Rank::Host } else { Rank::Guest };
                    let link = self.online.then(|| self.house.link(rank));
                    guest.connect(self.now, link.map(|link| Box::new(link) as _));
                    wants = true;
                }
                guest.poll(self.now);
                let news = guest.take_news();
                wants |= !news.is_empty();
                self.news[i].extend(news);
            }
            for bot in &mut self.bots {
                if bot.wants_link() {
                    bot.connect(self.now, Some(Box::new(self.house.link(Rank::Guest))));
                    wants = true;
                }
                bot.poll(self.now);
                wants |= !bot.take_news().is_empty();
            }
            self.house.advance(self.now);
            for (seat, level, token) in self.house.take_calls() {
                self.bot_with(level, Keepsake::with_token(token), seat.is_none());
            }
            quiet = if wants { 0 } else { quiet + 1 };
        }
    }

    /// Time goes by, in small steps.
    pub fn pass(&mut self, millis: u64) {
        for _ in 0..millis.div_ceil(100) {
            self.now = self.now + 100;
            self.settle();
        }
    }

    pub fn want(&mut self, guest: usize, ask: Ask<Memoarrr>) {
        self.guests[guest].say(self.now, Input::Want(ask));
        self.settle();
    }

    pub fn order(&mut self, order: Order<Memoarrr>) {
        self.want(0, Ask::Host(order));
    }

    pub fn ready(&mut self, guest: usize) {
        self.guests[guest].say(self.now, Input::WantReady(true));
        self.settle();
    }

    pub fn client(&self, guest: usize) -> &Client<Memoarrr> {
        self.guests[guest].program()
    }

    pub fn lobby(&self) -> Lobby<Memoarrr> {
        self.house.table().lobby()
    }

    pub fn person(&self, name: &str) -> Person {
        let people = self.lobby().people;
        people.into_iter().find(|person| person.name.as_str() == name).expect("somebody")
    }

    /// What a guest was told since this was last asked.
    pub fn told(&mut self, guest: usize) -> Vec<Notice<Memoarrr>> {
        let told = |news| match news {
            News::Told(notice) => Some(notice),
            _ => None,
        };
        std::mem::take(&mut self.news[guest]).into_iter().filter_map(told).collect()
    }

    /// Why wishes of a guest were not granted since this was last asked.
    pub fn refusals(&mut self, guest: usize) -> Vec<Refusal<Memoarrr>> {
        let refused = |notice| match notice {
            Notice::Answer(_, Err(refusal)) => Some(refusal),
            _ => None,
        };
        self.told(guest).into_iter().filter_map(refused).collect()
    }

    /// The guest whose turn it is does the first thing that is allowed.
    pub fn play_one(&mut self) {
        for guest in 0..self.guests.len() {
            if self.act(guest) {
                return;
            }
        }
    }

    /// Does the first thing that is allowed, if anything is.
    pub fn act(&mut self, guest: usize) -> bool {
        use cinderpeek::game::Game;
        let client = self.client(guest);
        let Some(update) = client.update() else { return false };
        let Some(action) = Memoarrr::legal_actions(&update.view).next() else { return false };
        let ask = client.act(action).expect("an update");
        self.want(guest, ask);
        true
    }

    pub fn seq(&self, guest: usize) -> u32 {
        self.client(guest).update().map_or(0, |update| update.seq)
    }

    pub fn ended(&self, guest: usize) -> Option<Farewell> {
        self.client(guest).ended()
    }

    pub fn seat(&self, guest: usize) -> Option<Seat> {
        self.client(guest).seat()
    }
}
