//! A table on real time: the host's side of everything.
//!
//! A [`Host`] drives a [`Table`] with the clock, the listener and the disk of this machine: frames
//! become requests, notices become frames, and every action is on disk before anybody is told of it.
//! Bots, and the host's own screen, are clients over links within this process. It prints nothing and
//! has no thread of its own: whoever has one calls [`Host::step`], and others speak to it by its
//! [`HostHandle`].
//!
//! - [`plan`]: what kind of table it is to be. [`luck`]: where its luck comes from. [`news`]: what a
//!   host tells. [`handle`]: what it is told.
//! - `save`: the file that grows; `flusher`: how it gets to the disk; `save_writer`: both, and what is
//!   said when it fails. `resume_info`: what a resumed table has in common with the old one.
//! - `bots`: the host's bots. [`beside`]: people at the host's own machine. `presence`: what the
//!   network sees. `end_of_game`: who has heard how the game ended.

pub mod beside;
mod bots;
mod end_of_game;
mod flusher;
pub mod handle;
pub mod luck;
pub mod news;
pub mod plan;
mod presence;
mod resume_info;
pub(crate) mod save;
mod save_writer;

use std::collections::{BTreeMap, VecDeque};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::client::{Logged, SeatCredentials};
use crate::guest::credential_store::CredentialStore;
use crate::net::admission::code::Code;
use crate::net::transport::codec;
use crate::net::transport::event::{Peer, TransportEvent};
use crate::net::transport::link::Link;
use crate::net::transport::listener::Listener;
use crate::net::transport::reason::{Disconnect, Reason};
use crate::table::{
    Farewell, Hosted, Input, LinkId, Lobby, Moment, Notice, Output, Rank, Request, StageName,
    Table, TableNews, Ticket,
};
use bots::HostBots;
use end_of_game::EndOfGame;
use handle::HostHandle;
use news::News;
use presence::NetworkPresence;
use resume_info::{ResumeInfo, WriteTimes};
use save_writer::SaveWriter;

/// The most events that are taken in one step.
const MOST_EVENTS: usize = 256;

/// A table on real time.
pub struct Host<G: Hosted + Logged> {
    table: Table<G>,
    listener: Listener,
    /// None at a table within this process only.
    presence: Option<NetworkPresence>,
    handle: HostHandle,
    folder: PathBuf,
    save_writer: SaveWriter,
    resume_info: ResumeInfo,
    resume_times: WriteTimes,
    bots: HostBots,
    /// Who is connected.
    links: BTreeMap<Peer, LinkId>,
    /// The rank of those in this process who are about to be connected and are no mere guests.
    ranks: BTreeMap<Peer, Rank>,
    /// Who plays at this machine beside the host, by their numbers in the resume info.
    beside: BTreeMap<Peer, usize>,
    clock: Instant,
    inputs: VecDeque<Input<G>>,
    over: Option<EndOfGame>,
    news: Vec<News<G>>,
}

impl<G: Hosted + Logged> Host<G> {
    /// A link for a client in this process.
    pub fn connect_local(&mut self, rank: Rank) -> Link {
        let (peer, link) = self.listener.connect_local();
        self.ranks.insert(peer, rank);
        link
    }

    /// What others speak to it by.
    pub fn handle(&self) -> HostHandle {
        self.handle.clone()
    }

    /// Whether its handle was told to close the table.
    pub fn is_closing(&self) -> bool {
        self.handle.is_closing()
    }

    /// The UDP port at which it listens, if it does.
    pub fn port(&self) -> Option<u16> {
        self.listener.port()
    }

    /// Where the game is saved.
    pub fn save(&self) -> &Path {
        self.save_writer.path()
    }

    /// How things stand.
    pub fn lobby(&self) -> Lobby<G> {
        self.table.lobby()
    }

    /// Waits for what happens next, as long as this at most, and says what was new.
    pub fn step(&mut self, patience: Duration) -> Vec<News<G>> {
        let first = self.listener.next(self.until_next(patience));
        first.into_iter().for_each(|event| self.take(event));
        for _ in 1..MOST_EVENTS {
            let Some(event) = self.listener.try_next() else { break };
            self.take(event);
        }
        if self.table.wake_at().is_some_and(|at| at <= self.now()) {
            self.feed(Input::Passed);
        }
        // Before whoever drives this does something with the news.
        if self.listener.has_waiting() {
            self.listener.flush();
        }
        // To announce the table anew takes longer than a move.
        self.announce();
        self.keep_seated();
        if self.resume_times.due_at().is_some_and(|at| at <= Instant::now()) {
            self.keep_resume_info();
        }
        self.save_writer.flush_if_due();
        std::mem::take(&mut self.news)
    }

    /// Whether a game was played, and everybody knows how it ended, or had the time to hear it.
    pub fn is_done(&self) -> bool {
        let Some(over) = &self.over else { return false };
        let heard = self.links.is_empty() && over.all_know(&self.table.lobby());
        heard || over.left().is_none()
    }

    /// Closes the table, and waits until everybody knows.
    pub fn close(mut self) {
        drop(self.presence.take());
        if self.resume_times.due_at().is_some() {
            self.keep_resume_info();
        }
        let lines = self.table.last_lines(self.now());
        if !lines.is_empty() {
            // There is nobody left to be told that it could not be written.
            let _ = self.save_writer.write::<G>(&lines);
        }
        for peer in self.links.keys().copied().collect::<Vec<_>>() {
            self.tell(peer, &Notice::Farewell(Farewell::Closed));
        }
        self.listener.shut();
        self.bots.go_home();
    }

    fn now(&self) -> Moment {
        self.clock.elapsed().into()
    }

    fn until_next(&self, patience: Duration) -> Duration {
        // What is new already is not kept waiting.
        let patience = if self.news.is_empty() { patience } else { Duration::ZERO };
        let wake = self.table.wake_at().map(|at| Duration::from_millis(self.now().until(at)));
        let linger = self.over.as_ref().and_then(EndOfGame::left);
        let due = self.resume_times.due_at();
        let due = due.map(|at| at.saturating_duration_since(Instant::now()));
        [wake, linger, due, self.save_writer.flush_in()]
            .into_iter()
            .flatten()
            .fold(patience, Duration::min)
    }

    fn take(&mut self, event: TransportEvent) {
        match event {
            TransportEvent::Admitted(admitted) => {
                let rank = self.ranks.remove(&admitted.peer).unwrap_or(Rank::Guest);
                let link = LinkId(admitted.peer.0.into());
                self.links.insert(admitted.peer, link);
                self.feed(Input::Appeared { link, rank });
            }
            TransportEvent::Frame(peer, frame) => self.hear(peer, &frame),
            TransportEvent::Disconnect(peer, gone) => {
                if let Some(link) = self.links.remove(&peer) {
                    let known = self.news.len();
                    self.feed(Input::Vanished { link });
                    let left = self.news[known..].iter().filter_map(|news| match news {
                        News::Table(TableNews::Left(person)) => Some(person.id),
                        _ => None,
                    });
                    if let Some(over) = &mut self.over
                        && !matches!(gone, Disconnect::Closed(_))
                    {
                        left.for_each(|person| over.forget(person));
                    }
                }
                let links = self.table.people().filter_map(|(_, link)| link);
                self.listener.keep_past(&links.map(self::peer).collect());
            }
            TransportEvent::Code(code) => {
                self.keep_block_list();
                self.change_code(code);
            }
            TransportEvent::Note(note) => {
                self.keep_block_list();
                self.news.push(News::Note(note));
            }
            TransportEvent::Woken => {}
        }
    }

    fn hear(&mut self, peer: Peer, frame: &[u8]) {
        let Some(link) = self.links.get(&peer).copied() else { return };
        match codec::decode::<Request<G>>(frame) {
            Ok(request) => self.feed(Input::Said { link, request }),
            Err(_) => self.listener.close(peer, Reason::Malformed),
        }
    }

    fn change_code(&mut self, code: Code) {
        self.resume_info.code = Some(code.plain());
        self.keep_resume_info();
        if let Some(presence) = &self.presence {
            let invite = presence.invite(&self.resume_info);
            self.news.push(News::Code { code, invite });
        }
    }

    /// Tells the table what happened, and does what it wants.
    fn feed(&mut self, input: Input<G>) {
        self.inputs.push_back(input);
        while let Some(input) = self.inputs.pop_front() {
            for output in self.table.handle(self.now(), input) {
                self.carry_out(output);
            }
            self.note_end();
        }
    }

    fn carry_out(&mut self, output: Output<G>) {
        match output {
            Output::Tell { link, notice } => self.tell(peer(link), &notice),
            Output::Close { link, farewell } => {
                self.links.remove(&peer(link));
                if farewell == Farewell::Kicked {
                    self.strike_off(peer(link));
                    self.forget_beside(peer(link));
                }
                self.tell(peer(link), &Notice::Farewell(farewell));
                self.listener.close(peer(link), reason(farewell));
            }
            Output::Ban { person, link } => {
                self.keep_seated();
                match (link, self.resume_info.seated.get(&person)) {
                    (Some(link), _) => self.listener.ban(peer(link)),
                    (None, Some(certificate)) => self.listener.ban_absent(*certificate),
                    // Somebody at this machine.
                    (None, None) => {}
                }
                self.keep_block_list();
            }
            Output::Save { ticket, lines } => self.write(ticket, &lines),
            Output::Hire { level, token } => self.hire(level, token),
            Output::StandIn { level, token, .. } => {
                self.start_bot(
                    level,
                    None,
                    CredentialStore::Nowhere(SeatCredentials::with_token(token)),
                );
            }
            Output::News(news) => self.news.push(News::Table(news)),
        }
    }

    fn tell(&mut self, peer: Peer, notice: &Notice<G>) {
        match codec::encode(notice) {
            Ok(frame) => self.listener.send(peer, frame),
            Err(_) => self.listener.close(peer, Reason::Malformed),
        }
    }

    fn write(&mut self, ticket: Ticket, lines: &[String]) {
        let (saved, news) = self.save_writer.write(lines);
        self.news.extend(news);
        let input = if saved { Input::Saved(ticket) } else { Input::Unsaved(ticket) };
        self.inputs.push_back(input);
    }

    /// Notes who has heard of the end.
    fn note_end(&mut self) {
        if self.table.stage() == StageName::Over {
            self.over.get_or_insert_with(EndOfGame::now).note(&self.table.lobby());
        } else {
            self.over = None;
        }
    }

    /// Tells the network how things stand.
    fn announce(&mut self) {
        let presence = self.presence.as_mut();
        let lobby = self.table.lobby();
        self.news.extend(presence.and_then(|presence| presence.update(&lobby, &self.resume_info)));
    }

    /// Whoever was sent away, or guesses codes, is no more welcome after a restart.
    fn keep_block_list(&mut self) {
        let block_list = self.listener.block_list();
        if block_list != self.resume_info.block_list {
            self.resume_info.block_list = block_list;
            self.keep_resume_info();
        }
    }

    /// Notes the certificates of the people at the table: whoever is sent away, they may come back.
    fn keep_seated(&mut self) {
        let kept = &self.resume_info.seated;
        let certificate = |(person, link): (_, Option<LinkId>)| {
            let known = link.and_then(|link| self.listener.certificate(peer(link)));
            Some((person, known.or(kept.get(&person).copied())?))
        };
        let seated: BTreeMap<_, _> = self.table.people().filter_map(certificate).collect();
        if seated != self.resume_info.seated {
            self.resume_info.seated = seated;
            self.tell_seated();
            self.resume_times.changed(Instant::now());
        }
    }

    fn tell_seated(&mut self) {
        self.listener.keep_seated(self.resume_info.seated.values().copied().collect());
    }

    /// It only helps after a restart: if it cannot be kept, the table plays on.
    fn keep_resume_info(&mut self) {
        let _plays_on = self.resume_info.keep(&self.folder);
        self.resume_times.written(Instant::now());
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
        Farewell::BrokenPromise
        | Farewell::Full
        | Farewell::Started
        | Farewell::NoWatchers
        | Farewell::OwnerIsBack
        | Farewell::Left
        | Farewell::Closed => Reason::Left,
    }
}
