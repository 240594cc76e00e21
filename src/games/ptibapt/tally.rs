//! What everybody has in the end, and who wins.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, Serializer};

use super::{Clock, Colour, Tabletop};
use crate::game::{Outcome, Score, Seat, SeatSet};

/// What everybody has in the end.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tally {
    /// P11: of two players.
    Duel(Duel),
    /// P15: against the clock.
    Solo(Solo),
}

/// P2, P11: the points of each, and who wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Duel {
    /// The points of each seat.
    pub points: ArrayVec<i8, 2>,
    /// Who wins; a tie is shared.
    pub winners: SeatSet,
}

/// P15: how long it took.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Solo {
    /// The time from the deal to the last pair, in seconds.
    pub seconds: Score,
    /// The traps that were kept, 10 seconds each.
    pub reds: u8,
    /// Both together: what counts.
    pub result: Score,
    /// How many turns it took: what is compared with par.
    pub turns: u16,
    /// P16: whether it was interrupted and resumed: then it makes no best time.
    pub interrupted: bool,
    /// P14: whether everything was found; not so after [`Tabletop::MOST_TURNS`].
    pub complete: bool,
}

/// Solo as records write it.
#[derive(Serialize)]
struct SoloLine {
    seconds: Score,
    reds: u8,
    result: Score,
}

impl Tally {
    /// Counts what lies before everybody.
    pub fn new(table: &Tabletop) -> Self {
        if table.options.solo { Self::Solo(Solo::new(table)) } else { Self::Duel(Duel::new(table)) }
    }

    /// As a game's end is told for any game.
    pub fn outcome(&self) -> Outcome {
        match self {
            Self::Duel(duel) => {
                let scores = duel.points.iter().map(|points| i32::from(*points).into());
                Outcome { scores: scores.collect(), winners: duel.winners }
            }
            Self::Solo(solo) => {
                Outcome { scores: vec![solo.result], winners: SeatSet::first_few(1) }
            }
        }
    }

    /// How it went against the clock, if it did.
    pub fn solo(&self) -> Option<&Solo> {
        match self {
            Self::Duel(_) => None,
            Self::Solo(solo) => Some(solo),
        }
    }
}

impl Duel {
    fn new(table: &Tabletop) -> Self {
        let points: ArrayVec<i8, 2> = table.kept.iter().map(|pile| pile.points()).collect();
        let most = points.iter().max();
        let best = Seat::all(2).zip(&points).filter(|(_, points)| Some(*points) == most);
        let winners = best.map(|(seat, _)| seat).collect();
        Self { points, winners }
    }
}

impl Solo {
    /// P15: what a trap costs, in thousandths of a second.
    const PENALTY: i64 = 10_000;

    fn new(table: &Tabletop) -> Self {
        let Clock { millis, interrupted } = table.clock;
        let reds = table.found(Colour::Red) as u8;
        let millis = i64::from(millis);
        Self {
            seconds: Score::thousandths(millis),
            reds,
            result: Score::thousandths(millis + Self::PENALTY * i64::from(reds)),
            turns: table.turns,
            interrupted,
            complete: table.all_found(),
        }
    }

    /// P16: whether it may stand among the best times.
    pub fn makes_a_best_time(&self) -> bool {
        self.complete && !self.interrupted
    }
}

/// A record says which kind of tally it is by its fields.
pub(super) fn as_records_write_it<S: Serializer>(
    tally: &Tally,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    match tally {
        Tally::Duel(duel) => duel.serialize(serializer),
        Tally::Solo(solo) => {
            let Solo { seconds, reds, result, .. } = *solo;
            SoloLine { seconds, reds, result }.serialize(serializer)
        }
    }
}
