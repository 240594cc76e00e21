//! A line of the chat: what somebody said, or that they came or went.

use crate::game::Game;
use crate::table::{Kind, Lobby, Part, Person, PersonId};
use crate::text::Texts;

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Somebody said this.
    Words { name: String, line: String },
    /// Somebody is there who was not.
    Came(String),
    /// Somebody's link is down.
    Away(String),
    /// Somebody's link is up again.
    Back(String),
    /// Somebody has left for good.
    Left(String),
}

impl Said {
    /// What is said of somebody who came or went.
    pub fn news(&self, text: &Texts) -> Option<String> {
        let texts = &text.lobby;
        match self {
            Self::Words { .. } => None,
            Self::Came(name) => Some(texts.came(name)),
            Self::Away(name) => Some(texts.went_away(name)),
            Self::Back(name) => Some(texts.came_back(name)),
            Self::Left(name) => Some(texts.left(name)),
        }
    }

    /// Whether somebody is there who was not.
    pub fn is_arrival(&self) -> bool {
        matches!(self, Self::Came(_) | Self::Back(_))
    }

    /// Who came and who went between two states of a table, apart from this player and bots.
    pub fn changes<G: Game>(before: &Lobby<G>, now: &Lobby<G>, me: Option<PersonId>) -> Vec<Self> {
        let counts = |person: &&Person| {
            let stands_in = matches!(person.part, Part::StandIn(_));
            person.kind == Kind::Human && Some(person.id) != me && !stands_in
        };
        let find = |lobby: &Lobby<G>, id| lobby.people.iter().find(|it| it.id == id).cloned();
        let there = now.people.iter().filter(counts).filter_map(|person| {
            let name = person.name.to_string();
            match find(before, person.id).map(|before| before.away) {
                None => Some(Self::Came(name)),
                Some(false) if person.away => Some(Self::Away(name)),
                Some(true) if !person.away => Some(Self::Back(name)),
                Some(_) => None,
            }
        });
        let gone = before.people.iter().filter(counts);
        let gone = gone.filter(|person| find(now, person.id).is_none());
        there.chain(gone.map(|person| Self::Left(person.name.to_string()))).collect()
    }
}
