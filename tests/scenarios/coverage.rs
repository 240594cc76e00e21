//! Every rule has a scenario, and every rule is cited where it is played.

use std::fs;
use std::path::{Path, PathBuf};

const RULES: std::ops::RangeInclusive<u8> = 1..=32;

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
fn cites(text: &str, rule: u8) -> bool {
    let number = format!("M{rule}");
    let mut after = text.split(&number).skip(1);
    after.any(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
}

#[test]
fn every_rule_has_a_scenario() {
    let scenarios = sources("tests/scenarios");
    let missing: Vec<u8> =
        RULES.filter(|rule| !scenarios.contains(&format!("#[test]\nfn m{rule:02}_"))).collect();
    assert!(missing.is_empty(), "no scenario for these rules: {missing:?}");
}

#[test]
fn every_rule_is_cited_where_it_is_played() {
    let rules = sources("src/games/memoarrr")
        + &fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/memoarrr.rs"))
            .expect("the game is there");
    let missing: Vec<u8> = RULES.filter(|rule| !cites(&rules, *rule)).collect();
    assert!(missing.is_empty(), "the code cites none of these rules: {missing:?}");
}

/// Each reason for a refusal has its test in `refusals`.
#[test]
fn every_refusal_has_a_scenario() {
    let rules = sources("src/games/memoarrr");
    let variants =
        rules.split("pub enum Illegal {").nth(1).and_then(|rest| rest.split("\n}").next());
    let names = variants.expect("the reasons are listed").lines().map(str::trim);
    let names = names.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
    let names: Vec<&str> =
        names.filter_map(|line| line.split(|c: char| !c.is_alphanumeric()).next()).collect();
    assert!(names.len() >= 13, "{names:?}");
    let refusals = include_str!("refusals.rs");
    for name in names {
        assert!(refusals.contains(&format!("Illegal::{name}")), "no refusal for {name}");
    }
}
