//! A table: `cinderpeek host` in a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use serde_json::Value;

pub const CODE: &str = "K7M-2QX";

/// A folder that is gone in the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        let name = format!("cinderpeek-bench-{:016x}", rand::random::<u64>());
        Self(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _gone = std::fs::remove_dir_all(&self.0);
    }
}

/// A host and what it has said, each line with its time.
pub struct Table {
    child: Child,
    lines: Receiver<(Instant, Value)>,
    pub address: SocketAddr,
    pub listening: Instant,
}

impl Table {
    /// A new table for four.
    pub fn open(folder: &Path) -> Self {
        Self::start(folder, &["--name", "Bench", "--seats", "4", "--expert", "--code", CODE])
    }

    pub fn resume(folder: &Path) -> Self {
        Self::start(folder, &["--resume"])
    }

    fn start(folder: &Path, args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cinderpeek"))
            .args(["host", "--json", "--interface", "lo", "--data"])
            .arg(folder)
            .args(args)
            .stdout(Stdio::piped())
            .spawn()
            .expect("a host");
        let out = BufReader::new(child.stdout.take().expect("its output"));
        let (send, lines) = channel();
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                let said: Value = serde_json::from_str(&line).expect("a line of JSON");
                let _nobody_reads = send.send((Instant::now(), said));
            }
        });
        let (listening, said) = lines.recv().expect("a line");
        let port = said["listening"]["port"].as_u64().expect("a port") as u16;
        Self { child, lines, address: SocketAddr::from(([127, 0, 0, 1], port)), listening }
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
        let mut seats = Vec::new();
        while let Ok((_, line)) = self.lines.recv_timeout(Duration::from_secs(60)) {
            if let Some(seat) = line["action"]["seat"].as_u64() {
                seats.push(seat as usize);
            }
        }
        self.child.wait().expect("ended");
        seats
    }
}
