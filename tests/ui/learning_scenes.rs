//! Pages of how to play, and steps of the lessons.

use cinderpeek::games::Name;
use cinderpeek::ui::App;
use cinderpeek::ui::rehearsal;
use eframe::egui::Key;

use super::scenes::Rehearsed;
use super::stage::Stage;

pub fn app(stage: &mut Stage) -> &mut App {
    stage.state_mut().as_mut().expect("the app")
}

/// How to play that game, at that chapter.
pub fn page(stage: &mut Stage, game: Name, chapter: usize) -> Rehearsed {
    assert!(rehearsal::read(app(stage), game, chapter), "{game} has no chapter {chapter}");
    None
}

/// The lesson of that game after so many steps.
pub fn step(stage: &mut Stage, game: Name, steps: usize) -> Rehearsed {
    rehearsal::learn(app(stage), game);
    stage.run_steps(2);
    for _ in 0..steps {
        go_on(stage);
    }
    wait_for_others(stage);
    None
}

/// Whatever the step asks for, the button under it does it.
pub fn go_on(stage: &mut Stage) {
    stage.key_press(Key::PageDown);
    stage.run_steps(2);
}

/// Nobody does more than four things in a step, and a step of the stage is a quarter of a second.
pub fn wait_for_others(stage: &mut Stage) {
    stage.run_steps(20);
}
