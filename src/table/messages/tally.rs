//! The tally of the evening: who has won how often at this table.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::notice::MOST_PEOPLE;
use super::person::PersonId;
use super::words::PlayerName;

/// Who has won how often.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How many games were played to the end.
    pub games: u32,
    /// Everybody who has played one of them, those who have left included, in the order in which they
    /// came.
    pub wins: ArrayVec<Wins, MOST_PEOPLE>,
}

/// How often somebody has won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wins {
    /// Whose victories these are.
    pub person: PersonId,
    /// As they were called.
    pub name: PlayerName,
    /// How often; a shared victory is one.
    pub count: u32,
}

impl Tally {
    /// Counts a game of these people: each with whether they have won.
    pub(crate) fn count(
        &mut self,
        players: impl IntoIterator<Item = (PersonId, PlayerName, bool)>,
    ) {
        self.games = self.games.saturating_add(1);
        for (person, name, won) in players {
            let known = self.wins.iter_mut().find(|wins| wins.person == person);
            match known {
                Some(wins) => {
                    wins.count = wins.count.saturating_add(won.into());
                    wins.name = name;
                }
                None => {
                    if self.wins.is_full() {
                        self.wins.remove(0);
                    }
                    self.wins.push(Wins { person, name, count: won.into() });
                }
            }
        }
    }

    /// How often that person has won, if anything was played.
    pub fn of(&self, person: PersonId) -> Option<u32> {
        let wins = self.wins.iter().find(|wins| wins.person == person)?;
        Some(wins.count)
    }
}
