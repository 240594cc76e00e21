//! What every screen and widget is given to look like the rest: colours, words, pictures, motion.

pub mod art;
mod atlas;
pub mod font;
pub mod picture;
pub mod theme;

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::style::art::Art;
use super::style::theme::Palette;
use crate::text::Texts;

/// What every widget needs to look like the rest.
pub struct Style<'a> {
    pub palette: &'a Palette,
    pub text: &'static Texts,
    pub art: &'a Art,
    /// How fast things move.
    pub motion: Motion,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// Not at all: what changed is just different.
    Off,
    /// In half the time.
    Fast,
    /// At the speed that all durations are given for.
    #[default]
    Normal,
    /// Slowly enough to follow every move.
    Slow,
}

impl Motion {
    /// All of them, the slowest last.
    pub const ALL: [Self; 4] = [Self::Off, Self::Fast, Self::Normal, Self::Slow];

    /// How many seconds something takes that normally takes so long.
    pub fn seconds(self, normal: Duration) -> f64 {
        let factor = match self {
            Self::Off => 0.0,
            Self::Fast => 0.5,
            Self::Normal => 1.0,
            Self::Slow => 1.6,
        };
        normal.as_secs_f64() * factor
    }
}
