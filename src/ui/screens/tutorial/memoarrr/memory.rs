//! The second part: the next round, played with what was seen in the first.

use super::{GUS, NELL};
use crate::games::Memoarrr;
use crate::games::memoarrr::Action::Reveal;
use crate::games::memoarrr::Cell;
use crate::text::Texts;
use crate::text::tutorial::memoarrr::memory::Memory;
use crate::ui::screens::tutorial::step::{Part, Step, Task};

fn said(text: &Texts) -> &Memory {
    &text.tutorial.memoarrr.memory
}

/// The next round.
pub const PART: Part<Memoarrr> = Part {
    title: |text| said(text).title,
    deal: None,
    steps: &[
        Step::new(|text| &said(text).birds, Task::Read(&[])),
        Step::new(|text| &said(text).open, Task::Recall(&[Reveal(Cell::at(4, 1))])),
        // The octopus among the flowers, the crab and the turtle in the ocean.
        Step::new(
            |text| &said(text).choose,
            Task::Recall(&[Reveal(Cell::at(0, 2)), Reveal(Cell::at(0, 3)), Reveal(Cell::at(2, 0))]),
        )
        .after(&[(GUS, Reveal(Cell::at(2, 3))), (NELL, Reveal(Cell::at(4, 4)))]),
        Step::new(|text| &said(text).win, Task::Ready(|text| text.memoarrr.ready))
            .after(&[(GUS, Reveal(Cell::at(4, 0)))]),
        Step::new(|text| &said(text).rubies, Task::Read(&[Cell::CENTRE])),
    ],
};
