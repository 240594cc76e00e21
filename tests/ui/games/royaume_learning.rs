//! The lesson of Le Royaume, played as a beginner does: by clicks, and by keys; and its book.

use eframe::egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::scenes::around::lesson;
use crate::scenes::named;
use crate::scenes::royaume_around::royaume;
use crate::stage::{Setting, Stage, stage};

/// The lesson after so many parts were skipped and so many steps done.
fn taught(parts: usize, steps: usize) -> Stage {
    let mut stage = stage(&royaume(Setting::default()));
    lesson(&mut stage, parts, steps);
    stage
}

fn says(stage: &Stage, words: &str) -> bool {
    stage.query_all_by_label_contains(words).count() > 0
}

/// Clicks what is called so; what is chosen twice is meant.
fn choose(stage: &mut Stage, name: &str, times: usize) {
    for _ in 0..times {
        let node = stage.query_all_by_label_contains(name).find(|node| {
            node.accesskit_node().label().is_some_and(|label| label.starts_with(name))
        });
        node.expect(name).click();
        stage.run_steps(3);
    }
}

#[test]
fn a_challenge_is_taken_by_two_clicks_and_a_wrong_one_is_gently_corrected() {
    let mut stage = taught(0, 1);
    choose(&mut stage, "Hex 1 of the Market", 2);
    assert!(says(&stage, "Not there this time"));
    choose(&mut stage, "Hex 2 of the Market", 1);
    assert!(says(&stage, "twice"), "choosing is no mistake yet");
    choose(&mut stage, "Hex 2 of the Market", 1);
    assert!(says(&stage, "Its front says yellow 8"));
    stage.get_by_label("Spin").click();
    stage.run_steps(20);
    assert!(says(&stage, "A yellow 5"));
    choose(&mut stage, "Sword", 2);
    stage.run_steps(20);
    assert!(says(&stage, "5 + 3 = 8: done!"));
}

#[test]
fn a_memory_is_chosen_on_the_plate_and_placed_on_the_map() {
    let mut stage = taught(2, 6);
    stage.run_steps(20);
    choose(&mut stage, "memory of the Market", 1);
    choose(&mut stage, "Hex 2 of the Market", 2);
    stage.run_steps(20);
    assert!(says(&stage, "The windows light up"));
}

/// Arrows lead over the map, Enter chooses, and Enter once more means it.
#[test]
fn a_challenge_is_taken_by_keys() {
    let mut stage = taught(0, 1);
    let is_there = |stage: &Stage| {
        let focused = stage.query_all_by_label_contains("Hex 2 of the Market");
        focused.into_iter().any(|node| node.accesskit_node().is_focused())
    };
    let ways = [Key::ArrowDown, Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp];
    for step in 0..200 {
        if is_there(&stage) {
            break;
        }
        stage.key_press(ways[(step * 7 + step / 5) % ways.len()]);
        stage.run_steps(2);
    }
    assert!(is_there(&stage), "the arrows lead to every hex");
    for _ in 0..2 {
        stage.key_press(Key::Enter);
        stage.run_steps(3);
    }
    assert!(says(&stage, "Its front says yellow 8"));
    stage.key_press(Key::Enter);
    stage.run_steps(20);
    assert!(says(&stage, "A yellow 5"), "Enter presses the button that is meant");
}

/// The book has fifteen chapters; at the first size of the window all of them are in sight.
#[test]
fn no_chapter_of_the_book_is_out_of_sight() {
    let (stage, _table) = named("help-royaume-01-goal").show(&Setting::default());
    let last = stage.get_by_label("A fair deal").rect();
    assert!(last.bottom() < 780.0 && last.height() >= 32.0, "{last:?}");
}
