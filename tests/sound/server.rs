//! A PulseAudio server for one test. What it plays goes nowhere, and can be recorded.

use std::fs;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::{TempDir, tempdir};

use crate::await_that;

/// A server, as long as the test holds it.
pub struct Server {
    folder: TempDir,
    child: Child,
}

impl Server {
    /// Starts a server and waits until it listens.
    pub fn start() -> Self {
        let folder = tempdir().unwrap();
        let child = launch(folder.path());
        let server = Self { folder, child };
        server.await_socket();
        server
    }

    /// Where it listens.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join("native")
    }

    /// As clients are told by their environment or arguments.
    pub fn address(&self) -> String {
        format!("unix:{}", self.socket().display())
    }

    /// Kills it, as a crash would.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let _gone_already = fs::remove_file(self.socket());
    }

    /// Starts it again, where it was.
    pub fn restart(&mut self) {
        self.child = launch(self.folder.path());
        self.await_socket();
    }

    /// How many streams play on it.
    pub fn streams(&self) -> usize {
        let output = self.command("pactl").args(["list", "short", "sink-inputs"]).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap().lines().count()
    }

    /// A client program of this server.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.env("HOME", self.folder.path()).env("PULSE_SERVER", self.address());
        command
    }

    fn await_socket(&self) {
        await_that("the server listens", || UnixStream::connect(self.socket()).is_ok());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _gone_already = self.child.kill();
        let _ended = self.child.wait();
    }
}

fn launch(folder: &Path) -> Child {
    let socket = folder.join("native");
    let sink = "module-null-sink sink_name=table format=s16le rate=24000 channels=1";
    let door = format!("module-native-protocol-unix auth-anonymous=1 socket={}", socket.display());
    let child = Command::new("pulseaudio")
        .args(["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1"])
        .args(["--disallow-exit", "--realtime=no", "--high-priority=no", "--log-level=error"])
        .args(["-L", sink, "-L", &door])
        .env("HOME", folder)
        .env("XDG_RUNTIME_DIR", folder)
        .env("PULSE_RUNTIME_PATH", folder)
        .env("PULSE_STATE_PATH", folder)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    child.unwrap_or_else(|why| panic!("pulseaudio (tests/run installs it): {why}"))
}
