//! The third part: cards of one's own turn, the spirit animal, the Mine, and a memory placed.

use super::NELL;
use super::layout::{CAMP, FIRST, GARDEN, MARKET, MEMORY, MINE, TEMPLE};
use crate::games::Royaume;
use crate::games::royaume::{Action, Play, Tiles};
use crate::text::Texts;
use crate::text::tutorial::royaume::memories::Memories;
use crate::ui::screens::tutorial::step::{Part, Step, Task};

fn said(text: &Texts) -> &Memories {
    &text.tutorial.royaume.memories
}

/// Memories.
pub const PART: Part<Royaume> = Part {
    title: |text| said(text).title,
    deal: None,
    steps: &[
        Step::new(|text| &said(text).fox, Task::Do(&[Action::Card(Play::Fox)])),
        Step::new(|text| &said(text).temple, Task::Do(&[Action::Move(TEMPLE)])),
        Step::new(
            |text| &said(text).animal,
            Task::Press(&[Action::Buy], |text| said(text).animal_name),
        ),
        Step::new(|text| &said(text).failed, Task::Read(&[]))
            .after(&[(NELL, Action::Move(GARDEN[1])), (NELL, Action::Spin)]),
        Step::new(|text| &said(text).way, Task::Do(&[Action::Card(Play::ShortWay { hex: MINE })])),
        Step::new(
            |text| &said(text).dig,
            Task::Press(&[Action::Trade(Tiles::one(FIRST))], |text| said(text).dig_name),
        ),
        Step::new(|text| &said(text).place, Task::Do(&[Action::Place(MEMORY, MARKET)]))
            .after(&[(NELL, Action::Move(CAMP)), (NELL, Action::End)]),
        Step::new(|text| &said(text).end, Task::Read(&[])),
    ],
};
