//! A notification of the desktop calls the player who is elsewhere.

use std::time::{Duration, Instant};

use cinderpeek::games::Memoarrr;
use cinderpeek::ui::test_table::TestTable;
use eframe::egui::ViewportCommand;
use egui_kittest::kittest::Queryable;

use crate::outside::desktop::{Asked, Bus, Desktop};
use crate::outside::elsewhere::{HINT, calls, out_of_sight, until_my_turn};
use crate::prepared::Prepared;
use crate::scenes::at_table::sit;
use crate::scenes::press;
use crate::stage::{Setting, Stage, app, stage, wait_for_wake};

/// A thousand times longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// Waits until that is so, looking again whenever the app is woken.
fn until(stage: &mut Stage, mut so: impl FnMut(&mut Stage) -> bool) {
    let begun = Instant::now();
    while !so(stage) {
        assert!(begun.elapsed() < PATIENCE, "not within {PATIENCE:?}");
        wait_for_wake(stage);
    }
}

/// At a table for two, in a turn of the player's, on a desktop with notifications.
fn on_desktop(setting: &Setting, bus: &Bus) -> (Stage, Prepared<Memoarrr>, TestTable<Memoarrr>) {
    let mut stage = stage(setting);
    let ctx = stage.ctx.clone();
    app(&mut stage).notify_over(&ctx, &bus.address);
    let mut game = Prepared::new(2, false, 3);
    let mut table = sit(&mut stage, &game);
    until_my_turn(&mut game, &mut table, &mut stage);
    stage.run_steps(2);
    (stage, game, table)
}

fn show(title: &str, body: &str) -> Asked {
    Asked::Show(title.to_owned(), body.to_owned())
}

#[test]
fn a_notification_calls_whoever_is_elsewhere_and_is_taken_back() {
    for (language, asked) in
        [("en", show("Your turn", "Memoarrr!")), ("fr", show("À vous de jouer", "Memoarrr\u{a0}!"))]
    {
        let bus = Bus::start();
        let desktop = Desktop::on(&bus);
        let language = format!("\"language\":\"{language}\"");
        let setting = Setting::default().with("\"notifications\":true").with(&language);
        let (mut stage, mut game, mut table) = on_desktop(&setting, &bus);
        stage.input_mut().focused = false;
        until_my_turn(&mut game, &mut table, &mut stage);
        stage.step();
        assert_eq!(desktop.asked(), asked, "and nothing while the window had the focus");
        stage.input_mut().focused = true;
        stage.step();
        assert_eq!(desktop.asked(), Asked::Close);
    }
}

#[test]
fn who_presses_the_notification_gets_the_window() {
    let bus = Bus::start();
    let desktop = Desktop::on(&bus);
    let setting = Setting::default().with("\"notifications\":true");
    let (mut stage, mut game, mut table) = on_desktop(&setting, &bus);
    stage.input_mut().focused = false;
    until_my_turn(&mut game, &mut table, &mut stage);
    stage.step();
    assert_eq!(desktop.asked(), show("Your turn", "Memoarrr!"));
    desktop.press();
    until(&mut stage, |stage| out_of_sight(stage, &[]).contains(&ViewportCommand::Focus));
}

/// In the settings.
fn tick_notifications(stage: &mut Stage) {
    press(stage, ["Settings", "Réglages"]);
    stage.get_by_label("As a notification, too").click_accesskit();
    stage.run_steps(3);
}

#[test]
fn without_the_wish_there_is_no_notification() {
    let bus = Bus::start();
    let desktop = Desktop::on(&bus);
    let (mut stage, mut game, mut table) = on_desktop(&Setting::default(), &bus);
    stage.input_mut().focused = false;
    until_my_turn(&mut game, &mut table, &mut stage);
    assert!(calls(&mut stage).contains(&HINT));
    // Whoever turns them on now, and is called once more, gets that one and no other.
    tick_notifications(&mut stage);
    until_my_turn(&mut game, &mut table, &mut stage);
    stage.step();
    assert_eq!(desktop.asked(), show("Your turn", "Memoarrr!"));
    assert_eq!(desktop.asked_too(), []);
}

#[test]
fn where_nothing_shows_notifications_that_is_said_at_once() {
    let bus = Bus::start();
    let mut stage = stage(&Setting::default());
    let ctx = stage.ctx.clone();
    app(&mut stage).notify_over(&ctx, &bus.address);
    stage.run_steps(2);
    tick_notifications(&mut stage);
    let said = |stage: &Stage| {
        stage.query_by_label_contains("Nothing on this system shows notifications").is_some()
    };
    until(&mut stage, |stage| {
        stage.step();
        said(stage)
    });
}
