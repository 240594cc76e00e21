//! What a seat gets to know.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::tempdir;

use crate::process::{Host, Process, expert};

/// The names of all cards that stand anywhere in this.
fn cards(value: &Value) -> Vec<String> {
    const ANIMALS: [&str; 5] = ["crab-", "octopus-", "penguin-", "turtle-", "walrus-"];
    match value {
        Value::String(text) if ANIMALS.iter().any(|animal| text.starts_with(animal)) => {
            vec![text.clone()]
        }
        Value::Array(values) => values.iter().flat_map(cards).collect(),
        Value::Object(fields) => fields.values().flat_map(cards).collect(),
        _ => Vec::new(),
    }
}

/// A card is in what a seat receives only if it lies face up, was just revealed, or if the seat
/// itself looks at it; and nothing of the deal's secrets is.
#[test]
fn a_seat_hears_only_what_it_may_know() {
    let folder = tempdir().unwrap();
    let mut host = Host::start(&folder.path().join("h"), &expert("2", &["--bots", "captain"]));
    let args = ["--invite", &host.invite, "--bot", "captain"];
    let mut player = Process::start("join", &folder.path().join("a"), &args);
    player.assert_verified();
    host.assert_done();
    let record = fs::read_to_string(folder.path().join("h/table.jsonl")).unwrap();
    let header = record.lines().find(|line| line.starts_with("{\"record\"")).unwrap();
    let header: Value = serde_json::from_str(header).unwrap();
    let secret = header["fair"]["secret"].as_str().unwrap();
    let over = |line: &Value| line["heard"]["Update"]["view"]["opened"] != Value::Null;
    let mut updates = 0;
    for line in player.seen.iter().take_while(|line| !over(line)) {
        let text = line.to_string();
        assert!(!text.contains(secret) && !text.contains("token"), "{text}");
        let update = &line["heard"]["Update"];
        let view = &update["view"];
        let revealed = update["seen"].as_array().into_iter().flatten();
        let mut known: Vec<String> = revealed.flat_map(|seen| cards(&seen["revealed"])).collect();
        known.extend(cards(&view["faces"]).into_iter().chain(cards(&view["secret"])));
        let mut told = cards(line);
        known.sort_unstable();
        told.sort_unstable();
        assert_eq!(told, known, "{text}");
        if update.is_null() {
            continue;
        }
        updates += 1;
        let cells = |list: &Value| -> Vec<u64> {
            let mut cells: Vec<u64> = list
                .as_array()
                .unwrap()
                .iter()
                .filter_map(|it| it[0].as_u64().or(it.as_u64()))
                .collect();
            cells.sort_unstable();
            cells
        };
        assert_eq!(cells(&view["faces"]), cells(&view["tabletop"]["face_up"]), "{text}");
        let me = &view["viewer"]["seat"];
        let looks =
            view["tabletop"]["phase"]["looking"].as_array().is_some_and(|it| it.contains(me));
        let mut seen = update["seen"].as_array().unwrap().iter();
        let peeked = seen.any(|seen| seen["peeked"]["seat"] == *me);
        assert!(cards(&view["secret"]).is_empty() || looks || peeked, "{text}");
    }
    assert!(updates > 20);
}

/// The log of both sides, at its most talkative, has lines in it and none of the secrets.
#[test]
fn no_secret_is_in_a_log() {
    let folder = tempdir().unwrap();
    let (at_host, at_guest) = (folder.path().join("h"), folder.path().join("a"));
    let more = ["--bots", "captain", "--log", "trace"];
    let mut host = Host::start(&at_host, &expert("2", &more));
    let args = ["--invite", &host.invite, "--bot", "captain", "--log=trace"];
    let mut player = Process::start("join", &at_guest, &args);
    player.assert_verified();
    host.assert_done();
    let read = |path: PathBuf| fs::read_to_string(path).unwrap();
    let logs = [&at_host, &at_guest].map(|folder| read(folder.join("cinderpeek.log")));
    assert!(logs.iter().all(|log| log.contains("let in")), "{logs:?}");
    let kept = ["h/identity.json", "a/identity.json", "a/hosts.json"];
    let kept = kept.map(|file| read(folder.path().join(file)));
    let kept: Vec<Value> = kept.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    let code = host.code.replace('-', "");
    let mut secrets = vec![host.code.clone(), code, host.invite.clone()];
    for identity in &kept[..2] {
        let keys = ["key", "reset", "connection_ids", "passes"];
        secrets.extend(keys.map(|name| identity[name].as_str().unwrap().to_owned()));
    }
    secrets.push(kept[2][0]["pass"].as_str().unwrap().to_owned());
    for seat in fs::read_dir(at_guest.join("seats")).unwrap() {
        let seat: Value = serde_json::from_str(&read(seat.unwrap().path())).unwrap();
        secrets.push(seat["token"].as_str().unwrap().to_owned());
    }
    assert!(secrets.len() >= 13, "a token, too");
    for secret in secrets {
        assert!(logs.iter().all(|log| !log.contains(&secret)), "{secret}");
    }
    [at_host, at_guest].iter().for_each(|folder| assert_private(folder));
}

/// Whatever a profile's folder has in it is for its owner alone, and so is the folder.
fn assert_private(path: &Path) {
    let about = fs::symlink_metadata(path).unwrap();
    let mode = about.permissions().mode() & 0o777;
    assert_eq!(mode, if about.is_dir() { 0o700 } else { 0o600 }, "{}", path.display());
    if about.is_dir() {
        fs::read_dir(path).unwrap().for_each(|entry| assert_private(&entry.unwrap().path()));
    }
}
