//! A link that the system hands over: it is shown, and joined only by a click more.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use cinderpeek::net::admission::fingerprint::Fingerprint;
use cinderpeek::net::admission::invite::Invite;
use cinderpeek::ui::test_table::hand_over;
use eframe::egui::accesskit::Role;
use eframe::egui::{Color32, ColorImage, DroppedFile, Event, Key, Pos2};
use egui_kittest::kittest::Queryable;

use crate::scenes::{named, wait_for};
use crate::stage::{Setting, Stage, app, stage};

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

/// A file as the system drops it on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        Err("it is read by its path".to_owned())
    }
}

/// The host's own QR code, as a picture of their screen has it, by day and by night.
#[test]
fn a_picture_of_the_qr_code_is_an_invitation() {
    for light in ["night", "day"] {
        let setting = Setting::default().with(&format!("\"light\":\"{light}\""));
        let (mut host, _table) = named("lobby-qr").show(&setting);
        let screen = host.render().expect("a picture");
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("screen.png");
        screen.save(&path).expect("a file");
        let mut guest = stage(&Setting::default());
        guest.input_mut().dropped_files.push(Arc::new(Dropped(path)));
        wait_for(&mut guest, ["An invitation: it has all that is needed.", "Une invitation"]);
        let mut guest = stage(&Setting::default());
        let size = [screen.width() as usize, screen.height() as usize];
        let pasted = ColorImage::from_rgba_unmultiplied(size, screen.as_raw());
        guest.event(Event::PasteImage(Arc::new(pasted)));
        wait_for(&mut guest, ["An invitation: it has all that is needed.", "Une invitation"]);
    }
}

#[test]
fn a_picture_without_a_code_is_answered_with_what_to_do() {
    let mut stage = stage(&Setting::default());
    let empty = ColorImage::filled([400, 300], Color32::WHITE);
    stage.event(Event::PasteImage(Arc::new(empty)));
    wait_for(&mut stage, ["No QR code was found in this picture.", "Pas de code QR"]);
}

/// Whatever was clicked in between, there is nothing else to type.
#[test]
fn a_code_that_is_asked_for_can_be_typed_at_once() {
    let (mut stage, _table) = named("needs-code").show(&Setting::default());
    stage.event(Event::Text("K7M".to_owned()));
    stage.run_steps(2);
    let beside = Pos2::new(10.0, 10.0);
    stage.hover_at(beside);
    stage.drag_at(beside);
    stage.run_steps(1);
    stage.drop_at(beside);
    stage.run_steps(2);
    stage.event(Event::Text("2QX".to_owned()));
    stage.run_steps(2);
    assert_eq!(stage.get_by_role(Role::TextInput).value().as_deref(), Some("K7M2QX"));
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
