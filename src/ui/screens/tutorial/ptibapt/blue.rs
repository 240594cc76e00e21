//! The third part: what blue pairs do.

use super::{CONFIRM, NELL, done, options, turn};
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Card, Cell, Deed, Grid};
use crate::text::Texts;
use crate::text::tutorial::ptibapt::blue::Blue;
use crate::ui::screens::tutorial::step::{Part, Prepared, Step, Task, spread};

/// A board with the extension.
const BOARD: Prepared<PtiBapt> = Prepared {
    options: || options(true),
    luck: || {
        spread::<Card>(
            "green-6 green-1  green-7 red     broom    green-2
             yellow  spyglass green-5 switch  again    red
             green-4 parcel   switch  green-1 green-6  green-3
             red     green-3  green-2 broom   spyglass yellow
             parcel  green-5  again   green-7 green-4  red",
        )
        .collect()
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

fn said(text: &Texts) -> &Blue {
    &text.tutorial.ptibapt.blue
}

/// The blue cards.
pub const PART: Part<PtiBapt> = Part {
    title: |text| said(text).title,
    deal: Some(&BOARD),
    steps: &[
        Step::new(|text| &said(text).more, Task::Do(&[turn(SPYGLASSES[0])])),
        Step::new(|text| &said(text).pair, Task::Do(&[turn(SPYGLASSES[1])])),
        Step::new(
            |text| &said(text).spyglass,
            Task::Do(&[look(SNAIL, SWITCH), look(SWITCH, SNAIL)]),
        ),
        Step::new(|text| &said(text).peek, Task::Press(&[CONFIRM], |text| text.table.got_them)),
        Step::new(|text| &said(text).other, Task::Read(&[]))
            .after(&[(NELL, turn(NELLS_SNAIL)), (NELL, turn(NELLS_SWITCH))]),
        Step::new(|text| &said(text).recall, Task::Recall(&[turn(SWITCH), turn(NELLS_SWITCH)]))
            .after(&[(NELL, CONFIRM)]),
        Step::new(|text| &said(text).twin, Task::Recall(&[turn(NELLS_SWITCH), turn(SWITCH)])),
        Step::new(
            |text| &said(text).switch,
            Task::Do(&[switch(NELLS_SNAIL, AWAY), switch(AWAY, NELLS_SNAIL)]),
        ),
        Step::new(|text| &said(text).fooled, Task::Read(&[]))
            .after(&[(NELL, turn(NELLS_SNAIL)), (NELL, turn(DRUM))]),
        Step::new(|text| &said(text).follow, Task::Recall(&[turn(AWAY), turn(SNAIL)]))
            .after(&[(NELL, CONFIRM)]),
        Step::new(|text| &said(text).snail, Task::Recall(&[turn(SNAIL), turn(AWAY)])),
        Step::new(|text| &said(text).rest, Task::Read(&[])),
    ],
};
