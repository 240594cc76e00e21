//! Le Royaume between processes: six seats, a host that is killed, and a player who comes back.

use std::process::Command;

use tempfile::tempdir;

use crate::process::{Host, Process};

#[test]
fn six_seats_play_le_royaume_through_a_killed_host_and_a_killed_player() {
    let folder = tempdir().unwrap();
    let data = folder.path().join("h");
    let bots = "captain,sailor,cabin-boy,captain";
    let table = ["--name", "Kingdom", "--game", "royaume", "--seats", "6", "--bots", bots];
    let mut host = Host::start(&data, &[&table[..], &["--think", "5"]].concat());
    let invite = host.invite.clone();
    let args = ["--invite", &invite, "--bot", "captain", "--wait", "60"];
    let mut first = Process::start("join", &folder.path().join("a"), &args);
    let second = Process::start("join", &folder.path().join("b"), &args);
    host.until_action(20);
    second.kill();
    let mut second = Process::start("join", &folder.path().join("b"), &args);
    host.until_action(60);
    host.process.kill();
    let mut host = Host::start(&data, &["--resume", "--think", "5"]);
    first.until("reconnected");
    first.assert_verified();
    second.assert_verified();
    host.assert_done();
    let save = data.join("table.jsonl");
    let run = |command: &str| {
        Command::new(env!("CARGO_BIN_EXE_cinderpeek")).arg(command).arg(&save).output().unwrap()
    };
    assert!(run("audit").status.success() && run("replay").status.success());
}
