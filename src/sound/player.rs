//! Plays cues and the ambience: opens a line at the first sound, closes it after a while of silence, and does not try a
//! device that failed again and again. It has no thread and no clock; both come from the
//! [`speaker`](super::speaker).

use std::time::{Duration, Instant};

use super::cue::Cue;
use super::device::{Device, DeviceError, OpenOutput, SharedMixer};

/// After so long without a cue the line is released.
pub const IDLE: Duration = Duration::from_secs(10);

/// However often the line fails or breaks, it is opened only once in so long.
const RETRY: Duration = Duration::from_secs(4);

/// A sound that comes later than this says something false about what happens now.
const STALE: Duration = Duration::from_millis(600);

/// A cue on its way to the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayRequest {
    /// What to play.
    pub cue: Cue,
    /// What the samples are multiplied with.
    pub gain: f32,
    /// When it was asked for.
    pub at: Instant,
}

/// Plays cues on a device.
pub struct CuePlayer<D: Device> {
    device: D,
    mixer: SharedMixer,
    line: Option<D::OpenOutput>,
    /// Whether sea and wind are wanted.
    ambience: bool,
    /// When something was played last.
    played_at: Option<Instant>,
    tried_at: Option<Instant>,
    /// Why the last attempt failed: the log need not say it again and again.
    last_error: Option<DeviceError>,
}

impl<D: Device> CuePlayer<D> {
    /// A player that has not begun.
    pub fn new(device: D, now: Instant) -> Self {
        let mixer = SharedMixer::new(now);
        let (line, played_at, tried_at, last_error) = (None, None, None, None);
        Self { device, mixer, line, ambience: false, played_at, tried_at, last_error }
    }

    /// Plays a cue, on a line that is opened if need be. An error says why there is no line; nothing
    /// is said when the cue is simply let go by, because it is late or the last attempt is fresh.
    pub fn play(&mut self, request: PlayRequest, now: Instant) -> Option<Result<(), DeviceError>> {
        if now.saturating_duration_since(request.at) > STALE || !self.may_play(now) {
            return None;
        }
        self.mixer.with(|mixer| mixer.start(request.cue.wave(), request.gain));
        Some(self.sound(now))
    }

    /// Plays a cue for somebody who wants to know whether it can be heard: however late it is, and
    /// however fresh the last failure.
    pub fn test(&mut self, cue: Cue, gain: f32, now: Instant) -> Result<(), DeviceError> {
        self.close_lost_line(now);
        self.mixer.with(|mixer| mixer.start(cue.wave(), gain));
        self.sound(now)
    }

    /// Sea and wind are to be that loud; the line stays open for them until they are off.
    pub fn set_ambience(&mut self, gain: f32, now: Instant) -> Option<Result<(), DeviceError>> {
        self.ambience = gain > 0.0;
        self.mixer.with(|mixer| mixer.set_ambience(gain));
        match self.ambience && self.may_play(now) {
            true => Some(self.sound(now)),
            false => {
                self.played_at = Some(now);
                None
            }
        }
    }

    /// Whether there is a line that takes sound, or it can be tried to open one.
    fn may_play(&mut self, now: Instant) -> bool {
        self.close_lost_line(now);
        self.line.is_some() || !self.tried_lately(now)
    }

    fn close_lost_line(&mut self, now: Instant) {
        if self.line.as_ref().is_some_and(|line| line.is_lost() || self.mixer.is_stalled(now)) {
            self.close_line();
        }
    }

    /// Something is to be heard: there has to be a line.
    fn sound(&mut self, now: Instant) -> Result<(), DeviceError> {
        self.played_at = Some(now);
        let opened = self.open(now);
        let error = opened.as_ref().err().cloned();
        if let Some(error) = &error {
            if self.last_error.as_ref() != Some(error) {
                tracing::warn!("{error}");
            }
            self.mixer.with(|mixer| mixer.clear());
        }
        self.last_error = error;
        opened
    }

    /// How long the line may stay open without another cue; none if it is not open, or is needed for
    /// sea and wind.
    #[must_use]
    pub fn closes_in(&self, now: Instant) -> Option<Duration> {
        let played_at = self.line.as_ref().and(self.played_at).filter(|_| !self.ambience)?;
        Some((played_at + IDLE).saturating_duration_since(now))
    }

    /// Releases the line, and everything that sounds.
    pub fn close_line(&mut self) {
        self.line = None;
        self.mixer.with(|mixer| mixer.clear());
    }

    fn open(&mut self, now: Instant) -> Result<(), DeviceError> {
        if self.line.is_some() {
            return Ok(());
        }
        self.tried_at = Some(now);
        self.mixer.opened(now);
        self.line = Some(self.device.open(&self.mixer)?);
        Ok(())
    }

    fn tried_lately(&self, now: Instant) -> bool {
        self.tried_at.is_some_and(|at| now.saturating_duration_since(at) < RETRY)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    use super::*;

    /// A device that counts who knocks.
    #[derive(Clone, Default)]
    struct Counted {
        there: Arc<AtomicBool>,
        tries: Arc<AtomicUsize>,
        open: Arc<AtomicUsize>,
    }

    /// A line that counts itself, and can be cut.
    struct Counter(Counted);

    impl OpenOutput for Counter {
        fn is_lost(&self) -> bool {
            !self.0.there.load(Ordering::Relaxed)
        }
    }

    impl Drop for Counter {
        fn drop(&mut self) {
            self.0.open.fetch_sub(1, Ordering::Relaxed);
        }
    }

    impl Device for Counted {
        type OpenOutput = Counter;

        fn open(&mut self, _: &SharedMixer) -> Result<Counter, DeviceError> {
            self.tries.fetch_add(1, Ordering::Relaxed);
            if !self.there.load(Ordering::Relaxed) {
                return Err(DeviceError::Missing("nobody is there"));
            }
            self.open.fetch_add(1, Ordering::Relaxed);
            Ok(Counter(self.clone()))
        }
    }

    /// A player on virtual time.
    struct Stage {
        device: Counted,
        player: CuePlayer<Counted>,
        now: Instant,
    }

    impl Stage {
        fn new(there: bool) -> Self {
            let device = Counted::default();
            device.there.store(there, Ordering::Relaxed);
            let now = Instant::now();
            Self { player: CuePlayer::new(device.clone(), now), device, now }
        }

        fn play(&mut self) -> Option<Result<(), DeviceError>> {
            let request = PlayRequest { cue: Cue::Flip, gain: 1.0, at: self.now };
            self.player.play(request, self.now)
        }

        fn wait(&mut self, seconds: u64) {
            self.now += Duration::from_secs(seconds);
        }

        /// The line takes so much sound.
        fn listen(&self, samples: usize) {
            self.player.mixer.take(self.now, |mixer| {
                for _ in 0..samples {
                    mixer.sample();
                }
            });
        }

        fn voices(&self) -> usize {
            self.player.mixer.with(|mixer| mixer.voices())
        }

        fn tries(&self) -> usize {
            self.device.tries.load(Ordering::Relaxed)
        }

        fn open(&self) -> usize {
            self.device.open.load(Ordering::Relaxed)
        }
    }

    #[test]
    fn nothing_is_opened_before_the_first_cue() {
        let mut stage = Stage::new(true);
        assert_eq!((stage.tries(), stage.player.closes_in(stage.now)), (0, None));
        assert_eq!(stage.play(), Some(Ok(())));
        assert_eq!((stage.open(), stage.voices()), (1, 1));
    }

    #[test]
    fn one_line_carries_many_cues() {
        let mut stage = Stage::new(true);
        for _ in 0..5 {
            assert_eq!(stage.play(), Some(Ok(())));
            stage.wait(1);
            stage.listen(10);
        }
        assert_eq!((stage.tries(), stage.voices()), (1, 5));
    }

    #[test]
    fn the_line_is_released_after_silence_and_opened_again() {
        let mut stage = Stage::new(true);
        stage.play();
        stage.wait(3);
        assert_eq!(stage.player.closes_in(stage.now), Some(IDLE - Duration::from_secs(3)));
        stage.wait(8);
        assert_eq!(stage.player.closes_in(stage.now), Some(Duration::ZERO));
        stage.player.close_line();
        assert_eq!((stage.open(), stage.player.closes_in(stage.now)), (0, None));
        assert_eq!(stage.play(), Some(Ok(())));
        assert_eq!(stage.open(), 1);
    }

    #[test]
    fn without_a_device_it_is_silent_and_tries_only_now_and_then() {
        let mut stage = Stage::new(false);
        assert_eq!(stage.play(), Some(Err(DeviceError::Missing("nobody is there"))));
        for _ in 0..100 {
            assert_eq!(stage.play(), None);
        }
        assert_eq!((stage.tries(), stage.voices()), (1, 0));
        stage.device.there.store(true, Ordering::Relaxed);
        stage.wait(RETRY.as_secs());
        assert_eq!(stage.play(), Some(Ok(())));
        assert_eq!(stage.voices(), 1, "only what was asked for now");
    }

    #[test]
    fn who_tries_the_sound_learns_each_time_whether_it_can_be_heard() {
        let mut stage = Stage::new(false);
        let test = |stage: &mut Stage| stage.player.test(Cue::Chest, 1.0, stage.now);
        assert_eq!(test(&mut stage), Err(DeviceError::Missing("nobody is there")));
        stage.device.there.store(true, Ordering::Relaxed);
        assert_eq!(test(&mut stage), Ok(()), "at once, and not only after a while");
        assert_eq!((stage.tries(), stage.open(), stage.voices()), (2, 1, 1));
        stage.device.there.store(false, Ordering::Relaxed);
        assert_eq!(test(&mut stage), Err(DeviceError::Missing("nobody is there")), "it was cut");
    }

    #[test]
    fn a_line_that_asks_for_nothing_is_replaced_and_old_sounds_with_it() {
        let mut stage = Stage::new(true);
        stage.play();
        stage.wait(5);
        assert_eq!(stage.play(), Some(Ok(())));
        assert_eq!((stage.tries(), stage.open(), stage.voices()), (2, 1, 1));
    }

    #[test]
    fn a_line_that_was_cut_is_opened_again_when_that_is_possible() {
        let mut stage = Stage::new(true);
        stage.play();
        stage.device.there.store(false, Ordering::Relaxed);
        assert_eq!(stage.play(), None, "it was opened just now");
        stage.wait(RETRY.as_secs());
        assert_eq!(stage.play(), Some(Err(DeviceError::Missing("nobody is there"))));
        assert_eq!((stage.tries(), stage.open(), stage.voices()), (2, 0, 0));
        stage.device.there.store(true, Ordering::Relaxed);
        stage.wait(RETRY.as_secs());
        assert_eq!(stage.play(), Some(Ok(())));
    }

    #[test]
    fn sea_and_wind_keep_the_line_open_until_they_are_off() {
        let mut stage = Stage::new(true);
        assert_eq!(stage.player.set_ambience(0.5, stage.now), Some(Ok(())));
        stage.wait(60);
        assert_eq!((stage.open(), stage.player.closes_in(stage.now)), (1, None));
        stage.listen(100);
        assert_eq!(stage.play(), Some(Ok(())));
        assert_eq!(stage.tries(), 1, "cues are played on the same line");
        assert_eq!(stage.player.set_ambience(0.0, stage.now), None);
        assert_eq!(stage.player.closes_in(stage.now), Some(IDLE), "time to fade");
        let mut deaf = Stage::new(false);
        assert_eq!(deaf.player.set_ambience(0.0, deaf.now), None);
        assert_eq!(deaf.tries(), 0, "what is off opens nothing");
    }

    #[test]
    fn a_late_cue_is_let_go_by() {
        let mut stage = Stage::new(true);
        let request = PlayRequest { cue: Cue::Win, gain: 1.0, at: stage.now };
        stage.wait(1);
        assert_eq!(stage.player.play(request, stage.now), None);
        assert_eq!(stage.tries(), 0);
    }
}
