//! How fast a client may talk. Pure: the time comes in as an argument.

use std::time::Duration;

/// How many frames a client may send in a second, on average.
pub const FRAMES_A_SECOND: u32 = 10_000;
/// How many at once after a silence.
pub const BURST: u32 = 10_000;

/// A bucket that fills with time and is emptied frame by frame.
///
/// The rate is far above what people do, and a bot that plays as fast as the table answers may go
/// on: it protects the other players from a client that talks without listening. Who is too fast is
/// not cut off but heard later, so its own sending stalls and nobody else's.
#[derive(Clone, Debug)]
pub struct RateLimit {
    /// What it may still say, as the time that it takes to save it up.
    saved: Duration,
    /// Up to when time was counted; in the future, if more was said than was saved.
    last: Duration,
}

impl RateLimit {
    /// The rate of a client that comes at this time.
    pub fn new(now: Duration) -> Self {
        Self { saved: full(), last: now }
    }

    /// Counts a frame, and says how long to wait before the next one is heard.
    pub fn frame(&mut self, now: Duration) -> Duration {
        let gained = now.saturating_sub(self.last);
        self.last = now.max(self.last);
        self.saved = self.saved.saturating_add(gained).min(full());
        match self.saved.checked_sub(cost()) {
            Some(left) => {
                self.saved = left;
                Duration::ZERO
            }
            None => {
                // What is owed is paid when the clock gets there; until then it adds up.
                self.last = self.last.saturating_add(cost() - self.saved);
                self.saved = Duration::ZERO;
                self.last.saturating_sub(now)
            }
        }
    }
}

/// The time that one frame is worth.
fn cost() -> Duration {
    Duration::from_secs(1) / FRAMES_A_SECOND
}

fn full() -> Duration {
    cost() * BURST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_fine_and_then_the_pace_holds() {
        let mut rate = RateLimit::new(Duration::ZERO);
        for _ in 0..BURST {
            assert_eq!(rate.frame(Duration::ZERO), Duration::ZERO);
        }
        let mut now = Duration::ZERO;
        for _ in 0..FRAMES_A_SECOND {
            now += rate.frame(now);
        }
        assert_eq!(now, Duration::from_secs(1));
    }

    #[test]
    fn who_does_not_wait_owes_ever_more() {
        let mut rate = RateLimit::new(Duration::ZERO);
        let waits: Vec<Duration> = (0..BURST + 10).map(|_| rate.frame(Duration::ZERO)).collect();
        assert_eq!(waits.last(), Some(&(10 * cost())));
        assert_eq!(rate.frame(10 * cost()), cost(), "and nothing of it is forgiven");
    }

    #[test]
    fn silence_saves_up_no_more_than_a_burst() {
        let mut rate = RateLimit::new(Duration::ZERO);
        let now = Duration::from_secs(3600);
        let free = (0..3 * BURST).take_while(|_| rate.frame(now).is_zero()).count();
        assert_eq!(free, BURST as usize);
    }
}
