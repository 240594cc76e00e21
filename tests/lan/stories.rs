//! Found, joined, broken and mended.

use std::fs;
use std::process::Command;

use serde_json::Value;
use tempfile::tempdir;

use crate::process::{Host, Process, expert};

/// Nobody sits at it who could send somebody away or hurry them: it is told beforehand when to.
#[test]
fn a_table_without_a_player_of_its_own_knows_what_to_do_with_those_who_stall_it() {
    let folder = tempdir().unwrap();
    let limits = ["--turn", "30", "--sit-in", "20", "--kick", "10"];
    let host = Host::start(folder.path(), &expert("2", &limits));
    host.process.kill();
    let save = fs::read_to_string(folder.path().join("table.jsonl")).unwrap();
    let table: Value = serde_json::from_str(save.lines().next().unwrap()).unwrap();
    let settings = &table["table"]["settings"];
    assert_eq!(settings["turn_seconds"], 30, "{settings}");
    assert_eq!(settings["sit_in"][0], 20, "{settings}");
    assert_eq!(settings["ready_seconds"], 10, "{settings}");
}

#[test]
fn three_join_by_code_and_invitation_and_one_watches_and_all_verify() {
    let folder = tempdir().unwrap();
    let mut host = Host::start(&folder.path().join("h"), &expert("4", &["--bots", "captain"]));
    let by_code = ["--address", &host.address, "--code", &host.code, "--bot", "captain"];
    let by_invite = ["--invite", &host.invite, "--bot", "sailor", "--name", "Zoë"];
    let watch = ["--invite", &host.invite, "--watch"];
    let mut watcher = Process::start("join", &folder.path().join("w"), &watch);
    watcher.until("joined");
    let mut players = [
        Process::start("join", &folder.path().join("a"), &by_code),
        Process::start("join", &folder.path().join("b"), &by_invite),
        Process::start("join", &folder.path().join("c"), &by_invite),
    ];
    players.iter_mut().for_each(Process::assert_verified);
    watcher.assert_verified();
    host.assert_done();
    let save = folder.path().join("h/table.jsonl");
    let audit = Command::new(env!("CARGO_BIN_EXE_cinderpeek")).arg("audit").arg(&save).output();
    assert!(audit.unwrap().status.success());
    // One changed card, and the audit says so.
    let text = fs::read_to_string(&save).unwrap();
    let deal = text.lines().find(|line| line.starts_with("{\"deal\"")).unwrap();
    let other = deal
        .replace("crab-lava", "?")
        .replace("crab-ocean", "crab-lava")
        .replace('?', "crab-ocean");
    fs::write(&save, text.replace(deal, &other)).unwrap();
    let audit = Command::new(env!("CARGO_BIN_EXE_cinderpeek")).arg("audit").arg(&save).output();
    assert_eq!(audit.unwrap().status.code(), Some(1));
}

#[test]
fn a_wrong_code_and_a_missing_one_are_refused_with_a_sentence() {
    let folder = tempdir().unwrap();
    let host = Host::start(&folder.path().join("h"), &expert("2", &["--code", "K7M-2QX"]));
    let join = |data: &str, more: &[&str]| {
        let args = [&["--address", host.address.as_str(), "--bot", "random"], more].concat();
        let mut guest = Process::start("join", &folder.path().join(data), &args);
        let (code, sentence) = guest.end();
        // Who reads the lines is told what whoever reads the terminal is.
        let ended = guest.seen.last().and_then(|line| line["ended"].as_str());
        assert_eq!((code, ended), (1, Some(sentence.trim_end())));
        sentence
    };
    let sentence = join("a", &["--code", "K7M-2QY"]);
    assert!(sentence.contains("join code is wrong"), "{sentence}");
    let sentence = join("b", &[]);
    assert!(sentence.contains("needs its join code"), "{sentence}");
}

#[test]
fn what_is_not_there_or_taken_is_said() {
    let folder = tempdir().unwrap();
    let host = Host::start(&folder.path().join("h"), &expert("2", &["--open"]));
    let port = host.address.rsplit(':').next().unwrap().to_owned();
    let taken = expert("2", &["--port", &port]);
    let (code, sentence) = Process::start("host", &folder.path().join("i"), &taken).end();
    assert!(code == 1 && sentence.contains("is taken"), "{sentence}");
    let (code, sentence) =
        Process::start("host", &folder.path().join("h"), &expert("2", &[])).end();
    assert!(code == 1 && sentence.contains("Another program hosts"), "{sentence}");
    let (code, sentence) = Process::start("host", &folder.path().join("j"), &["--resume"]).end();
    assert!(code == 1 && sentence.contains("no table to resume"), "{sentence}");
    let nowhere = ["--address", "127.0.0.1:9", "--bot", "random", "--wait", "2"];
    let (code, sentence) = Process::start("join", &folder.path().join("k"), &nowhere).end();
    assert!(code == 1 && sentence.contains("answered within 2 s"), "{sentence}");
}

#[test]
fn a_table_that_has_begun_can_only_be_watched() {
    let folder = tempdir().unwrap();
    let slow = expert("2", &["--open", "--bots", "captain,captain", "--think", "20"]);
    let mut host = Host::start(&folder.path().join("h"), &slow);
    host.until_action(1);
    let late = ["--address", &host.address, "--bot", "random"];
    let (code, sentence) = Process::start("join", &folder.path().join("a"), &late).end();
    assert!(code == 1 && sentence.contains("--watch"), "{sentence}");
    let watch = ["--address", &host.address, "--watch"];
    Process::start("join", &folder.path().join("w"), &watch).assert_verified();
    host.assert_done();
}

#[test]
fn a_killed_player_takes_its_seat_back() {
    let folder = tempdir().unwrap();
    let mut host = Host::start(&folder.path().join("h"), &expert("2", &["--bots", "captain"]));
    let invite = host.invite.clone();
    let args = ["--invite", &invite, "--bot", "captain", "--think", "20"];
    let player = Process::start("join", &folder.path().join("a"), &args);
    host.until_action(5);
    player.kill();
    host.process.until("left");
    let mut player = Process::start("join", &folder.path().join("a"), &args);
    host.process.until("back");
    player.assert_verified();
    host.assert_done();
}

#[test]
fn a_killed_host_is_resumed_and_its_guests_find_it_by_themselves() {
    let folder = tempdir().unwrap();
    let data = folder.path().join("h");
    let mut host = Host::start(&data, &expert("3", &["--bots", "captain", "--think", "20"]));
    let args = ["--invite", &host.invite, "--bot", "captain", "--think", "20", "--wait", "60"];
    let mut players =
        ["a", "b"].map(|name| Process::start("join", &folder.path().join(name), &args));
    host.until_action(10);
    let before = host.process.kill();
    assert!(before.iter().all(|line| line.get("game_over").is_none()));
    let mut host = Host::start(&data, &["--resume", "--think", "20"]);
    for player in &mut players {
        player.until("disconnected");
        player.until("reconnected");
    }
    players.iter_mut().for_each(Process::assert_verified);
    host.assert_done();
}
