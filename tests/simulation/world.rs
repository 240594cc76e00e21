//! A host, its disk, clients and the network between them, on virtual time.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use cinderpeek::bot::{Bot, Level};
use cinderpeek::client::{
    self, Autopilot, Logged, Output as Does, Player, Profile, SeatCredentials, Verdict,
};
use cinderpeek::game::{Chance, Seat};
use cinderpeek::net::transport::codec;
use cinderpeek::table::{
    Ask, Farewell, Hosted, Input, Kind, LinkId, Moment, Notice, Output, PlayerName, Portrait, Rank,
    Request, Table, Ticket,
};

use crate::subject::Subject;
use crate::trace::{Step, Trace};
use crate::weather::{Plan, Weather};

/// A game that can be simulated.
pub trait Simulated: Subject + Hosted + Logged {}
impl<G: Subject + Hosted + Logged> Simulated for G {}

/// Virtual time after which a world that is not done counts as stuck, in milliseconds.
const TOO_LONG: u64 = 900_000;

/// Bots that were hired are people from this number on, beyond those of the plan.
pub const HIRED: usize = 1_000_000;

/// How luck comes from the seed; the honest way unless the host cheats.
pub type Luck = std::sync::Arc<dyn Fn([u8; 32]) -> Chance + Send + Sync>;

/// A program at the table, or one that was.
pub struct Device<G: Simulated> {
    pub person: usize,
    pub pilot: Option<Autopilot<G>>,
    pub profile: Profile,
    rank: Rank,
    /// What it has on disk.
    pub credentials: SeatCredentials,
    pub link: Option<LinkId>,
    /// How often it was started.
    pub life: u32,
    /// When it wants to be woken, as it said last.
    wake_at: Option<Moment>,
    pub verdict: Option<Verdict>,
    pub ended: Option<Farewell>,
    pub stand_in: bool,
}

/// An action that a program asked for.
pub struct Asked<G: Simulated> {
    pub device: usize,
    pub life: u32,
    pub number: u32,
    /// None where the program did not know yet that it had one.
    pub seat: Option<Seat>,
    pub seq: u32,
    pub action: G::Action,
    pub granted: bool,
}

pub struct Wire {
    pub device: usize,
    pub life: u32,
    pub cut: bool,
    to_table: u64,
    to_client: u64,
}

pub enum Event<G: Simulated> {
    Dialled(usize, u32),
    Down(usize, u32, LinkId),
    Lost(LinkId),
    Said(LinkId, Request<G>),
    Notice(LinkId, Notice<G>),
    Closed(LinkId, Farewell),
    WakeClient(usize, u32),
    WakeTable(u32),
    Written(u32, Ticket, bool),
    Fault,
    Restart,
    Revive(usize),
    Return(usize),
    TakePlace(usize),
}

/// Everything.
pub struct World<G: Simulated> {
    pub seed: u64,
    pub plan: Plan<G>,
    pub luck: Luck,
    pub now: u64,
    queue: BinaryHeap<Reverse<(u64, u64)>>,
    events: BTreeMap<u64, Event<G>>,
    next_event: u64,
    pub table: Option<Table<G>>,
    /// How often the host was started.
    pub epoch: u32,
    /// The next moment that matters to the table, of which life of the host.
    table_wakes_at: Option<(u32, u64)>,
    pub disk: Vec<String>,
    pub writing: Option<(Ticket, Vec<String>)>,
    pub devices: Vec<Device<G>>,
    pub wires: BTreeMap<LinkId, Wire>,
    pub asked: Vec<Asked<G>>,
    pub weather: Weather,
    pub trace: Option<Trace<G>>,
    pub check_tokens: bool,
    pub salvaged: u64,
}

impl<G: Simulated> World<G> {
    pub fn new(seed: u64, plan: Plan<G>, weather: Weather, luck: Luck) -> Self {
        let mut world = Self {
            seed,
            luck,
            now: 0,
            queue: BinaryHeap::new(),
            events: BTreeMap::new(),
            next_event: 0,
            table: None,
            epoch: 0,
            table_wakes_at: None,
            disk: Vec::new(),
            writing: None,
            devices: Vec::new(),
            wires: BTreeMap::new(),
            asked: Vec::new(),
            weather,
            trace: None,
            check_tokens: false,
            salvaged: 0,
            plan,
        };
        let dealer = world.luck.clone();
        world.table = Some(fresh(&world.plan, seed, 0, dealer));
        for person in 0..world.plan.people.len() {
            let credentials =
                SeatCredentials::new(&mut Chance::from_number(seed, 200 + person as u64));
            world.add_device(person, credentials, false);
        }
        world.later(world.weather.pause, Event::Fault);
        world
    }

    /// Runs until everything is as it should be in the end.
    pub fn run(&mut self) {
        while !self.is_done() {
            let Some(Reverse((at, id))) = self.queue.pop() else {
                self.describe();
                panic!("seed {}: nothing happens any more at {} ms", self.seed, self.now);
            };
            self.now = at;
            if at >= TOO_LONG {
                self.describe();
                panic!("seed {}: the world is stuck", self.seed);
            }
            let event = self.events.remove(&id).expect("an event");
            self.happen(event);
        }
    }

    /// Everybody has one program that is seated and has checked the game.
    fn is_done(&self) -> bool {
        (0..self.plan.people.len()).all(|person| {
            self.devices.iter().any(|device| {
                device.person == person && !device.stand_in && device.verdict.is_some()
            })
        })
    }

    /// Where everybody is, for whoever looks into a failure.
    fn describe(&self) {
        eprintln!("table: {:#?}", self.table.as_ref().map(Table::lobby));
        for (i, device) in self.devices.iter().enumerate() {
            let client = device.pilot.as_ref().map(Autopilot::client);
            let joined = client.map(client::Client::is_joined);
            let (me, pending) = (client.and_then(|it| it.me()), client.and_then(|it| it.pending()));
            let Device { person, link, ended, verdict, .. } = device;
            eprintln!("device {i} of {person}: {link:?} {joined:?} {ended:?} {verdict:?}");
            eprintln!("    {me:?} {pending:?}");
        }
    }

    pub fn now(&self) -> Moment {
        Moment(self.now)
    }

    pub fn later(&mut self, millis: u64, event: Event<G>) {
        self.at(self.now + millis, event);
    }

    fn at(&mut self, at: u64, event: Event<G>) {
        self.queue.push(Reverse((at, self.next_event)));
        self.events.insert(self.next_event, event);
        self.next_event += 1;
    }

    fn happen(&mut self, event: Event<G>) {
        match event {
            Event::Dialled(device, life) => self.dialled(device, life),
            Event::Down(device, life, link) => {
                if self.devices[device].life == life && self.devices[device].link == Some(link) {
                    self.devices[device].link = None;
                    self.drive(device, client::Input::LinkDown);
                }
            }
            Event::Lost(link) => self.tell_table(Input::Vanished { link }),
            Event::Said(link, request) => {
                if !self.wires[&link].cut {
                    self.tell_table(Input::Said { link, request });
                }
            }
            Event::Notice(link, notice) => self.told(link, notice),
            Event::Closed(link, farewell) => {
                self.told(link, Notice::Farewell(farewell));
                self.cut(link, false);
            }
            Event::WakeClient(device, life) => {
                if self.devices[device].life == life {
                    self.drive(device, client::Input::Passed);
                }
            }
            Event::WakeTable(epoch) if epoch == self.epoch => {
                self.table_wakes_at = None;
                self.tell_table(Input::Passed);
            }
            Event::WakeTable(_) => {}
            Event::Written(epoch, ticket, saved) => self.written(epoch, ticket, saved),
            Event::Fault => self.fault(),
            Event::Restart => self.restart(),
            Event::Revive(device) => self.revive(device),
            Event::Return(device) => self.come_again(device),
            Event::TakePlace(device) => self.take_place(device),
        }
    }

    pub fn add_device(&mut self, person: usize, credentials: SeatCredentials, stand_in: bool) {
        let (name, kind, watch) = match self.plan.people.get(person) {
            Some(guest) => (format!("Guest {person}"), guest.kind, guest.watch),
            None => ("A bot".to_owned(), Kind::Bot(Level::Random), false),
        };
        let (name, portrait) = (PlayerName::fitted(&name, "-"), Portrait::default());
        let profile = Profile { name, portrait, kind, watch };
        let rank = if person == 0 && !stand_in { Rank::Host } else { Rank::Guest };
        self.devices.push(Device {
            person,
            pilot: None,
            profile,
            rank,
            credentials,
            link: None,
            life: 0,
            wake_at: None,
            verdict: None,
            ended: None,
            stand_in,
        });
        self.revive(self.devices.len() - 1);
    }

    fn revive(&mut self, at: usize) {
        let device = &mut self.devices[at];
        if device.pilot.is_some() || device.ended.is_some() {
            return;
        }
        device.life += 1;
        device.wake_at = None;
        let stream = 300 + at as u64 * 64 + u64::from(device.life);
        let level =
            if (self.seed + at as u64).is_multiple_of(3) { Level::Captain } else { Level::Random };
        let bot: Box<dyn Bot<G>> = G::bot(level, Chance::from_number(self.seed, stream));
        let luck = Chance::from_number(self.seed, stream + 10_000);
        let (profile, credentials) = (device.profile.clone(), device.credentials.clone());
        // Whoever watches is not asked; but a host that was killed may know them as a player.
        let ready = !device.stand_in;
        device.pilot = Some(Autopilot::new(profile, credentials, luck, bot, self.plan.think));
        self.drive(at, client::Input::WantReady(ready));
    }

    /// Tells a program something, and does what it wants.
    pub fn drive(&mut self, at: usize, input: client::Input<G>) {
        let now = self.now();
        let device = &mut self.devices[at];
        let Some(pilot) = &mut device.pilot else { return };
        let outputs = pilot.handle(now, input);
        let (life, seat) = (device.life, pilot.client().seat());
        let wake_at = pilot.wake_at();
        if std::mem::replace(&mut device.wake_at, wake_at) != wake_at
            && let Some(moment) = wake_at
        {
            self.at(moment.0.max(self.now), Event::WakeClient(at, life));
        }
        for output in outputs {
            match output {
                Does::Dial => {
                    let delay = self.weather.delay();
                    self.later(delay, Event::Dialled(at, life));
                }
                Does::Send(request) => {
                    self.note_asked(at, seat, &request);
                    self.send(at, request);
                }
                Does::Keep(credentials) => self.devices[at].credentials = credentials,
                Does::Event(event) => self.note_event(at, event),
            }
        }
    }

    fn note_event(&mut self, at: usize, event: client::Event<G>) {
        let device = &mut self.devices[at];
        match event {
            client::Event::Checked(verdict) => device.verdict = Some(verdict),
            client::Event::Heard(Notice::Farewell(farewell)) => self.sent_away(at, farewell),
            client::Event::Heard(Notice::Lobby(lobby)) => self.look_for_a_place(at, &lobby),
            client::Event::Heard(Notice::Answer(number, Ok(()))) => {
                let life = device.life;
                let asked = self.asked.iter_mut().filter(|it| it.device == at && it.life == life);
                asked.filter(|it| it.number == number).for_each(|it| it.granted = true);
            }
            client::Event::Heard(_) | client::Event::Joined { .. } => {}
        }
    }

    fn note_asked(&mut self, device: usize, seat: Option<Seat>, request: &Request<G>) {
        let Request::Ask(number, Ask::Act { seq, action }) = *request else { return };
        let life = self.devices[device].life;
        let known = |it: &Asked<G>| it.device == device && it.life == life && it.number == number;
        if !self.asked.iter().rev().any(known) {
            self.asked.push(Asked { device, life, number, seat, seq, action, granted: false });
        }
    }

    fn send(&mut self, device: usize, request: Request<G>) {
        let Some(link) = self.devices[device].link else { return };
        let copies = if self.weather.duplicates() { 2 } else { 1 };
        for _ in 0..copies {
            let delay = self.weather.delay();
            let wire = self.wires.get_mut(&link).expect("a wire");
            wire.to_table = wire.to_table.max(self.now + delay);
            let at = wire.to_table;
            self.at(at, Event::Said(link, request.clone()));
        }
    }

    fn dialled(&mut self, device: usize, life: u32) {
        if self.devices[device].life != life || self.devices[device].pilot.is_none() {
            return;
        }
        let link = LinkId(self.wires.len() as u64);
        let cut = self.table.is_none();
        let now = self.now;
        self.wires.insert(link, Wire { device, life, cut, to_table: now, to_client: now });
        self.devices[device].link = Some(link);
        if cut {
            return self.later(50, Event::Down(device, life, link));
        }
        self.tell_table(Input::Appeared { link, rank: self.devices[device].rank });
        self.drive(device, client::Input::LinkUp);
    }

    fn told(&mut self, link: LinkId, notice: Notice<G>) {
        let wire = &self.wires[&link];
        let (device, life) = (wire.device, wire.life);
        if wire.cut || self.devices[device].life != life || self.devices[device].pilot.is_none() {
            return;
        }
        if self.check_tokens {
            self.holds_no_token(&notice);
        }
        self.drive(device, client::Input::Heard(notice));
    }

    /// Nobody is told a token, their own neither.
    fn holds_no_token(&self, notice: &Notice<G>) {
        let bytes = codec::encode(notice).expect("a notice fits a frame");
        for device in &self.devices {
            let token = device.credentials.token.0.0;
            let leaks = bytes.windows(token.len()).any(|window| window == token);
            assert!(!leaks, "seed {}: {notice:?} holds a token", self.seed);
        }
    }

    /// Tells the table something, and does what it wants.
    pub fn tell_table(&mut self, input: Input<G>) {
        let now = self.now();
        let Some(table) = &mut self.table else { return };
        let recorded = self.trace.is_some().then(|| input.clone());
        let outputs = table.handle(now, input);
        if let (Some(trace), Some(input)) = (&mut self.trace, recorded) {
            trace.push(Step::Input(now, input), &outputs);
        }
        for output in outputs {
            self.carry_out(output);
        }
        self.wake_table();
    }

    /// Time goes by for the table when it matters to it, though nothing else happens.
    fn wake_table(&mut self) {
        let at = self.table.as_ref().and_then(Table::wake_at);
        let next = at.map(|at| (self.epoch, at.0));
        if next == self.table_wakes_at {
            return;
        }
        self.table_wakes_at = next;
        if let Some((epoch, at)) = next {
            self.at(at.max(self.now), Event::WakeTable(epoch));
        }
    }

    fn carry_out(&mut self, output: Output<G>) {
        match output {
            Output::Tell { link, notice } => {
                let at = self.arrival(link);
                self.at(at, Event::Notice(link, notice));
            }
            Output::Close { link, farewell } => {
                let at = self.arrival(link);
                self.at(at, Event::Closed(link, farewell));
            }
            Output::Ban { .. } | Output::News(_) => {}
            Output::Hire { token, .. } => {
                let person = HIRED + self.devices.len();
                self.add_device(person, SeatCredentials::with_token(token), false);
            }
            Output::Save { ticket, lines } => {
                let (delay, saved) = (self.weather.delay() / 4, !self.weather.disk_fails());
                self.writing = Some((ticket, lines));
                self.later(delay, Event::Written(self.epoch, ticket, saved));
            }
            Output::StandIn { token, .. } => {
                self.add_device(usize::MAX, SeatCredentials::with_token(token), true);
            }
        }
    }

    fn arrival(&mut self, link: LinkId) -> u64 {
        let delay = self.weather.delay();
        let wire = self.wires.get_mut(&link).expect("a wire");
        wire.to_client = wire.to_client.max(self.now + delay);
        wire.to_client
    }

    fn written(&mut self, epoch: u32, ticket: Ticket, saved: bool) {
        if epoch != self.epoch || self.table.is_none() {
            return;
        }
        let (_, lines) = self.writing.take().expect("something was being written");
        if saved {
            self.append(ticket, lines);
        }
        self.tell_table(if saved { Input::Saved(ticket) } else { Input::Unsaved(ticket) });
    }

    pub fn append(&mut self, ticket: Ticket, lines: Vec<String>) {
        self.disk.extend(lines);
        if let Some(trace) = &mut self.trace {
            trace.push(Step::Append(ticket), &[]);
        }
    }
}

/// A table where nobody has been.
pub fn fresh<G: Simulated>(plan: &Plan<G>, seed: u64, epoch: u32, luck: Luck) -> Table<G> {
    Table::with_dealer(
        cinderpeek::table::TableName::fitted("The table", "-"),
        plan.options.clone(),
        plan.settings,
        Chance::from_number(seed, 100 + u64::from(epoch)),
        Box::new(move |seed| luck(seed)),
    )
}
