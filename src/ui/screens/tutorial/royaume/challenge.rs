//! The first part: a walk, a challenge, a card.

use super::Spot;
use super::layout::{BOARD, CAMP, MARKET};
use crate::games::Royaume;
use crate::games::royaume::{Action, Play};
use crate::text::Texts;
use crate::text::tutorial::royaume::challenge::Challenge;
use crate::ui::screens::tutorial::step::{Part, Step, Task};

fn said(text: &Texts) -> &Challenge {
    &text.tutorial.royaume.challenge
}

/// A challenge.
pub const PART: Part<Royaume> = Part {
    title: |text| said(text).title,
    deal: Some(&BOARD),
    steps: &[
        Step::new(|text| &said(text).hello, Task::Read(&[Spot::Hex(CAMP)])),
        Step::new(|text| &said(text).walk, Task::Do(&[Action::Move(MARKET)])),
        Step::new(
            |text| &said(text).spin,
            Task::Press(&[Action::Spin], |text| said(text).spin_name),
        ),
        Step::new(|text| &said(text).sword, Task::Do(&[Action::Card(Play::Sword)])),
        Step::new(|text| &said(text).done, Task::Read(&[])),
    ],
};
