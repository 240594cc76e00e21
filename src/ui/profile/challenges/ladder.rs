//! The ladder of each game: who beats a bot twice in a row climbs to the next one.
//!
//! A game on the ladder is against one bot of the level that comes next, by options that are the same
//! for everybody. A game that is lost or shared takes back a victory before it; nobody falls from a
//! rung. A game that is begun and given up for another one is lost.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::bot::Level;
use crate::games::GameName;
use crate::ui::offered::opponent::LEVELS;

/// How many victories in a row are needed.
const NEEDED: u8 = 2;

/// How far a player has climbed, game by game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ladder(BTreeMap<GameName, Climb>);

/// How far a player has climbed in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Climb {
    /// How many levels are beaten.
    pub beaten: usize,
    /// How many games in a row were won against the next one.
    pub wins: u8,
}

impl Climb {
    /// Whom one has to beat; none at the top.
    pub fn level(self) -> Option<Level> {
        LEVELS.get(self.beaten).copied()
    }
}

impl Ladder {
    /// How far the player has climbed in that game.
    pub fn climb(&self, game: GameName) -> Climb {
        self.0.get(&game).copied().unwrap_or_default()
    }

    /// Counts a game against that level. One against any other than the next level changes nothing.
    pub fn count(&mut self, game: GameName, level: Level, won: bool) {
        let climb = self.0.entry(game).or_default();
        if climb.level() != Some(level) {
            return;
        }
        climb.wins = if won { climb.wins + 1 } else { 0 };
        if climb.wins >= NEEDED {
            *climb = Climb { beaten: climb.beaten + 1, wins: 0 };
        }
    }

    /// In how many games that level is beaten.
    pub fn games_beyond(&self, level: Level) -> usize {
        let rung = LEVELS.iter().position(|it| *it == level).unwrap_or(LEVELS.len());
        self.0.values().filter(|climb| climb.beaten > rung).count()
    }

    /// Whether it is a place on the ladder.
    pub fn is_sound(&self) -> bool {
        self.0.values().all(|climb| climb.beaten <= LEVELS.len() && climb.wins < NEEDED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameName = GameName::Memoarrr;

    #[test]
    fn two_victories_in_a_row_are_a_rung() {
        let mut ladder = Ladder::default();
        ladder.count(GAME, Level::Random, true);
        assert_eq!(ladder.climb(GAME), Climb { beaten: 0, wins: 1 });
        ladder.count(GAME, Level::Random, false);
        assert_eq!(ladder.climb(GAME), Climb { beaten: 0, wins: 0 }, "fallen back");
        ladder.count(GAME, Level::Random, true);
        ladder.count(GAME, Level::Random, true);
        assert_eq!(ladder.climb(GAME).level(), Some(Level::CabinBoy));
        ladder.count(GAME, Level::CabinBoy, false);
        assert_eq!(ladder.climb(GAME), Climb { beaten: 1, wins: 0 }, "nobody falls from a rung");
        assert_eq!(ladder.climb(GameName::PtiBapt), Climb::default());
    }

    #[test]
    fn a_game_against_another_level_changes_nothing() {
        let mut ladder = Ladder::default();
        ladder.count(GAME, Level::Random, true);
        ladder.count(GAME, Level::Kraken, false);
        ladder.count(GAME, Level::Kraken, true);
        assert_eq!(ladder.climb(GAME), Climb { beaten: 0, wins: 1 });
    }

    #[test]
    fn there_is_a_top() {
        let mut ladder = Ladder::default();
        for level in LEVELS.into_iter().flat_map(|level| [level; 2]) {
            ladder.count(GAME, level, true);
        }
        assert_eq!(ladder.climb(GAME).level(), None);
        ladder.count(GAME, Level::Kraken, true);
        assert!(ladder.is_sound());
        let beyond = [Level::Random, Level::Kraken].map(|level| ladder.games_beyond(level));
        assert_eq!(beyond, [1, 1]);
    }
}
