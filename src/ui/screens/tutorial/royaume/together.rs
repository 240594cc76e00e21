//! The second part: joining somebody, and a fight.

use super::NELL;
use super::layout::GARDEN;
use crate::games::Royaume;
use crate::games::royaume::{Action, Play};
use crate::text::Texts;
use crate::text::tutorial::royaume::together::Together;
use crate::ui::screens::tutorial::step::{Part, Step, Task};

fn said(text: &Texts) -> &Together {
    &text.tutorial.royaume.together
}

/// Friends, and the Wizard.
pub const PART: Part<Royaume> = Part {
    title: |text| said(text).title,
    deal: None,
    steps: &[
        Step::new(
            |text| &said(text).join,
            Task::Press(&[Action::Join], |text| said(text).join_name),
        )
        .after(&[(NELL, Action::Move(GARDEN[0]))]),
        Step::new(
            |text| &said(text).spin,
            Task::Press(&[Action::Spin], |text| text.tutorial.royaume.challenge.spin_name),
        )
        .after(&[(NELL, Action::Spin)]),
        Step::new(
            |text| &said(text).fight,
            Task::Press(&[Action::Spin], |text| text.tutorial.royaume.challenge.spin_name),
        )
        .after(&[(NELL, Action::Spin)]),
        Step::new(|text| &said(text).goat, Task::Do(&[Action::Card(Play::Goat)])),
        Step::new(|text| &said(text).beaten, Task::Read(&[])),
    ],
};
