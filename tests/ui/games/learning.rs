//! How to play, and the lessons: read and played as a beginner does.

use cinderpeek::games::GameName;
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable};

use crate::scenes::around::{chapter, lesson, ptibapt};
use crate::scenes::named;
use crate::scenes::royaume_around::royaume;
use crate::stage::{Setting, Stage, stage};

/// What is said when a lesson is over.
const OVER: &str = "You’re one of the crew!";
/// A lesson has no more steps.
const LONGEST: usize = 60;

fn click(stage: &mut Stage, label: &str) {
    stage.get_by_label_contains(label).click();
    stage.run_steps(2);
}

fn says(stage: &Stage, words: &str) -> bool {
    stage.query_all_by_label_contains(words).count() > 0
}

/// The lesson of Pti Bapt after so many parts were skipped and so many steps done.
fn taught(parts: usize, steps: usize) -> Stage {
    taught_by(Setting::default(), parts, steps)
}

fn taught_by(setting: Setting, parts: usize, steps: usize) -> Stage {
    let mut stage = stage(&ptibapt(setting));
    lesson(&mut stage, parts, steps);
    stage
}

/// How many steps there are to the end of the lesson.
fn length(setting: &Setting) -> usize {
    let mut stage = stage(setting);
    lesson(&mut stage, 0, 0);
    let over = |_: &usize| {
        let over = says(&stage, OVER);
        stage.key_press(Key::PageDown);
        stage.run_steps(2);
        over
    };
    (0..LONGEST).find(over).expect("a last step")
}

#[test]
fn every_lesson_has_an_end_and_can_be_left_to_the_captain() {
    assert_eq!(length(&Setting::default()), 25);
    assert_eq!(length(&ptibapt(Setting::default())), 27);
    assert_eq!(length(&royaume(Setting::default())), 18);
}

#[test]
fn a_wrong_card_is_gently_corrected() {
    let mut stage = taught(0, 1);
    click(&mut stage, "A3, face down");
    assert!(says(&stage, "Not that one this time"));
    assert!(says(&stage, "A3, face down"), "it was not turned");
    click(&mut stage, "B2, face down");
    assert!(says(&stage, "B2, kite"));
    assert!(!says(&stage, "Not that one this time"));
}

#[test]
fn a_pair_is_found_in_any_order() {
    for (order, motion) in [(["B2", "C1"], "slow"), (["C1", "B2"], "off")] {
        let setting = Setting::default().with(&format!("\"motion\":\"{motion}\""));
        let mut stage = taught_by(setting, 0, 5);
        for place in order {
            click(&mut stage, &format!("{place}, face down"));
        }
        // Nell takes her time.
        stage.run_steps(20);
        assert!(says(&stage, "A pair! Both cards are yours"), "{order:?}");
        assert!(says(&stage, "pair: kite"), "{order:?}");
    }
}

#[test]
fn two_wrong_cards_for_the_spyglass_are_put_back() {
    let mut stage = taught(2, 2);
    click(&mut stage, "A1, face down");
    assert!(says(&stage, "the first of two"), "choosing one is no mistake yet");
    assert!(!says(&stage, "Not those two"));
    click(&mut stage, "F5, face down");
    assert!(says(&stage, "Not those two this time"));
    assert!(!says(&stage, "the first of two"));
    click(&mut stage, "D2, face down");
    click(&mut stage, "B4, face down");
    assert_eq!(stage.get_all_by_label_contains("only you see it").count(), 2);
    click(&mut stage, "I’ve got them");
    assert_eq!(stage.query_all_by_label_contains("only you see it").count(), 0);
}

#[test]
fn the_game_that_is_chosen_is_the_one_that_is_explained() {
    let mut stage = stage(&ptibapt(Setting::default()));
    chapter(&mut stage, 0);
    assert!(says(&stage, "The Ptis Bapt"));
    click(&mut stage, "Memoarrr!");
    assert!(says(&stage, "The volcano") && !says(&stage, "The Ptis Bapt"));
    click(&mut stage, "Learn by playing");
    assert!(says(&stage, "This is our island"));
}

#[test]
fn from_a_table_one_reads_about_its_game_and_comes_back() {
    let (mut stage, _table) = named("ptibapt-summary").show(&Setting::default());
    click(&mut stage, "How to play");
    assert!(says(&stage, "The Ptis Bapt"));
    stage.key_press(Key::Escape);
    stage.run_steps(3);
    assert!(says(&stage, "can be chosen"), "back at the table");
    assert!(stage.query_by_label("Leave the table?").is_none());
}

#[test]
fn every_chapter_shows_its_page_in_every_language() {
    for language in ["en", "fr"] {
        for game in GameName::ALL {
            let setting = Setting::default()
                .with(&format!("\"language\":\"{language}\""))
                .with(&format!("\"game\":\"{game}\""));
            let mut stage = stage(&setting);
            chapter(&mut stage, 0);
            let titles = chapters(&stage);
            let many = if game == GameName::Royaume { 15 } else { 11 };
            assert_eq!(titles.len(), many, "{game} {language}");
            for title in titles {
                stage.get_all_by_label(&title).next().expect("in the list").click();
                stage.run_steps(3);
                let shown = stage.get_all_by_label(&title).count();
                assert_eq!(shown, 2, "{game} {language}: “{title}” in the list and on the page");
            }
        }
    }
}

/// What stands in the list.
fn chapters(stage: &Stage) -> Vec<String> {
    let listed = |node: &AccessKitNode<'_>| node.toggled().is_some() && node.role() == Role::Button;
    stage.get_all_by(listed).filter_map(|node| node.accesskit_node().label()).collect()
}
