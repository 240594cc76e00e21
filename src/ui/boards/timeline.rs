//! What moves on a board and what is heard, each at its time. It knows no game: what a move is, is a
//! matter of the board.

use crate::sound::Cue;

/// What moves, and what is still to be heard.
#[derive(Clone, Debug)]
pub struct Timeline<M> {
    now: f64,
    moving: Vec<Moving<M>>,
    cues: Vec<(f64, Cue)>,
}

/// A move and its time.
#[derive(Clone, Copy, Debug)]
struct Moving<M> {
    what: M,
    start: f64,
    end: f64,
}

impl<M> Default for Timeline<M> {
    fn default() -> Self {
        Self { now: 0.0, moving: Vec::new(), cues: Vec::new() }
    }
}

impl<M: Copy> Timeline<M> {
    /// What time it is.
    pub fn now(&self) -> f64 {
        self.now
    }

    /// Time went by; what is over is gone.
    pub fn advance(&mut self, now: f64) {
        self.now = now;
        self.moving.retain(|moving| moving.end > now);
    }

    /// Something will move; when that is over. What takes no time does not move.
    pub fn play(&mut self, what: M, start: f64, length: f64) -> f64 {
        let end = start + length;
        if length > 0.0 {
            self.moving.push(Moving { what, start, end });
        }
        end
    }

    /// Something will be heard.
    pub fn sound(&mut self, at: f64, cue: Cue) {
        self.cues.push((at, cue));
    }

    /// What is to be heard now; it is said once.
    pub fn due(&mut self) -> Vec<Cue> {
        let now = self.now;
        let (due, later): (Vec<_>, _) = self.cues.drain(..).partition(|(at, _)| *at <= now);
        self.cues = later;
        due.into_iter().map(|(_, cue)| cue).collect()
    }

    /// What moves or is about to, and how far it is (0 to 1).
    pub fn moving(&self) -> impl Iterator<Item = (M, f32)> + '_ {
        self.moving.iter().map(|moving| (moving.what, moving.part(self.now)))
    }

    /// When the last of the moves that are meant is over.
    pub fn end(&self, meant: impl Fn(M) -> bool) -> Option<f64> {
        let ends = self.moving.iter().filter(|moving| meant(moving.what)).map(|moving| moving.end);
        ends.reduce(f64::max)
    }

    /// Whether nothing moves.
    pub fn is_still(&self) -> bool {
        self.moving.is_empty()
    }

    /// Everything has arrived.
    pub fn clear(&mut self) {
        self.moving.clear();
    }

    /// In how many seconds something will look or sound different: 0 while things move.
    pub fn next(&self) -> Option<f64> {
        if !self.is_still() {
            return Some(0.0);
        }
        let cues = self.cues.iter().map(|(at, _)| at - self.now);
        cues.filter(|left| *left > 0.0).reduce(f64::min)
    }
}

impl<M> Moving<M> {
    fn part(&self, now: f64) -> f32 {
        (((now - self.start) / (self.end - self.start)).clamp(0.0, 1.0)) as f32
    }
}
