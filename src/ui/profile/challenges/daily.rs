//! The deal of the day: the same for everybody, one for each game.
//!
//! Its seed is the hash ([`hash`]) of the words `daily deal`, the id of the game and the day as
//! `2026-11-17`, so it needs no network. The host, the player's seat and the bot all draw from that
//! seed ([`Luck::Seed`]): the cards are the same, and the same moves are met by the same answers. (A
//! bot at a table that was left and continued has forgotten what it saw, as at any practice table.)
//! Whom one plays against and by what is fixed, whatever one practises at. A game that is played past
//! midnight stays the deal of the day on which it was begun.
//!
//! What is promised: the first game of a day's deal that is played to its end counts, and no other
//! does, whatever the clock says later; days count towards a streak once; and a clock that was wrong
//! takes nothing away. What is not promised: that nobody cheats. Whoever sets the clock can play the
//! deal of another day, and whoever reads the profile can read the cards. The streak is for oneself.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::bot::Level;
use crate::client::Verdict;
use crate::game::Score;
use crate::games::GameName;
use crate::host::luck::Luck;
use crate::table::game::fair::hash;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::GameBoard;
use crate::ui::profile::day::Day;
use crate::ui::profile::finished_game::FinishedGame;
use crate::ui::profile::history::{GameResult, PastGame};

/// How many days are remembered for the streak: ten years.
const MOST_DAYS: usize = 3660;
/// How many results of a game are kept.
const MOST_RESULTS: usize = 60;
/// A result has no more marks; what comes after them is not told.
const MOST_MARKS: usize = 120;

/// What came of one step on the way through a game. It tells nothing of cards or places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A round or a challenge was won, a pair was found.
    Won,
    /// A round or a challenge was lost, no pair was found.
    Lost,
    Trap,
    /// Something was achieved that one plays for.
    Prize,
}

/// What a player has made of the deals so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DailyResults {
    /// The days on which a deal counted.
    days: BTreeSet<Day>,
    /// The newest results of each game.
    results: BTreeMap<GameName, BTreeMap<Day, DayResult>>,
}

/// What a player has made of one deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// How it ended.
    pub result: GameResult,
    /// What the player had in the end, then the others.
    pub scores: Vec<Score>,
    /// A sign for each [`Mark`].
    pub marks: String,
}

/// Against whom the deals of a game are played; nobody: against the clock.
pub fn opponent(game: GameName) -> Option<Level> {
    match game {
        GameName::PtiBapt => None,
        GameName::Memoarrr | GameName::Royaume => Some(Level::Captain),
    }
}

/// Where the luck of that day's deal comes from.
pub fn luck(day: Day, game: GameName) -> Luck {
    Luck::Seed(hash("daily deal", &[game.id().as_bytes(), day.to_string().as_bytes()]).0)
}

impl Mark {
    pub const ALL: [Self; 4] = [Self::Won, Self::Lost, Self::Trap, Self::Prize];

    /// As a sign in a text.
    pub fn sign(self) -> char {
        match self {
            Self::Won => '●',
            Self::Lost => '○',
            Self::Trap => '▲',
            Self::Prize => '★',
        }
    }
}

impl DayResult {
    /// The game that has ended at the table of a deal, if it was dealt from it: a deal that was given
    /// up is followed by another one.
    pub fn at_table<G: GameBoard>(
        snapshot: &ClientSnapshot<G>,
        game: &FinishedGame<G>,
        past: &PastGame,
    ) -> Option<Self> {
        let me = snapshot.seat?;
        let (agreement, _) = &**snapshot.opened.as_ref()?;
        let Some(Verdict::Verified { given_up: 0, .. }) = snapshot.verdict else { return None };
        let marks = G::marks(game, me).into_iter().take(MOST_MARKS).map(Mark::sign).collect();
        let result = Self { result: past.result, scores: past.scores.clone(), marks };
        (agreement.game == 1).then_some(result)
    }

    /// Whatever somebody wrote into the file, it fits the screen.
    fn is_sound(&self) -> bool {
        let known = |sign| Mark::ALL.iter().any(|mark| mark.sign() == sign);
        self.marks.chars().all(known)
            && self.marks.chars().count() <= MOST_MARKS
            && !self.scores.is_empty()
            && self.scores.len() <= 6
    }
}

impl DailyResults {
    /// Counts the result of a day's deal, unless there is one already.
    pub fn count(&mut self, day: Day, game: GameName, result: DayResult) {
        let results = self.results.entry(game).or_default();
        results.entry(day).or_insert(result);
        if results.len() > MOST_RESULTS {
            results.pop_first();
        }
        self.days.insert(day);
        if self.days.len() > MOST_DAYS {
            self.days.pop_first();
        }
    }

    /// What counts for that day's deal.
    pub fn result(&self, day: Day, game: GameName) -> Option<&DayResult> {
        self.results.get(&game)?.get(&day)
    }

    /// How many of the deals of a day count.
    pub fn count_of(&self, day: Day) -> usize {
        self.results.values().filter(|results| results.contains_key(&day)).count()
    }

    /// On how many days in a row a deal counted, up to today or, as long as nothing is lost, to
    /// yesterday.
    pub fn streak(&self, today: Day) -> usize {
        let last = [Some(today), today.before()].into_iter().flatten();
        last.map(|day| self.streak_to(day)).find(|days| *days > 0).unwrap_or(0)
    }

    /// The longest streak of all.
    pub fn longest_streak(&self) -> usize {
        let (mut longest, mut current, mut last) = (0, 0, None);
        for day in &self.days {
            current = if last.is_some() && day.before() == last { current + 1 } else { 1 };
            (longest, last) = (longest.max(current), Some(*day));
        }
        longest
    }

    fn streak_to(&self, day: Day) -> usize {
        let counted = |day: &Day| self.days.contains(day);
        std::iter::successors(Some(day), |day| day.before()).take_while(counted).count()
    }

    /// Whether all of it can be shown.
    pub fn is_sound(&self) -> bool {
        let kept = |results: &BTreeMap<Day, DayResult>| {
            results.len() <= MOST_RESULTS && results.values().all(DayResult::is_sound)
        };
        self.days.len() <= MOST_DAYS && self.results.values().all(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    fn result(marks: &str) -> DayResult {
        let scores = vec![Score::from(9), Score::from(7)];
        DayResult { result: GameResult::Won, scores, marks: marks.to_owned() }
    }

    /// Days on which Memoarrr! was played, in this order.
    fn played(days: &[&str]) -> DailyResults {
        let mut results = DailyResults::default();
        days.iter().for_each(|it| results.count(day(it), GameName::Memoarrr, result("●")));
        results
    }

    /// If this fails, a day has another deal than in the versions before.
    #[test]
    fn a_day_has_one_deal_for_ever_and_another_for_each_game() {
        let seed = |text: &str, game| match luck(day(text), game) {
            Luck::Seed(seed) => u32::from_be_bytes([seed[0], seed[1], seed[2], seed[3]]),
            Luck::System => panic!("not fixed"),
        };
        let seeds = GameName::ALL.map(|game| seed("2026-11-17", game));
        assert_eq!(seeds, [0x9E6A_4F83, 0x482E_4B9A, 0xCF03_2E7C]);
        assert_ne!(seed("2026-11-18", GameName::Memoarrr), seeds[0]);
    }

    #[test]
    fn only_the_first_result_of_a_day_counts() {
        let mut results = played(&["2026-11-17"]);
        results.count(day("2026-11-17"), GameName::Memoarrr, result("○"));
        let kept = results.result(day("2026-11-17"), GameName::Memoarrr);
        assert_eq!(kept, Some(&result("●")));
        results.count(day("2026-11-17"), GameName::Royaume, result("★"));
        assert_eq!(
            (results.count_of(day("2026-11-17")), results.streak(day("2026-11-17"))),
            (2, 1)
        );
    }

    #[test]
    fn a_streak_goes_on_until_a_whole_day_is_missed() {
        let results = played(&["2026-11-15", "2026-11-16"]);
        assert_eq!(results.streak(day("2026-11-16")), 2);
        assert_eq!(results.streak(day("2026-11-17")), 2, "there is still time");
        assert_eq!(results.streak(day("2026-11-18")), 0);
        let results = played(&["2026-11-13", "2026-11-14", "2026-11-15", "2026-11-17"]);
        assert_eq!((results.streak(day("2026-11-17")), results.longest_streak()), (1, 3));
        assert_eq!(played(&["2026-12-31", "2027-01-01"]).longest_streak(), 2);
    }

    #[test]
    fn a_clock_that_was_wrong_counts_nothing_twice_and_takes_nothing_away() {
        let mut results = played(&["2026-11-15", "2026-11-16", "2031-01-01", "2026-11-16"]);
        assert_eq!(results.streak(day("2026-11-16")), 2);
        assert_eq!(results.streak(day("2020-01-01")), 0, "set back");
        results.count(day("2026-11-17"), GameName::PtiBapt, result("▲"));
        assert_eq!((results.streak(day("2026-11-17")), results.longest_streak()), (3, 3));
    }

    #[test]
    fn what_is_kept_is_bounded() {
        let mut results = DailyResults::default();
        let days = std::iter::successors(Some(day("2040-01-01")), |day| day.before());
        days.take(MOST_DAYS + 9).for_each(|it| results.count(it, GameName::PtiBapt, result("●")));
        assert!(results.is_sound());
        assert_eq!(results.streak(day("2040-01-01")), MOST_DAYS);
        let mut long = played(&[]);
        long.count(day("2026-11-17"), GameName::PtiBapt, result(&"●".repeat(MOST_MARKS + 1)));
        assert!(!long.is_sound());
        let mut odd = played(&[]);
        odd.count(day("2026-11-17"), GameName::PtiBapt, result("A1"));
        assert!(!odd.is_sound());
    }
}
