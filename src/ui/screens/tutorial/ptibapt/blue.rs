//! The third part: what blue pairs do.

use super::{CONFIRM, NELL, done, luck, options, turn};
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Cell, Deed, Grid};
use crate::ui::screens::tutorial::step::{Part, Prepared, Step, Task};

/// A board with the extension.
const BOARD: Prepared<PtiBapt> = Prepared {
    options: || options(true),
    luck: || {
        luck(
            "green-6 green-1  green-7 red     broom    green-2
             yellow  spyglass green-5 switch  again    red
             green-4 parcel   switch  green-1 green-6  green-3
             red     green-3  green-2 broom   spyglass yellow
             parcel  green-5  again   green-7 green-4  red",
        )
    },
    before: &[],
};

const fn at(row: u8, column: u8) -> Cell {
    Grid::EXTENDED.place(row, column)
}

const SPYGLASSES: [Cell; 2] = [at(1, 1), at(3, 4)];
/// Seen through the spyglass.
const SNAIL: Cell = at(3, 1);
const SWITCH: Cell = at(1, 3);
/// Turned up by Nell.
const NELLS_SNAIL: Cell = at(2, 5);
const NELLS_SWITCH: Cell = at(2, 2);
/// Where her snail goes, and a cactus comes from.
const AWAY: Cell = at(0, 0);
const DRUM: Cell = at(4, 3);

const fn look(a: Cell, b: Cell) -> Action {
    done(Deed::Look(a, b))
}

const fn switch(a: Cell, b: Cell) -> Action {
    done(Deed::Switch(a, b))
}

/// The blue cards.
pub const PART: Part<PtiBapt> = Part {
    title: |text| text.tutorial.ptibapt.blue.title,
    deal: Some(&BOARD),
    steps: &[
        Step {
            said: |text| &text.tutorial.ptibapt.blue.more,
            others: &[],
            task: Task::Do(&[turn(SPYGLASSES[0])]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.blue.pair,
            others: &[],
            task: Task::Do(&[turn(SPYGLASSES[1])]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.blue.spyglass,
            others: &[],
            task: Task::Do(&[look(SNAIL, SWITCH), look(SWITCH, SNAIL)]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.blue.peek,
            others: &[],
            task: Task::Learn(&[CONFIRM], |text| text.ptibapt.got_them),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.blue.other,
            others: &[(NELL, turn(NELLS_SNAIL)), (NELL, turn(NELLS_SWITCH))],
            task: Task::Read(&[]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.blue.recall,
            others: &[(NELL, CONFIRM)],
            task: Task::Recall(&[turn(SWITCH), turn(NELLS_SWITCH)]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.blue.twin,
            others: &[],
            task: Task::Recall(&[turn(NELLS_SWITCH), turn(SWITCH)]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.blue.switch,
            others: &[],
            task: Task::Do(&[switch(NELLS_SNAIL, AWAY), switch(AWAY, NELLS_SNAIL)]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.blue.fooled,
            others: &[(NELL, turn(NELLS_SNAIL)), (NELL, turn(DRUM))],
            task: Task::Read(&[]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.blue.follow,
            others: &[(NELL, CONFIRM)],
            task: Task::Recall(&[turn(AWAY), turn(SNAIL)]),
        },
        Step {
            said: |text| &text.tutorial.ptibapt.blue.snail,
            others: &[],
            task: Task::Recall(&[turn(SNAIL), turn(AWAY)]),
        },
        Step { said: |text| &text.tutorial.ptibapt.blue.rest, others: &[], task: Task::Read(&[]) },
    ],
};
