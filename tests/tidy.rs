//! What the compiler and clippy cannot see: who may name whom, and how a file begins.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// What each part of the library may name of the others.
const MAY_NAME: [(&str, &[&str]); 15] = [
    ("escape", &[]),
    ("hex", &[]),
    ("storage", &["escape"]),
    ("game", &[]),
    ("games", &["game"]),
    ("bot", &["game", "games"]),
    ("table", &["escape", "hex", "game", "games", "bot"]),
    ("client", &["hex", "game", "games", "bot", "table"]),
    ("net", &["escape", "hex", "storage", "game"]),
    ("guest", &["storage", "game", "bot", "table", "client", "net"]),
    ("host", &["storage", "game", "bot", "table", "client", "net", "guest"]),
    ("sound", &[]),
    ("text", &["game", "games", "bot", "table", "client", "net", "guest", "host"]),
    (
        "ui",
        &[
            "escape", "storage", "game", "games", "bot", "table", "client", "net", "guest", "host",
            "sound", "text",
        ],
    ),
    (
        "cli",
        &[
            "escape", "storage", "game", "games", "bot", "table", "client", "net", "guest", "host",
            "text", "ui",
        ],
    ),
];

/// What the rules must not touch: they are pure.
const IMPURE: [&str; 8] = [
    "std::time",
    "std::fs",
    "std::net",
    "std::io",
    "std::thread",
    "println!",
    "HashMap",
    "HashSet",
];

/// Where a client or its window may hold the whole truth: in a lesson, and after the game, when it
/// is told to everybody.
const AFTER_THE_GAME: [&str; 8] = [
    "src/client/evidence.rs",
    "src/ui/boards.rs",
    "src/ui/boards/memoarrr/after/result/",
    "src/ui/boards/ptibapt/after/result/",
    "src/ui/boards/royaume/after/result/",
    "src/ui/profile/finished_game.rs",
    "src/ui/screens/replay",
    "src/ui/screens/tutorial",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file with that ending under a folder, with its text.
fn sources(folder: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of this project") {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.ends_with("target") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                let text = fs::read_to_string(&path).expect("a readable source");
                let path = path.strip_prefix(root()).expect("inside").to_owned();
                found.push((path, text));
            }
        }
    }
    assert!(!found.is_empty(), "no .{ending} files under {folder}");
    found
}

/// The part of the library that a file belongs to: `src/game/set.rs` and `src/game.rs` to `game`.
fn part(path: &Path) -> String {
    let below = path.strip_prefix("src").expect("a source").components().next();
    let name = below.expect("a file").as_os_str().to_string_lossy().into_owned();
    name.trim_end_matches(".rs").to_owned()
}

/// The lines of a file before its tests, without comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    let tests = text.find("#[cfg(test)]").unwrap_or(text.len());
    text[..tests].lines().filter(|line| !line.trim_start().starts_with("//"))
}

#[test]
fn dependencies_point_one_way() {
    let parts: Vec<&str> = MAY_NAME.iter().map(|(part, _)| *part).collect();
    for (path, text) in sources("src", "rs") {
        let part = part(&path);
        if part == "lib" || part == "main" {
            continue;
        }
        let allowed = MAY_NAME.iter().find(|(name, _)| *name == part);
        let (_, allowed) = allowed.unwrap_or_else(|| panic!("{part} is not on the map"));
        for line in code(&text) {
            for other in parts.iter().filter(|other| **other != part && !allowed.contains(other)) {
                let named = [format!("crate::{other}::"), format!("crate::{other};")];
                let names = named.iter().any(|name| line.contains(name));
                assert!(!names, "{}: {part} may not name {other}: {line}", path.display());
            }
        }
    }
}

#[test]
fn rules_are_pure() {
    for (path, text) in sources("src/games", "rs") {
        for line in code(&text) {
            let impure = IMPURE.iter().find(|word| line.contains(**word));
            assert_eq!(impure, None, "{}: {line}", path.display());
        }
    }
}

#[test]
fn during_a_game_nobody_but_the_table_names_the_truth() {
    let truth = |line: &str| line.split(|c: char| !c.is_alphanumeric()).any(|word| word == "State");
    for (path, text) in sources("src", "rs") {
        let afterwards =
            AFTER_THE_GAME.iter().any(|start| path.to_string_lossy().starts_with(start));
        let part = part(&path);
        // Tests know the truth.
        let afterwards = afterwards || path.ends_with("tests.rs");
        if !["client", "guest", "net", "ui"].contains(&part.as_str()) || afterwards {
            continue;
        }
        let named = code(&text).find(|line| truth(line));
        assert_eq!(named, None, "{}: {part} may not name a State", path.display());
    }
}

#[test]
fn every_source_says_what_it_is_and_can_be_held_in_mind() {
    for (path, text) in sources("src", "rs").into_iter().chain(sources("tests", "rs")) {
        assert!(text.starts_with("//!"), "{} does not say what it is", path.display());
        let lines = text.lines().count();
        assert!(lines <= 500, "{} has {lines} lines: a second noun?", path.display());
    }
}

#[test]
fn a_folder_has_at_most_a_dozen_sources() {
    let mut folders = BTreeMap::<PathBuf, usize>::new();
    for (path, _) in sources("src", "rs") {
        *folders.entry(path.parent().expect("a folder").to_owned()).or_default() += 1;
    }
    // What lies right under src are the parts on the map.
    folders.remove(Path::new("src"));
    for (folder, count) in folders {
        assert!(count <= 12, "{} has {count} sources: a second level?", folder.display());
    }
}

#[test]
fn the_map_names_every_part() {
    let map = fs::read_to_string(root().join("src/lib.rs")).expect("lib.rs");
    for (part, _) in MAY_NAME {
        assert!(
            ["[`", "`"].iter().any(|open| map.contains(&format!("//! - {open}{part}"))),
            "lib.rs does not tell of {part}"
        );
    }
}

#[test]
fn nothing_lies_around_at_the_top() {
    const KNOWN: [&str; 7] =
        ["Cargo.toml", "Cargo.lock", "README.md", "src", "tests", "assets", "dist"];
    for entry in fs::read_dir(root()).expect("this project") {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        let known = KNOWN.contains(&name.as_str()) || name == "target" || name.starts_with('.');
        assert!(known, "{name} does not belong at the top");
    }
}

/// French signs stay with their word, and an apostrophe is the one that is printed, not the typewriter's.
#[test]
fn no_sign_begins_a_line() {
    const LOOSE: [&str; 7] = [" !", " ?", " :", " ;", " »", "« ", "'"];
    for (path, text) in sources("src/text", "rs") {
        let code = code(&text).collect::<Vec<_>>().join("\n").replace("\\\"", "");
        // What stands between quotation marks is read by players.
        for words in code.split('"').skip(1).step_by(2) {
            let loose = LOOSE.iter().find(|sign| words.contains(**sign));
            assert_eq!(loose, None, "{}: “{words}”", path.display());
        }
    }
}
