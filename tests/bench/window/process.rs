//! A program with a window, and what it uses.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::{TempDir, tempdir};

use crate::screen::Screen;

/// A program with a window.
pub struct Process {
    child: Child,
    _profile: TempDir,
}

impl Process {
    /// Starts it; the game gets these settings and arguments.
    pub fn start(screen: &Screen, program: &Path, settings: Option<&str>, args: &[&str]) -> Self {
        let profile = tempdir().expect("a profile");
        let mut command = Command::new(program);
        command.env("DISPLAY", &screen.display).env_remove("WAYLAND_DISPLAY");
        command.env("LIBGL_ALWAYS_SOFTWARE", "1").stderr(Stdio::null());
        if let Some(settings) = settings {
            std::fs::write(profile.path().join("settings.json"), settings).expect("settings");
            command.arg("--data").arg(profile.path()).args(["--interface", "lo"]).args(args);
        }
        let child = command.spawn().expect("a program with a window");
        Self { child, _profile: profile }
    }

    /// The processor time of all its threads, in hundredths of a second.
    pub fn ticks(&self) -> u64 {
        let stat = self.read("stat");
        let after = stat.rsplit(')').next().expect("figures");
        let figure = |at| after.split_whitespace().nth(at).and_then(|it| it.parse::<u64>().ok());
        figure(11).expect("user") + figure(12).expect("system")
    }

    /// What it holds in memory, in megabytes: all of it, and its share where others hold it, too.
    pub fn memory(&self) -> [f64; 2] {
        let maps = self.read("smaps_rollup");
        ["Rss:", "Pss:"].map(|name| {
            let line = maps.lines().find_map(|line| line.strip_prefix(name)).expect("a figure");
            let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse().expect("a number");
            kilobytes / 1024.0
        })
    }

    fn read(&self, file: &str) -> String {
        std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).expect("Linux")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ended = self.child.kill();
        let _code = self.child.wait();
    }
}
