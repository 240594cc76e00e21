//! What moves on a board and what is heard, each at its time, and the updates that wait for it. It
//! knows no game: what a move is, is a matter of the board.

use std::collections::VecDeque;

use crate::game::{Game, Seat, SeatSet, Update};
use crate::sound::Cue;

/// How the end of a game sounds to that seat. Whoever only watches is glad for the winners.
pub fn end_cue(winners: SeatSet, me: Option<Seat>) -> Cue {
    if me.is_none_or(|me| winners.contains(me)) { Cue::Win } else { Cue::Lose }
}

/// Moves that are under way or planned, and sounds that are still to be played.
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
    pub fn now(&self) -> f64 {
        self.now
    }

    /// Moves on to this time and drops the moves that are over.
    pub fn advance(&mut self, now: f64) {
        self.now = now;
        self.moving.retain(|moving| moving.end > now);
    }

    /// Plans a move; when it ends. One that takes no time is left out.
    pub fn play(&mut self, what: M, start: f64, length: f64) -> f64 {
        let end = start + length;
        if length > 0.0 {
            self.moving.push(Moving { what, start, end });
        }
        end
    }

    /// Plans a sound.
    pub fn sound(&mut self, at: f64, cue: Cue) {
        self.cues.push((at, cue));
    }

    /// Takes the sounds whose time has come.
    pub fn due(&mut self) -> Vec<Cue> {
        let now = self.now;
        let (due, later): (Vec<_>, _) = self.cues.drain(..).partition(|(at, _)| *at <= now);
        self.cues = later;
        due.into_iter().map(|(_, cue)| cue).collect()
    }

    /// Every move, and how far it is: from 0, or not yet begun, to 1.
    pub fn moving(&self) -> impl Iterator<Item = (M, f32)> + '_ {
        self.moving.iter().map(|moving| (moving.what, moving.part(self.now)))
    }

    /// When the last of the moves for which this holds is over.
    pub fn end(&self, meant: impl Fn(M) -> bool) -> Option<f64> {
        let ends = self.moving.iter().filter(|moving| meant(moving.what)).map(|moving| moving.end);
        ends.reduce(f64::max)
    }

    /// Whether nothing moves.
    pub fn is_still(&self) -> bool {
        self.moving.is_empty()
    }

    /// Drops all moves: everything is where it goes.
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

/// The events of an update, each of which is told in words only when its motion has been seen.
#[derive(Clone, Debug)]
pub struct Latest<S> {
    seen: Vec<S>,
    told_at: Vec<f64>,
}

impl<S> Default for Latest<S> {
    fn default() -> Self {
        Self { seen: Vec::new(), told_at: Vec::new() }
    }
}

impl<S> Latest<S> {
    /// Events that may all be told now.
    pub fn at_once(seen: Vec<S>) -> Self {
        Self { told_at: vec![0.0; seen.len()], seen }
    }

    /// Events, and from when on each may be told; none before the one ahead of it.
    pub fn staged(seen: Vec<S>, told_at: Vec<f64>) -> Self {
        Self { seen, told_at }
    }

    /// The events that may be told at that time, and those that may not yet.
    pub fn split(&self, now: f64) -> (&[S], &[S]) {
        let told = self.told_at.iter().take_while(|at| **at <= now).count();
        self.seen.split_at(told.min(self.seen.len()))
    }

    /// Lets all of them be told.
    pub fn tell_all(&mut self) {
        self.told_at.fill(0.0);
    }

    /// Keeps only the events for which this holds, and lets them be told.
    pub fn retain(&mut self, so: impl Fn(&S) -> bool) {
        let seen = std::mem::take(&mut self.seen);
        *self = Self::at_once(seen.into_iter().filter(so).collect());
    }
}

impl<M> Moving<M> {
    fn part(&self, now: f64) -> f32 {
        (((now - self.start) / (self.end - self.start)).clamp(0.0, 1.0)) as f32
    }
}

/// The update that is shown, those that wait, and what may be said of them: nothing is told before its
/// motion has been seen.
#[derive(Clone, Debug)]
pub struct ShownUpdates<G: Game, M> {
    pub timeline: Timeline<M>,
    view: Option<G::View>,
    waiting: VecDeque<Update<G>>,
    latest: Latest<G::Seen>,
    /// The view before the one that is shown.
    pub(super) before: Option<G::View>,
}

impl<G: Game, M> Default for ShownUpdates<G, M> {
    fn default() -> Self {
        Self {
            timeline: Timeline::default(),
            view: None,
            waiting: VecDeque::new(),
            latest: Latest::default(),
            before: None,
        }
    }
}

impl<G: Game, M: Copy> ShownUpdates<G, M> {
    /// That view without any motion.
    pub fn of(view: G::View) -> Self {
        Self { view: Some(view), ..Self::default() }
    }

    /// The view that is shown now; a newer one may wait.
    pub fn view(&self) -> Option<&G::View> {
        self.view.as_ref()
    }

    pub fn now(&self) -> f64 {
        self.timeline.now()
    }

    /// What moves, and how far it is (0 to 1).
    pub fn moving(&self) -> impl Iterator<Item = (M, f32)> + '_ {
        self.timeline.moving()
    }

    /// How many updates wait.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Whether what is shown is the newest.
    pub fn is_current(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Whether nothing moves and nothing waits to.
    pub fn is_still(&self) -> bool {
        self.timeline.is_still() && self.is_current()
    }

    /// The events of this update that may be told.
    pub fn latest(&self) -> &[G::Seen] {
        self.latest.split(self.now()).0
    }

    /// The events of this update that may not be told yet.
    pub fn coming(&self) -> &[G::Seen] {
        self.latest.split(self.now()).1
    }

    /// The view that may be spoken of: the one before, until something of the new one has been seen.
    pub fn spoken(&self) -> Option<&G::View> {
        if self.is_turning() { self.before.as_ref() } else { self.view.as_ref() }
    }

    /// Whether nothing of the update that is shown has been seen yet.
    pub fn is_turning(&self) -> bool {
        self.before.is_some() && self.latest().is_empty() && !self.coming().is_empty()
    }

    /// Queues an update.
    pub fn push(&mut self, update: Update<G>) {
        self.waiting.push_back(update);
    }

    /// Takes the next update out of the queue, unless something still moves.
    pub fn pop(&mut self) -> Option<Update<G>> {
        if self.timeline.is_still() { self.waiting.pop_front() } else { None }
    }

    /// What durations are multiplied by: the more updates wait, the less.
    pub fn hurry(&self) -> f64 {
        1.0 / (1.0 + self.waiting.len() as f64)
    }

    /// An update is shown from now on; each thing of it is told at its time.
    pub fn show(&mut self, update: Update<G>, told_at: Vec<f64>) {
        self.latest = Latest::staged(update.seen, told_at);
        self.before = self.view.replace(update.view);
    }

    /// Keeps only the events of this update for which this holds.
    pub fn retain_latest(&mut self, so: impl Fn(&G::Seen) -> bool) {
        self.latest.retain(so);
    }

    /// Forgets the view before as soon as it is not spoken of: a face that has gone down stays nowhere.
    pub fn forget_before(&mut self) {
        if !self.is_turning() {
            self.before = None;
        }
    }

    /// Shows the newest at once.
    pub fn finish(&mut self) {
        self.timeline.clear();
        self.latest.tell_all();
        self.before = None;
        if let Some(newest) = self.waiting.drain(..).next_back() {
            self.latest = Latest::at_once(newest.seen);
            self.view = Some(newest.view);
        }
    }
}
