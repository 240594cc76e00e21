//! A table without threads, for tests and for pictures: whoever rehearses says what the client
//! hears, and is told what the player wants.

use std::sync::mpsc::{Receiver, Sender, channel};

use crate::client::{Input, Logged};
use crate::game::Update;
use crate::games::{Memoarrr, Name, PtiBapt};
use crate::guest::news::News;
use crate::table::{Hosted, Lobby, Notice, PersonId};

use super::glance::Glance;
use super::screens::help::Help;
use super::screens::table::{AtTable, Gathered};
use super::sitting::{Sitting, Told};
use super::{App, Screen};

/// A game that can be rehearsed. It says nothing of boards and texts, which stay the window's own:
/// so the compiler still sees which texts nobody reads.
pub trait Staged: Hosted + Logged {
    /// Puts the app at a table: who is there, and who the player is.
    fn rehearse(app: &mut App, lobby: Lobby<Self>, me: PersonId) -> Rehearsal<Self>;
}

impl Staged for Memoarrr {
    fn rehearse(app: &mut App, lobby: Lobby<Self>, me: PersonId) -> Rehearsal<Self> {
        begin(app, lobby, me)
    }
}

impl Staged for PtiBapt {
    fn rehearse(app: &mut App, lobby: Lobby<Self>, me: PersonId) -> Rehearsal<Self> {
        begin(app, lobby, me)
    }
}

fn begin<G: Gathered>(app: &mut App, lobby: Lobby<G>, me: PersonId) -> Rehearsal<G> {
    let (tell, told) = channel();
    let (want, wanted) = channel();
    let sitting = Sitting::rehearsed(told, want);
    app.sit_down(AtTable::new(sitting));
    let seat = lobby.people.iter().find(|person| person.id == me).and_then(|me| me.seat);
    let glance =
        Glance { lobby: Some(lobby), me: Some(me), seat, joined: true, ..Glance::default() };
    let rehearsal = Rehearsal { tell, wanted, glance };
    rehearsal.publish();
    rehearsal
}

/// The other end of a rehearsed table.
pub struct Rehearsal<G: Hosted + Logged> {
    tell: Sender<Told<G>>,
    wanted: Receiver<Input<G>>,
    glance: Glance<G>,
}

impl<G: Hosted + Logged> Rehearsal<G> {
    /// Something happened in the game; without motion where the player was away.
    pub fn update(&mut self, update: Update<G>, whole: bool) {
        self.glance.pending = None;
        if whole {
            let mut log = crate::client::Log::<G>::new();
            log.add(&self.glance.log);
            log.add(&update.seen);
            self.glance.log = log.lines().to_vec();
        }
        self.glance.update = Some(update.clone());
        self.publish();
        let notice = if whole { Notice::Update(update) } else { Notice::Current(update) };
        self.say(News::Heard(notice));
    }

    /// The table says something.
    pub fn notice(&mut self, notice: Notice<G>) {
        match &notice {
            Notice::Moment(seats, _) => self.glance.looking = *seats,
            Notice::Lobby(lobby) => self.glance.lobby = Some((**lobby).clone()),
            _ => {}
        }
        self.publish();
        self.say(News::Heard(notice));
    }

    /// The link is up or down.
    pub fn link(&mut self, joined: bool) {
        self.glance.joined = joined;
        self.publish();
    }

    /// Something happened to the client.
    pub fn say(&self, news: News<G>) {
        let _nobody_looks = self.tell.send(Told::News(news));
    }

    /// What the player has wanted since this was last asked.
    pub fn wanted(&self) -> Vec<Input<G>> {
        self.wanted.try_iter().collect()
    }

    fn publish(&self) {
        let _nobody_looks = self.tell.send(Told::Glance(Box::new(self.glance.clone())));
    }
}

/// Opens how to play that game at that chapter, counted from 0; whether there is one.
pub fn read(app: &mut App, game: Name, chapter: usize) -> bool {
    let help = Help::at(game, chapter);
    let there = help.is_some();
    if let Some(help) = help {
        app.screen = Screen::Help(help);
    }
    there
}

/// Opens the lesson of that game.
pub fn learn(app: &mut App, game: Name) {
    app.teach(game);
}
