//! Where the learner is: a real game on a prepared board, played by the real rules.
//!
//! A lesson knows nothing of the screen. It can be taken up at any step: everything before it is
//! played as the script has it.

use std::collections::VecDeque;

use super::script::PARTS;
use super::step::{Deed, ME, Part, Prepared, Step, Task};
use crate::game::chance::Token;
use crate::game::{Chance, Game, Seat, Update, Viewer};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Options, Side, State, Treasure};

/// A lesson at one of its steps.
pub struct Lesson {
    at: Mark,
    state: State,
    chance: Chance,
    seq: u32,
    due: VecDeque<Deed>,
}

/// A step of a part, both counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// Which part.
    pub part: usize,
    /// Which of its steps.
    pub step: usize,
}

impl Mark {
    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        let steps = |part: usize| (0..PARTS[part].steps.len()).map(move |step| Self { part, step });
        (0..PARTS.len()).flat_map(steps)
    }

    /// The part.
    pub fn part(self) -> &'static Part {
        PARTS[self.part.min(PARTS.len() - 1)]
    }

    /// The step.
    pub fn step(self) -> &'static Step {
        let steps = self.part().steps;
        &steps[self.step.min(steps.len() - 1)]
    }

    /// The step after this one.
    pub fn next(self) -> Option<Self> {
        Self::all().find(|mark| *mark > self)
    }

    /// The step to go back to. The end of a round cannot be looked at again, so it is the one that
    /// led to it.
    pub fn before(self) -> Option<Self> {
        Self::all().rev().find(|mark| *mark < self && mark.step().task != Task::Ready)
    }

    /// The beginning of the part after this one.
    pub fn next_part(self) -> Option<Self> {
        Self::all().find(|mark| mark.part > self.part)
    }
}

impl Lesson {
    /// The lesson at that step: what the others do in it is still to come.
    pub fn at(mark: Mark) -> Option<Self> {
        let dealt = (0..=mark.part).rev().find_map(|part| Some((part, PARTS[part].deal?)));
        let (first, prepared) = dealt?;
        let (state, chance) = deal(prepared)?;
        let due = mark.step().others.iter().copied().collect();
        let mut lesson = Self { at: mark, state, chance, seq: 0, due };
        let passed = Mark::all().filter(|passed| passed.part >= first && *passed < mark);
        let script = passed.flat_map(|passed| {
            let answer = passed.step().task.answers().first().map(|action| (ME, *action));
            passed.step().others.iter().copied().chain(answer)
        });
        for deed in prepared.before.iter().copied().chain(script) {
            lesson.play(deed)?;
        }
        Some(lesson)
    }

    /// Where the lesson is.
    pub fn mark(&self) -> Mark {
        self.at
    }

    /// What the learner is asked for.
    pub fn task(&self) -> Task {
        self.at.step().task
    }

    /// What the learner may know now.
    pub fn update(&self) -> Update<Memoarrr> {
        Update::new(self.seq, &self.state, &[], viewer())
    }

    /// Whether the others have still something to do in this step.
    pub fn is_waiting(&self) -> bool {
        !self.due.is_empty()
    }

    /// The next thing that one of the others does.
    pub fn play_other(&mut self) -> Option<Update<Memoarrr>> {
        let deed = self.due.pop_front()?;
        self.play(deed)
    }

    /// What the learner did; nothing happens unless it is what was asked for. A right answer leads
    /// to the next step.
    pub fn answer(&mut self, action: Action) -> Option<Update<Memoarrr>> {
        if self.is_waiting() || !self.task().answers().contains(&action) {
            return None;
        }
        let update = self.play((ME, action))?;
        self.go_on();
        Some(update)
    }

    /// The next step; says whether there is one. What was asked for has to be done.
    pub fn go_on(&mut self) -> bool {
        let Some(next) = self.at.next() else { return false };
        if next.step == 0 && next.part().deal.is_some() {
            if let Some(lesson) = Self::at(next) {
                *self = lesson;
            }
        } else {
            self.at = next;
            self.due = next.step().others.iter().copied().collect();
        }
        true
    }

    fn play(&mut self, (seat, action): Deed) -> Option<Update<Memoarrr>> {
        let mut events = Vec::new();
        let seat = Seat::new(seat)?;
        Memoarrr::play(&mut self.state, seat, &action, &mut self.chance, &mut events).ok()?;
        self.seq += 1;
        Some(Update::new(self.seq, &self.state, &events, viewer()))
    }
}

fn viewer() -> Viewer {
    Seat::new(ME).map_or(Viewer::Spectator, Viewer::Seat)
}

fn deal(prepared: &Prepared) -> Option<(State, Chance)> {
    let sides = [Side::North, Side::South, Side::West].into_iter().collect();
    let (expert, first) = (prepared.expert, Seat::new(prepared.first));
    let options = Options { expert, sides, first, ..Options::basic(3) };
    let locations = prepared.island.iter().map(|card| card.token());
    let chests = Treasure::ALL.iter().map(|chest| chest.token());
    let birds = prepared.birds.iter().copied();
    let mut chance = Chance::dictated(locations.chain(chests).chain(birds));
    let state = Memoarrr::deal(&options, 3, &mut chance).ok()?;
    Some((state, chance))
}

#[cfg(test)]
mod tests;
