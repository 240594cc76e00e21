//! What a window holds and uses while nobody touches it.

use std::path::Path;
use std::time::Duration;

use egui_kittest::kittest::Queryable;

use crate::process::Process;
use crate::report::Report;
use crate::screen::Screen;
use crate::stage::{Setting, stage};

/// How long nobody touches it.
const IDLE: Duration = Duration::from_secs(10);
/// How long a window may take to become still: pictures are drawn, tables are looked for.
const SETTLING: Duration = Duration::from_secs(4);

/// The settings of somebody who was here before.
pub const HOME: &str = r#"{"name":"Zoë","language":"en","mute":true}"#;
/// The same, for whom a game begins at once.
const TABLE: &str = r#"{"name":"Zoë","language":"en","mute":true,"pace":"quick","practice":{"memoarrr":{"bots":["random"],"i_start":true}}}"#;

/// The same in the kingdom.
const KINGDOM: &str = r#"{"name":"Zoë","language":"en","mute":true,"pace":"quick","game":"royaume","practice":{"royaume":{"bots":["captain"],"i_start":true}}}"#;

pub fn measure(screen: &Screen, game: &Path, empty: &Path, report: &mut Report) {
    let floor = Process::start(screen, empty, None, &[]);
    settle(screen);
    let floors = floor.memory();
    drop(floor);
    screen.until_lit(false);

    let home = Process::start(screen, game, Some(HOME), &[]);
    settle(screen);
    let memory = home.memory();
    report.add("resident memory on Home", memory[0], Some(floors[0]), "MB", 1.35);
    report.note("its share of it (PSS)", memory[1], floors[1], "MB");
    idle(&home, "Home", report);
    let [x, y] = settings_button().map(|at| at.to_string());
    act(screen, &["mousemove", &x, &y, "click", "1", "sleep", "0.2", "mousemove", "3", "3"]);
    idle(&home, "Settings", report);
    drop(home);
    screen.until_lit(false);

    let table = Process::start(screen, game, Some(TABLE), &["--practice"]);
    settle(screen);
    report.add("resident memory at a table", table.memory()[0], Some(floors[0]), "MB", 1.35);
    idle(&table, "a table, looking", report);
    act(screen, &["search", "--name", "Cinderpeek$", "windowfocus", "--sync", "key", "Return"]);
    idle(&table, "a table, my turn", report);
    drop(table);
    screen.until_lit(false);

    let kingdom = Process::start(screen, game, Some(KINGDOM), &["--practice"]);
    settle(screen);
    report.add("resident memory in the kingdom", kingdom.memory()[0], Some(floors[0]), "MB", 1.35);
    idle(&kingdom, "the kingdom, my turn", report);
    drop(kingdom);
    screen.until_lit(false);
}

fn settle(screen: &Screen) {
    screen.until_lit(true);
    std::thread::sleep(SETTLING);
}

/// Does something there that can be seen.
fn act(screen: &Screen, words: &[&str]) {
    let before = screen.picture();
    screen.hand(words);
    settle(screen);
    assert!(screen.picture() != before, "{words:?} changed nothing");
}

fn idle(process: &Process, place: &str, report: &mut Report) {
    let before = process.ticks();
    std::thread::sleep(IDLE);
    let used = process.ticks() - before;
    report.add(&format!("10 s idle: {place}"), used as f64, None, "ticks", 1.0);
}

/// Where the first screen has its button for the settings.
fn settings_button() -> [f32; 2] {
    let mut stage = stage(&Setting::default());
    stage.run_steps(4);
    stage.get_by_label("Settings").rect().center().into()
}
