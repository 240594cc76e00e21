//! What is played is what arrives.

use std::time::Duration;

use cinderpeek::sound::cue::Cue;
use cinderpeek::sound::speaker::{Speaker, Status};

use crate::recorder::{Recorder, onset};
use crate::server::Server;
use crate::{speaker, verdict};

/// How often a cue is played until it is recognised.
const ATTEMPTS: usize = 10;

/// How alike two sounds are, from 0 to 1, and how much louder the first is; a few samples of shift
/// are allowed for.
fn compare(heard: &[f32], wanted: &[f32]) -> (f32, f32) {
    let shift = rise(heard) as isize - rise(wanted) as isize;
    let at = |i: isize| usize::try_from(i).ok().and_then(|i| heard.get(i)).copied().unwrap_or(0.0);
    let energy: f32 = wanted.iter().map(|sample| sample * sample).sum();
    let alike = (shift - 60..=shift + 60).map(|shift| {
        let pairs = wanted.iter().enumerate().map(|(i, sample)| (at(i as isize + shift), sample));
        let (product, own) = pairs.fold((0.0, 1e-9_f32), |(product, own), (heard, wanted)| {
            (product + heard * wanted, own + heard * heard)
        });
        (product / (own * energy).sqrt(), (own / energy).sqrt())
    });
    alike.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap()
}

/// The first place that is a tenth as loud as the loudest.
fn rise(sound: &[f32]) -> usize {
    let peak = sound.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    sound.iter().position(|sample| sample.abs() >= 0.1 * peak).unwrap()
}

fn samples(cue: Cue) -> Vec<f32> {
    let wave = cue.wave();
    (0..wave.len()).map(|i| wave.at(i)).collect()
}

/// Plays a cue until it arrives as it was made, and so loud. On a machine that is busy with other
/// tests, a server without its usual priority leaves gaps now and then: one whole sound will do.
#[track_caller]
fn hears(recorder: &Recorder, speaker: &Speaker, cue: Cue, volume: f32) -> f32 {
    let wanted = samples(cue);
    let mut best = 0.0;
    for _ in 0..ATTEMPTS {
        recorder.await_silence();
        speaker.play(cue, volume);
        let heard = recorder.next_sound(cue.name(), wanted.len());
        let (alike, louder) = compare(&heard, &wanted);
        if alike > 0.98 {
            return louder;
        }
        best = alike.max(best);
    }
    panic!("{cue:?} is not recognised: {best}");
}

#[test]
fn every_cue_is_heard_as_it_was_made() {
    let server = Server::start();
    let recorder = Recorder::start(&server);
    let speaker = speaker(&server);
    for cue in Cue::ALL {
        let louder = hears(&recorder, &speaker, cue, 1.0);
        assert!((0.95..1.05).contains(&louder), "{cue:?} is {louder} times as loud");
        assert_eq!(speaker.status(), Status::Playing);
    }
    assert_eq!(server.streams(), 1, "one line for all");
}

#[test]
fn sea_and_wind_are_heard_until_they_are_off() {
    let server = Server::start();
    let recorder = Recorder::start(&server);
    let speaker = speaker(&server);
    assert!(speaker.set_ambience(1.0));
    recorder.next_sound("sea and wind", 24_000);
    assert!(speaker.set_ambience(0.0));
    recorder.await_silence();
}

#[test]
fn half_the_volume_is_a_quarter_of_the_swing() {
    let server = Server::start();
    let recorder = Recorder::start(&server);
    let louder = hears(&recorder, &speaker(&server), Cue::YourTurn, 0.5);
    assert!((0.24..0.26).contains(&louder), "{louder} times as loud");
}

#[test]
fn a_crowd_of_cues_is_heard_together_and_does_not_clip() {
    let server = Server::start();
    let recorder = Recorder::start(&server);
    let speaker = speaker(&server);
    (0..8).for_each(|_| speaker.play(Cue::Win, 1.0));
    let length = Cue::Win.wave().len();
    let heard = recorder.next_sound("the crowd", length);
    let peak = heard.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    assert!((0.9..1.0).contains(&peak), "peak {peak}");
}

/// The environment of a process cannot be changed safely from inside, so the test starts itself
/// again with another one.
#[test]
fn the_environment_says_where_the_server_is() {
    const AGAIN: &str = "CINDERPEEK_SOUND_AGAIN";
    if std::env::var_os(AGAIN).is_some() {
        let speaker = Speaker::open();
        speaker.play(Cue::Connect, 1.0);
        println!("{:?}", verdict(&speaker));
        // The server takes what it plays from us, bit by bit.
        std::thread::sleep(Duration::from_secs(1));
        return;
    }
    let server = Server::start();
    let recorder = Recorder::start(&server);
    let again = |address: String| {
        let mut command = server.command(std::env::current_exe().unwrap().to_str().unwrap());
        command.args(["--exact", "playing::the_environment_says_where_the_server_is"]);
        command.arg("--nocapture").env(AGAIN, "1").env("PULSE_SERVER", address);
        String::from_utf8(command.env("XDG_RUNTIME_DIR", "/nowhere").output().unwrap().stdout)
            .unwrap()
    };
    let said = again("unix:/nowhere/at/all".to_owned());
    assert!(said.contains("NoDevice(\"No sound server"), "{said}");
    assert_eq!(onset(&recorder.heard()), None);
    let said = again(server.address());
    assert!(said.contains("Playing"), "{said}");
    assert!(onset(&recorder.heard()).is_some());
}
