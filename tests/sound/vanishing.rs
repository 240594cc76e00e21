//! Servers that are not there, not there any more, or there again; and a line that is not kept.

use std::os::unix::net::UnixListener;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use cinderpeek::sound::cue::Cue;
use cinderpeek::sound::device::pulse::Pulse;
use cinderpeek::sound::player::IDLE;
use cinderpeek::sound::speaker::{Speaker, Status};
use tempfile::tempdir;

use crate::recorder::Recorder;
use crate::server::Server;
use crate::{await_that, speaker, verdict};

#[test]
fn without_a_server_the_speaker_is_silent_and_says_so() {
    let speaker = Speaker::on(Pulse::at(PathBuf::from("/nowhere/at/all")));
    assert_eq!(speaker.status(), Status::Opening);
    Cue::ALL.into_iter().for_each(|cue| speaker.play(cue, 1.0));
    let state = verdict(&speaker);
    assert!(matches!(&state, Status::NoDevice(why) if why.contains("No such file")), "{state:?}");
}

#[test]
fn a_server_that_never_answers_is_given_up() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("mute");
    let _mute = UnixListener::bind(&path).unwrap();
    let speaker = Speaker::on(Pulse::at(path));
    let start = Instant::now();
    speaker.play(Cue::Flip, 1.0);
    assert!(start.elapsed() < Duration::from_millis(500), "playing does not wait");
    let state = verdict(&speaker);
    assert!(
        matches!(&state, Status::NoDevice(why) if why.contains("does not answer")),
        "{state:?}"
    );
}

#[test]
fn a_server_that_comes_back_is_found_again() {
    let mut server = Server::start();
    let speaker = speaker(&server);
    speaker.play(Cue::Flip, 1.0);
    assert_eq!(verdict(&speaker), Status::Playing);
    server.kill();
    await_that("the speaker notices", || {
        speaker.play(Cue::Flip, 1.0);
        matches!(speaker.status(), Status::NoDevice(_))
    });
    server.restart();
    let recorder = Recorder::start(&server);
    await_that("the speaker finds the new server", || {
        speaker.play(Cue::Chest, 1.0);
        speaker.status() == Status::Playing
    });
    recorder.next_sound("the chest, on the new server", 1000);
}

#[test]
fn the_line_is_released_after_a_while_of_silence() {
    let server = Server::start();
    assert_eq!(server.streams(), 0);
    let speaker = speaker(&server);
    thread::sleep(Duration::from_millis(300));
    assert_eq!(server.streams(), 0, "nothing is opened before the first cue");
    let start = Instant::now();
    speaker.play(Cue::Peek, 1.0);
    await_that("a line is open", || server.streams() == 1);
    await_that("the line is released", || server.streams() == 0);
    assert!(start.elapsed() >= IDLE, "after {:?} already", start.elapsed());
    speaker.play(Cue::Peek, 1.0);
    await_that("a line is open again", || server.streams() == 1);
    drop(speaker);
    await_that("nobody is left", || server.streams() == 0);
}
