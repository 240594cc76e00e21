//! The sound of the table: ten short cues, sea and wind for whoever likes it, and a speaker.
//!
//! A [`Speaker`] is told a [`Cue`] and answers nothing: playing never
//! blocks, never fails and never matters to the game. Without a device it is silent and calm, and
//! only the settings screen asks it why. This part knows no game and no screen.
//!
//! ```text
//!  play(cue) ──► thread: CuePlayer ──start──► Mixer ◄──asks── line to the device's server
//!                        └──── opens at the first sound, closes after silence ────┘
//! ```
//!
//! - [`cue`]: what can be heard. [`wav`]: the files under `assets/sound`, as they lie in the program.
//! - [`ambience`]: sea and wind, made sample by sample. [`mixer`]: several cues at once, without clipping.
//! - [`speaker`]: what the rest of the program holds; behind it the [`player`], on a thread.
//! - [`device`]: what is played on: the PulseAudio or PipeWire server of a Linux desktop, the
//!   system's own output elsewhere.

pub mod ambience;
pub mod cue;
pub mod device;
pub mod mixer;
pub mod player;
pub mod speaker;
pub mod wav;

pub use cue::Cue;
pub use speaker::Speaker;

/// How many samples make a second in our files, and on a line that lets us choose.
pub const RATE: u32 = 24_000;
