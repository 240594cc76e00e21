//! The third part: what each animal does in the expert game.

use super::{GUS, ME, NELL, luck, options};
use crate::games::Memoarrr;
use crate::games::memoarrr::Action::{Ban, DoneLooking, Peek, Reveal, Swap};
use crate::games::memoarrr::Cell;
use crate::text::Texts;
use crate::text::tutorial::memoarrr::animals::Animals;
use crate::ui::screens::tutorial::step::{Part, Prepared, Step, Task};

const BOARD: Prepared<Memoarrr> = Prepared {
    options: || options(true, NELL),
    luck: || {
        luck(
            "penguin-flowers walrus-ocean    turtle-lava    penguin-lava  crab-ocean
             octopus-jungle  penguin-ocean   turtle-flowers crab-lava     walrus-jungle
             crab-jungle     octopus-flowers penguin-beach  turtle-ocean  crab-beach
             octopus-ocean   walrus-lava     penguin-jungle octopus-lava  walrus-beach
             turtle-beach    crab-flowers    octopus-beach  turtle-jungle walrus-flowers",
            &[1, 7, 3, 1, 7],
        )
    },
    before: &[
        (NELL, DoneLooking),
        (ME, DoneLooking),
        (GUS, DoneLooking),
        (NELL, Reveal(Cell::at(1, 1))),
    ],
};

fn said(text: &Texts) -> &Animals {
    &text.tutorial.memoarrr.animals
}

/// The animals.
pub const PART: Part<Memoarrr> = Part {
    title: |text| said(text).title,
    deal: Some(&BOARD),
    steps: &[
        Step::new(|text| &said(text).expert, Task::Do(&[Reveal(Cell::at(3, 2))])),
        Step::new(|text| &said(text).penguin, Task::Do(&[Peek(Cell::at(1, 3))])),
        Step::new(
            |text| &said(text).peek,
            Task::Press(&[DoneLooking], |text| text.memoarrr.got_it),
        ),
        Step::new(|text| &said(text).others, Task::Read(&[]))
            .after(&[(GUS, Reveal(Cell::at(4, 0))), (NELL, Reveal(Cell::at(0, 2)))]),
        Step::new(|text| &said(text).recall, Task::Recall(&[Reveal(Cell::at(1, 3))])),
        Step::new(|text| &said(text).crab, Task::Do(&[Reveal(Cell::at(3, 1))])),
        Step::new(|text| &said(text).walrus, Task::Do(&[Ban(Cell::at(0, 1))])),
        Step::new(|text| &said(text).banned, Task::Do(&[Reveal(Cell::at(3, 3))])).after(&[
            (NELL, Reveal(Cell::at(0, 3))),
            (NELL, Peek(Cell::at(2, 4))),
            (NELL, DoneLooking),
        ]),
        Step::new(|text| &said(text).octopus, Task::Do(&[Swap(Cell::at(3, 4))])),
        Step::new(|text| &said(text).follow, Task::Do(&[Reveal(Cell::at(1, 2))]))
            .after(&[(NELL, Reveal(Cell::at(2, 1))), (NELL, Swap(Cell::at(2, 0)))]),
        Step::new(|text| &said(text).turtle, Task::Ready(|text| text.memoarrr.ready))
            .after(&[(NELL, Reveal(Cell::at(0, 4)))]),
    ],
};
