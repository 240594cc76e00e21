//! What a lesson is made of: parts, and steps that say something and ask for something.

use crate::games::memoarrr::{Action, Card, Cell};
use crate::ui::text::Texts;
use crate::ui::text::tutorial::Said;

/// The learner sits at the south, so that the island lies as it is written down.
pub const ME: u8 = 1;
/// In the north.
pub const NELL: u8 = 0;
/// In the west.
pub const GUS: u8 = 2;

/// A part of the lesson.
pub struct Part {
    /// What it is called.
    pub title: fn(&Texts) -> &'static str,
    /// What it is dealt from; without, it goes on where the part before it ended.
    pub deal: Option<&'static Prepared>,
    /// Its steps.
    pub steps: &'static [Step],
}

/// A prepared board.
pub struct Prepared {
    /// Whether the animals have abilities.
    pub expert: bool,
    /// Who opens the first round.
    pub first: u8,
    /// What lies where, row by row; the centre leaves the game.
    pub island: [Card; Cell::COUNT],
    /// The birds of all volcanoes, the top one first, then those of each new round.
    pub birds: &'static [u16],
    /// What has happened already when the part begins.
    pub before: &'static [Deed],
}

/// What somebody does.
pub type Deed = (u8, Action);

/// One step.
pub struct Step {
    /// What is said.
    pub said: fn(&Texts) -> &Said,
    /// What the others do first.
    pub others: &'static [Deed],
    /// What the learner is asked for.
    pub task: Task,
}

/// What the learner is asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Task {
    /// To read, and to look at these places.
    Read(&'static [Cell]),
    /// To say that the cards are learnt.
    Learn,
    /// To say that the end of the round was looked at.
    Ready,
    /// To do one of these things, with the places lit.
    Do(&'static [Action]),
    /// To do one of these things from memory: they are lit after a wrong guess.
    Recall(&'static [Action]),
}

impl Task {
    /// What the learner may do, the best answer first.
    pub fn answers(self) -> &'static [Action] {
        match self {
            Self::Read(_) | Self::Ready => &[],
            Self::Learn => &[Action::DoneLooking],
            Self::Do(answers) | Self::Recall(answers) => answers,
        }
    }

    /// Whether a card is to be chosen.
    pub fn is_choice(self) -> bool {
        matches!(self, Self::Do(_) | Self::Recall(_))
    }

    /// The places to be lit, after a wrong guess or before.
    pub fn lit(self, corrected: bool) -> impl Iterator<Item = Cell> {
        let (shown, answers): (&[Cell], &[Action]) = match self {
            Self::Read(cells) => (cells, &[]),
            Self::Do(answers) => (&[], answers),
            Self::Recall(answers) if corrected => (&[], answers),
            _ => (&[], &[]),
        };
        shown.iter().copied().chain(answers.iter().filter_map(|action| place(*action)))
    }
}

/// Where an action is done.
fn place(action: Action) -> Option<Cell> {
    match action {
        Action::DoneLooking => None,
        Action::Reveal(cell) | Action::Peek(cell) | Action::Ban(cell) | Action::Swap(cell) => {
            Some(cell)
        }
    }
}
