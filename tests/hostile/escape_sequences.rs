//! A false host, and somebody who announces tables, that send what would do something to a terminal.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::admission::{AdmissionReply, Welcome};

use crate::fake_announcements::{announce_real, multicast, send_table, someone_else};
use crate::false_host::answer;
use crate::namespace::inside;

/// A title, a cleared screen, a colour, letters from right to left, and a line of its own.
pub const HOSTILE: &str = "\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\u{202e}\r\nowned";

#[test]
fn what_a_false_host_says_does_nothing_to_a_terminal() {
    inside("escape_sequences::what_a_false_host_says_does_nothing_to_a_terminal", be_refused);
}

/// Closed with a wait, with a version, with a reason that nobody knows; and let in to a game that
/// nobody knows.
fn be_refused() {
    for number in [3, 9, 10, 999] {
        for json in [false, true] {
            let address = answer(move |mut call| async move {
                call.request().await;
                call.connection.close(u32::into(number), HOSTILE.as_bytes());
            });
            is_harmless(&join(address, json));
        }
    }
    let address = answer(|mut call| async move {
        call.request().await;
        let game = HOSTILE.to_owned();
        let welcome = Welcome { confirm: None, table: [0; 16], pass: [0; 32], game };
        call.reply(&AdmissionReply::Welcome(welcome)).await;
        call.connection.closed().await;
    });
    is_harmless(&join(address, false));
}

fn join(address: SocketAddr, json: bool) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    join_from(folder.path(), address, json)
}

/// Joins with the profile in that folder, and has all of it noted there.
pub fn join_from(folder: &Path, address: SocketAddr, json: bool) -> Output {
    let (data, address) = (folder.to_str().expect("a path"), address.to_string());
    let mut args = vec!["join", "--address", &address, "--watch", "--wait", "2", "--data", data];
    args.extend(["--interface", "lo", "--log", "debug"]);
    args.extend(json.then_some("--json"));
    cinderpeek(&args)
}

#[test]
fn what_is_announced_does_nothing_to_a_terminal() {
    inside("escape_sequences::what_is_announced_does_nothing_to_a_terminal", be_listed);
}

fn be_listed() {
    let _table = announce_real();
    let stop = Arc::new(AtomicBool::new(false));
    let stopped = stop.clone();
    let announcing = std::thread::spawn(move || {
        let socket = multicast();
        while !stopped.load(Ordering::Acquire) {
            send_hostile(&socket);
            std::thread::sleep(Duration::from_millis(100));
        }
    });
    for args in [&["tables", "--interface", "lo"][..], &["tables", "--interface", "lo", "--json"]] {
        let output = cinderpeek(args);
        is_harmless(&output);
        let said = String::from_utf8(output.stdout).expect("readable output");
        assert!(said.contains("Real"), "{said}");
        assert!(said.contains("Game"), "the entries were not understood: {said}");
    }
    stop.store(true, Ordering::Release);
    announcing.join().expect("ended");
}

/// In the name, in the entries of one that this program can read, and in one of another version.
fn send_hostile(socket: &std::net::UdpSocket) {
    let (version, host) = (format!("v={PROTOCOL}"), someone_else(7));
    let (name, game) = (format!("n={HOSTILE}"), format!("g={HOSTILE}"));
    let table = |name, game| [&*version, name, game, "t=1", "s=4", "p=lobby", "o=1", &*host];
    send_table(socket, 1, "Name", &table(&*name, "g=memoarrr"));
    send_table(socket, 2, "Game", &table("n=Game", &*game));
    send_table(socket, 3, HOSTILE, &["v=99"]);
    send_table(socket, 4, HOSTILE, &table(&*name, &*game));
}

fn cinderpeek(args: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cinderpeek"));
    program.env("LC_ALL", "C").args(args).output().expect("the program starts")
}

/// A terminal shows all of it as it stands, and does nothing else.
#[track_caller]
pub fn is_harmless(output: &Output) {
    let said = [&output.stdout[..], &output.stderr].concat();
    reads_harmless(&String::from_utf8(said).expect("readable output"));
}

/// The same of a text.
#[track_caller]
pub fn reads_harmless(said: &str) {
    let does_something = |c: char| c != '\n' && (c.is_control() || c == '\u{202e}');
    assert!(!said.is_empty() && !said.contains(does_something), "{said:?}");
    assert!(!said.lines().any(|line| line == "owned"), "{said:?}");
    assert!(!said.contains("panicked"), "{said:?}");
}
