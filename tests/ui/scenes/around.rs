//! The screens around a table: the first one, and all that is reached from it.

use std::sync::Arc;

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::admission::fingerprint::Fingerprint;
use cinderpeek::net::discovery::{Announcement, ListedTable, TablePhase};
use cinderpeek::net::doctor::{Finding, Report};
use cinderpeek::ui::test_table::{examined, surround};
use eframe::egui::{Color32, ColorImage, Event, HoveredFile, Key};

use crate::scenes::{Rehearsed, Scene, press, wait_for, wait_until};
use crate::stage::{Setting, Stage, app};

/// All of them.
pub const ALL: &[Scene] = &[
    Scene::new("first-start", |_| None).prepared(|setting| setting.with("\"name\":\"\"")),
    Scene::new("home", |_| None),
    Scene::new("home-ptibapt", |_| None).prepared(ptibapt),
    Scene::new("home-continue", read_files).prepared(unfinished).scrolling(),
    Scene::new("practice-replace", |stage| {
        read_files(stage);
        press(stage, ["Practise", "S’entraîner"]);
        None
    })
    .prepared(unfinished)
    .scrolling(),
    Scene::new("home-tables", |stage| surrounded(stage, Some(tables()))),
    Scene::new("home-blind", |stage| surrounded(stage, None)),
    Scene::new("checkup", checkup),
    Scene::new("practice", |stage| open(stage, PRACTICE)).scrolling(),
    Scene::new("host", |stage| open(stage, HOST)).scrolling(),
    Scene::new("practice-ptibapt", |stage| open(stage, PRACTICE)).prepared(ptibapt).scrolling(),
    Scene::new("host-ptibapt", |stage| open(stage, HOST)).prepared(ptibapt).scrolling(),
    Scene::new("join", |stage| open(stage, JOIN)),
    Scene::new("join-wrong", wrong_address),
    Scene::new("join-drop", |stage| {
        press(stage, JOIN);
        stage.input_mut().hovered_files.push(HoveredFile::default());
        None
    }),
    Scene::new("join-picture", |stage| {
        press(stage, JOIN);
        let empty = ColorImage::filled([400, 300], Color32::WHITE);
        stage.event(Event::PasteImage(Arc::new(empty)));
        wait_for(stage, ["No QR code was found", "Pas de code QR"]);
        None
    }),
    Scene::new("help-01-goal", |stage| chapter(stage, 0)).scrolling(),
    Scene::new("help-02-cards", |stage| chapter(stage, 1)).scrolling(),
    Scene::new("help-03-looking", |stage| chapter(stage, 2)).scrolling(),
    Scene::new("help-04-turn", |stage| chapter(stage, 3)).scrolling(),
    Scene::new("help-05-volcano", |stage| chapter(stage, 4)).scrolling(),
    Scene::new("help-06-round", |stage| chapter(stage, 5)).scrolling(),
    Scene::new("help-07-ending", |stage| chapter(stage, 6)).scrolling(),
    Scene::new("help-08-animals", |stage| chapter(stage, 7)).scrolling(),
    Scene::new("help-09-rulings", |stage| chapter(stage, 8)).scrolling(),
    Scene::new("help-10-memory", |stage| chapter(stage, 9)).scrolling(),
    Scene::new("help-11-fair", |stage| chapter(stage, 10)).scrolling(),
    Scene::new("lesson", |stage| lesson(stage, 0, 0)),
    Scene::new("lesson-learn", |stage| lesson(stage, 0, 1)),
    Scene::new("lesson-do", |stage| lesson(stage, 0, 3)),
    Scene::new("lesson-memory", |stage| lesson(stage, 1, 1)),
    Scene::new("lesson-animals", |stage| lesson(stage, 2, 2)),
    Scene::new("lesson-over", |stage| lesson(stage, 3, 0)),
    Scene::new("settings", |stage| open(stage, SETTINGS)).scrolling(),
    Scene::new("past-none", past).scrolling(),
    Scene::new("past", past_pictured).prepared(a_past).scrolling(),
    Scene::new("past-one-game", one_game).prepared(a_past).scrolling(),
    Scene::new("past-kept", kept).prepared(a_past).scrolling(),
    Scene::new("statistics-none", statistics).scrolling(),
    Scene::new("statistics", statistics).prepared(a_past).scrolling(),
    Scene::new("statistics-reset", reset).prepared(a_past).scrolling(),
    Scene::new("trouble", trouble).prepared(a_past).scrolling(),
];

/// Games that somebody kept.
pub const RECORD: &str = include_str!("../../records/example.jsonl");
pub const PTIBAPT: &str = include_str!("../../records/ptibapt.jsonl");
const ROYAUME: &str = include_str!("../../records/royaume.jsonl");

pub const PRACTICE: [&str; 2] = ["Change opponents", "Changer d’adversaires"];
pub const HOST: [&str; 2] = ["Host a table", "Ouvrir une table"];
const JOIN: [&str; 2] = ["Join by invitation", "Rejoindre par invitation"];
const HELP: [&str; 2] = ["How to play", "Comment jouer"];
const LESSON: [&str; 2] = ["Learn by playing", "Apprendre en jouant"];
const SETTINGS: [&str; 2] = ["Settings", "Réglages"];
const PAST: [&str; 2] = ["Your games", "Vos parties"];

/// Pti Bapt is the game that is chosen.
pub fn ptibapt(setting: Setting) -> Setting {
    setting.with("\"game\":\"ptibapt\"")
}

pub fn open(stage: &mut Stage, names: [&str; 2]) -> Rehearsed {
    press(stage, names);
    None
}

/// What was left is read by a thread of its own.
pub fn read_files(stage: &mut Stage) -> Rehearsed {
    wait_for(stage, ["Continue", "Continuer"]);
    None
}

fn surrounded(stage: &mut Stage, tables: Option<Vec<ListedTable>>) -> Rehearsed {
    surround(app(stage), tables);
    None
}

/// A table of every kind.
fn tables() -> Vec<ListedTable> {
    let table = |name: &str, game: &str, [taken, seats]: [u8; 2], phase, open| ListedTable {
        id: name.to_owned(),
        announcement: Some(Announcement {
            name: name.to_owned(),
            game: game.to_owned(),
            taken,
            seats,
            phase,
            open,
            host: Fingerprint::of(name.as_bytes()),
        }),
        version: PROTOCOL,
        addresses: Vec::new(),
    };
    let mut newer = table("Tomorrow’s table", "memoarrr", [1, 4], TablePhase::Lobby, true);
    newer.version = PROTOCOL + 1;
    vec![
        table("The Leaky Bucket", "memoarrr", [1, 4], TablePhase::Lobby, false),
        table("Maximilian’s table", "ptibapt", [1, 2], TablePhase::Lobby, true),
        table("Ana & friends", "memoarrr", [3, 3], TablePhase::Playing, true),
        table("The Last Lantern", "memoarrr", [2, 2], TablePhase::Over, false),
        newer,
    ]
}

/// Two reasons why nothing is seen.
fn checkup(stage: &mut Stage) -> Rehearsed {
    surrounded(stage, Some(Vec::new()));
    let findings = vec![Finding::Tunnel("tun0".to_owned()), Finding::NobodyHeard];
    let report = Report { findings, ..Report::default() };
    examined(app(stage), report);
    None
}

/// Three tables to go on with.
pub fn unfinished(setting: Setting) -> Setting {
    let person = |id: u32, name: &str, kind: &str, host: bool| {
        format!(
            "[{{\"id\":{id},\"name\":\"{name}\",\"portrait\":{id},\"kind\":\"{kind}\",\
             \"part\":\"Player\",\"host\":{host},\"place\":null,\"seat\":null,\"ready\":true,\
             \"away\":false}},null]"
        )
    };
    let table = |people: [String; 3]| {
        let people = people.join(",");
        let table = format!("{{\"table\":{{\"name\":\"Zoë’s table\",\"people\":[{people}]}}}}");
        format!("{table}\n{{\"record\":1,\"game\":\"memoarrr\"}}\n")
    };
    let me = || person(1, "Zoë", "human", true);
    let bot = |id, level| person(id, "Bot", level, false);
    let guest = |id, name| person(id, name, "human", false);
    let joined = format!(
        "{{\"name\":\"The Leaky Bucket\",\"game\":\"ptibapt\",\"host\":\"{}\",\
         \"addresses\":[\"127.0.0.1:9\"]}}",
        "0".repeat(64)
    );
    setting
        .file("practice/table.jsonl", table([me(), bot(2, "bot:sailor"), bot(3, "bot:captain")]))
        .file("table.jsonl", table([me(), guest(2, "Maximilian"), guest(3, "Ana")]))
        .file("joined.json", joined)
}

fn wrong_address(stage: &mut Stage) -> Rehearsed {
    press(stage, JOIN);
    stage.event(Event::Text("192.168.1.20".to_owned()));
    stage.key_press(Key::Enter);
    None
}

/// How to play the game that is chosen, after so many chapters.
pub fn chapter(stage: &mut Stage, number: usize) -> Rehearsed {
    press(stage, HELP);
    for _ in 0..number {
        press(stage, ["Next: ", "Suite : "]);
    }
    None
}

/// The lesson after so many parts were skipped and so many steps done.
pub fn lesson(stage: &mut Stage, parts: usize, steps: usize) -> Rehearsed {
    press(stage, LESSON);
    for _ in 0..parts {
        press(stage, ["Skip this part", "Passer cette partie"]);
    }
    for _ in 0..steps {
        stage.key_press(Key::PageDown);
        // The others take their time.
        stage.run_steps(20);
    }
    None
}

/// A game that has ended, as the list of them has it.
pub fn game(day: u8, game: &str, result: &str, scores: &str, others: &str) -> String {
    format!(
        "{{\"digest\":\"{day:02}\",\"day\":\"2026-11-{day:02}\",\"game\":\"{game}\",\
         \"result\":\"{result}\",\"scores\":[{scores}],\"others\":[{others}]}}"
    )
}

/// Games that have ended, the newest first. Only the first three still have their records.
fn history() -> String {
    let bot = "{\"name\":\"Sailor\",\"kind\":\"bot:sailor\"}";
    let friend = "{\"name\":\"Wilhelmine the Unforgetting\",\"kind\":\"human\"}";
    let several = [friend, bot, bot, bot, bot].join(",");
    [
        game(27, "memoarrr", "won", "6,4", bot),
        game(26, "royaume", "lost", "41,57,38,44,29,50", &several),
        game(25, "ptibapt", "alone", "83.2", ""),
        game(24, "memoarrr", "won", "7,5,3", &[friend, bot].join(",")),
        game(23, "memoarrr", "watched", "4,9", &[friend, bot].join(",")),
        game(22, "memoarrr", "unverified", "4,9", friend),
        game(21, "memoarrr", "lost", "4,9", bot),
    ]
    .join(",")
}

/// Somebody who has played, and keeps two records of which one is damaged.
pub fn a_past(setting: Setting) -> Setting {
    let score = |games, wins| format!("{{\"games\":{games},\"wins\":{wins}}}");
    let statistics = format!(
        "{{\"games\":{{\"memoarrr\":{{\"all\":{},\"against\":{{\"bot:cabin-boy\":{},\
         \"bot:sailor\":{},\"human\":{}}},\"longest_chain\":7,\"best_round\":14}}}}}}",
        score(31, 12),
        score(20, 11),
        score(18, 4),
        score(3, 1)
    );
    setting
        .file("statistics.json", statistics)
        .file("history.json", format!("[{}]", history()))
        .file("history/27.jsonl", RECORD.to_owned())
        .file("history/26.jsonl", ROYAUME.replace("bot:mixed", "bot:random"))
        .file("history/25.jsonl", PTIBAPT.to_owned())
        .file("records/memoarrr-001.jsonl", RECORD.to_owned())
        .file("records/memoarrr-002.jsonl", "nonsense".to_owned())
}

pub fn past(stage: &mut Stage) -> Rehearsed {
    press(stage, PAST);
    wait_for(stage, ["Saved games", "Parties enregistrées"]);
    None
}

/// The pictures are read one after the other, so the last one comes after all.
fn past_pictured(stage: &mut Stage) -> Rehearsed {
    past(stage);
    assert!(wait_until(stage, |stage| has_picture(stage, "ptibapt/figure/trap")), "no picture");
    None
}

/// Whether a picture that is made of that file was drawn.
pub fn has_picture(stage: &Stage, file: &str) -> bool {
    let textures = stage.ctx.tex_manager();
    let textures = textures.read();
    let mut names = textures.allocated().map(|(_, meta)| &meta.name);
    names.any(|name| name.contains(&format!("({file})")))
}

fn one_game(stage: &mut Stage) -> Rehearsed {
    past_pictured(stage);
    press(stage, ["Le Royaume", "Le Royaume"]);
    None
}

fn kept(stage: &mut Stage) -> Rehearsed {
    past_pictured(stage);
    press(stage, ["Save a copy: Memoarrr! with Sailor, 27 Nov 2026", "Garder une copie"]);
    wait_for(stage, ["Saved as", "Enregistrée"]);
    None
}

pub fn statistics(stage: &mut Stage) -> Rehearsed {
    past(stage);
    press(stage, ["Statistics", "Statistiques"]);
    None
}

fn reset(stage: &mut Stage) -> Rehearsed {
    statistics(stage);
    press(stage, ["Reset the statistics", "Remettre à zéro"]);
    None
}

fn trouble(stage: &mut Stage) -> Rehearsed {
    past_pictured(stage);
    const NONSENSE: [&str; 2] = ["Replay Memoarrr! 2", "Revoir : Memoarrr ! 2"];
    wait_for(stage, NONSENSE);
    press(stage, NONSENSE);
    wait_for(stage, ["This saved game", "Cette partie est illisible"]);
    None
}
