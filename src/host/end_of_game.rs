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

    /// Somebody's link broke off: a program that was killed shortly before the end was told nothing,
    /// although it still seemed to be here.
    pub fn forget(&mut self, person: PersonId) {
        self.told.remove(&person);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Memoarrr;
    use crate::games::memoarrr::Options;
    use crate::table::{Kind, Person, PlayerName, Portrait, Settings, TableName};

    /// Two people at a table, of whom these are away.
    fn lobby(away: &[u32]) -> Lobby<Memoarrr> {
        let person = |id| {
            let name = PlayerName::new("Anna").unwrap();
            let person = Person::new(PersonId(id), name, Portrait::new(0).unwrap(), Kind::Human);
            Person { away: away.contains(&id), ..person }
        };
        let name = TableName::new("Table").unwrap();
        let empty = Lobby::new(name, Options::basic(2), Settings::default());
        Lobby { people: [1, 2].map(person).into_iter().collect(), ..empty }
    }

    #[test]
    fn whoever_leaves_after_the_end_knows_of_it() {
        let mut end = EndOfGame::now();
        end.note(&lobby(&[]));
        end.note(&lobby(&[2]));
        assert!(end.all_know(&lobby(&[2])));
    }

    #[test]
    fn whose_link_breaks_off_is_waited_for_until_they_are_back() {
        let mut end = EndOfGame::now();
        end.note(&lobby(&[]));
        end.note(&lobby(&[1]));
        end.forget(PersonId(2));
        assert!(!end.all_know(&lobby(&[1, 2])), "the second was perhaps not told");
        end.note(&lobby(&[1]));
        assert!(end.all_know(&lobby(&[1])), "the first had left before, as people do");
    }
}
