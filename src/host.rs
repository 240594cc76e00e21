//! A table on real time: the host's side of everything.
//!
//! A [`Host`] drives a [`Table`] with the clock, the listener and the disk of this machine: frames
//! become requests, notices become frames, and every action is on disk before anybody is told of it.
//! Bots, and the host's own screen, are clients over links within this process. It prints nothing and
//! has no thread of its own: whoever has one calls [`Host::step`].
//!
//! - [`plan`]: what kind of table it is to be. [`news`]: what a host tells. `roll`: who is there.
//! - [`save`]: the file that grows. [`sign`]: what a resumed table has in common with the old one.
//! - [`crew`]: the host's bots.

pub mod crew;
pub mod news;
pub mod plan;
mod roll;
pub mod save;
pub mod sign;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde::Deserialize;

use crate::client::{Keepsake, Logged};
use crate::game::Seat;
use crate::guest::drawer::Drawer;
use crate::net::code::Code;
use crate::net::codec;
use crate::net::discovery::announce::Announcer;
use crate::net::discovery::{Notice as Announcement, Phase};
use crate::net::event::{Event, Peer, no_wake};
use crate::net::identity::Identity;
use crate::net::interface::Choice;
use crate::net::invite::Invite;
use crate::net::link::Link;
use crate::net::listener::Listener;
use crate::net::reason::Reason;
use crate::table::{
    Farewell, Hosted, Input, LinkId, Lobby, Moment, Notice, Output, PersonId, PlayerName, Rank,
    Request, StageName, Table, Ticket,
};
use crew::Bot;
use news::News;
use roll::Roll;
use save::Save;
use sign::Sign;

/// How long a table stays open after the game for those who have not heard how it ended.
const LINGER: Duration = Duration::from_secs(30);
/// So many events are taken in one step.
const MOST_EVENTS: usize = 256;

/// A table on real time.
pub struct Host<G: Hosted + Logged> {
    table: Table<G>,
    listener: Listener,
    me: Arc<Identity>,
    folder: PathBuf,
    interface: Choice,
    save: Save,
    unsaved: bool,
    sign: Sign,
    announcer: Option<Announcer>,
    crew: Vec<JoinHandle<()>>,
    think: u64,
    one_game: bool,
    /// Who is connected, and the ranks of links within this process that are about to be.
    links: BTreeMap<Peer, LinkId>,
    near: VecDeque<Rank>,
    clock: Instant,
    wake_at: Option<Moment>,
    inputs: VecDeque<Input<G>>,
    roll: Roll,
    actions: u32,
    over: Option<Over>,
    news: Vec<News<G>>,
}

/// The game is over since then, and these have heard of it.
struct Over {
    since: Instant,
    told: BTreeSet<PersonId>,
}

/// The line of an action, as far as it is anybody's business.
#[derive(Deserialize)]
struct ActionLine<A> {
    seat: Seat,
    action: A,
}

impl<G: Hosted + Logged> Host<G> {
    /// A link for a client in this process.
    pub fn near(&mut self, rank: Rank) -> Link {
        self.near.push_back(rank);
        self.listener.near(no_wake())
    }

    /// How things stand.
    pub fn lobby(&self) -> Lobby<G> {
        self.table.lobby()
    }

    /// Waits for what happens next, as long as this at most, and says what was new.
    pub fn step(&mut self, patience: Duration) -> Vec<News<G>> {
        let mut next = self.listener.next(self.until_next(patience));
        for _ in 0..MOST_EVENTS {
            let Some(event) = next else { break };
            self.take(event);
            next = self.listener.try_next();
        }
        if self.wake_at.is_some_and(|at| at <= self.now()) {
            self.wake_at = None;
            self.handle(Input::Passed);
        }
        std::mem::take(&mut self.news)
    }

    /// Whether a game was played, and everybody knows how it ended, or had the time to hear it.
    pub fn is_done(&self) -> bool {
        let Some(over) = &self.over else { return false };
        let people = self.table.lobby().people;
        let heard = people.iter().all(|person| over.told.contains(&person.id));
        (heard && self.links.is_empty()) || over.since.elapsed() >= LINGER
    }

    /// Closes the table, and waits until everybody knows.
    pub fn close(mut self) {
        drop(self.announcer.take());
        for peer in self.links.keys().copied().collect::<Vec<_>>() {
            self.tell(peer, &Notice::Farewell(Farewell::Closed));
        }
        self.listener.shut();
        for bot in self.crew {
            let _it_only_ended = bot.join();
        }
    }

    fn now(&self) -> Moment {
        Moment(u64::try_from(self.clock.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn until_next(&self, patience: Duration) -> Duration {
        // What is new already is not kept waiting.
        let patience = if self.news.is_empty() { patience } else { Duration::ZERO };
        let wake = self.wake_at.map(|at| Duration::from_millis(self.now().until(at)));
        let linger = self.over.as_ref().map(|it| LINGER.saturating_sub(it.since.elapsed()));
        [wake, linger].into_iter().flatten().fold(patience, Duration::min)
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Admitted(admitted) => {
                let near = admitted.address.is_none().then(|| self.near.pop_front()).flatten();
                let link = LinkId(admitted.peer.0.into());
                self.links.insert(admitted.peer, link);
                self.handle(Input::Appeared { link, rank: near.unwrap_or(Rank::Guest) });
            }
            Event::Frame(peer, frame) => self.hear(peer, &frame),
            Event::Gone(peer, _) => {
                if let Some(link) = self.links.remove(&peer) {
                    self.handle(Input::Vanished { link });
                }
            }
            Event::Code(code) => self.change_code(code),
            Event::Note(note) => self.news.push(News::Note(note)),
        }
    }

    fn hear(&mut self, peer: Peer, frame: &[u8]) {
        let Some(link) = self.links.get(&peer).copied() else { return };
        match codec::decode::<Request<G>>(frame) {
            Ok(request) => self.handle(Input::Said { link, request }),
            Err(_) => self.listener.close(peer, Reason::Malformed),
        }
    }

    fn change_code(&mut self, code: Option<Code>) {
        if let Some(code) = &code {
            let plain = code.plain();
            if self.sign.code.as_ref() == Some(&plain) {
                return;
            }
            self.sign.code = Some(plain);
            // Those inside have passes, so a resumed table may have another code.
            let _only_a_code = self.sign.keep(&self.folder);
        }
        self.news.push(News::Code(code));
    }

    /// Tells the table what happened, and does what it wants.
    fn handle(&mut self, input: Input<G>) {
        self.inputs.push_back(input);
        while let Some(input) = self.inputs.pop_front() {
            for output in self.table.handle(self.now(), input) {
                self.carry_out(output);
            }
            self.look_around();
        }
    }

    fn carry_out(&mut self, output: Output<G>) {
        match output {
            Output::Tell { link, notice } => self.tell(peer(link), &notice),
            Output::Close { link, farewell } => {
                self.links.remove(&peer(link));
                self.tell(peer(link), &Notice::Farewell(farewell));
                self.listener.close(peer(link), reason(farewell));
            }
            Output::Ban { link } => self.listener.ban(peer(link)),
            Output::Save { ticket, lines } => self.write(ticket, &lines),
            Output::StandIn { seat, level, token } => {
                let drawer = Drawer::Nowhere(Keepsake::with_token(token));
                self.hire(level, &format!("for seat {seat}"), drawer);
            }
            Output::WakeAt(at) => self.wake_at = Some(at),
        }
    }

    fn tell(&mut self, peer: Peer, notice: &Notice<G>) {
        match codec::encode(notice) {
            Ok(frame) => self.listener.send(peer, frame),
            Err(_) => self.listener.close(peer, Reason::Malformed),
        }
    }

    fn write(&mut self, ticket: Ticket, lines: &[String]) {
        let input = match self.save.append(lines) {
            Ok(()) => {
                if std::mem::take(&mut self.unsaved) {
                    self.news.push(News::Unsaved(None));
                }
                self.report(lines);
                Input::Saved(ticket)
            }
            Err(error) => {
                // It is tried again and again; once is enough to say so.
                if !std::mem::replace(&mut self.unsaved, true) {
                    self.news.push(News::Unsaved(Some(error.to_string())));
                }
                Input::Unsaved(ticket)
            }
        };
        self.inputs.push_back(input);
    }

    /// What is on disk has happened.
    fn report(&mut self, lines: &[String]) {
        for line in lines {
            if line.starts_with("{\"record\":") {
                self.actions = 0;
            } else if let Ok(ActionLine { seat, action }) = serde_json::from_str(line) {
                self.actions += 1;
                self.news.push(News::Action { seq: self.actions, seat, action });
            } else if line.starts_with("{\"result\":") {
                let line = serde_json::from_str::<serde_json::Value>(line).unwrap_or_default();
                self.news.push(News::Over(line["result"].clone()));
            }
        }
    }

    /// Notes who came and went, and tells the network.
    fn look_around(&mut self) {
        let lobby = self.table.lobby();
        self.news.extend(self.roll.call(&lobby));
        if lobby.stage == StageName::Over {
            let since = Instant::now();
            let over = self.over.get_or_insert(Over { since, told: BTreeSet::new() });
            let here = lobby.people.iter().filter(|person| !person.away);
            over.told.extend(here.map(|person| person.id));
        } else {
            self.over = None;
        }
        let announcement = self.announcement(&lobby);
        if let Some(announcer) = &mut self.announcer
            && let Err(why) = announcer.update(announcement)
        {
            self.news.push(News::Unannounced(why.to_string()));
        }
    }

    fn announcement(&self, lobby: &Lobby<G>) -> Announcement {
        let players =
            lobby.people.iter().filter(|it| it.part == crate::table::Part::Player).count();
        Announcement {
            name: lobby.name.as_str().to_owned(),
            game: G::NAME.to_owned(),
            taken: u8::try_from(players).unwrap_or(u8::MAX),
            seats: lobby.settings.start_with.unwrap_or(G::places(&lobby.options)),
            phase: match lobby.stage {
                StageName::Gathering => Phase::Lobby,
                StageName::Dealing | StageName::Playing => Phase::Playing,
                StageName::Over => Phase::Over,
            },
            open: self.sign.code.is_none(),
            host: self.me.fingerprint(),
        }
    }

    /// Starts a bot on a link within this process.
    fn hire(&mut self, level: crate::bot::Level, more: &str, drawer: Drawer) {
        let name = PlayerName::fitted(&format!("{level} {more}"), level.name());
        let (think, one_game) = (self.think, self.one_game);
        let link = self.near(Rank::Guest);
        // Without its thread the link is dropped, and the bot is simply away.
        if let Ok(thread) = (Bot { name, level, think, one_game, drawer }).start::<G>(link) {
            self.crew.push(thread);
        }
    }

    /// What the table is found and entered by.
    fn listening(&self) -> News<G> {
        let port = self.listener.port().unwrap_or_default();
        let addresses = self.interface.addresses().unwrap_or_default();
        let code: Option<Code> = self.sign.code.as_ref().and_then(|code| code.parse().ok());
        let invite = Invite::new(&addresses, port, self.me.fingerprint(), code.clone());
        News::Listening { port, addresses, code, invite, save: self.save.path().to_owned() }
    }
}

fn peer(link: LinkId) -> Peer {
    Peer(u32::try_from(link.0).unwrap_or(u32::MAX))
}

fn reason(farewell: Farewell) -> Reason {
    match farewell {
        Farewell::Kicked => Reason::Kicked,
        Farewell::OtherDevice => Reason::Replaced,
        Farewell::Nonsense => Reason::Malformed,
        Farewell::Full
        | Farewell::Started
        | Farewell::NoWatchers
        | Farewell::OwnerIsBack
        | Farewell::Closed => Reason::Left,
    }
}
