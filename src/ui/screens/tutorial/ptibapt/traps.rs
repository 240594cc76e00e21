//! The second part, on the same board: traps, and the pair that plays again.

use super::pairs::{self, at};
use super::{CONFIRM, NELL};
use crate::games::PtiBapt;
use crate::games::ptibapt::Action;
use crate::text::Texts;
use crate::text::tutorial::ptibapt::traps::Traps;
use crate::ui::screens::tutorial::step::{Part, Step, Task};

const UMBRELLA: Action = at(1, 4);
const NELLS_TRAP: Action = at(0, 0);
const TRAP: Action = at(3, 4);
const NELLS_BAPT: Action = at(2, 2);
const BICYCLE: Action = at(0, 3);
const BAPT: Action = at(3, 1);
const TEAPOT: Action = at(2, 0);

fn said(text: &Texts) -> &Traps {
    &text.tutorial.ptibapt.traps
}

/// Traps, and the Ptis Bapt.
pub const PART: Part<PtiBapt> = Part {
    title: |text| said(text).title,
    deal: None,
    steps: &[
        Step::new(|text| &said(text).kept, Task::Read(&[]))
            .after(&[(NELL, UMBRELLA), (NELL, NELLS_TRAP)]),
        Step::new(|text| &said(text).careful, Task::Do(&[TRAP])).after(&[(NELL, CONFIRM)]),
        Step::new(|text| &said(text).snap, Task::Read(&[]))
            .after(&[(NELL, NELLS_BAPT), (NELL, BICYCLE)]),
        Step::new(|text| &said(text).yellow, Task::Do(&[BAPT])).after(&[(NELL, CONFIRM)]),
        Step::new(|text| &said(text).bapt, Task::Recall(&[NELLS_BAPT])),
        Step::new(|text| &said(text).again, Task::Do(&[TEAPOT])),
        Step::new(|text| &said(text).teapot, Task::Recall(&[pairs::TEAPOT])),
        Step::new(|text| &said(text).count, Task::Read(&[])),
    ],
};
