//! The third part: cards of one's own turn, the spirit animal, the Mine, and a memory placed.

use super::NELL;
use super::layout::{CAMP, FIRST, GARDEN, MARKET, MEMORY, MINE, TEMPLE};
use crate::games::Royaume;
use crate::games::royaume::{Action, Play, Tiles};
use crate::ui::screens::tutorial::step::{Part, Step, Task};

/// Memories.
pub const PART: Part<Royaume> = Part {
    title: |text| text.tutorial.royaume.memories.title,
    deal: None,
    steps: &[
        Step {
            said: |text| &text.tutorial.royaume.memories.fox,
            others: &[],
            task: Task::Do(&[Action::Card(Play::Fox)]),
        },
        Step {
            said: |text| &text.tutorial.royaume.memories.temple,
            others: &[],
            task: Task::Do(&[Action::Move(TEMPLE)]),
        },
        Step {
            said: |text| &text.tutorial.royaume.memories.animal,
            others: &[],
            task: Task::Learn(&[Action::Buy], |text| text.tutorial.royaume.memories.animal_name),
        },
        Step {
            said: |text| &text.tutorial.royaume.memories.failed,
            others: &[(NELL, Action::Move(GARDEN[1])), (NELL, Action::Spin)],
            task: Task::Read(&[]),
        },
        Step {
            said: |text| &text.tutorial.royaume.memories.way,
            others: &[],
            task: Task::Do(&[Action::Card(Play::ShortWay { hex: MINE })]),
        },
        Step {
            said: |text| &text.tutorial.royaume.memories.dig,
            others: &[],
            task: Task::Learn(&[Action::Trade(Tiles::one(FIRST))], |text| {
                text.tutorial.royaume.memories.dig_name
            }),
        },
        Step {
            said: |text| &text.tutorial.royaume.memories.place,
            others: &[(NELL, Action::Move(CAMP)), (NELL, Action::End)],
            task: Task::Do(&[Action::Place(MEMORY, MARKET)]),
        },
        Step {
            said: |text| &text.tutorial.royaume.memories.end,
            others: &[],
            task: Task::Read(&[]),
        },
    ],
};
