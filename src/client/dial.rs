//! When to make a link again that was cut.

use crate::table::Moment;

/// The first wait before dialling again, doubled with each failure, and the longest: whoever can be
/// back within a second should not wait for most of it.
const FIRST_WAIT: u64 = 50;
const LONGEST_WAIT: u64 = 400;

/// The state of the link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dial {
    link: DialState,
    wait: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DialState {
    /// To be dialled at this moment.
    Down(Moment),
    Dialling,
    Up,
}

impl Dial {
    pub(super) fn new() -> Self {
        Self { link: DialState::Down(Moment::default()), wait: FIRST_WAIT }
    }

    pub(super) fn up(&mut self) {
        self.link = DialState::Up;
    }

    /// The table has answered: the next cut is a new one.
    pub(super) fn welcome(&mut self) {
        self.wait = FIRST_WAIT;
    }

    pub(super) fn down(&mut self, now: Moment) {
        if let DialState::Down(_) = self.link {
            return;
        }
        self.link = DialState::Down(now + self.wait);
        self.wait = (self.wait * 2).min(LONGEST_WAIT);
    }

    /// When to dial, if that is to be done.
    pub(super) fn due(&self) -> Option<Moment> {
        match self.link {
            DialState::Down(at) => Some(at),
            DialState::Dialling | DialState::Up => None,
        }
    }

    /// Whether to dial now; said once.
    pub(super) fn is_due(&mut self, now: Moment) -> bool {
        let due = self.due().is_some_and(|at| at <= now);
        if due {
            self.link = DialState::Dialling;
        }
        due
    }
}
