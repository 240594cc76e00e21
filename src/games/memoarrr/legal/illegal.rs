//! Why an action was refused.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::games::memoarrr::{Action, Animal, Cell, Phase, Tabletop};

/// Why an action was refused. Everything in it is open to all, so a refusal gives nothing away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Illegal {
    /// M25: it is all over.
    GameOver,
    /// M9: somebody still looks at their cards.
    NotAllHaveLooked,
    /// M9: this seat has already turned its cards back.
    AlreadyLooked,
    /// M19: it is somebody else's turn.
    NotYourTurn(Seat),
    /// M28: the turn goes on when the peek is over.
    StillPeeking(Seat),
    /// M28: there is nothing to turn back.
    NotLooking,
    /// M11, M15: a location has to be revealed now.
    MustReveal,
    /// M27: the ability of the animal just revealed has to be used now.
    MustUse(Animal),
    /// M4: no location lies in the centre.
    Centre,
    /// M11, M28, M29: the location is face up already.
    FaceUp(Cell),
    /// M17: somebody has looked at that location, so it cannot be the very first one.
    SomebodyLooked(Cell),
    /// M29: a walrus forbids it.
    Banned(Cell),
    /// M30: it is not next to the octopus.
    NotNextToOctopus(Cell),
}

impl Illegal {
    /// The reason for which `choices` does not hold this action.
    pub(crate) fn why(table: &Tabletop, seat: Seat, action: Action) -> Self {
        match table.phase {
            Phase::Over => Self::GameOver,
            Phase::Looking(seats) if !seats.contains(seat) && action == Action::DoneLooking => {
                Self::AlreadyLooked
            }
            Phase::Looking(_) => Self::NotAllHaveLooked,
            Phase::Peeking(peeker, _) => Self::StillPeeking(peeker),
            Phase::Reveal(turn)
            | Phase::Penguin(turn)
            | Phase::Walrus(turn)
            | Phase::Octopus(turn)
                if turn != seat =>
            {
                Self::NotYourTurn(turn)
            }
            _ if action == Action::DoneLooking => Self::NotLooking,
            Phase::Reveal(_) => match action {
                Action::Reveal(cell) => Self::why_not_reveal(table, cell),
                _ => Self::MustReveal,
            },
            Phase::Penguin(_) => match action {
                Action::Peek(cell) => Self::why_not_face_down(cell),
                _ => Self::MustUse(Animal::Penguin),
            },
            Phase::Walrus(_) => match action {
                Action::Ban(cell) => Self::why_not_face_down(cell),
                _ => Self::MustUse(Animal::Walrus),
            },
            Phase::Octopus(_) => match action {
                Action::Swap(Cell::CENTRE) => Self::Centre,
                Action::Swap(cell) => Self::NotNextToOctopus(cell),
                _ => Self::MustUse(Animal::Octopus),
            },
        }
    }

    fn why_not_reveal(table: &Tabletop, cell: Cell) -> Self {
        if table.barred().contains(cell) {
            Self::SomebodyLooked(cell)
        } else if table.face_down().contains(cell) {
            Self::Banned(cell)
        } else {
            Self::why_not_face_down(cell)
        }
    }

    fn why_not_face_down(cell: Cell) -> Self {
        if cell == Cell::CENTRE { Self::Centre } else { Self::FaceUp(cell) }
    }

    /// The number of the rule that it rests on.
    pub fn rule(self) -> &'static str {
        match self {
            Self::GameOver => "M25",
            Self::NotAllHaveLooked | Self::AlreadyLooked => "M9",
            Self::NotYourTurn(_) => "M19",
            Self::StillPeeking(_) | Self::NotLooking => "M28",
            Self::MustReveal => "M15",
            Self::MustUse(_) => "M27",
            Self::Centre => "M4",
            Self::FaceUp(_) => "M11",
            Self::SomebodyLooked(_) => "M17",
            Self::Banned(_) => "M29",
            Self::NotNextToOctopus(_) => "M30",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => write!(f, "the game is over"),
            Self::NotAllHaveLooked => write!(f, "not everybody has finished looking"),
            Self::AlreadyLooked => write!(f, "this seat has finished looking"),
            Self::NotYourTurn(seat) => write!(f, "it is the turn of seat {seat}"),
            Self::StillPeeking(seat) => write!(f, "seat {seat} is still peeking"),
            Self::NotLooking => write!(f, "this seat is not looking at anything"),
            Self::MustReveal => write!(f, "a location has to be revealed now"),
            Self::MustUse(animal) => write!(f, "the {} has to be used now", animal.name()),
            Self::Centre => write!(f, "no location lies in the centre"),
            Self::FaceUp(cell) => write!(f, "{cell} is face up already"),
            Self::SomebodyLooked(cell) => {
                write!(f, "somebody has looked at {cell}, so it cannot open the game")
            }
            Self::Banned(cell) => write!(f, "the walrus forbids {cell} in this turn"),
            Self::NotNextToOctopus(cell) => write!(f, "{cell} is not next to the octopus"),
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl Error for Illegal {}
