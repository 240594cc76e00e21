//! What a game has brought to whoever played it as a challenge: told once, when it is over.

use super::daily::DayResult;
use super::ladder::Climb;
use super::progress::{Milestone, Progress};
use crate::games::GameName;
use crate::ui::profile::day::Day;
use crate::ui::profile::purpose::Purpose;

/// What a game has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reward {
    /// Which game it was.
    pub game: GameName,
    /// What it was for.
    pub gain: Gain,
    /// What was reached with it, and never before.
    pub milestones: Vec<Milestone>,
}

/// What was changed by a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gain {
    /// A deal of the day counts.
    Deal {
        /// Of which day.
        day: Day,
        /// What counts.
        result: DayResult,
        /// On how many days in a row, with this one.
        streak: usize,
    },
    /// A game on the ladder does.
    Ladder {
        /// Where the player stood.
        from: Climb,
        /// Where they stand now.
        to: Climb,
    },
}

impl Reward {
    /// Whether the last bot of the ladder is beaten.
    pub fn is_top_of_ladder(&self) -> bool {
        matches!(self.gain, Gain::Ladder { to, .. } if to.level().is_none())
    }

    /// What such a game has changed; none if it did not count.
    pub fn between(
        before: &Progress,
        after: &Progress,
        (purpose, game): (Purpose, GameName),
        today: Day,
    ) -> Option<Self> {
        let gain = match purpose {
            Purpose::Daily(day) if before.daily.result(day, game).is_none() => {
                let result = after.daily.result(day, game)?.clone();
                Gain::Deal { day, result, streak: after.daily.streak(today) }
            }
            Purpose::Ladder => {
                Gain::Ladder { from: before.ladder.climb(game), to: after.ladder.climb(game) }
            }
            Purpose::Practice | Purpose::Daily(_) => return None,
        };
        let is_new = |it: &Milestone| after.has_reached(*it) && !before.has_reached(*it);
        let milestones = Milestone::ALL.into_iter().filter(is_new).collect();
        Some(Self { game, gain, milestones })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Level;
    use crate::ui::profile::history::GameResult;

    const GAME: GameName = GameName::Memoarrr;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn a_rung_is_told_with_its_milestone_and_once() {
        let mut progress = Progress::default();
        let mut win = || {
            let before = progress.clone();
            progress.ladder.count(GAME, Level::Random, true);
            Reward::between(&before, &progress, (Purpose::Ladder, GAME), day("2026-11-17")).unwrap()
        };
        let first = win();
        assert!(matches!(first.gain, Gain::Ladder { to: Climb { beaten: 0, wins: 1 }, .. }));
        assert_eq!(first.milestones, []);
        let second = win();
        assert!(matches!(second.gain, Gain::Ladder { to: Climb { beaten: 1, wins: 0 }, .. }));
        assert_eq!(second.milestones, [Milestone::FirstRung]);
    }

    #[test]
    fn a_deal_is_told_the_first_time_that_it_is_played() {
        let today = day("2026-11-17");
        let purpose = Purpose::Daily(today);
        let result = |marks: &str| DayResult {
            result: GameResult::Lost,
            scores: vec![3.into()],
            marks: marks.to_owned(),
        };
        let mut progress = Progress::default();
        let mut play = |marks: &str| {
            let before = progress.clone();
            progress.daily.count(today, GAME, result(marks));
            Reward::between(&before, &progress, (purpose, GAME), today)
        };
        let gain = Gain::Deal { day: today, result: result("○"), streak: 1 };
        assert_eq!(play("○"), Some(Reward { game: GAME, gain, milestones: Vec::new() }));
        assert_eq!(play("●"), None);
    }
}
