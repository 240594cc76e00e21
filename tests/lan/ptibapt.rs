//! Pti Bapt between processes: the same table, another game.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tempfile::tempdir;

use crate::process::{Host, Process};

const BAPT: [&str; 5] = ["--name", "Bapt", "--game", "ptibapt", "--seats"];

#[test]
fn pti_bapt_is_played_resumed_and_verified_like_the_first_game() {
    let folder = tempdir().unwrap();
    let data = folder.path().join("h");
    let table = [&BAPT[..], &["2", "--extension", "--bots", "captain", "--think", "20"]].concat();
    let mut host = Host::start(&data, &table);
    let other = ["--game", "memoarrr", "--invite", &host.invite, "--bot", "sailor"];
    let (code, sentence) = Process::start("join", &folder.path().join("a"), &other).end();
    assert!(code == 1 && sentence.contains("Join it with --game ptibapt"), "{sentence}");
    // Without a word on the game the table tells it, and the seat is the same.
    let args = ["--invite", &host.invite, "--bot", "sailor", "--wait", "60"];
    let mut player = Process::start("join", &folder.path().join("a"), &args);
    host.until_action(10);
    host.process.kill();
    let mut host = Host::start(&data, &["--resume", "--think", "20"]);
    player.until("reconnected");
    player.assert_verified();
    host.assert_done();
    let save = data.join("table.jsonl");
    let run = |command: &str| {
        Command::new(env!("CARGO_BIN_EXE_cinderpeek")).arg(command).arg(&save).output().unwrap()
    };
    assert!(run("audit").status.success() && run("replay").status.success());
    audit_knows_a_seat(&save, &folder.path().join("a"));
    let text = fs::read_to_string(&save).unwrap().replacen("\"yellow\"", "\"red\"", 1);
    fs::write(&save, text).unwrap();
    assert_eq!(run("audit").status.code(), Some(1));
}

/// The file alone could be made up by the host: only a seat's own file tells what it agreed to.
fn audit_knows_a_seat(save: &Path, profile: &Path) {
    let audit = |args: &[&Path]| {
        let mut audit = Command::new(env!("CARGO_BIN_EXE_cinderpeek"));
        let done = audit.args(["audit", "--json"]).args(args).output().unwrap();
        (done.status.code(), String::from_utf8(done.stdout).unwrap())
    };
    let (code, said) = audit(&[save]);
    assert!(code == Some(0) && said.starts_with("{\"by_the_rules\":"), "{said}");
    let seat = fs::read_dir(profile.join("seats")).unwrap().next().unwrap().unwrap().path();
    let with_seat = [save, Path::new("--seat"), &seat];
    let (code, said) = audit(&with_seat);
    assert!(code == Some(0) && said.starts_with("{\"fair\":"), "{said}");
    let mut kept: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&seat).unwrap()).unwrap();
    kept["agreed"] = "00".repeat(32).into();
    fs::write(&seat, kept.to_string()).unwrap();
    let (code, said) = audit(&with_seat);
    assert!(code == Some(1) && said.starts_with("{\"by_the_rules\":"), "{said}");
}

#[test]
fn solo_is_played_against_the_clock_of_the_table() {
    let folder = tempdir().unwrap();
    let data = folder.path().join("h");
    let table = [&BAPT[..], &["1", "--solo", "--bots", "captain", "--think", "5"]].concat();
    let mut host = Host::start(&data, &table);
    host.assert_done();
    let save = fs::read_to_string(data.join("table.jsonl")).unwrap();
    let lines: Vec<Value> = save.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let times: Vec<u64> = lines.iter().filter_map(|line| line["action"]["at"].as_u64()).collect();
    assert!(times.len() > 16 && times.is_sorted() && times[0] == 0 && times[1] >= 5, "{times:?}");
    let mut over =
        lines.iter().filter_map(|line| line["events"].as_array()?.last()?.get("game_over"));
    let over = over.next_back().expect("it is over");
    let millis = (over["seconds"].as_f64().unwrap() * 1000.0).round() as u64;
    assert_eq!(millis, *times.last().unwrap());
    let reds = over["reds"].as_f64().unwrap();
    let result = over["result"].as_f64().unwrap();
    assert!((result - over["seconds"].as_f64().unwrap() - 10.0 * reds).abs() < 1e-9, "{over}");
}
