//! The end of a game: who has heard of it, and how long the table waits for the others.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::game::Game;
use crate::table::{Lobby, PersonId};

/// How long a table stays open after the game for those who have not heard how it ended.
const LINGER: Duration = Duration::from_secs(30);

/// A game is over since then, and these have heard of it.
pub(super) struct EndOfGame {
    since: Instant,
    told: BTreeSet<PersonId>,
}

impl EndOfGame {
    pub fn now() -> Self {
        Self { since: Instant::now(), told: BTreeSet::new() }
    }

    /// Whoever is here hears of it.
    pub fn note<G: Game>(&mut self, lobby: &Lobby<G>) {
        let here = lobby.people.iter().filter(|person| !person.away);
        self.told.extend(here.map(|person| person.id));
    }

    /// Whether everybody has heard of it.
    pub fn all_know<G: Game>(&self, lobby: &Lobby<G>) -> bool {
        lobby.people.iter().all(|person| self.told.contains(&person.id))
    }

    /// How long the table still waits.
    pub fn left(&self) -> Duration {
        LINGER.saturating_sub(self.since.elapsed())
    }
}
