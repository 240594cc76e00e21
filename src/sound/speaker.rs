//! What the rest of the program holds: it is told a cue, and that is all.

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use super::cue::Cue;
use super::device::{Device, SystemDevice};
use super::player::{CuePlayer, PlayRequest};

/// How many cues may wait for the player; more at a time could not be heard apart.
const MOST_WAITING: usize = 16;

/// Sea and wind beside cues of the same volume.
const AMBIENCE: f32 = 0.7;

/// What the player is asked for.
enum SpeakerRequest {
    /// To play a cue.
    Play(PlayRequest),
    /// To play a cue that loud, as a factor, and to say what came of it.
    Test(Cue, f32, Box<dyn FnOnce(Status) + Send>),
    /// To make sea and wind that loud, as a factor.
    Ambience(f32),
}

/// Whether anything can be heard, for the settings screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Not known yet: no cue has been played, or the first is on its way.
    Opening,
    /// The last cue found a device. Between cues it is not held for long.
    Playing,
    /// There is none, and why. A later cue tries again.
    NoDevice(String),
}

/// Plays cues without ever blocking or failing. Dropping it ends the sound.
pub struct Speaker {
    requests: Option<SyncSender<SpeakerRequest>>,
    status: Arc<Mutex<Status>>,
}

impl Speaker {
    /// A speaker that plays nothing, for instance in tests.
    #[must_use]
    pub fn silent() -> Self {
        Self::without("The sound is off.".to_owned())
    }

    /// A speaker on this machine's device. It returns at once: the device is opened at the first cue,
    /// and without one the speaker is silent.
    #[must_use]
    pub fn open() -> Self {
        Self::on(SystemDevice::default())
    }

    /// A speaker on that device.
    #[must_use]
    pub fn on(device: impl Device) -> Self {
        let (requests, queue) = sync_channel(MOST_WAITING);
        let status = Arc::new(Mutex::new(Status::Opening));
        let shown = Arc::clone(&status);
        let work = move || play_requests(CuePlayer::new(device, Instant::now()), &queue, &shown);
        match thread::Builder::new().name("sound".to_owned()).spawn(work) {
            Ok(_thread) => Self { requests: Some(requests), status },
            Err(why) => Self::without(format!("No thread for the sound: {why}.")),
        }
    }

    /// Plays a cue, as loud as a slider from 0 to 1 says.
    pub fn play(&self, cue: Cue, volume: f32) {
        let gain = gain(volume);
        let request = SpeakerRequest::Play(PlayRequest { cue, gain, at: Instant::now() });
        if let Some(requests) = self.requests.as_ref().filter(|_| gain > 0.0) {
            let _too_many_at_once = requests.try_send(request);
        }
    }

    /// Plays a cue for somebody who wants to know whether it can be heard; they are told, on any thread.
    pub fn test(&self, cue: Cue, volume: f32, tell: impl FnOnce(Status) + Send + 'static) {
        match &self.requests {
            Some(requests) => {
                let request = SpeakerRequest::Test(cue, gain(volume), Box::new(tell));
                let _too_many_at_once = requests.try_send(request);
            }
            None => tell(self.status()),
        }
    }

    /// Sea and wind, as loud as a slider from 0 to 1 says, until it is said otherwise; whether the
    /// player was told.
    pub fn set_ambience(&self, volume: f32) -> bool {
        let request = SpeakerRequest::Ambience(gain(volume) * AMBIENCE);
        self.requests.as_ref().is_none_or(|requests| requests.try_send(request).is_ok())
    }

    /// Whether anything can be heard.
    #[must_use]
    pub fn status(&self) -> Status {
        self.status.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn without(why: String) -> Self {
        Self { requests: None, status: Arc::new(Mutex::new(Status::NoDevice(why))) }
    }
}

/// What samples are multiplied with. The square makes the steps of a slider sound alike.
fn gain(volume: f32) -> f32 {
    volume.clamp(0.0, 1.0).powi(2)
}

/// Plays what is asked for until the speaker is gone. Without an open line nothing wakes it but the
/// next request.
fn play_requests<D: Device>(
    mut player: CuePlayer<D>,
    requests: &Receiver<SpeakerRequest>,
    status: &Mutex<Status>,
) {
    loop {
        let next = match player.closes_in(Instant::now()) {
            Some(wait) => requests.recv_timeout(wait),
            None => requests.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match next {
            Ok(request) => {
                let now = Instant::now();
                let (played, tell) = match request {
                    SpeakerRequest::Play(request) => (player.play(request, now), None),
                    SpeakerRequest::Test(cue, gain, tell) => {
                        (Some(player.test(cue, gain, now)), Some(tell))
                    }
                    SpeakerRequest::Ambience(gain) => (player.set_ambience(gain, now), None),
                };
                if let Some(result) = played {
                    let new = result
                        .map_or_else(|why| Status::NoDevice(why.to_string()), |()| Status::Playing);
                    *status.lock().unwrap_or_else(PoisonError::into_inner) = new.clone();
                    if let Some(tell) = tell {
                        tell(new);
                    }
                }
            }
            Err(RecvTimeoutError::Timeout) => player.close_line(),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};
    use std::time::Duration;

    use super::*;
    use crate::sound::device::{DeviceError, OpenOutput, SharedMixer};

    /// A device that tells when it is opened, and takes its time.
    struct Slow(Sender<()>, Duration);

    /// The line that it never gives.
    enum Never {}

    impl OpenOutput for Never {
        fn is_lost(&self) -> bool {
            match *self {}
        }
    }

    impl Device for Slow {
        type OpenOutput = Never;

        fn open(&mut self, _: &SharedMixer) -> Result<Never, DeviceError> {
            let _nobody_waits = self.0.send(());
            thread::sleep(self.1);
            Err(DeviceError::Missing("out of order"))
        }
    }

    #[test]
    fn a_silent_speaker_says_so_and_takes_every_cue() {
        let speaker = Speaker::silent();
        Cue::ALL.into_iter().for_each(|cue| speaker.play(cue, 1.0));
        assert!(matches!(speaker.status(), Status::NoDevice(why) if why.contains("off")));
    }

    #[test]
    fn playing_does_not_wait_for_a_slow_device() {
        let (opened, opens) = channel();
        let speaker = Speaker::on(Slow(opened, Duration::from_secs(2)));
        assert_eq!(speaker.status(), Status::Opening);
        let start = Instant::now();
        for _ in 0..1000 {
            speaker.play(Cue::Flip, 0.5);
        }
        assert!(start.elapsed() < Duration::from_secs(1), "{:?}", start.elapsed());
        assert_eq!(opens.recv_timeout(Duration::from_secs(10)), Ok(()));
        assert_eq!(speaker.status(), Status::Opening);
    }

    #[test]
    fn who_tries_the_sound_is_told_why_nothing_is_heard() {
        let (told, answers) = channel();
        for speaker in [Speaker::silent(), Speaker::on(Slow(channel().0, Duration::ZERO))] {
            let told = told.clone();
            speaker.test(Cue::Chest, 0.5, move |status| told.send(status).unwrap());
            let answer = answers.recv_timeout(Duration::from_secs(10)).unwrap();
            assert!(matches!(&answer, Status::NoDevice(_)), "{answer:?}");
            assert_eq!(speaker.status(), answer);
        }
    }

    #[test]
    fn a_volume_of_nothing_opens_nothing() {
        let (opened, opens) = channel();
        let speaker = Speaker::on(Slow(opened, Duration::ZERO));
        for volume in [0.0, -1.0, f32::NAN] {
            speaker.play(Cue::Win, volume);
        }
        drop(speaker);
        assert!(
            opens.recv_timeout(Duration::from_secs(10)).is_err(),
            "the thread has ended, unasked"
        );
    }
}
