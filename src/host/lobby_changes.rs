//! The roll of a table: who came, left and came back since it was last called.

use super::news::News;
use crate::game::Game;
use crate::table::{Lobby, Person, StageName};

/// How things stood at the table.
#[derive(Debug, Default)]
pub struct LobbyChanges {
    people: Vec<Person>,
    stage: Option<StageName>,
}

impl LobbyChanges {
    /// The roll of a table as it is now.
    pub fn of<G: Game>(lobby: &Lobby<G>) -> Self {
        Self { people: lobby.people.to_vec(), stage: Some(lobby.stage) }
    }

    /// Compares with how things stand now.
    pub fn call<G: Game>(&mut self, lobby: &Lobby<G>) -> Vec<News<G>> {
        let mut news = Vec::new();
        for person in &lobby.people {
            match self.people.iter().find(|known| known.id == person.id) {
                None => news.push(News::Seated(person.clone())),
                Some(known) if known.away && !person.away => news.push(News::Back(person.clone())),
                Some(known) if !known.away && person.away => news.push(News::Left(person.clone())),
                Some(_) => {}
            }
        }
        let here = |known: &Person| lobby.people.iter().any(|person| person.id == known.id);
        let gone = self.people.iter().filter(|known| !here(known) && !known.away);
        news.extend(gone.cloned().map(News::Left));
        if self.stage != Some(lobby.stage) {
            news.push(News::Stage(lobby.stage));
        }
        *self = Self::of(lobby);
        news
    }
}
