//! A table without threads, for tests and for pictures: whoever rehearses says what the client
//! hears, and is told what the player wants.

use std::sync::mpsc::{Receiver, Sender, channel};

use crate::client::{Input, Verdict};
use crate::game::Update;
use crate::games::Memoarrr;
use crate::guest::news::News;
use crate::host::news::News as HouseNews;
use crate::table::fair::{Agreement, Opening};
use crate::table::{Lobby, Notice, PersonId, StageName};

use super::App;
use super::call::{Call, Whither};
use super::glance::Glance;
use super::screens::table::AtTable;
use super::sitting::{Sitting, Told};

/// The other end of a rehearsed table.
pub struct Rehearsal {
    tell: Sender<Told<Memoarrr>>,
    wanted: Receiver<Input<Memoarrr>>,
    glance: Glance<Memoarrr>,
}

impl Rehearsal {
    /// Puts the app at a table among bots: who is there, and who the player is.
    pub fn begin(app: &mut App, lobby: Lobby<Memoarrr>, me: PersonId) -> Self {
        let (mut rehearsal, sitting) = Self::new();
        app.sit_down(AtTable::new(sitting));
        rehearsal.seat(lobby, me);
        rehearsal
    }

    /// Puts the app on its way to a table with others: to the player's own, or to one of that name.
    pub fn call(app: &mut App, name: Option<&str>) -> Self {
        let (rehearsal, sitting) = Self::new();
        let call = name.map(|name| Call {
            name: name.to_owned(),
            to: Whither::Seen { host: None, addresses: Vec::new() },
            code: None,
            watch: false,
        });
        app.sit_down(AtTable::with_others(sitting, call));
        rehearsal
    }

    fn new() -> (Self, Sitting<Memoarrr>) {
        let (tell, told) = channel();
        let (want, wanted) = channel();
        let rehearsal = Self { tell, wanted, glance: Glance::default() };
        (rehearsal, Sitting::rehearsed(told, want))
    }

    /// The table lets the player in: who is there, and who the player is.
    pub fn seat(&mut self, lobby: Lobby<Memoarrr>, me: PersonId) {
        let seat = lobby.people.iter().find(|person| person.id == me).and_then(|me| me.seat);
        self.glance =
            Glance { lobby: Some(lobby), me: Some(me), seat, joined: true, ..Glance::default() };
        self.publish();
    }

    /// Something happened in the game; without motion where the player was away.
    pub fn update(&mut self, update: Update<Memoarrr>, whole: bool) {
        self.glance.pending = None;
        if whole {
            let mut log = crate::client::Log::<Memoarrr>::new();
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
    pub fn notice(&mut self, notice: Notice<Memoarrr>) {
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

    /// The game is over, and everything is opened.
    pub fn open(&mut self, game: (Agreement<Memoarrr>, Opening<Memoarrr>), verdict: Verdict) {
        self.glance.opened = Some(Box::new(game));
        self.glance.verdict = Some(verdict);
        if let Some(lobby) = &mut self.glance.lobby {
            lobby.stage = StageName::Over;
        }
        self.publish();
    }

    /// Something happened at the table that the player runs.
    pub fn house(&self, news: HouseNews<Memoarrr>) {
        let _nobody_looks = self.tell.send(Told::HouseNews(news));
    }

    /// Something happened to the client.
    pub fn say(&self, news: News<Memoarrr>) {
        let _nobody_looks = self.tell.send(Told::News(news));
    }

    /// What the player has wanted since this was last asked.
    pub fn wanted(&self) -> Vec<Input<Memoarrr>> {
        self.wanted.try_iter().collect()
    }

    fn publish(&self) {
        let _nobody_looks = self.tell.send(Told::Glance(Box::new(self.glance.clone())));
    }
}
