//! A table with people at it, on virtual time.

use std::collections::{BTreeSet, VecDeque};

use cinderpeek::bot::Level;
use cinderpeek::client::{
    Autopilot, BotPause, Client, Event, Input as Said, Logged, Profile, SeatCredentials,
};
use cinderpeek::game::{Chance, Seat};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::Options;
use cinderpeek::table::{
    Ask, Farewell, Hosted, Input, Kind, LinkId, Lobby, Moment, Notice, Order, Output, Person,
    PlayerName, Portrait, Rank, Refusal, Table, TableName, TableNews, TableSettings,
};

use crate::device::Device;

/// The host's disk, which may be full.
#[derive(Default)]
pub struct Disk {
    lines: Vec<String>,
    full: bool,
}

impl Disk {
    /// A disk with a save on it.
    pub fn with(lines: Vec<String>) -> Self {
        Self { lines, full: false }
    }

    fn save(&mut self, lines: Vec<String>) -> bool {
        if !self.full {
            self.lines.extend(lines);
        }
        !self.full
    }

    pub fn lines(&self) -> Vec<String> {
        self.lines.clone()
    }

    pub fn set_full(&mut self, full: bool) {
        self.full = full;
    }
}

/// A table with the host and other people at it.
pub struct Party<G: Hosted + Logged = Memoarrr> {
    pub now: Moment,
    pub table: Table<G>,
    /// How long bots pause.
    pub pause: BotPause,
    inputs: VecDeque<Input<G>>,
    /// Links that the table knows of.
    links: BTreeSet<LinkId>,
    next_link: u64,
    pub guests: Vec<Device<G, Client<G>>>,
    /// So many of them, the first ones, are at the host's own machine.
    pub at_host: usize,
    pub bots: Vec<Device<G, Autopilot<G>>>,
    pub events: Vec<Vec<Event<G>>>,
    /// What the table said has happened.
    pub table_news: Vec<TableNews<G>>,
    pub disk: Disk,
    /// The most that anybody was told at once.
    pub most_told: usize,
    pub online: bool,
}

impl Party {
    /// For two at Memoarrr!.
    pub fn new(settings: TableSettings) -> Self {
        Self::of(Options::basic(2), settings)
    }
}

impl<G: Hosted + Logged> Party<G> {
    /// At a new table for any game.
    pub fn of(options: G::Options, settings: TableSettings) -> Self {
        let name = TableName::new("Captain's table").unwrap();
        let luck = Chance::from_number(1, 1);
        Self::at(Table::new(name, options, settings, luck), Disk::default())
    }

    pub fn at(table: Table<G>, disk: Disk) -> Self {
        Self {
            now: Moment(0),
            table,
            pause: BotPause::default(),
            inputs: VecDeque::new(),
            links: BTreeSet::new(),
            next_link: 0,
            guests: Vec::new(),
            at_host: 1,
            bots: Vec::new(),
            events: Vec::new(),
            table_news: Vec::new(),
            disk,
            most_told: 0,
            online: true,
        }
    }

    /// Somebody comes; the first of them is the host.
    pub fn come(&mut self, name: &str) -> usize {
        let credentials =
            SeatCredentials::new(&mut Chance::from_number(self.guests.len() as u64, 2));
        self.come_with(name, credentials, false)
    }

    pub fn come_with(&mut self, name: &str, credentials: SeatCredentials, watch: bool) -> usize {
        let name = PlayerName::new(name).unwrap();
        let portrait = Portrait::default();
        let profile = Profile { name, portrait, kind: Kind::Human, watch };
        let luck = Chance::from_number(self.guests.len() as u64, 3);
        let mut guest = Device::new(Client::new(profile, credentials, luck));
        guest.say(self.now, Said::Passed);
        self.guests.push(guest);
        self.events.push(Vec::new());
        self.settle();
        self.guests.len() - 1
    }

    /// The host starts a bot.
    pub fn bot(&mut self, level: Level) {
        let seed = 50 + self.bots.len() as u64;
        self.add_bot(level, SeatCredentials::new(&mut Chance::from_number(seed, 2)), true);
        self.settle();
    }

    fn add_bot(&mut self, level: Level, credentials: SeatCredentials, ready: bool) {
        let seed = 50 + self.bots.len() as u64;
        let name = PlayerName::new(level.name()).unwrap();
        let (portrait, kind) = (Portrait::of_bot(level), Kind::Bot(level));
        let profile = Profile { name, portrait, kind, watch: false };
        let (luck, brain) = (Chance::from_number(seed, 3), Chance::from_number(seed, 4));
        let pilot =
            Autopilot::new(profile, credentials, luck, G::bot(level, brain), self.pause.clone());
        let mut bot = Device::new(pilot);
        bot.say(self.now, Said::WantReady(ready));
        self.bots.push(bot);
    }

    /// Lets everybody hear and answer until all is quiet.
    pub fn settle(&mut self) {
        if self.table.wake_at().is_some_and(|at| at <= self.now) {
            self.inputs.push_back(Input::Passed);
        }
        loop {
            self.connect();
            self.listen();
            let Some(input) = self.inputs.pop_front() else { break };
            let outputs = self.table.handle(self.now, input);
            let told = |link| outputs.iter().filter(|it| is_told(it, link)).count();
            let most = self.links.iter().map(|link| told(*link)).max();
            self.most_told = self.most_told.max(most.unwrap_or(0));
            for output in outputs {
                self.carry_out(output);
            }
        }
        for (guest, events) in self.guests.iter_mut().zip(&mut self.events) {
            events.extend(guest.take_events());
        }
    }

    /// Gives links to those who want one.
    fn connect(&mut self) {
        for at in 0..self.guests.len() {
            if self.guests[at].wants_link() {
                let rank = match at {
                    0 => Rank::Host,
                    _ if at < self.at_host => Rank::Beside,
                    _ => Rank::Guest,
                };
                let link = self.online.then(|| self.link(rank));
                self.guests[at].connect(self.now, link);
            }
        }
        for at in 0..self.bots.len() {
            if self.bots[at].wants_link() {
                let link = self.link(Rank::Guest);
                self.bots[at].connect(self.now, Some(link));
            }
        }
    }

    fn link(&mut self, rank: Rank) -> LinkId {
        let link = LinkId(self.next_link);
        self.next_link += 1;
        self.links.insert(link);
        self.inputs.push_back(Input::Appeared { link, rank });
        link
    }

    /// Hears everybody, and notices who has hung up.
    fn listen(&mut self) {
        let now = self.now;
        let guests = self.guests.iter_mut().map(|it| (it.poll(now), it.link));
        let bots = self.bots.iter_mut().map(|it| (it.poll(now), it.link));
        let mut used = BTreeSet::new();
        for (requests, link) in guests.chain(bots) {
            let Some(link) = link else { continue };
            used.insert(link);
            let said = requests.into_iter().map(|request| Input::Said { link, request });
            self.inputs.extend(said);
        }
        let gone = self.links.difference(&used).copied();
        self.inputs.extend(gone.map(|link| Input::Vanished { link }));
        self.links.retain(|link| used.contains(link));
    }

    fn carry_out(&mut self, output: Output<G>) {
        match output {
            Output::Tell { link, notice } => self.tell(link, notice),
            Output::Close { link, farewell } => {
                self.links.remove(&link);
                self.tell(link, Notice::Farewell(farewell));
                let (now, is_it) = (self.now, Some(link));
                self.guests.iter_mut().filter(|it| it.link == is_it).for_each(|it| it.hang_up(now));
                self.bots.iter_mut().filter(|it| it.link == is_it).for_each(|it| it.hang_up(now));
            }
            Output::Ban { .. } => {}
            Output::Save { ticket, lines } => {
                let saved = self.disk.save(lines);
                let input = if saved { Input::Saved(ticket) } else { Input::Unsaved(ticket) };
                self.inputs.push_back(input);
            }
            Output::Hire { level, token } => {
                self.add_bot(level, SeatCredentials::with_token(token), true);
            }
            Output::StandIn { level, token, .. } => {
                self.add_bot(level, SeatCredentials::with_token(token), false);
            }
            Output::News(news) => self.table_news.push(news),
        }
    }

    fn tell(&mut self, link: LinkId, notice: Notice<G>) {
        let now = self.now;
        if let Some(guest) = self.guests.iter_mut().find(|it| it.link == Some(link)) {
            guest.say(now, Said::Heard(notice));
        } else if let Some(bot) = self.bots.iter_mut().find(|it| it.link == Some(link)) {
            bot.say(now, Said::Heard(notice));
        }
    }

    /// Time goes by, in small steps.
    pub fn pass(&mut self, millis: u64) {
        for _ in 0..millis.div_ceil(100) {
            self.now = self.now + 100;
            self.settle();
        }
    }

    pub fn want(&mut self, guest: usize, ask: Ask<G>) {
        self.guests[guest].say(self.now, Said::Want(ask));
        self.settle();
    }

    pub fn order(&mut self, order: Order<G>) {
        self.want(0, Ask::Host(order));
    }

    pub fn ready(&mut self, guest: usize) {
        self.guests[guest].say(self.now, Said::WantReady(true));
        self.settle();
    }

    pub fn client(&self, guest: usize) -> &Client<G> {
        self.guests[guest].program()
    }

    pub fn lobby(&self) -> Lobby<G> {
        self.table.lobby()
    }

    pub fn person(&self, name: &str) -> Person {
        let people = self.lobby().people;
        people.into_iter().find(|person| person.name.as_str() == name).expect("somebody")
    }

    /// What a guest was told since this was last asked.
    pub fn told(&mut self, guest: usize) -> Vec<Notice<G>> {
        let told = |event| match event {
            Event::Heard(notice) => Some(notice),
            _ => None,
        };
        std::mem::take(&mut self.events[guest]).into_iter().filter_map(told).collect()
    }

    /// Why requests of a guest were refused since this was last asked.
    pub fn refusals(&mut self, guest: usize) -> Vec<Refusal<G>> {
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
        let client = self.client(guest);
        let Some(update) = client.update() else { return false };
        let Some(action) = G::legal_actions(&update.view).next() else { return false };
        self.play(guest, action);
        true
    }

    /// Does that, allowed or not.
    pub fn play(&mut self, guest: usize, action: G::Action) {
        let ask = self.client(guest).act(action).expect("an update");
        self.want(guest, ask);
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

fn is_told<G: Hosted>(output: &Output<G>, to: LinkId) -> bool {
    matches!(output, Output::Tell { link, .. } if *link == to)
}
