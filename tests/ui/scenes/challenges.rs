//! The deals of the day and the ladder: what is offered, what counts, and what is kept of it.

use cinderpeek::bot::Level;
use cinderpeek::games::Memoarrr;
use cinderpeek::table::{Kind, PersonId};
use cinderpeek::ui::test_table::{TestTable, TestableGame, set_day};

use crate::prepared::Prepared;
use crate::scenes::ended::VERIFIED;
use crate::scenes::{Rehearsed, Scene, held, press, wait_for};
use crate::stage::{Setting, Stage, app};

/// All of them.
pub const ALL: &[Scene] = &[
    Scene::new("challenges", opened).scrolling(),
    Scene::new("challenges-played", opened).prepared(far).scrolling(),
    Scene::new("challenges-copied", copied).prepared(far).scrolling(),
    Scene::new("challenges-left", left).prepared(unfinished).scrolling(),
    Scene::new("challenges-replace", replace).prepared(unfinished).scrolling(),
    Scene::new("challenges-unreadable", opened)
        .prepared(|setting| setting.file("progress.json", "[".to_owned()))
        .scrolling(),
    Scene::new("home-challenges", at_home).prepared(far),
    Scene::new("practice-ladder", |stage| {
        press(stage, crate::scenes::around::PRACTICE);
        None
    })
    .prepared(far)
    .scrolling(),
    Scene::new("end-deal", |stage| held(won(stage, true, Level::CabinBoy)))
        .prepared(six_days)
        .scrolling(),
    Scene::new("end-rung", |stage| held(won(stage, false, Level::CabinBoy)))
        .prepared(near_a_rung)
        .scrolling(),
    Scene::new("end-ladder", |stage| held(won(stage, false, Level::Kraken)))
        .prepared(near_the_top)
        .scrolling(),
];

/// What leads there from the first screen.
pub const CHALLENGES: [&str; 2] = ["Challenges", "Défis"];
/// The day on which all of it happens.
pub const DAY: &str = "2026-11-17";

fn at_home(stage: &mut Stage) -> Rehearsed {
    set_day(app(stage), DAY);
    None
}

fn opened(stage: &mut Stage) -> Rehearsed {
    at_home(stage);
    stage.run_steps(2);
    press(stage, CHALLENGES);
    None
}

/// Somebody who has come far: two deals of today, many days in a row, and the top of a ladder.
pub fn far(setting: Setting) -> Setting {
    let days: Vec<String> = (8..=17).map(|day| format!("\"2026-11-{day:02}\"")).collect();
    let result = |result: &str, scores: &str, marks: &str| {
        format!(
            "{{\"{DAY}\":{{\"result\":\"{result}\",\"scores\":[{scores}],\"marks\":\"{marks}\"}}}}"
        )
    };
    let island = result("won", "9,7", "●●○●○●●");
    let pairs = result("alone", "83.2", "○○●○▲○●●○●○○●●▲●○●●●○●●●");
    let ladder = "{\"memoarrr\":{\"beaten\":2,\"wins\":1},\"royaume\":{\"beaten\":5,\"wins\":0}}";
    let progress = format!(
        "{{\"daily\":{{\"days\":[{}],\"results\":{{\"memoarrr\":{island},\"ptibapt\":{pairs}}}}},\
         \"ladder\":{ladder}}}",
        days.join(",")
    );
    setting.file("progress.json", progress)
}

fn copied(stage: &mut Stage) -> Rehearsed {
    opened(stage);
    press(stage, ["Copy the result of Memoarrr!", "Copier le résultat de « Memoarrr"]);
    None
}

/// Today's deal of one game, yesterday's of another, and a game on the ladder, all begun.
fn unfinished(setting: Setting) -> Setting {
    let table = |name: &str, game: &str| {
        format!(
            "{{\"table\":{{\"name\":\"{name}\",\"people\":[]}}}}\n\
             {{\"record\":1,\"game\":\"{game}\"}}\n"
        )
    };
    setting
        .file("daily/memoarrr/table.jsonl", table(DAY, "memoarrr"))
        .file("daily/ptibapt/table.jsonl", table("2026-11-16", "ptibapt"))
        .file("ladder/royaume/table.jsonl", table("Zoë", "royaume"))
}

fn left(stage: &mut Stage) -> Rehearsed {
    opened(stage);
    wait_for(stage, ["Continue: Le Royaume", "Continuer : Le Royaume"]);
    None
}

fn replace(stage: &mut Stage) -> Rehearsed {
    left(stage);
    press(stage, ["Continue: Le Royaume", "Continuer : Le Royaume"]);
    None
}

/// Somebody who has played a deal on each of the six days before.
fn six_days(setting: Setting) -> Setting {
    let days: Vec<String> = (11..=16).map(|day| format!("\"2026-11-{day:02}\"")).collect();
    let progress = format!("{{\"daily\":{{\"days\":[{}],\"results\":{{}}}}}}", days.join(","));
    setting.file("progress.json", progress)
}

/// Somebody who has beaten the cabin boy once.
fn near_a_rung(setting: Setting) -> Setting {
    let progress = "{\"ladder\":{\"memoarrr\":{\"beaten\":1,\"wins\":1}}}";
    setting.file("progress.json", progress.to_owned())
}

/// Somebody who has beaten the last bot once.
fn near_the_top(setting: Setting) -> Setting {
    let progress = "{\"ladder\":{\"memoarrr\":{\"beaten\":4,\"wins\":1}}}";
    setting.file("progress.json", progress.to_owned())
}

/// A challenge against one bot that the player has won.
fn won(stage: &mut Stage, daily: bool, bot: Level) -> TestTable<Memoarrr> {
    set_day(app(stage), DAY);
    let played = |seed| {
        let mut game = Prepared::new(2, false, seed);
        while game.step().is_some() {}
        game
    };
    let game = (1..).map(played).find(Prepared::is_won).expect("there is such a game");
    let mut lobby = game.lobby();
    lobby.people[1].kind = Kind::Bot(bot);
    let mut table = Memoarrr::challenge(app(stage), lobby, PersonId(1), daily);
    table.update(game.update(), false);
    stage.run_steps(2);
    table.open(game.opened(), VERIFIED);
    stage.run_steps(3);
    table
}
