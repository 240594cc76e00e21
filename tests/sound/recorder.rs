//! What a server has played, from the monitor of its output.

use std::io::Read;
use std::process::{Child, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::await_that;
use crate::server::Server;

/// What counts as sound, of 1.
const AUDIBLE: f32 = 0.01;

/// So many samples without sound are silence.
const QUIET: usize = 6000;

/// A running `parec`, and what it has heard so far.
pub struct Recorder {
    child: Child,
    heard: Arc<Mutex<Vec<f32>>>,
}

impl Recorder {
    /// Begins to record, and waits until it does.
    pub fn start(server: &Server) -> Self {
        let mut command = server.command("parec");
        command.args(["--device=table.monitor", "--raw", "--format=s16le", "--rate=24000"]);
        command.args(["--channels=1", "--latency-msec=20"]).stdout(Stdio::piped());
        let spawned = command.spawn();
        let mut child =
            spawned.unwrap_or_else(|why| panic!("parec (tests/run installs it): {why}"));
        let heard = Arc::new(Mutex::new(Vec::new()));
        let (out, into) = (child.stdout.take().unwrap(), Arc::clone(&heard));
        thread::spawn(move || listen(out, &into));
        let recorder = Self { child, heard };
        recorder.await_more("silence is recorded", 1);
        recorder
    }

    /// Everything so far.
    pub fn heard(&self) -> Vec<f32> {
        self.heard.lock().unwrap().clone()
    }

    /// Waits for a sound, and gives it: so many samples after its start, and a few before.
    #[track_caller]
    pub fn next_sound(&self, what: &str, length: usize) -> Vec<f32> {
        await_that(what, || onset(&self.heard()).is_some());
        let start = onset(&self.heard()).unwrap();
        self.await_more(what, start + length);
        self.heard()[start.saturating_sub(1000)..start + length].to_vec()
    }

    /// Waits until nothing has been heard for a while, and forgets what was.
    #[track_caller]
    pub fn await_silence(&self) {
        await_that("silence", || {
            let heard = self.heard();
            heard.len() > QUIET && onset(&heard[heard.len() - QUIET..]).is_none()
        });
        self.heard.lock().unwrap().clear();
    }

    #[track_caller]
    fn await_more(&self, what: &str, samples: usize) {
        await_that(what, || self.heard.lock().unwrap().len() >= samples);
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        let _gone_already = self.child.kill();
        let _ended = self.child.wait();
    }
}

/// The first place where anything can be heard.
pub fn onset(samples: &[f32]) -> Option<usize> {
    samples.iter().position(|sample| sample.abs() > AUDIBLE)
}

fn listen(mut out: impl Read, heard: &Mutex<Vec<f32>>) {
    let mut bytes = [0; 2];
    while out.read_exact(&mut bytes).is_ok() {
        heard.lock().unwrap().push(f32::from(i16::from_le_bytes(bytes)) / 32_768.0);
    }
}
