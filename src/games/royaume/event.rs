//! What happens, and what of it is seen.
//!
//! Nearly everything in this game happens in the open. Only the new order of the deck after a
//! reshuffle is nobody's to know.

use serde::{Deserialize, Serialize};

use super::{Card, Hand, Hex, Memory, Sector, Tally, Tile, Tiles};
use crate::game::{Few, Seat, SeatSet};

/// What an action led to, in full: the truth, as records write it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// What everybody sees.
    Open(Seen),
    /// R30: the deck was empty, and the discards were shuffled.
    Reshuffled {
        /// As records have it.
        reshuffled: NewDeck,
    },
}

/// R30: the deck after a reshuffle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NewDeck {
    /// Top first.
    pub deck: Few<Card, { Card::DECK }>,
}

/// What is seen of what happens, by everybody alike.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each variant's sentence names its fields")]
pub enum Seen {
    /// The seat played a card.
    Played { seat: Seat, card: Card },
    /// R16: the seat played a card that changes the total of a contest.
    #[serde(rename(serialize = "played"))]
    Counted { seat: Seat, card: Card, total: i16 },
    /// The seat's points changed by `by`, to that score.
    Points { seat: Seat, by: i16, score: u16, why: Cause },
    /// R29, C27, C28: the seat threw these away.
    Discarded { seat: Seat, cards: Hand },
    /// The seat's hero came to another hex.
    Hero { seat: Seat, to: Hex, why: Way },
    /// R16: a face-down challenge was turned up.
    Turned { hex: Hex, tile: Tile },
    /// R15: a challenge begins.
    Challenge { seat: Seat, hex: Hex, tile: Tile, difficulty: i16 },
    /// R22–R24: a fight with the Wizard begins.
    Fight { seats: Few<Seat, { Seat::MAX as usize }>, why: FightReason },
    /// R16, R19: the seat is in it.
    Joined { seat: Seat },
    /// R16: the seat spun.
    Spun { seat: Seat, segment: Sector, number: u8, total: i16 },
    /// R15: a contest is decided.
    Settled { done: bool, by: By, total: i16, difficulty: i16 },
    /// R17: the seat has the tile.
    Completed { seat: Seat, tile: Tile },
    /// R22, R25, C25: the Wizard goes, or stays, there.
    Wizard { to: Hex, why: WizardReason },
    /// A1: the seat took a card out of the discards.
    Took { seat: Seat, card: Card },
    /// A8: the seat swapped a memory tile with another.
    Swapped { seat: Seat, give: Memory, other: Seat, take: Memory },
    /// A9: a challenge was moved.
    Carried { tile: Tile, from: Hex, to: Hex },
    /// R11: the seat turned these challenges face down.
    Spent { seat: Seat, tiles: Tiles },
    /// R11: the seat got a memory tile.
    Memory { seat: Seat, tile: Memory },
    /// R10: the seat has its spirit animal.
    Animal { seat: Seat },
    /// R12, R13: the seat placed a memory tile.
    Placed { seat: Seat, tile: Memory, hex: Hex },
    /// R30: the deck was empty, and the discards were shuffled.
    Reshuffled,
    /// R30: the seat drew a card.
    Drew { seat: Seat, card: Card },
    /// R30: the seat drew a C card, which takes effect or does not.
    #[serde(rename(serialize = "drew"))]
    Befell { seat: Seat, card: Card, effect: bool },
    /// C24: the snowstorm came, and traps these.
    Snow { hex: Hex, seats: SeatSet },
    /// C26: a challenge of the seat went back to the board.
    Returned { seat: Seat, tile: Tile, hex: Hex },
    /// R14: where the arrow stopped.
    Arrow { segment: Sector },
    /// R14: the seat's turn of that number begins.
    Turn { seat: Seat, number: u8 },
    /// C24: the seat misses its turn.
    Missed { seat: Seat },
    /// C24: the snowstorm went back.
    SnowBack(bool),
    /// R31, R32: the end begins.
    EndBegins { why: EndReason },
    /// R31: the seat's last turn.
    LastTurn { seat: Seat },
    /// R31: all is told.
    GameOver(Tally),
}

/// Why somebody's points changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Cause {
    Throw,
    Fox,
    Merchant,
    Animal,
    Place,
    Challenge,
    Fight,
}

/// How a hero came to another hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// R7: on foot.
    Walk,
    /// A16: by the Short way.
    ShortWay,
    /// R19, D17: to help somebody.
    Help,
    /// R18, R22: to the camp, after a failure.
    Camp,
}

/// Why there is a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FightReason {
    /// R24: a hero walked onto him.
    Walk,
    /// C25.
    Chaos,
    /// R23: the arrow sent him.
    Spin,
}

/// What decided a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum By {
    Star,
    General,
    Total,
    Short,
}

/// Why the Wizard is where he is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WizardReason {
    /// R22: he was beaten.
    Beaten,
    /// C25.
    Chaos,
    /// R25: the arrow sent him.
    Spin,
    /// R25: there is no hex for him.
    Stays,
    /// R25: there is no hex for him, and he would block the Mine.
    Home,
}

/// Why the end began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// R31: the last memory tile has left the Mine.
    MineEmpty,
    /// R31: no challenge is left for anybody.
    NoChallenge,
    /// R32: everybody has had 40 turns.
    FortyTurns,
}

impl Seen {
    pub(super) fn of(event: &Event) -> Self {
        match event {
            Event::Open(seen) => seen.clone(),
            Event::Reshuffled { .. } => Self::Reshuffled,
        }
    }
}
