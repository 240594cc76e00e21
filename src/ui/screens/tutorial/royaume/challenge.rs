//! The first part: a walk, a challenge, a card.

use super::Spot;
use super::layout::{BOARD, CAMP, MARKET};
use crate::games::Royaume;
use crate::games::royaume::{Action, Play};
use crate::ui::screens::tutorial::step::{Part, Step, Task};

/// A challenge.
pub const PART: Part<Royaume> = Part {
    title: |text| text.tutorial.royaume.challenge.title,
    deal: Some(&BOARD),
    steps: &[
        Step {
            said: |text| &text.tutorial.royaume.challenge.hello,
            others: &[],
            task: Task::Read(&[Spot::Hex(CAMP)]),
        },
        Step {
            said: |text| &text.tutorial.royaume.challenge.walk,
            others: &[],
            task: Task::Do(&[Action::Move(MARKET)]),
        },
        Step {
            said: |text| &text.tutorial.royaume.challenge.spin,
            others: &[],
            task: Task::Learn(&[Action::Spin], |text| text.tutorial.royaume.challenge.spin_name),
        },
        Step {
            said: |text| &text.tutorial.royaume.challenge.sword,
            others: &[],
            task: Task::Do(&[Action::Card(Play::Sword)]),
        },
        Step {
            said: |text| &text.tutorial.royaume.challenge.done,
            others: &[],
            task: Task::Read(&[]),
        },
    ],
};
