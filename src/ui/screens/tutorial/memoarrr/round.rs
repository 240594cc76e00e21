//! The first part: a round, from the three cards to the chest.

use super::{GUS, ME, NELL, luck, options};
use crate::games::Memoarrr;
use crate::games::memoarrr::Action::{DoneLooking, Reveal};
use crate::games::memoarrr::{Action, Cell};
use crate::text::Texts;
use crate::text::tutorial::memoarrr::round::Round;
use crate::ui::screens::tutorial::step::{Part, Prepared, Step, Task};

/// The board of the first two parts.
const BOARD: Prepared<Memoarrr> = Prepared {
    options: || options(false, ME),
    luck: || {
        luck(
            "penguin-jungle walrus-lava    turtle-ocean   octopus-flowers crab-lava
             walrus-ocean   crab-beach     octopus-jungle turtle-lava     walrus-beach
             crab-ocean     turtle-flowers penguin-ocean  penguin-flowers octopus-lava
             octopus-beach  penguin-beach  crab-flowers   walrus-jungle   turtle-beach
             penguin-lava   walrus-flowers turtle-jungle  crab-jungle     octopus-ocean",
            &[3, 7, 1, 7, 3, 3, 7],
        )
    },
    before: &[],
};

const TURTLE_IN_THE_JUNGLE: Action = Reveal(Cell::at(4, 2));
const WALRUS_AMONG_FLOWERS: Action = Reveal(Cell::at(4, 1));

fn said(text: &Texts) -> &Round {
    &text.tutorial.memoarrr.round
}

/// A round.
pub const PART: Part<Memoarrr> = Part {
    title: |text| said(text).title,
    deal: Some(&BOARD),
    steps: &[
        Step::new(|text| &said(text).ahoy, Task::Read(&[Cell::CENTRE])),
        Step::new(|text| &said(text).look, Task::Press(&[DoneLooking], |text| text.table.got_them)),
        Step::new(|text| &said(text).open, Task::Do(&[Reveal(Cell::at(1, 1))]))
            .after(&[(NELL, DoneLooking), (GUS, DoneLooking)]),
        Step::new(|text| &said(text).follow, Task::Read(&[]))
            .after(&[(GUS, Reveal(Cell::at(2, 0))), (NELL, Reveal(Cell::at(0, 2)))]),
        Step::new(|text| &said(text).animal, Task::Recall(&[TURTLE_IN_THE_JUNGLE])),
        Step::new(|text| &said(text).volcano, Task::Read(&[]))
            .after(&[(GUS, Reveal(Cell::at(2, 3)))]),
        Step::new(|text| &said(text).landscape, Task::Recall(&[WALRUS_AMONG_FLOWERS]))
            .after(&[(NELL, Reveal(Cell::at(0, 3)))]),
        Step::new(|text| &said(text).guess, Task::Do(&[Reveal(Cell::at(3, 4))]))
            .after(&[(NELL, Reveal(Cell::at(0, 1)))]),
        Step::new(|text| &said(text).end, Task::Ready(|text| text.memoarrr.ready)),
    ],
};
