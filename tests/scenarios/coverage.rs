//! Every rule has a scenario, and every rule is cited where it is played.

use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// A game: its numbers, where its scenarios and its code are, where its refusals are told, and how many
/// reasons there are at least.
struct Book {
    chapters: &'static [Chapter],
    scenarios: &'static str,
    code: &'static str,
    refusals: &'static str,
    reasons: usize,
}

/// Numbers of a rule book with one letter, such as M1 to M32.
struct Chapter {
    letter: char,
    numbers: RangeInclusive<u8>,
}

const fn chapter(letter: char, numbers: RangeInclusive<u8>) -> Chapter {
    Chapter { letter, numbers }
}

const BOOKS: [Book; 3] = [
    Book {
        chapters: &[chapter('M', 1..=32)],
        scenarios: "tests/scenarios/memoarrr",
        code: "src/games/memoarrr",
        refusals: include_str!("memoarrr/refusals.rs"),
        reasons: 13,
    },
    Book {
        chapters: &[chapter('P', 1..=16)],
        scenarios: "tests/scenarios/ptibapt",
        code: "src/games/ptibapt",
        refusals: include_str!("ptibapt/refusals.rs"),
        reasons: 11,
    },
    // Rules, decisions, and the three kinds of cards.
    Book {
        chapters: &[
            chapter('R', 1..=32),
            chapter('D', 1..=28),
            chapter('A', 1..=19),
            chapter('B', 20..=23),
            chapter('C', 24..=28),
        ],
        scenarios: "tests/scenarios/royaume",
        code: "src/games/royaume",
        refusals: include_str!("royaume/refusals.rs"),
        reasons: 29,
    },
];

impl Book {
    fn missing(&self, holds: impl Fn(char, u8) -> bool) -> Vec<String> {
        let of = |chapter: &'static Chapter| {
            chapter.numbers.clone().map(|number| (chapter.letter, number))
        };
        let missing = self.chapters.iter().flat_map(of).filter(|(letter, it)| !holds(*letter, *it));
        missing.map(|(letter, number)| format!("{letter}{number}")).collect()
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

/// What the doc comments and names of all tests in this text say.
fn stories(text: &str) -> String {
    let mut stories = String::new();
    let mut before: Vec<&str> = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        match line {
            "#[test]" => {
                stories += &before.join("\n");
                stories += &format!("\n{line}\n{}\n", lines.next().unwrap_or_default());
                before.clear();
            }
            doc if doc.starts_with("///") => before.push(doc),
            _ => before.clear(),
        }
    }
    stories
}

/// A number has its scenario if a test is named for it. A test of Le Royaume may tell of several, so
/// there it is enough that the doc comment of one cites it.
#[test]
fn every_rule_has_a_scenario() {
    for book in BOOKS {
        let stories = stories(&sources(book.scenarios));
        let several = book.chapters.len() > 1;
        let told = |letter: char, number| {
            let name = format!("#[test]\nfn {}{number:02}_", letter.to_ascii_lowercase());
            stories.contains(&name) || (several && cites(&stories, letter, number))
        };
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
        let missing = book.missing(|letter, number| cites(&code, letter, number));
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
