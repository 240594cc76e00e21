//! Records that somebody made in order to do harm: to a terminal, to the memory, or to the patience of
//! whoever reads them.

use std::process::Command;

use super::{EXAMPLE, cinderpeek, complains, file, text};

/// Titles, colours, a cleared screen, letters from right to left, tags and blanks that are none.
const NAME: &str =
    r"\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e\u061c\u00ad\u3164\u2800\udb40\udc41";

/// Whether a terminal shows all of it as it stands, and does nothing else.
fn is_harmless(said: &str) -> bool {
    let hidden = ['\u{202e}', '\u{61c}', '\u{ad}', '\u{3164}', '\u{2800}', '\u{e0041}'];
    said.chars().all(|c| c == '\n' || !(c.is_control() || hidden.contains(&c)))
}

#[test]
fn a_record_does_nothing_to_a_terminal() {
    let named = EXAMPLE.replace("\"P0\"", &format!("\"{NAME}\""));
    assert_ne!(named, EXAMPLE);
    let record = file("hostile-names.jsonl", &named);
    let nonsense = file("hostile-nonsense.jsonl", NAME.replace("\\u001b", "\u{1b}"));
    let game = file("hostile-game.jsonl", EXAMPLE.replace("\"memoarrr\"", &format!("\"{NAME}\"")));
    for path in [record, nonsense, game] {
        let path = path.to_str().expect("a path");
        for args in [&["replay", path][..], &["audit", path], &["audit", path, "--json"]] {
            let output = cinderpeek(args);
            let said = text(&output.stdout) + &text(&output.stderr);
            assert!(!said.is_empty() && is_harmless(&said), "{args:?}: {said:?}");
        }
    }
    let said = text(&cinderpeek(&["replay", "no\u{1b}[2J\u{202e}such.jsonl"]).stderr);
    assert!(said.lines().count() == 1 && is_harmless(&said), "{said:?}");
}

/// The program with half a gigabyte of memory.
fn in_little_memory(args: &[&str]) -> (Option<i32>, String) {
    let mut shell = Command::new("sh");
    let limited = "ulimit -v 524288; exec \"$0\" \"$@\"";
    shell.args(["-c", limited, env!("CARGO_BIN_EXE_cinderpeek")]).args(args);
    let output = shell.env("LC_ALL", "C").output().expect("the program starts");
    (output.status.code(), text(&output.stderr))
}

#[test]
fn a_file_without_end_is_refused_in_little_memory() {
    for command in ["replay", "audit"] {
        let (code, said) = in_little_memory(&[command, "/dev/zero"]);
        assert_eq!(said.lines().count(), 1, "{command}: {said}");
        assert!(code.is_some_and(|code| code != 0) && said.contains("/dev/zero"), "{said}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    std::os::unix::fs::symlink("/dev/zero", folder.path().join("table.jsonl")).expect("a link");
    let data = folder.path().to_str().expect("a path");
    let args = ["host", "--resume", "--interface", "lo", "--data", data];
    let (code, said) = in_little_memory(&args);
    assert!(code.is_some_and(|code| code != 0) && !said.contains("panicked"), "{said}");
}

/// A line that never ends, nesting without end, and a seat's file that is none.
#[test]
fn nonsense_of_any_size_is_a_sentence() {
    let header = EXAMPLE.lines().next().expect("a header");
    let long = file("hostile-long.jsonl", format!("{header}\n{}", "[".repeat(8 << 20)));
    let deep = file("hostile-deep.jsonl", format!("{header}\n{}", "{\"deal\":".repeat(100_000)));
    for path in [&long, &deep].map(|path| path.to_str().expect("a path")) {
        for command in ["replay", "audit"] {
            let (code, said) = in_little_memory(&[command, path]);
            assert_eq!((code, said.lines().count()), (Some(1), 1), "{command}: {said:.300}");
            assert!(said.len() < 1000, "{} letters", said.len());
        }
    }
    let example = file("hostile-example.jsonl", EXAMPLE);
    let example = example.to_str().expect("a path");
    complains(&["audit", example, "--seat", "/dev/zero"], 1, "/dev/zero");
}
