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
pub type Own = pulse::Pulse;
/// The device of this machine.
#[cfg(not(target_os = "linux"))]
pub type Own = system::System;

/// How much sound a line holds in advance: what it takes at least from a cue to the ear.
pub const AHEAD: Duration = Duration::from_millis(100);

/// A line that has not asked for samples for so long is dead, whatever it says of itself.
const PATIENCE: Duration = Duration::from_secs(2);

/// Something that sound can be played on.
pub trait Device: Send + 'static {
    /// What is open between the first cue and silence. It need not be able to change threads.
    type Line: Line;

    /// Opens a line that plays what is on the desk. It takes a second or two at most.
    fn open(&mut self, desk: &Desk) -> Result<Self::Line, DeviceError>;
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

/// An open way to a device. Dropping it hangs up.
pub trait Line {
    /// Whether the other end has hung up.
    fn is_lost(&self) -> bool;
}

/// Where the player puts sounds, and a line takes them from: a mixer that both can reach.
#[derive(Clone, Debug)]
pub struct Desk(Arc<Mutex<Inside>>);

#[derive(Debug)]
struct Inside {
    mixer: Mixer,
    asked_at: Instant,
}

impl Desk {
    /// A desk with nothing on it.
    #[must_use]
    pub fn new(now: Instant) -> Self {
        Self(Arc::new(Mutex::new(Inside { mixer: Mixer::default(), asked_at: now })))
    }

    /// Lays something on it.
    pub fn with<T>(&self, change: impl FnOnce(&mut Mixer) -> T) -> T {
        change(&mut self.inside().mixer)
    }

    /// A line takes samples, now.
    pub fn take<T>(&self, now: Instant, samples: impl FnOnce(&mut Mixer) -> T) -> T {
        let mut inside = self.inside();
        inside.asked_at = now;
        samples(&mut inside.mixer)
    }

    /// A line was opened: its patience begins.
    pub fn opened(&self, now: Instant) {
        self.inside().asked_at = now;
    }

    /// Whether an open line has stopped asking: its server or its device is gone.
    #[must_use]
    pub fn is_deserted(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.inside().asked_at) >= PATIENCE
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
