//! The second part: joining somebody, and a fight.

use super::NELL;
use super::layout::GARDEN;
use crate::games::Royaume;
use crate::games::royaume::{Action, Play};
use crate::ui::screens::tutorial::step::{Part, Step, Task};

/// Friends, and the Wizard.
pub const PART: Part<Royaume> = Part {
    title: |text| text.tutorial.royaume.together.title,
    deal: None,
    steps: &[
        Step {
            said: |text| &text.tutorial.royaume.together.join,
            others: &[(NELL, Action::Move(GARDEN[0]))],
            task: Task::Learn(&[Action::Join], |text| text.tutorial.royaume.together.join_name),
        },
        Step {
            said: |text| &text.tutorial.royaume.together.spin,
            others: &[(NELL, Action::Spin)],
            task: Task::Learn(&[Action::Spin], |text| text.tutorial.royaume.challenge.spin_name),
        },
        Step {
            said: |text| &text.tutorial.royaume.together.fight,
            others: &[(NELL, Action::Spin)],
            task: Task::Learn(&[Action::Spin], |text| text.tutorial.royaume.challenge.spin_name),
        },
        Step {
            said: |text| &text.tutorial.royaume.together.goat,
            others: &[],
            task: Task::Do(&[Action::Card(Play::Goat)]),
        },
        Step {
            said: |text| &text.tutorial.royaume.together.beaten,
            others: &[],
            task: Task::Read(&[]),
        },
    ],
};
