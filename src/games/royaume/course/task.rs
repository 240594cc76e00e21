//! What is still to be done.
//!
//! Fights happen in the middle of refills, refills wait for fights, and challenges follow fights. So
//! what is still to be done is a stack: its top says who decides now, and what lies under it goes on
//! when that is done.

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::game::few::ListItem;

/// Something that is still to be done. What kind it is has a byte of its own, since that is asked for several
/// times at every decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Task {
    /// The seat in turn decides.
    Turn(Step),
    /// R16: the contest asks somebody.
    Contest,
    /// C26: the seat has to give a challenge back.
    Turncoat(Seat),
    /// R30: the seat draws up to three cards.
    Refill(Refill),
    /// R21: those who wait refill one after the other.
    Queue,
    /// R24: the seat in turn has beaten the Wizard on whom it walked, and goes on.
    AfterFight,
    /// R14: the turn is over; the seat in turn refills, unless it has thrown its hand away for it.
    Close {
        /// Whether it refills.
        refill: bool,
    },
    /// R14: the Wizard goes where the arrow points.
    Arrow,
    /// R14: the next seat's turn begins.
    NextTurn,
    /// R31: how many last turns are still to come.
    LastTurns(u8),
    /// R31: the seat's last turn.
    LastTurn(Seat),
}

/// How far a turn has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// R7, R12, R29: everything is open.
    Start,
    /// R29: the hand was thrown away for points; either kind of turn may follow.
    Thrown,
    /// R7: cards have been played, but the hero has not moved yet.
    Walking,
    /// R7, R10, R11: the hero has stopped on a hex without a challenge.
    Stopped,
    /// R24: the Wizard was beaten on the Mine.
    Trading,
    /// R12: at least one memory tile has been placed.
    Placing,
}

/// R30: a refill under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Refill {
    /// Who draws.
    pub seat: Seat,
    /// Whether a fight caused it: then Chaos has no effect.
    pub by_fight: bool,
    /// How many C cards have taken effect in it.
    pub effects: u8,
}

/// R21: somebody who waits to refill.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Waiting {
    /// Who will draw.
    pub seat: Seat,
    /// Whether because of a fight.
    pub by_fight: bool,
}

impl ListItem for Task {
    const FILL: Self = Self::Queue;
}

impl ListItem for Waiting {
    const FILL: Self = Self { seat: Seat::FIRST, by_fight: false };
}

impl Task {
    /// R14: the end of a usual turn.
    pub(crate) const CLOSE: Self = Self::Close { refill: true };
}

impl Refill {
    /// R30: the most C cards that take effect in one refill.
    pub const MOST_EFFECTS: u8 = 3;

    pub(crate) fn new(seat: Seat, by_fight: bool) -> Self {
        Self { seat, by_fight, effects: 0 }
    }
}
