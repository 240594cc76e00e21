//! Processes of ours on the loopback interface. Each gets a profile folder of its own and is ended by
//! its id. Nothing sleeps to be in time: a line of output is awaited.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::Value;

/// Generous: a whole game takes seconds.
const DEADLINE: Duration = Duration::from_secs(120);

/// A process of ours, its lines so far and its data folder.
pub struct Process {
    child: Child,
    lines: Receiver<String>,
    pub seen: Vec<Value>,
}

impl Process {
    pub fn start(command: &str, data: &Path, args: &[&str]) -> Self {
        Self::run(Command::new(env!("CARGO_BIN_EXE_cinderpeek")), command, data, args)
    }

    /// As [`Process::start`], by a command that starts the program.
    pub fn run(mut by: Command, command: &str, data: &Path, args: &[&str]) -> Self {
        let mut child = by
            .env("LC_ALL", "C")
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
    pub fn until(&mut self, name: &str) -> Value {
        self.until_that(|line| line.get(name).is_some())[name].clone()
    }

    pub fn until_that(&mut self, is: impl Fn(&Value) -> bool) -> Value {
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
    pub fn end(&mut self) -> (i32, String) {
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

    pub fn kill(mut self) -> Vec<Value> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        std::mem::take(&mut self.seen)
    }

    pub fn assert_verified(&mut self) {
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
pub struct Host {
    pub process: Process,
    pub code: String,
    pub address: String,
    pub invite: String,
}

impl Host {
    pub fn start(data: &Path, args: &[&str]) -> Self {
        Self::of(Process::start("host", data, args))
    }

    pub fn of(mut process: Process) -> Self {
        let listening = process.until("listening");
        let text = |name: &str| listening[name].as_str().unwrap_or_default().to_owned();
        let address = format!("127.0.0.1:{}", listening["port"]);
        Self { code: text("code"), invite: text("invite"), address, process }
    }

    pub fn until_action(&mut self, seq: u64) {
        self.process.until_that(|line| line["action"]["seq"] == seq);
    }

    pub fn assert_done(&mut self) {
        assert_eq!(self.process.end(), (0, String::new()));
        assert!(self.process.seen.last().unwrap().get("result").is_some());
    }
}

const EXPERT: [&str; 6] = ["--name", "Test", "--game", "memoarrr", "--expert", "--seats"];

/// What a host of an expert game is started with.
pub fn expert<'a>(seats: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&EXPERT[..], &[seats], more].concat()
}
