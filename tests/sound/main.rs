//! The sound of the table, played on a real PulseAudio server of the tests' own and recorded there.
//!
//! Every server has a folder and a socket of its own, plays into nothing, and is ended by its id.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod assets;
mod playing;
mod recorder;
mod server;
mod vanishing;

use std::time::{Duration, Instant};

use cinderpeek::sound::device::pulse::Pulse;
use cinderpeek::sound::speaker::{Speaker, Status};

/// Generous: on an idle machine everything takes milliseconds.
const DEADLINE: Duration = Duration::from_secs(30);

/// Waits until something is so.
#[track_caller]
fn await_that(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < DEADLINE, "waited in vain: {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// A speaker on that server.
fn speaker(server: &server::Server) -> Speaker {
    Speaker::on(Pulse::at(server.socket()))
}

/// What the speaker says once it knows.
#[track_caller]
fn verdict(speaker: &Speaker) -> Status {
    await_that("the speaker knows", || speaker.status() != Status::Opening);
    speaker.status()
}
