//! A table without threads, for tests and for pictures: whoever rehearses says what the client
//! hears, and is told what the player wants.

use std::sync::mpsc::{Receiver, Sender, channel};

use crate::client::Input;
use crate::game::Update;
use crate::guest::news::News;
use crate::table::{Lobby, Notice, PersonId};

use super::App;
use super::glance::Glance;
use super::screens::table::AtTable;
pub use super::screens::table::Gathered;
use super::sitting::{Sitting, Told};

/// The other end of a rehearsed table.
pub struct Rehearsal<G: Gathered> {
    tell: Sender<Told<G>>,
    wanted: Receiver<Input<G>>,
    glance: Glance<G>,
}

impl<G: Gathered> Rehearsal<G> {
    /// Puts the app at a table: who is there, and who the player is.
    pub fn begin(app: &mut App, lobby: Lobby<G>, me: PersonId) -> Self {
        Self::at(app, lobby, me, AtTable::new)
    }

    /// The same at a table with others, where people gather before the game.
    pub fn gather(app: &mut App, lobby: Lobby<G>, me: PersonId) -> Self {
        Self::at(app, lobby, me, |sitting| AtTable::with_others(sitting, None))
    }

    fn at(
        app: &mut App,
        lobby: Lobby<G>,
        me: PersonId,
        table: impl FnOnce(Sitting<G>) -> AtTable<G>,
    ) -> Self {
        let (tell, told) = channel();
        let (want, wanted) = channel();
        app.sit_down(table(Sitting::rehearsed(told, want)));
        let seat = lobby.people.iter().find(|person| person.id == me).and_then(|me| me.seat);
        let glance =
            Glance { lobby: Some(lobby), me: Some(me), seat, joined: true, ..Glance::default() };
        let rehearsal = Self { tell, wanted, glance };
        rehearsal.publish();
        rehearsal
    }

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
