//! Whole games against bots, from the first peek to the last chest, by mouse and by keyboard.

use std::time::{Duration, Instant};

use eframe::egui::Key;
use egui_kittest::kittest::Queryable;

use super::stage::{Setting, Stage, stage};

/// A game must be over by then; a hundred times longer than it takes.
const PATIENCE: Duration = Duration::from_secs(240);

fn practice() -> Stage {
    let setting = Setting { practice: true, ..Setting::default() };
    stage(&setting.with("\"practice\":{\"bots\":[\"random\"]}"))
}

fn is_over(stage: &Stage) -> bool {
    stage.query_by_label("The game is over.").is_some()
}

/// Plays until the game is over; `act` does what there is to do, if there is something.
fn play(stage: &mut Stage, act: impl Fn(&mut Stage)) {
    let begun = Instant::now();
    while !is_over(stage) {
        assert!(begun.elapsed() < PATIENCE, "the game does not end");
        stage.step();
        act(stage);
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn can_press(stage: &Stage) -> bool {
    ["I’ve got them", "Ready", "I’ve got it"]
        .iter()
        .any(|name| stage.query_by_label(name).is_some())
}

fn can_choose(stage: &Stage) -> bool {
    stage.query_all_by_label_contains("can be chosen").next().is_some()
}

#[test]
fn by_mouse() {
    let mut stage = practice();
    play(&mut stage, |stage| {
        for name in ["I’ve got them", "Ready", "I’ve got it"] {
            if let Some(button) = stage.query_by_label(name) {
                button.click();
            }
        }
        if let Some(choice) = stage.query_all_by_label_contains("can be chosen").next() {
            choice.click();
        }
    });
}

#[test]
fn by_keyboard() {
    let mut stage = practice();
    play(&mut stage, |stage| {
        let focused = stage.query_all_by_label_contains("can be chosen").any(|it| it.is_focused());
        if focused || can_press(stage) {
            stage.key_press(Key::Enter);
        } else if can_choose(stage) {
            stage.key_press(Key::ArrowRight);
        }
        stage.run_steps(2);
    });
}
