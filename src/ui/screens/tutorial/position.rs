//! Where one can be in a lesson.

use super::step::{GameTutorial, Part, Step};

/// A step of a part, both counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    pub part: usize,
    /// Which of its steps.
    pub step: usize,
}

impl Position {
    /// All of them, in order.
    pub fn all<G: GameTutorial>() -> impl DoubleEndedIterator<Item = Self> {
        let steps =
            |part: usize| (0..G::PARTS[part].steps.len()).map(move |step| Self { part, step });
        (0..G::PARTS.len()).flat_map(steps)
    }

    pub fn part<G: GameTutorial>(self) -> &'static Part<G> {
        G::PARTS[self.part.min(G::PARTS.len() - 1)]
    }

    pub fn step<G: GameTutorial>(self) -> &'static Step<G> {
        let steps = self.part::<G>().steps;
        &steps[self.step.min(steps.len() - 1)]
    }

    /// Whether something new is dealt here.
    pub fn is_dealt<G: GameTutorial>(self) -> bool {
        self.step == 0 && self.part::<G>().deal.is_some()
    }

    /// The step after this one.
    pub fn next<G: GameTutorial>(self) -> Option<Self> {
        Self::all::<G>().find(|position| *position > self)
    }

    /// The step to go back to. The end of a round cannot be looked at again, so it is the one that
    /// led to it.
    pub fn before<G: GameTutorial>(self) -> Option<Self> {
        Self::all::<G>()
            .rev()
            .find(|position| *position < self && !position.step::<G>().task.is_ready())
    }

    /// The beginning of the part after this one.
    pub fn next_part<G: GameTutorial>(self) -> Option<Self> {
        Self::all::<G>().find(|position| position.part > self.part)
    }
}
