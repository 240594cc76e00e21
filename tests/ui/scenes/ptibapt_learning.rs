//! How to play Pti Bapt, and its lesson.

use crate::scenes::around::{chapter, lesson, ptibapt};
use crate::scenes::{Rehearsed, Scene};
use crate::stage::Stage;

/// All of them.
pub const ALL: &[Scene] = &[
    page("help-ptibapt-01-goal", |stage| chapter(stage, 0)),
    page("help-ptibapt-02-turn", |stage| chapter(stage, 1)),
    page("help-ptibapt-03-traps", |stage| chapter(stage, 2)),
    page("help-ptibapt-04-yellow", |stage| chapter(stage, 3)),
    page("help-ptibapt-05-worth", |stage| chapter(stage, 4)),
    page("help-ptibapt-06-ending", |stage| chapter(stage, 5)),
    page("help-ptibapt-07-blue", |stage| chapter(stage, 6)),
    page("help-ptibapt-08-solo", |stage| chapter(stage, 7)),
    page("help-ptibapt-09-rulings", |stage| chapter(stage, 8)),
    page("help-ptibapt-10-memory", |stage| chapter(stage, 9)),
    step("lesson-ptibapt", |stage| lesson(stage, 0, 0)),
    step("lesson-ptibapt-mismatch", |stage| lesson(stage, 0, 3)),
    step("lesson-ptibapt-traps", |stage| lesson(stage, 1, 2)),
    step("lesson-ptibapt-spyglass", |stage| lesson(stage, 2, 2)),
    step("lesson-ptibapt-peek", |stage| lesson(stage, 2, 3)),
    step("lesson-ptibapt-switch", |stage| lesson(stage, 2, 7)),
    step("lesson-ptibapt-over", |stage| lesson(stage, 3, 0)),
];

const fn page(name: &'static str, make: fn(&mut Stage) -> Rehearsed) -> Scene {
    step(name, make).scrolling()
}

const fn step(name: &'static str, make: fn(&mut Stage) -> Rehearsed) -> Scene {
    Scene::new(name, make).prepared(ptibapt)
}
