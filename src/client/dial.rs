//! When to make a link again that was cut.

use super::Output;
use crate::game::Game;
use crate::table::Moment;

/// The first wait before dialling again, doubled with each failure, and the longest: whoever can be
/// back within a second should not wait for most of it.
const FIRST_WAIT: u64 = 50;
const LONGEST_WAIT: u64 = 400;

/// The state of the link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dial {
    call: LinkState,
    wait: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LinkState {
    /// To be dialled at this moment; whether that was said.
    Down(Moment, bool),
    Dialling,
    Up,
}

impl Dial {
    pub(super) fn new() -> Self {
        Self { call: LinkState::Down(Moment::default(), false), wait: FIRST_WAIT }
    }

    pub(super) fn up(&mut self) {
        self.call = LinkState::Up;
    }

    /// The table has answered: the next cut is a new one.
    pub(super) fn welcome(&mut self) {
        self.wait = FIRST_WAIT;
    }

    pub(super) fn down(&mut self, now: Moment) {
        if let LinkState::Down(..) = self.call {
            return;
        }
        self.call = LinkState::Down(now + self.wait, false);
        self.wait = (self.wait * 2).min(LONGEST_WAIT);
    }

    /// Dials when it is time to, and says when it will be.
    pub(super) fn advance<G: Game>(&mut self, now: Moment) -> Option<Output<G>> {
        let LinkState::Down(at, said) = self.call else { return None };
        if at <= now {
            self.call = LinkState::Dialling;
            return Some(Output::Dial);
        }
        self.call = LinkState::Down(at, true);
        (!said).then_some(Output::WakeAt(at))
    }
}
