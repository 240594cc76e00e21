//! Tables played by real processes over the loopback interface: found, joined, broken and mended.
//!
//! Every process gets a profile folder of its own and is ended by its id. Nothing sleeps to be in
//! time: a line of output is awaited.

#![expect(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::Value;

/// Generous: a whole game takes seconds.
const DEADLINE: Duration = Duration::from_secs(120);

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("cinderpeek-lan-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _gone = fs::remove_dir_all(&self.0);
    }
}

/// A process of ours, its lines so far and its data folder.
struct Process {
    child: Child,
    lines: Receiver<String>,
    seen: Vec<Value>,
}

impl Process {
    fn start(command: &str, data: &Path, args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cinderpeek"))
            .arg(command)
            .args(["--json", "--interface", "lo", "--data"])
            .arg(data)
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                let _nobody_reads = send.send(line);
            }
        });
        Self { child, lines, seen: Vec::new() }
    }

    /// Waits for an event of that name, and gives what it says.
    fn until(&mut self, name: &str) -> Value {
        self.until_that(|line| line.get(name).is_some())[name].clone()
    }

    fn until_that(&mut self, is: impl Fn(&Value) -> bool) -> Value {
        let end = Instant::now() + DEADLINE;
        while let Ok(line) = self.lines.recv_timeout(end.saturating_duration_since(Instant::now()))
        {
            let line: Value = serde_json::from_str(&line).expect("a line of JSON");
            self.seen.push(line.clone());
            if is(&line) {
                return line;
            }
        }
        let mut complaint = String::new();
        let _ = self.child.kill();
        let _ = self.child.stderr.take().unwrap().read_to_string(&mut complaint);
        panic!("awaited in vain; last: {:?}; {complaint}", self.seen.last());
    }

    /// Waits for its end: its exit code and its sentence.
    fn end(&mut self) -> (i32, String) {
        let end = Instant::now() + DEADLINE;
        while let Ok(line) = self.lines.recv_timeout(end.saturating_duration_since(Instant::now()))
        {
            self.seen.push(serde_json::from_str(&line).expect("a line of JSON"));
        }
        let mut complaint = String::new();
        if Instant::now() >= end {
            let _ = self.child.kill();
        }
        self.child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
        (self.child.wait().unwrap().code().unwrap_or(-1), complaint)
    }

    fn kill(mut self) -> Vec<Value> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        std::mem::take(&mut self.seen)
    }

    fn assert_verified(&mut self) {
        assert_eq!(self.end(), (0, String::new()));
        assert!(self.seen.iter().any(|line| line.get("verified").is_some()));
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ended_already = self.child.kill();
        let _ended_already = self.child.wait();
    }
}

/// A host that listens, with its code, address and invitation.
struct Host {
    process: Process,
    code: String,
    address: String,
    invite: String,
}

impl Host {
    fn start(data: &Path, args: &[&str]) -> Self {
        let mut process = Process::start("host", data, args);
        let listening = process.until("listening");
        let text = |name: &str| listening[name].as_str().unwrap_or_default().to_owned();
        let address = format!("127.0.0.1:{}", listening["port"]);
        Self { code: text("code"), invite: text("invite"), address, process }
    }

    fn until_action(&mut self, seq: u64) {
        self.process.until_that(|line| line["action"]["seq"] == seq);
    }

    fn assert_done(&mut self) {
        assert_eq!(self.process.end(), (0, String::new()));
        assert!(self.process.seen.last().unwrap().get("result").is_some());
    }
}

const EXPERT: [&str; 6] = ["--name", "Test", "--game", "memoarrr", "--expert", "--seats"];

fn expert<'a>(seats: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&EXPERT[..], &[seats], more].concat()
}

#[test]
fn three_join_by_code_and_invitation_and_one_watches_and_all_verify() {
    let folder = Folder::new("whole");
    let mut host = Host::start(&folder.0.join("h"), &expert("4", &["--bots", "captain"]));
    let by_code = ["--address", &host.address, "--code", &host.code, "--bot", "captain"];
    let by_invite = ["--invite", &host.invite, "--bot", "sailor", "--name", "Zoë"];
    let watch = ["--invite", &host.invite, "--watch"];
    let mut watcher = Process::start("join", &folder.0.join("w"), &watch);
    watcher.until("joined");
    let mut players = [
        Process::start("join", &folder.0.join("a"), &by_code),
        Process::start("join", &folder.0.join("b"), &by_invite),
        Process::start("join", &folder.0.join("c"), &by_invite),
    ];
    players.iter_mut().for_each(Process::assert_verified);
    watcher.assert_verified();
    host.assert_done();
    let save = folder.0.join("h/table.jsonl");
    let audit = Command::new(env!("CARGO_BIN_EXE_cinderpeek")).arg("audit").arg(&save).output();
    assert!(audit.unwrap().status.success());
    // One changed card, and the audit says so.
    let text = fs::read_to_string(&save).unwrap();
    let deal = text.lines().find(|line| line.starts_with("{\"deal\"")).unwrap();
    let other = deal
        .replace("crab-lava", "?")
        .replace("crab-ocean", "crab-lava")
        .replace('?', "crab-ocean");
    fs::write(&save, text.replace(deal, &other)).unwrap();
    let audit = Command::new(env!("CARGO_BIN_EXE_cinderpeek")).arg("audit").arg(&save).output();
    assert_eq!(audit.unwrap().status.code(), Some(1));
}

#[test]
fn a_wrong_code_and_a_missing_one_are_refused_with_a_sentence() {
    let folder = Folder::new("code");
    let host = Host::start(&folder.0.join("h"), &expert("2", &["--code", "K7M-2QX"]));
    let join = |data: &str, more: &[&str]| {
        let args = [&["--address", host.address.as_str(), "--bot", "random"], more].concat();
        Process::start("join", &folder.0.join(data), &args).end()
    };
    let (code, sentence) = join("a", &["--code", "K7M-2QY"]);
    assert!(code == 1 && sentence.contains("join code is wrong"), "{sentence}");
    let (code, sentence) = join("b", &[]);
    assert!(code == 1 && sentence.contains("needs its join code"), "{sentence}");
}

#[test]
fn what_is_not_there_or_taken_is_said() {
    let folder = Folder::new("bad");
    let host = Host::start(&folder.0.join("h"), &expert("2", &["--open"]));
    let port = host.address.rsplit(':').next().unwrap().to_owned();
    let taken = expert("2", &["--port", &port]);
    let (code, sentence) = Process::start("host", &folder.0.join("i"), &taken).end();
    assert!(code == 1 && sentence.contains("is taken"), "{sentence}");
    let (code, sentence) = Process::start("host", &folder.0.join("h"), &expert("2", &[])).end();
    assert!(code == 1 && sentence.contains("Another program hosts"), "{sentence}");
    let (code, sentence) = Process::start("host", &folder.0.join("j"), &["--resume"]).end();
    assert!(code == 1 && sentence.contains("no table to resume"), "{sentence}");
    let nowhere = ["--address", "127.0.0.1:9", "--bot", "random", "--wait", "2"];
    let (code, sentence) = Process::start("join", &folder.0.join("k"), &nowhere).end();
    assert!(code == 1 && sentence.contains("answered within 2 s"), "{sentence}");
}

#[test]
fn a_table_that_has_begun_can_only_be_watched() {
    let folder = Folder::new("begun");
    let slow = expert("2", &["--open", "--bots", "captain,captain", "--think", "20"]);
    let mut host = Host::start(&folder.0.join("h"), &slow);
    host.until_action(1);
    let late = ["--address", &host.address, "--bot", "random"];
    let (code, sentence) = Process::start("join", &folder.0.join("a"), &late).end();
    assert!(code == 1 && sentence.contains("--watch"), "{sentence}");
    let watch = ["--address", &host.address, "--watch"];
    Process::start("join", &folder.0.join("w"), &watch).assert_verified();
    host.assert_done();
}

#[test]
fn a_killed_player_takes_its_seat_back() {
    let folder = Folder::new("killed-guest");
    let mut host = Host::start(&folder.0.join("h"), &expert("2", &["--bots", "captain"]));
    let invite = host.invite.clone();
    let args = ["--invite", &invite, "--bot", "captain", "--think", "20"];
    let player = Process::start("join", &folder.0.join("a"), &args);
    host.until_action(5);
    player.kill();
    host.process.until("left");
    let mut player = Process::start("join", &folder.0.join("a"), &args);
    host.process.until("back");
    player.assert_verified();
    host.assert_done();
}

#[test]
fn a_killed_host_is_resumed_and_its_guests_find_it_by_themselves() {
    let folder = Folder::new("killed-host");
    let data = folder.0.join("h");
    let mut host = Host::start(&data, &expert("3", &["--bots", "captain", "--think", "20"]));
    let args = ["--invite", &host.invite, "--bot", "captain", "--think", "20", "--wait", "60"];
    let mut players = ["a", "b"].map(|name| Process::start("join", &folder.0.join(name), &args));
    host.until_action(10);
    let before = host.process.kill();
    assert!(before.iter().all(|line| line.get("game_over").is_none()));
    let mut host = Host::start(&data, &["--resume", "--think", "20"]);
    for player in &mut players {
        player.until("disconnected");
        player.until("reconnected");
    }
    players.iter_mut().for_each(Process::assert_verified);
    host.assert_done();
}

const BAPT: [&str; 5] = ["--name", "Bapt", "--game", "ptibapt", "--seats"];

#[test]
fn pti_bapt_is_played_resumed_and_verified_like_the_first_game() {
    let folder = Folder::new("bapt");
    let data = folder.0.join("h");
    let table = [&BAPT[..], &["2", "--extension", "--bots", "captain", "--think", "20"]].concat();
    let mut host = Host::start(&data, &table);
    let other = ["--game", "memoarrr", "--invite", &host.invite, "--bot", "sailor"];
    let (code, sentence) = Process::start("join", &folder.0.join("a"), &other).end();
    assert!(code == 1 && sentence.contains("Join it with --game ptibapt"), "{sentence}");
    // Without a word on the game the table tells it, and the seat is the same.
    let args = ["--invite", &host.invite, "--bot", "sailor", "--wait", "60"];
    let mut player = Process::start("join", &folder.0.join("a"), &args);
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
    let text = fs::read_to_string(&save).unwrap().replacen("\"yellow\"", "\"red\"", 1);
    fs::write(&save, text).unwrap();
    assert_eq!(run("audit").status.code(), Some(1));
}

#[test]
fn solo_is_played_against_the_clock_of_the_table() {
    let folder = Folder::new("solo");
    let data = folder.0.join("h");
    let table = [&BAPT[..], &["1", "--solo", "--bots", "captain", "--think", "5"]].concat();
    let mut host = Host::start(&data, &table);
    host.assert_done();
    let save = fs::read_to_string(data.join("table.jsonl")).unwrap();
    let lines: Vec<Value> = save.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let times: Vec<u64> = lines.iter().filter_map(|line| line["action"]["at"].as_u64()).collect();
    assert!(times.len() > 16 && times.is_sorted() && times[0] >= 5, "{times:?}");
    let ends = lines.iter().filter_map(|line| line["events"].as_array()?.last());
    let over = ends.filter_map(|event| event.get("game_over")).next().expect("it is over");
    let millis = (over["seconds"].as_f64().unwrap() * 1000.0).round() as u64;
    assert_eq!(millis, *times.last().unwrap());
    let reds = over["reds"].as_f64().unwrap();
    let result = over["result"].as_f64().unwrap();
    assert!((result - over["seconds"].as_f64().unwrap() - 10.0 * reds).abs() < 1e-9, "{over}");
}

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
    let folder = Folder::new("secrets");
    let mut host = Host::start(&folder.0.join("h"), &expert("2", &["--bots", "captain"]));
    let args = ["--invite", &host.invite, "--bot", "captain"];
    let mut player = Process::start("join", &folder.0.join("a"), &args);
    player.assert_verified();
    host.assert_done();
    let record = fs::read_to_string(folder.0.join("h/table.jsonl")).unwrap();
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
