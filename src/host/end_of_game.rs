//! The end of a game: who has heard of it, and how long the table waits for the others.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::game::Game;
use crate::table::{Lobby, PersonId};

/// How long a table stays open after the game for those who have not heard how it ended.
const LINGER: Duration = Duration::from_secs(30);

/// Since when the game has been over, and who has heard of it.
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

    /// How long the table still waits; none once it has waited long enough.
    pub fn left(&self) -> Option<Duration> {
        LINGER.checked_sub(self.since.elapsed()).filter(|left| !left.is_zero())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Memoarrr;
    use crate::games::memoarrr::Options;
    use crate::host::Host;
    use crate::host::luck::Luck;
    use crate::host::plan::{HostPlan, Reach, What};
    use crate::net::admission::AdmissionPolicy;
    use crate::table::{Kind, Person, PlayerName, Portrait, TableName, TableSettings};

    /// Two people at a table, of whom these are away.
    fn lobby(away: &[u32]) -> Lobby<Memoarrr> {
        let person = |id| {
            let name = PlayerName::new("Anna").unwrap();
            let person = Person::new(PersonId(id), name, Portrait::new(0).unwrap(), Kind::Human);
            Person { away: away.contains(&id), ..person }
        };
        let name = TableName::new("Table").unwrap();
        let empty = Lobby::new(name, Options::basic(2), TableSettings::default());
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

    /// A table in a window stays open after a game, for another one.
    #[test]
    fn a_table_sleeps_however_long_people_look_at_the_end() {
        let folder = tempfile::tempdir().unwrap();
        let what = What::New {
            name: TableName::new("Table").unwrap(),
            options: Options::basic(2),
            settings: TableSettings::default(),
            entry: AdmissionPolicy::Open,
            bots: Vec::new(),
        };
        let (reach, luck) = (Reach::Offline, Luck::System);
        let folder = folder.path().to_owned();
        let plan = HostPlan { folder, what, reach, think: 0, one_game: false, luck };
        let mut host = Host::<Memoarrr>::open(plan).unwrap();
        // Until what it has saved at first is flushed.
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_millis(200) {
            host.step(Duration::from_millis(50));
        }
        let since = Instant::now().checked_sub(LINGER).unwrap();
        host.over = Some(EndOfGame { since, ..EndOfGame::now() });
        assert!(host.is_done(), "whoever has not heard of it by now is not waited for");
        assert!(!host.until_next(Duration::from_secs(60)).is_zero());
    }
}
