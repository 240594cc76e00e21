//! Every rule has a scenario, and every rule is cited where it is played.

use std::fs;
use std::path::{Path, PathBuf};

/// A game: the letter of its rules, how many there are, where its code is, where its refusals are
/// told, and how many reasons there are at least.
struct Book {
    letter: char,
    rules: u8,
    code: &'static str,
    refusals: &'static str,
    reasons: usize,
}

const BOOKS: [Book; 2] = [
    Book {
        letter: 'M',
        rules: 32,
        code: "src/games/memoarrr",
        refusals: include_str!("refusals.rs"),
        reasons: 13,
    },
    Book {
        letter: 'P',
        rules: 16,
        code: "src/games/ptibapt",
        refusals: include_str!("ptibapt/refusals.rs"),
        reasons: 11,
    },
];

impl Book {
    fn missing(&self, holds: impl Fn(u8) -> bool) -> Vec<String> {
        let missing = (1..=self.rules).filter(|rule| !holds(*rule));
        missing.map(|rule| format!("{}{rule}", self.letter)).collect()
    }
}

/// The text of every Rust file in a folder of this project, with those in its folders.
fn sources(folder: &str) -> String {
    let mut text = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder is there") {
            let path: PathBuf = entry.expect("it can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                text += &fs::read_to_string(path).expect("it can be read");
            }
        }
    }
    text
}

/// Whether this text cites the rule, say `M3`; `M31` is another one.
fn cites(text: &str, letter: char, rule: u8) -> bool {
    let number = format!("{letter}{rule}");
    let mut after = text.split(&number).skip(1);
    after.any(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
}

#[test]
fn every_rule_has_a_scenario() {
    let scenarios = sources("tests/scenarios");
    for book in BOOKS {
        let letter = book.letter.to_ascii_lowercase();
        let told = |rule| scenarios.contains(&format!("#[test]\nfn {letter}{rule:02}_"));
        let missing = book.missing(told);
        assert!(missing.is_empty(), "no scenario for these rules: {missing:?}");
    }
}

#[test]
fn every_rule_is_cited_where_it_is_played() {
    for book in BOOKS {
        let own = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("{}.rs", book.code));
        let own = fs::read_to_string(own).expect("the game is there");
        // The table of contents does not count.
        let own: String = own.lines().filter(|line| !line.starts_with("//! |")).collect();
        let code = sources(book.code) + &own;
        let missing = book.missing(|rule| cites(&code, book.letter, rule));
        assert!(missing.is_empty(), "the code cites none of these rules: {missing:?}");
    }
}

/// Each reason for a refusal has its test in `refusals`.
#[test]
fn every_refusal_has_a_scenario() {
    for book in BOOKS {
        let rules = sources(book.code);
        let variants =
            rules.split("pub enum Illegal {").nth(1).and_then(|rest| rest.split("\n}").next());
        let names = variants.expect("the reasons are listed").lines().map(str::trim);
        let names = names.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
        let names: Vec<&str> =
            names.filter_map(|line| line.split(|c: char| !c.is_alphanumeric()).next()).collect();
        assert!(names.len() >= book.reasons, "{names:?}");
        for name in names {
            assert!(book.refusals.contains(&format!("Illegal::{name}")), "no refusal for {name}");
        }
    }
}
