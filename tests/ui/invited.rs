//! A link that the system hands over: it is shown, and joined only by a click more.

use cinderpeek::net::admission::fingerprint::Fingerprint;
use cinderpeek::net::admission::invite::Invite;
use cinderpeek::ui::test_table::hand_over;
use eframe::egui::Key;
use egui_kittest::kittest::Queryable;

use super::scenes::wait_for;
use super::stage::{Setting, Stage, app, stage};

fn invited(practice: bool, link: String) -> Stage {
    let mut stage = stage(&Setting { practice, invitation: Some(link), ..Setting::default() });
    stage.run_steps(3);
    stage
}

fn link() -> String {
    let host = Fingerprint::of(b"host");
    Invite::new(&["127.0.0.1".parse().expect("an address")], 9, host, None).to_string()
}

#[test]
fn a_link_waits_for_a_click() {
    let stage = invited(false, link());
    stage.get_by_label("An invitation: it has all that is needed.");
    stage.get_by_label("Join");
}

#[test]
fn a_damaged_link_says_so() {
    let stage = invited(false, link()[..40].to_owned());
    stage.get_by_label_contains("A part of this invitation is missing");
}

/// However many links are opened, there is one screen to come back from.
#[test]
fn a_second_link_replaces_the_first() {
    let mut stage = invited(true, link());
    hand_over(app(&mut stage), link()[..40].to_owned());
    stage.run_steps(3);
    stage.get_by_label_contains("A part of this invitation is missing");
    stage.key_press(Key::F1);
    stage.run_steps(3);
    hand_over(app(&mut stage), link());
    stage.run_steps(3);
    stage.get_by_label("An invitation: it has all that is needed.");
    stage.key_press(Key::Escape);
    wait_for(&mut stage, ["I’ve got them", "Je les ai"]);
}

#[test]
fn a_link_takes_nobody_from_their_table() {
    let mut stage = invited(true, link());
    stage.get_by_label("An invitation: it has all that is needed.");
    stage.key_press(Key::Escape);
    wait_for(&mut stage, ["I’ve got them", "Je les ai"]);
}
