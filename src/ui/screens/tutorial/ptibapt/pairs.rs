//! The first part: two cards that do not match, and two that do.

use super::{CONFIRM, NELL, luck, options, turn};
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Grid};
use crate::ui::screens::tutorial::step::{Part, Prepared, Step, Task};

/// The board of the first two parts: the kite is the first green picture, then teapot, snail,
/// bicycle, umbrella, cactus, drum.
const BOARD: Prepared<PtiBapt> = Prepared {
    options: || options(false),
    luck: || {
        luck(
            "red     green-6  green-1  green-4  green-7
             red     green-1  green-3  green-6  green-5
             green-2 green-7  yellow   green-2  green-4
             green-3 yellow   red      green-5  red",
        )
    },
    before: &[],
};

const fn at(row: u8, column: u8) -> Action {
    turn(Grid::BASE.place(row, column))
}

const KITE: Action = at(1, 1);
const TEAPOT: Action = at(2, 3);
const NELLS_SNAIL: Action = at(3, 0);
const NELLS_KITE: Action = at(0, 2);

/// Pairs.
pub const PART: Part<PtiBapt> = Part {
    title: |text| text.tutorial.ptibapt.pairs.title,
    deal: Some(&BOARD),
    steps: &[
        Step {
            said: |text| &text.tutorial.ptibapt.pairs.hello,
            others: &[],
            task: Task::Read(&[]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.pairs.first,
            others: &[],
            task: Task::Do(&[KITE]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.pairs.second,
            others: &[],
            task: Task::Do(&[TEAPOT]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.pairs.mismatch,
            others: &[],
            task: Task::Learn(&[CONFIRM], |text| text.ptibapt.got_it),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.pairs.other,
            others: &[(NELL, NELLS_SNAIL), (NELL, NELLS_KITE)],
            task: Task::Read(&[]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.pairs.recall,
            others: &[(NELL, CONFIRM)],
            task: Task::Recall(&[NELLS_KITE, KITE]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.pairs.twin,
            others: &[],
            task: Task::Recall(&[KITE, NELLS_KITE]),
        },
    ],
};
