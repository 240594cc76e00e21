//! What a player may decide.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::action_line::ActionLine;
use crate::game::Seat;
use crate::games::royaume::{Card, Colour, Hex, Memory, Tile, Tiles};

/// What a player may decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum Action {
    /// R29: throws the whole hand away and draws anew.
    Throw(Price),
    /// R7–R9: walks, and stops there.
    Move(Hex),
    /// Plays a card.
    Card(Play),
    /// R10: buys the spirit animal.
    Buy,
    /// R11: trades completed challenges for memory tiles.
    Trade(Tiles),
    /// R12, R13: places one memory tile.
    Place(Memory, Hex),
    /// R7, R12, R31: the turn is over.
    End,
    /// R16: comes to help.
    Join,
    /// R16: spins.
    Spin,
    /// R16: no, or no more.
    Pass,
    /// C26: this tile goes back there.
    Turncoat(Tile, Hex),
}

/// R29: what throwing the hand away costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    /// 5 points, and the turn goes on.
    Paid,
    /// The turn itself, which is over then.
    Turn,
}

/// A card, with all that has to be said about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "as in `Card`; fields are named as in records")]
pub enum Play {
    Magician { take: Card },
    Luck { colour: Colour },
    Prophet { hex: Hex },
    Invisibility,
    Merchant,
    Fox,
    Shaman { give: Memory, seat: Seat, take: Memory },
    Storyteller { from: Hex, to: Hex },
    Miner { tiles: Tiles },
    Goat,
    Bison,
    General,
    ShortWay { hex: Hex },
    Sword,
    Shield,
    Bow,
    Horn { seat: Seat },
    TeamUp,
}

impl Play {
    /// Which card it is.
    pub fn card(self) -> Card {
        match self {
            Self::Magician { .. } => Card::Magician,
            Self::Luck { .. } => Card::Luck,
            Self::Prophet { .. } => Card::Prophet,
            Self::Invisibility => Card::Invisibility,
            Self::Merchant => Card::Merchant,
            Self::Fox => Card::Fox,
            Self::Shaman { .. } => Card::Shaman,
            Self::Storyteller { .. } => Card::Storyteller,
            Self::Miner { .. } => Card::Miner,
            Self::Goat => Card::Goat,
            Self::Bison => Card::Bison,
            Self::General => Card::General,
            Self::ShortWay { .. } => Card::ShortWay,
            Self::Sword => Card::Sword,
            Self::Shield => Card::Shield,
            Self::Bow => Card::Bow,
            Self::Horn { .. } => Card::Horn,
            Self::TeamUp => Card::TeamUp,
        }
    }

    /// The play of a card about which nothing more has to be said.
    pub fn plain(card: Card) -> Option<Self> {
        match card {
            Card::Invisibility => Some(Self::Invisibility),
            Card::Merchant => Some(Self::Merchant),
            Card::Fox => Some(Self::Fox),
            Card::Goat => Some(Self::Goat),
            Card::Bison => Some(Self::Bison),
            Card::General => Some(Self::General),
            Card::Sword => Some(Self::Sword),
            Card::Shield => Some(Self::Shield),
            Card::Bow => Some(Self::Bow),
            Card::TeamUp => Some(Self::TeamUp),
            _ => None,
        }
    }
}

/// People read a record's words, a wire carries the parts.
impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            ActionLine::from(*self).serialize(serializer)
        } else {
            Self::serialize(self, serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let line = ActionLine::deserialize(deserializer)?;
            return Self::try_from(line).map_err(serde::de::Error::custom);
        }
        Self::deserialize(deserializer)
    }
}
