//! A point in time, as the table and its clients know it.
//!
//! Neither has a clock: whoever drives them says what time it is, in milliseconds since a start of
//! its own. A simulation may say anything.

use std::ops::Add;
use std::time::Duration;

/// Milliseconds since whoever keeps the time began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub u64);

impl Moment {
    /// How many milliseconds there are from now to a later moment; none if it is past.
    pub fn until(self, later: Self) -> u64 {
        later.0.saturating_sub(self.0)
    }
}

/// So long after the beginning.
impl From<Duration> for Moment {
    fn from(elapsed: Duration) -> Self {
        Self(u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX))
    }
}

impl Add<u64> for Moment {
    type Output = Self;

    fn add(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }
}
