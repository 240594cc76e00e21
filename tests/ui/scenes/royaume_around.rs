//! Le Royaume around its board: offered, gathered for, taught, explained, and over.

use cinderpeek::client::Verdict;
use cinderpeek::games::Royaume;
use cinderpeek::table::{Lobby, PersonId, StageName};
use cinderpeek::ui::test_table::{TestTable, TestableGame};
use eframe::egui::Key;

use crate::prepared::Prepared;
use crate::scenes::around::{HOST, PRACTICE, chapter, lesson, open, read_files, statistics};
use crate::scenes::at_table::sit;
use crate::scenes::company::listening;
use crate::scenes::royaume::start;
use crate::scenes::{Rehearsed, Scene, held, press};
use crate::stage::{Setting, Stage, app};

/// All of them.
pub const ALL: &[Scene] = &[
    offered("home-royaume", |_| None),
    offered("home-royaume-continue", read_files).prepared(unfinished).scrolling(),
    offered("practice-royaume", |stage| open(stage, PRACTICE)).scrolling(),
    offered("practice-royaume-five", |stage| open(stage, PRACTICE)).prepared(five).scrolling(),
    offered("host-royaume", |stage| open(stage, HOST)).scrolling(),
    page("help-royaume-01-goal", |stage| chapter(stage, 0)),
    page("help-royaume-02-map", |stage| chapter(stage, 1)),
    page("help-royaume-03-turn", |stage| chapter(stage, 2)),
    page("help-royaume-04-challenge", |stage| chapter(stage, 3)),
    page("help-royaume-05-outcome", |stage| chapter(stage, 4)),
    page("help-royaume-06-helping", |stage| chapter(stage, 5)),
    page("help-royaume-07-wizard", |stage| chapter(stage, 6)),
    page("help-royaume-08-mine", |stage| chapter(stage, 7)),
    page("help-royaume-09-placing", |stage| chapter(stage, 8)),
    page("help-royaume-10-ending", |stage| chapter(stage, 9)),
    page("help-royaume-11-own", |stage| chapter(stage, 10)),
    page("help-royaume-12-strong", |stage| chapter(stage, 11)),
    page("help-royaume-13-trouble", |stage| chapter(stage, 12)),
    page("help-royaume-14-rulings", |stage| chapter(stage, 13)),
    offered("lesson-royaume", |stage| lesson(stage, 0, 0)),
    offered("lesson-royaume-walk", |stage| lesson(stage, 0, 1)),
    offered("lesson-royaume-spin", |stage| lesson(stage, 0, 2)),
    offered("lesson-royaume-sword", |stage| lesson(stage, 0, 3)),
    offered("lesson-royaume-done", |stage| lesson(stage, 0, 4)),
    offered("lesson-royaume-join", |stage| lesson(stage, 1, 0)),
    offered("lesson-royaume-fight", |stage| lesson(stage, 1, 2)),
    offered("lesson-royaume-goat", |stage| lesson(stage, 1, 3)),
    offered("lesson-royaume-temple", |stage| lesson(stage, 2, 1)),
    offered("lesson-royaume-way", |stage| lesson(stage, 2, 4)),
    offered("lesson-royaume-place", |stage| lesson(stage, 2, 6)),
    offered("lesson-royaume-over", |stage| lesson(stage, 3, 0)),
    Scene::new("lobby-royaume-alone", |stage| held(lobby(stage, 1))).scrolling(),
    Scene::new("lobby-royaume", |stage| held(lobby(stage, 4))).scrolling(),
    Scene::new("lobby-royaume-six", |stage| held(lobby(stage, 6))).scrolling(),
    Scene::new("lobby-royaume-rules", |stage| {
        let table = lobby(stage, 3);
        press(stage, ["Change…", "Changer…"]);
        held(table)
    })
    .scrolling(),
    Scene::new("lobby-royaume-guest", |stage| held(guest(stage))),
    Scene::new("royaume-summary", |stage| held(summary(stage))).scrolling(),
    Scene::new("royaume-end", |stage| held(end(stage, 3))).scrolling(),
    Scene::new("royaume-end-six", |stage| held(end(stage, 6))).scrolling(),
    Scene::new("royaume-end-counting", |stage| held(end(stage, 2)))
        .prepared(|setting| setting.with("\"motion\":\"slow\""))
        .scrolling(),
    Scene::new("royaume-replay", |stage| held(replay(stage, 4, 40))).scrolling(),
    Scene::new("royaume-replay-six", |stage| held(replay(stage, 6, 40))).scrolling(),
    Scene::new("royaume-replay-eyes", |stage| {
        let table = replay(stage, 4, 40);
        press(stage, ["Zoë’s eyes", "Les yeux de Zoë"]);
        held(table)
    })
    .scrolling(),
    Scene::new("statistics-royaume", statistics).prepared(a_past).scrolling(),
];

type Table = TestTable<Royaume>;

const fn offered(name: &'static str, make: fn(&mut Stage) -> Rehearsed) -> Scene {
    Scene::new(name, make).prepared(royaume)
}

const fn page(name: &'static str, make: fn(&mut Stage) -> Rehearsed) -> Scene {
    offered(name, make).scrolling()
}

/// Le Royaume is the game that is chosen.
pub fn royaume(setting: Setting) -> Setting {
    setting.with("\"game\":\"royaume\"")
}

/// As many opponents as there can be.
fn five(setting: Setting) -> Setting {
    let bots = "\"random\",\"cabin-boy\",\"sailor\",\"captain\",\"kraken\"";
    royaume(setting).with(&format!("\"practice\":{{\"royaume\":{{\"bots\":[{bots}]}}}}"))
}

/// A table against four bots to go on with.
fn unfinished(setting: Setting) -> Setting {
    let person = |id: u32, kind: &str| {
        format!(
            "[{{\"id\":{id},\"name\":\"Zoë\",\"portrait\":{id},\"kind\":\"{kind}\",\
             \"part\":\"Player\",\"host\":{},\"place\":null,\"seat\":null,\"ready\":true,\
             \"away\":false}},null]",
            id == 1
        )
    };
    let kinds = ["human", "bot:cabin-boy", "bot:sailor", "bot:captain", "bot:kraken"];
    let people: Vec<String> = (1..).zip(kinds).map(|(id, kind)| person(id, kind)).collect();
    let table =
        format!("{{\"table\":{{\"name\":\"Zoë’s table\",\"people\":[{}]}}}}", people.join(","));
    let game = "{\"record\":1,\"game\":\"royaume\"}";
    royaume(setting).file("practice/table.jsonl", format!("{table}\n{game}\n"))
}

/// The host's lobby with so many people.
fn lobby(stage: &mut Stage, people: usize) -> Table {
    let mut lobby = gathering();
    lobby.people.truncate(people);
    let mut table = Royaume::join(app(stage), None);
    table.seat(lobby, PersonId(1));
    table.host(listening());
    stage.run_steps(2);
    table
}

fn gathering() -> Lobby<Royaume> {
    Lobby { stage: StageName::Gathering, ..Prepared::kingdom(6, 1).lobby() }
}

/// Somebody else's lobby, with a free place.
fn guest(stage: &mut Stage) -> Table {
    let mut lobby = gathering();
    (lobby.people[0].host, lobby.people[3].host) = (false, true);
    lobby.people[0].ready = false;
    lobby.people.truncate(5);
    let mut table = Royaume::join(app(stage), Some("Maximilian’s table"));
    table.seat(lobby, PersonId(1));
    table
}

fn summary(stage: &mut Stage) -> Table {
    let table = start(stage);
    stage.key_press(Key::F1);
    stage.run_steps(2);
    table
}

/// A game for so many that is over.
fn end(stage: &mut Stage, seats: u8) -> Table {
    let mut game = Prepared::kingdom(seats, 3);
    while game.step().is_some() {}
    let mut table = sit(stage, &game);
    table.open(
        game.opened(),
        Verdict::Verified { updates: 90, witnessed: true, given_up: 0, not_from_here: 0 },
    );
    stage.run_steps(3);
    table
}

/// After so many steps.
fn replay(stage: &mut Stage, seats: u8, steps: usize) -> Table {
    let table = end(stage, seats);
    press(stage, ["Replay", "Revoir"]);
    for _ in 0..steps {
        stage.key_press(Key::ArrowRight);
        stage.step();
    }
    table
}

/// Somebody who has played.
fn a_past(setting: Setting) -> Setting {
    let score = |games, wins| format!("{{\"games\":{games},\"wins\":{wins}}}");
    let statistics = format!(
        "{{\"games\":{{\"royaume\":{{\"all\":{},\"against\":{{\"bot:captain\":{},\"human\":{}}},\
         \"points\":97,\"placed\":9,\"wizards\":3}}}}}}",
        score(14, 6),
        score(11, 5),
        score(3, 1)
    );
    setting.file("statistics.json", statistics)
}
