//! What is played is what arrives.

use std::time::Duration;

use cinderpeek::sound::cue::Cue;
use cinderpeek::sound::speaker::{Speaker, State};

use crate::recorder::{Recorder, onset};
use crate::server::Server;
use crate::{speaker, verdict};

/// How alike two sounds are, from 0 to 1, and how much louder the first is; a few samples of shift
/// are allowed for.
fn compare(heard: &[f32], wanted: &[f32]) -> (f32, f32) {
    let shift = onset(heard).unwrap() as isize - onset(wanted).unwrap() as isize;
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

fn samples(cue: Cue) -> Vec<f32> {
    let wave = cue.wave();
    (0..wave.len()).map(|i| wave.at(i)).collect()
}

#[test]
fn every_cue_is_heard_as_it_was_made() {
    let server = Server::start("every");
    let recorder = Recorder::start(&server);
    let speaker = speaker(&server);
    for cue in Cue::ALL {
        let wanted = samples(cue);
        recorder.forget();
        speaker.play(cue, 1.0);
        let heard = recorder.next_sound(cue.name(), wanted.len());
        let (alike, louder) = compare(&heard, &wanted);
        assert!(alike > 0.98, "{cue:?} is not recognised: {alike}");
        assert!((0.9..1.1).contains(&louder), "{cue:?} is {louder} times as loud");
        assert_eq!(speaker.state(), State::Playing);
    }
    assert_eq!(server.streams(), 1, "one line for all");
}

#[test]
fn half_the_volume_is_a_quarter_of_the_swing() {
    let server = Server::start("volume");
    let recorder = Recorder::start(&server);
    let speaker = speaker(&server);
    let wanted = samples(Cue::YourTurn);
    speaker.play(Cue::YourTurn, 0.5);
    let (alike, louder) = compare(&recorder.next_sound("softly", wanted.len()), &wanted);
    assert!(alike > 0.95, "not recognised: {alike}");
    assert!((0.23..0.27).contains(&louder), "{louder} times as loud");
}

#[test]
fn a_crowd_of_cues_is_heard_together_and_does_not_clip() {
    let server = Server::start("crowd");
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
    let server = Server::start("environment");
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
