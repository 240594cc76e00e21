//! The second part: the next round, played with what was seen in the first.

use super::{GUS, NELL};
use crate::games::Memoarrr;
use crate::games::memoarrr::Action::Reveal;
use crate::games::memoarrr::Cell;
use crate::ui::screens::tutorial::step::{Part, Step, Task};

/// The next round.
pub const PART: Part<Memoarrr> = Part {
    title: |text| text.tutorial.memoarrr.memory.title,
    deal: None,
    steps: &[
        Step {
            said: |text| &text.tutorial.memoarrr.memory.birds,
            others: &[],
            task: Task::Read(&[]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.memory.open,
            others: &[],
            task: Task::Recall(&[Reveal(Cell::at(4, 1))]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.memory.choose,
            others: &[(GUS, Reveal(Cell::at(2, 3))), (NELL, Reveal(Cell::at(4, 4)))],
            // The octopus among the flowers, the crab and the turtle in the ocean.
            task: Task::Recall(&[
                Reveal(Cell::at(0, 2)),
                Reveal(Cell::at(0, 3)),
                Reveal(Cell::at(2, 0)),
            ]),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.memory.win,
            others: &[(GUS, Reveal(Cell::at(4, 0)))],
            task: Task::Ready(|text| text.memoarrr.ready),
        },
        Step {
            said: |text| &text.tutorial.memoarrr.memory.rubies,
            others: &[],
            task: Task::Read(&[Cell::CENTRE]),
        },
    ],
};
