//! Where one is in a finished game, and through whose eyes it is seen.

use std::time::Duration;

use crate::game::{Seat, Viewer};
use crate::table::game::deadline::all_may_look;
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::{GameBoard, Show};
use crate::ui::profile::finished_game::FinishedGame;
use crate::ui::style::Motion;

/// How long a step is looked at when it plays by itself.
const STAY: Duration = Duration::from_millis(1400);
/// It is looked at so long in any case, in seconds.
const AT_LEAST: f64 = 0.7;

/// A finished game on its way.
pub struct ReplayCursor<G: GameBoard> {
    pub game: FinishedGame<G>,
    /// Which step is shown.
    pub at: usize,
    /// Through whose eyes it is seen.
    pub eyes: Eyes,
    /// Whether it plays by itself.
    pub playing: bool,
    /// How fast it does.
    pub speed: Speed,
    /// The first step of every round.
    pub rounds: Vec<usize>,
    pub show: G::Show,
    /// What the board is given.
    pub snapshot: ClientSnapshot<G>,
    since: f64,
    /// Whether the board has to be laid out anew, and whether that is to be seen as motion.
    stale: Option<bool>,
    /// The step that the list has been moved to.
    followed: Option<usize>,
}

/// How a finished game is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// All cards are open.
    #[default]
    AllOpen,
    /// As the table lay there for everybody.
    Table,
    /// As somebody saw it.
    Of(Seat),
}

/// How fast a game plays by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    Half,
    #[default]
    Normal,
    Double,
    Fourfold,
}

/// What the player does with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorMove {
    /// To that step, at once.
    To(usize),
    /// One step on, as it happened.
    Next,
    /// By itself, or no longer.
    Play(bool),
    /// To the beginning of the round before, or of this one if it has begun.
    RoundBack,
    /// To the beginning of the next round.
    RoundOn,
    /// From now on so fast.
    Speed(Speed),
}

impl Speed {
    pub const ALL: [Self; 4] = [Self::Half, Self::Normal, Self::Double, Self::Fourfold];

    /// As it stands on its button.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Half => "½×",
            Self::Normal => "1×",
            Self::Double => "2×",
            Self::Fourfold => "4×",
        }
    }

    /// How long a step is looked at, in seconds.
    fn stay(self, motion: Motion) -> f64 {
        let factor = match self {
            Self::Half => 2.0,
            Self::Normal => 1.0,
            Self::Double => 0.5,
            Self::Fourfold => 0.25,
        };
        motion.seconds(STAY).max(AT_LEAST) * factor
    }

    /// How things move meanwhile. Whoever wants nothing to move gets that at any speed.
    fn motion(self, wanted: Motion) -> Motion {
        match (wanted, self) {
            (Motion::Off, _) | (_, Self::Fourfold) => Motion::Off,
            (_, Self::Half) => Motion::Slow,
            (wanted, Self::Normal) => wanted,
            (_, Self::Double) => Motion::Fast,
        }
    }
}

impl<G: GameBoard> ReplayCursor<G> {
    /// From the deal on.
    pub fn new(game: FinishedGame<G>) -> Self {
        let snapshot = game.snapshot();
        let starts = |at: &usize| *at == 0 || round_of(&game, *at) != round_of(&game, at - 1);
        let rounds = (0..=game.last()).filter(starts).collect();
        Self {
            game,
            at: 0,
            eyes: Eyes::default(),
            playing: false,
            speed: Speed::default(),
            rounds,
            show: G::Show::default(),
            snapshot,
            since: 0.0,
            stale: Some(false),
            followed: None,
        }
    }

    /// The player does something.
    pub fn turn(&mut self, turn: CursorMove, now: f64) {
        self.since = now;
        match turn {
            CursorMove::To(at) => {
                self.playing = false;
                self.go(at, false);
            }
            CursorMove::Next => {
                self.playing = false;
                self.go(self.at + 1, true);
            }
            CursorMove::Play(playing) => {
                self.playing = playing;
                if playing && self.at == self.game.last() {
                    self.go(0, false);
                }
            }
            CursorMove::RoundBack => {
                let before = self.rounds.iter().rev().find(|first| **first < self.at);
                self.turn(CursorMove::To(before.copied().unwrap_or(0)), now);
            }
            CursorMove::RoundOn => {
                let next = self.rounds.iter().find(|first| **first > self.at);
                self.turn(CursorMove::To(next.copied().unwrap_or(self.game.last())), now);
            }
            CursorMove::Speed(speed) => self.speed = speed,
        }
    }

    /// Looks through these eyes from now on.
    pub fn look_through(&mut self, eyes: Eyes) {
        self.eyes = eyes;
        self.stale = Some(false);
    }

    /// Time went by; in how many seconds something will change by itself.
    pub fn advance(&mut self, now: f64, motion: Motion) -> Option<f64> {
        let motion = if self.playing { self.speed.motion(motion) } else { motion };
        if let Some(moves) = self.stale.take() {
            self.lay_out(now, if moves { motion } else { Motion::Off });
        }
        let advance = self.show.advance(now, motion, &self.snapshot);
        if !self.playing {
            return advance.next;
        }
        let due = self.since + self.speed.stay(motion);
        if now >= due && advance.next != Some(0.0) {
            if self.at < self.game.last() {
                self.go(self.at + 1, true);
                self.since = now;
            }
            self.playing = self.at < self.game.last();
            return Some(0.0);
        }
        Some(advance.next.unwrap_or(f64::MAX).min((due - now).max(0.0)))
    }

    /// Whether the list of steps has to be moved to this one: once, so that it can be moved away.
    pub fn follow(&mut self) -> bool {
        self.followed.replace(self.at) != Some(self.at)
    }

    /// What happened with this step.
    pub fn told(&self, text: &Texts) -> String {
        let steps = self.game.steps.get(..=self.at);
        steps.map_or(String::new(), |steps| G::retell(text, &self.snapshot, steps))
    }

    /// The steps of the round that is being shown.
    pub fn round(&self) -> std::ops::Range<usize> {
        let next = self.rounds.partition_point(|first| *first <= self.at);
        let first = next.checked_sub(1).and_then(|this| self.rounds.get(this));
        let end = self.rounds.get(next).copied().unwrap_or(self.game.last() + 1);
        first.copied().unwrap_or(0)..end
    }

    fn go(&mut self, at: usize, moves: bool) {
        self.at = at.min(self.game.last());
        self.stale = Some(moves);
    }

    /// Lays the step before, and then lets this one happen.
    fn lay_out(&mut self, now: f64, motion: Motion) {
        let seat = match self.eyes {
            Eyes::AllOpen => self.game.me,
            Eyes::Table => None,
            Eyes::Of(seat) => Some(seat),
        };
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let Some(update) = self.game.update(self.at, viewer) else { return };
        self.snapshot.seat = seat.filter(|_| self.eyes != Eyes::AllOpen);
        // Where a round has ended, its cards stay until the next step.
        let ended = self.game.steps.get(self.at).is_some_and(|step| all_may_look::<G>(&step.state));
        let seats = Seat::all(self.game.cast.len() as u8);
        self.snapshot.looking = seats.filter(|_| ended).collect();
        match self.at.checked_sub(1).and_then(|before| self.game.update(before, viewer)) {
            Some(before) => {
                self.show.set(&before);
                self.show.take(&update);
            }
            None => self.show.set(&update),
        }
        self.snapshot.update = Some(update.into());
        self.show.advance(now, motion, &self.snapshot);
    }
}

/// The round that a step belongs to: that which it was done in.
fn round_of<G: GameBoard>(game: &FinishedGame<G>, at: usize) -> u8 {
    let before = game.steps.get(at.saturating_sub(1));
    before.map_or(1, |step| G::round(&step.state))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Memoarrr;
    use crate::games::memoarrr::Phase;
    use crate::ui::profile::finished_game::tests::ended;

    fn cursor() -> ReplayCursor<Memoarrr> {
        ReplayCursor::new(FinishedGame::of_table(&ended(3, true, 9)).unwrap())
    }

    #[test]
    fn it_plays_to_the_end_by_itself_and_stops_there() {
        let mut cursor = cursor();
        cursor.turn(CursorMove::Play(true), 0.0);
        let (mut now, mut frames) = (0.0, 0);
        while cursor.playing {
            now += cursor.advance(now, Motion::Fast).unwrap().max(0.05);
            frames += 1;
            assert!(frames < 100_000);
        }
        assert_eq!(cursor.at, cursor.game.last());
        cursor.advance(now, Motion::Fast);
        assert!(cursor.show.updates.view().unwrap().tabletop.phase == Phase::Over);
    }

    #[test]
    fn every_step_can_be_reached_and_shows_what_that_seat_saw() {
        let mut cursor = cursor();
        let eyes = [Eyes::AllOpen, Eyes::Table, Eyes::Of(Seat::new(1).unwrap())];
        let seats = [cursor.game.me, None, Seat::new(1)];
        for (eyes, seat) in eyes.into_iter().zip(seats) {
            cursor.look_through(eyes);
            for at in (0..=cursor.game.last()).rev() {
                cursor.turn(CursorMove::To(at), 0.0);
                cursor.advance(0.0, Motion::Normal);
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                let view = cursor.game.update(at, viewer).unwrap().view;
                assert_eq!(cursor.show.updates.view(), Some(&view));
                assert!(cursor.round().contains(&at));
            }
        }
    }

    #[test]
    fn rounds_are_leapt_to_and_a_faster_game_ends_sooner() {
        let mut cursor = cursor();
        assert_eq!(cursor.rounds.len(), 7);
        cursor.turn(CursorMove::RoundOn, 0.0);
        assert_eq!(cursor.at, cursor.rounds[1]);
        cursor.turn(CursorMove::Next, 0.0);
        cursor.turn(CursorMove::RoundBack, 0.0);
        assert_eq!(cursor.at, cursor.rounds[1], "first to where this round begins");
        cursor.turn(CursorMove::RoundBack, 0.0);
        assert_eq!(cursor.at, 0);
        let mut ends = Speed::ALL.map(|speed| {
            cursor.turn(CursorMove::To(0), 0.0);
            cursor.turn(CursorMove::Speed(speed), 0.0);
            cursor.turn(CursorMove::Play(true), 0.0);
            let mut now = 0.0;
            while cursor.playing {
                now += cursor.advance(now, Motion::Normal).unwrap().max(0.02);
            }
            now
        });
        assert!(ends.is_sorted_by(|slower, faster| slower > faster), "{ends:?}");
        ends.reverse();
        assert!(ends[3] > 4.0 * ends[0]);
    }

    #[test]
    fn the_cards_of_a_round_stay_until_the_next_step() {
        let mut cursor = cursor();
        let ends = |step: &crate::ui::profile::finished_game::Step<Memoarrr>| {
            all_may_look::<Memoarrr>(&step.state)
        };
        let at = cursor.game.steps.iter().position(ends).unwrap();
        cursor.turn(CursorMove::To(at), 0.0);
        for second in 0..20 {
            cursor.advance(f64::from(second), Motion::Normal);
            assert!(cursor.show.laid().is_some());
        }
        cursor.turn(CursorMove::Next, 20.0);
        cursor.advance(20.0, Motion::Normal);
        assert!(cursor.show.laid().is_none());
    }
}
