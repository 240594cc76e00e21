//! Why an action was refused.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::games::ptibapt::{Bonus, Cell, Deed, Phase, Tabletop};

/// Why an action was refused. Everything in it is open to all, so a refusal gives nothing away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Illegal {
    /// P10: it is all over.
    GameOver,
    /// P6: it is somebody else's turn.
    NotYourTurn(Seat),
    /// P12: what is in sight has to go back first.
    MustConfirm,
    /// P12: nothing is in sight that has to go back.
    NothingToConfirm,
    /// P5: a card has to be turned up now.
    MustTurn,
    /// P8: the bonus just found has to be used now.
    MustUse(Bonus),
    /// P9: no card lies there.
    Gap,
    /// P6: the second card has to be another one.
    FaceUp,
    /// P8: two different places have to be named.
    SamePlace,
    /// P13: only solo is played against a clock.
    NoClock,
    /// P16: the clock does not go back.
    ClockWentBack,
}

impl Illegal {
    /// The reason for which `choices` does not hold this deed.
    pub(crate) fn why(table: &Tabletop, seat: Seat, deed: Deed) -> Self {
        let Some(turn) = table.phase.seat() else { return Self::GameOver };
        if turn != seat {
            return Self::NotYourTurn(turn);
        }
        match (table.phase, deed) {
            (Phase::Spyglass(_), Deed::Look(a, b)) | (Phase::Switch(_), Deed::Switch(a, b)) => {
                Self::why_not_both(table, a, b)
            }
            (Phase::Spyglass(_), _) => Self::MustUse(Bonus::Spyglass),
            (Phase::Switch(_), _) => Self::MustUse(Bonus::Switch),
            (Phase::Shown(..), Deed::Turn(_)) if table.options.solo => Self::Gap,
            (Phase::Shown(..) | Phase::Looking(..), _) => Self::MustConfirm,
            (_, Deed::Turn(cell)) => Self::why_not_face_down(table, cell),
            (_, Deed::Confirm) => Self::NothingToConfirm,
            (_, Deed::Look(..) | Deed::Switch(..)) => Self::MustTurn,
        }
    }

    fn why_not_both(table: &Tabletop, a: Cell, b: Cell) -> Self {
        if !table.has(a) || !table.has(b) { Self::Gap } else { Self::SamePlace }
    }

    fn why_not_face_down(table: &Tabletop, cell: Cell) -> Self {
        if table.has(cell) { Self::FaceUp } else { Self::Gap }
    }

    /// The number of the rule that it rests on.
    pub fn rule(self) -> &'static str {
        match self {
            Self::GameOver => "P10",
            Self::NotYourTurn(_) | Self::FaceUp => "P6",
            Self::MustConfirm | Self::NothingToConfirm => "P12",
            Self::MustTurn => "P5",
            Self::MustUse(_) | Self::SamePlace => "P8",
            Self::Gap => "P9",
            Self::NoClock => "P13",
            Self::ClockWentBack => "P16",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => write!(f, "the game is over"),
            Self::NotYourTurn(seat) => write!(f, "it is the turn of seat {seat}"),
            Self::MustConfirm => write!(f, "what is in sight has to go back down first"),
            Self::NothingToConfirm => write!(f, "nothing is in sight that has to go back down"),
            Self::MustTurn => write!(f, "a card has to be turned up now"),
            Self::MustUse(bonus) => write!(f, "the {} has to be used now", bonus.name()),
            Self::Gap => write!(f, "no card lies there"),
            Self::FaceUp => write!(f, "that card is face up already: choose another one"),
            Self::SamePlace => write!(f, "two different places have to be named"),
            Self::NoClock => write!(f, "only solo is played against a clock"),
            Self::ClockWentBack => write!(f, "the clock does not go back"),
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl Error for Illegal {}
