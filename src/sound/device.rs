//! What sound is played on. A device is asked for a line; an open line asks the mixer for samples.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::mixer::Mixer;

#[cfg(target_os = "linux")]
pub mod pulse;
#[cfg(not(target_os = "linux"))]
pub mod system;

/// The device of this machine.
#[cfg(target_os = "linux")]
pub(crate) type SystemDevice = pulse::Pulse;
/// The device of this machine.
#[cfg(not(target_os = "linux"))]
pub(crate) type SystemDevice = system::System;

/// A line that has not asked for samples for so long is dead, whatever it says of itself.
const PATIENCE: Duration = Duration::from_secs(2);

/// Something that sound can be played on.
pub trait Device: Send + 'static {
    /// What is open between the first cue and silence. It need not be able to change threads.
    type OpenOutput: OpenOutput;

    /// Opens a line that plays what the mixer gives. It takes a second or two at most.
    fn open(&mut self, mixer: &SharedMixer) -> Result<Self::OpenOutput, DeviceError>;
}

/// Why there is no line, in a sentence for the settings screen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeviceError {
    /// There is nothing to play on, for instance "This machine has no sound output."
    #[error("{0}")]
    Missing(&'static str),
    /// There is something, but it failed: what, and why.
    #[error("{0}: {1}.")]
    Failed(&'static str, String),
}

/// An open way to a device. Dropping it closes it.
pub trait OpenOutput {
    /// Whether the other end has closed it.
    fn is_lost(&self) -> bool;
}

/// The mixer, shared by the player that adds sounds and the line that takes samples.
#[derive(Clone, Debug)]
pub struct SharedMixer(Arc<Mutex<MixerState>>);

#[derive(Debug)]
struct MixerState {
    mixer: Mixer,
    asked_at: Instant,
}

impl SharedMixer {
    /// A mixer with nothing to play.
    #[must_use]
    pub fn new(now: Instant) -> Self {
        Self(Arc::new(Mutex::new(MixerState { mixer: Mixer::default(), asked_at: now })))
    }

    /// Does something with the mixer.
    pub fn with<T>(&self, change: impl FnOnce(&mut Mixer) -> T) -> T {
        change(&mut self.lock().mixer)
    }

    /// A line takes samples, now.
    pub fn take<T>(&self, now: Instant, samples: impl FnOnce(&mut Mixer) -> T) -> T {
        let mut state = self.lock();
        state.asked_at = now;
        samples(&mut state.mixer)
    }

    /// A line was opened: from now on it is expected to ask for samples.
    pub fn opened(&self, now: Instant) {
        self.lock().asked_at = now;
    }

    /// Whether an open line has stopped asking: its server or its device is gone.
    #[must_use]
    pub fn is_stalled(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.lock().asked_at) >= PATIENCE
    }

    fn lock(&self) -> MutexGuard<'_, MixerState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
