//! The first part: two cards that do not match, and two that do.

use super::{CONFIRM, NELL, options, turn};
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Card, Grid};
use crate::text::Texts;
use crate::text::tutorial::ptibapt::pairs::Pairs;
use crate::ui::screens::tutorial::step::{Part, Prepared, Step, Task, spread};

/// The board of the first two parts: the kite is the first green picture, then teapot, snail,
/// bicycle, umbrella, cactus, drum.
const BOARD: Prepared<PtiBapt> = Prepared {
    options: || options(false),
    luck: || {
        spread::<Card>(
            "red     green-6  green-1  green-4  green-7
             red     green-1  green-3  green-6  green-5
             green-2 green-7  yellow   green-2  green-4
             green-3 yellow   red      green-5  red",
        )
        .collect()
    },
    before: &[],
};

/// Turns the card at that place.
pub const fn at(row: u8, column: u8) -> Action {
    turn(Grid::BASE.place(row, column))
}

const KITE: Action = at(1, 1);
/// The second card of the lesson.
pub const TEAPOT: Action = at(2, 3);
const NELLS_SNAIL: Action = at(3, 0);
const NELLS_KITE: Action = at(0, 2);

fn said(text: &Texts) -> &Pairs {
    &text.tutorial.ptibapt.pairs
}

/// Pairs.
pub const PART: Part<PtiBapt> = Part {
    title: |text| said(text).title,
    deal: Some(&BOARD),
    steps: &[
        Step::new(|text| &said(text).hello, Task::Read(&[])),
        Step::new(|text| &said(text).first, Task::Do(&[KITE])),
        Step::new(|text| &said(text).second, Task::Do(&[TEAPOT])),
        Step::new(|text| &said(text).mismatch, Task::Press(&[CONFIRM], |text| text.ptibapt.got_it)),
        Step::new(|text| &said(text).other, Task::Read(&[]))
            .after(&[(NELL, NELLS_SNAIL), (NELL, NELLS_KITE)]),
        Step::new(|text| &said(text).recall, Task::Recall(&[NELLS_KITE, KITE]))
            .after(&[(NELL, CONFIRM)]),
        Step::new(|text| &said(text).twin, Task::Recall(&[KITE, NELLS_KITE])),
    ],
};
