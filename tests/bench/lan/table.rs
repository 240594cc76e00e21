//! A table: `cinderpeek host` in a process of its own.

use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use serde_json::Value;

pub const CODE: &str = "K7M-2QX";

/// A host. What it says goes into a file, so that nobody is woken by it.
pub struct Table {
    child: Child,
    out: PathBuf,
    pub address: SocketAddr,
    pub listening: Instant,
}

impl Table {
    /// A new table for four, for Memoarrr! with all abilities.
    pub fn open(folder: &Path) -> Self {
        Self::open_for(folder, &["--expert"])
    }

    /// A new table for four, with such a game.
    pub fn open_for(folder: &Path, game: &[&str]) -> Self {
        let table = ["--name", "Bench", "--seats", "4", "--code", CODE];
        Self::start(folder, &[&table[..], game].concat())
    }

    pub fn resume(folder: &Path) -> Self {
        Self::start(folder, &["--resume"])
    }

    fn start(folder: &Path, args: &[&str]) -> Self {
        let out = folder.join("out.jsonl");
        let child = Command::new(env!("CARGO_BIN_EXE_cinderpeek"))
            .args(["host", "--json", "--interface", "lo", "--data"])
            .arg(folder)
            .args(args)
            .stdout(File::create(&out).expect("a file"))
            .spawn()
            .expect("a host");
        let began = Instant::now();
        let port = loop {
            let first = lines(&out).next();
            if let Some(port) = first.and_then(|line| line["listening"]["port"].as_u64()) {
                break port as u16;
            }
            assert!(began.elapsed() < Duration::from_secs(30), "the host does not listen");
            std::thread::sleep(Duration::from_millis(1));
        };
        let (address, listening) = (SocketAddr::from(([127, 0, 0, 1], port)), Instant::now());
        Self { child, out, address, listening }
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    pub fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("ended");
    }

    /// The seat of each action, in order; waits for the end of the game.
    pub fn actions(mut self) -> Vec<usize> {
        assert!(self.child.wait().expect("ended").success());
        let seat = |line: Value| line["action"]["seat"].as_u64().map(|seat| seat as usize);
        lines(&self.out).filter_map(seat).collect()
    }
}

/// What a host has said so far.
fn lines(file: &Path) -> impl Iterator<Item = Value> {
    let text = std::fs::read_to_string(file).expect("its output");
    let lines: Vec<Value> =
        text.lines().map_while(|line| serde_json::from_str(line).ok()).collect();
    lines.into_iter()
}
