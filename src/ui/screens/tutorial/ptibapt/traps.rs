//! The second part, on the same board: traps, and the pair that plays again.

use super::{CONFIRM, NELL, turn};
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Grid};
use crate::ui::screens::tutorial::step::{Part, Step, Task};

const fn at(row: u8, column: u8) -> Action {
    turn(Grid::BASE.place(row, column))
}

const UMBRELLA: Action = at(1, 4);
const NELLS_TRAP: Action = at(0, 0);
const TRAP: Action = at(3, 4);
const NELLS_BAPT: Action = at(2, 2);
const BICYCLE: Action = at(0, 3);
const BAPT: Action = at(3, 1);
const TEAPOT: Action = at(2, 0);
/// The second card of the lesson.
const FIRST_TEAPOT: Action = at(2, 3);

/// Traps, and the Ptis Bapt.
pub const PART: Part<PtiBapt> = Part {
    title: |text| text.tutorial.ptibapt.traps.title,
    deal: None,
    steps: &[
        Step {
            said: |text| &text.tutorial.ptibapt.traps.kept,
            others: &[(NELL, UMBRELLA), (NELL, NELLS_TRAP)],
            task: Task::Read(&[]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.traps.careful,
            others: &[(NELL, CONFIRM)],
            task: Task::Do(&[TRAP]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.traps.snap,
            others: &[(NELL, NELLS_BAPT), (NELL, BICYCLE)],
            task: Task::Read(&[]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.traps.yellow,
            others: &[(NELL, CONFIRM)],
            task: Task::Do(&[BAPT]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.traps.bapt,
            others: &[],
            task: Task::Recall(&[NELLS_BAPT]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.traps.again,
            others: &[],
            task: Task::Do(&[TEAPOT]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.traps.teapot,
            others: &[],
            task: Task::Recall(&[FIRST_TEAPOT]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.traps.count,
            others: &[],
            task: Task::Read(&[]),
        },
    ],
};
