//! A save that is damaged, and a disk that is full.

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::tempdir;

use crate::process::{Host, Process, expert};

/// A host that was killed after so many actions of its own bots.
fn killed_after(folder: &Path, actions: u64) -> String {
    let args = expert("2", &["--open", "--bots", "captain,captain", "--think", "10"]);
    let mut host = Host::start(folder, &args);
    host.until_action(actions);
    host.process.kill();
    fs::read_to_string(folder.join("table.jsonl")).unwrap()
}

#[test]
fn a_save_that_was_cut_off_is_resumed_up_to_there() {
    let folder = tempdir().unwrap();
    let save = killed_after(folder.path(), 12);
    let (whole, last) = save.trim_end().rsplit_once('\n').unwrap();
    let half = &last[..last.len() / 2];
    fs::write(folder.path().join("table.jsonl"), format!("{whole}\n{half}")).unwrap();
    let mut host = Host::start(folder.path(), &["--resume"]);
    let resumed = host.process.until("resumed");
    assert_eq!(resumed["lost"], 1, "{resumed}");
    assert_eq!(resumed["kept"], whole.lines().count(), "{resumed}");
    assert_eq!(resumed["why"], "a line of it is damaged or cut off");
    host.assert_done();
    let shelf = fs::read_dir(folder.path().join("games")).unwrap().count();
    assert_eq!(shelf, 1, "a copy of the whole is kept");
    let audit = Command::new(env!("CARGO_BIN_EXE_cinderpeek"))
        .arg("audit")
        .arg(folder.path().join("table.jsonl"))
        .output();
    assert!(audit.unwrap().status.success());
}

#[test]
fn a_card_changed_in_the_save_ends_what_is_believed_of_it() {
    let folder = tempdir().unwrap();
    let save = killed_after(folder.path(), 12);
    let reveal = save.lines().find(|line| line.contains("\"revealed\"")).unwrap();
    let card = reveal.split("\"card\":\"").nth(1).and_then(|it| it.split('"').next()).unwrap();
    let other = if card == "crab-lava" { "crab-ocean" } else { "crab-lava" };
    let text = save.replacen(reveal, &reveal.replace(card, other), 1);
    fs::write(folder.path().join("table.jsonl"), text).unwrap();
    let mut host = Host::start(folder.path(), &["--resume"]);
    let resumed = host.process.until("resumed");
    assert_eq!(resumed["why"], "something happens in it that the rules do not allow", "{resumed}");
    host.assert_done();
}

#[test]
fn a_save_of_which_nothing_can_be_made_is_left_alone() {
    let folder = tempdir().unwrap();
    killed_after(folder.path(), 3);
    fs::write(folder.path().join("table.jsonl"), "nonsense\n").unwrap();
    let (code, sentence) = Process::start("host", folder.path(), &["--resume"]).end();
    assert!(code == 1 && sentence.contains("can be resumed"), "{sentence}");
    assert_eq!(fs::read_to_string(folder.path().join("table.jsonl")).unwrap(), "nonsense\n");
    let mut host = Host::start(folder.path(), &expert("2", &["--open", "--bots", "random,random"]));
    host.assert_done();
}

/// The profile is on a small file system in a mount namespace of its own; ballast is taken aboard and
/// thrown out again when the test says so.
#[test]
fn a_full_disk_stops_the_game_until_there_is_room_and_the_players_are_told() {
    const SCRIPT: &str = r#"
        folder=$1; shift
        mount -t tmpfs -o size=256k tmpfs "$folder/h"
        mkfifo "$folder/fill" "$folder/full" "$folder/room"
        (
          read -r _ <"$folder/fill"
          dd if=/dev/zero of="$folder/h/ballast" bs=1k 2>/dev/null
          echo >"$folder/full"
          read -r _ <"$folder/room"
          rm "$folder/h/ballast"
        ) >/dev/null 2>&1 &
        exec "$@"
    "#;
    let folder = tempdir().unwrap();
    fs::create_dir_all(folder.path().join("h")).unwrap();
    let mut by = Command::new("unshare");
    by.args(["--mount", "sh", "-c", SCRIPT, "sh"]).arg(folder.path());
    by.arg(env!("CARGO_BIN_EXE_cinderpeek"));
    let args = expert("2", &["--open", "--bots", "captain"]);
    let mut host = Host::of(Process::run(by, "host", &folder.path().join("h"), &args));
    fs::write(folder.path().join("fill"), "\n").unwrap();
    fs::read(folder.path().join("full")).unwrap();
    let join = ["--address", &host.address, "--bot", "captain"];
    let mut player = Process::start("join", &folder.path().join("a"), &join);
    let why = host.process.until_that(|line| line["unsaved"].is_string());
    assert!(why["unsaved"].as_str().unwrap().contains("No space left"), "{why}");
    player.until_that(|line| line["heard"]["Lobby"]["unsaved"] == true);
    fs::write(folder.path().join("room"), "\n").unwrap();
    player.until_that(|line| line["heard"]["Lobby"]["unsaved"] == false);
    player.assert_verified();
    host.assert_done();
}
