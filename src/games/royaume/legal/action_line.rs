//! An action as records write it.

use serde::{Deserialize, Serialize};

use super::action::{Action, Play, Price};
use crate::game::Seat;
use crate::game::spelling::SpellingError;
use crate::games::royaume::{Card, Colour, Hex, Memory, Tile, Tiles};

/// An action as records write it: `{"move":[0,1]}`, `{"spin":true}`.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ActionLine {
    Throw(Price),
    Move(Hex),
    Card(CardLine),
    Buy(bool),
    Trade(Tiles),
    Place { tile: Memory, hex: Hex },
    End(bool),
    Join(bool),
    Spin(bool),
    Pass(bool),
    Turncoat { tile: Tile, hex: Hex },
}

/// A card that is played: `{"name":"horn","seat":2}`. Which other fields there are depends on the card.
#[derive(Serialize, Deserialize)]
pub(crate) struct CardLine {
    name: Card,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    give: Option<Memory>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    /// A card for the Magician, a memory tile for the Shaman.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    take: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hex: Option<Hex>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    from: Option<Hex>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<Hex>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tiles: Option<Tiles>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    colour: Option<Colour>,
}

impl CardLine {
    fn new(name: Card) -> Self {
        let (give, seat, take, hex, from, to) = (None, None, None, None, None, None);
        Self { name, give, seat, take, hex, from, to, tiles: None, colour: None }
    }
}

impl From<Play> for CardLine {
    fn from(play: Play) -> Self {
        let line = Self::new(play.card());
        match play {
            Play::Magician { take } => Self { take: Some(take.to_string()), ..line },
            Play::Luck { colour } => Self { colour: Some(colour), ..line },
            Play::Prophet { hex } | Play::ShortWay { hex } => Self { hex: Some(hex), ..line },
            Play::Shaman { give, seat, take } => {
                let (give, seat, take) = (Some(give), Some(seat), Some(take.to_string()));
                Self { give, seat, take, ..line }
            }
            Play::Storyteller { from, to } => Self { from: Some(from), to: Some(to), ..line },
            Play::Miner { tiles } => Self { tiles: Some(tiles), ..line },
            Play::Horn { seat } => Self { seat: Some(seat), ..line },
            _ => line,
        }
    }
}

impl TryFrom<CardLine> for Play {
    type Error = SpellingError;

    fn try_from(line: CardLine) -> Result<Self, SpellingError> {
        let CardLine { name, give, seat, take, hex, from, to, tiles, colour } = line;
        let missing = |field| SpellingError(format!("the card {name} lacks its \"{field}\""));
        let take = take.ok_or_else(|| missing("take"));
        Ok(match name {
            Card::Magician => Self::Magician { take: take?.parse()? },
            Card::Luck => Self::Luck { colour: colour.ok_or_else(|| missing("colour"))? },
            Card::Prophet => Self::Prophet { hex: hex.ok_or_else(|| missing("hex"))? },
            Card::ShortWay => Self::ShortWay { hex: hex.ok_or_else(|| missing("hex"))? },
            Card::Shaman => Self::Shaman {
                give: give.ok_or_else(|| missing("give"))?,
                seat: seat.ok_or_else(|| missing("seat"))?,
                take: take?.parse()?,
            },
            Card::Storyteller => Self::Storyteller {
                from: from.ok_or_else(|| missing("from"))?,
                to: to.ok_or_else(|| missing("to"))?,
            },
            Card::Miner => Self::Miner { tiles: tiles.ok_or_else(|| missing("tiles"))? },
            Card::Horn => Self::Horn { seat: seat.ok_or_else(|| missing("seat"))? },
            _ => Self::plain(name)
                .ok_or_else(|| SpellingError(format!("nobody plays {name} (R30)")))?,
        })
    }
}

impl From<Action> for ActionLine {
    fn from(action: Action) -> Self {
        match action {
            Action::Throw(price) => Self::Throw(price),
            Action::Move(hex) => Self::Move(hex),
            Action::Card(play) => Self::Card(play.into()),
            Action::Buy => Self::Buy(true),
            Action::Trade(tiles) => Self::Trade(tiles),
            Action::Place(tile, hex) => Self::Place { tile, hex },
            Action::End => Self::End(true),
            Action::Join => Self::Join(true),
            Action::Spin => Self::Spin(true),
            Action::Pass => Self::Pass(true),
            Action::Turncoat(tile, hex) => Self::Turncoat { tile, hex },
        }
    }
}

impl TryFrom<ActionLine> for Action {
    type Error = SpellingError;

    fn try_from(line: ActionLine) -> Result<Self, SpellingError> {
        match line {
            ActionLine::Throw(price) => Ok(Self::Throw(price)),
            ActionLine::Move(hex) => Ok(Self::Move(hex)),
            ActionLine::Card(card) => card.try_into().map(Self::Card),
            ActionLine::Buy(true) => Ok(Self::Buy),
            ActionLine::Trade(tiles) => Ok(Self::Trade(tiles)),
            ActionLine::Place { tile, hex } => Ok(Self::Place(tile, hex)),
            ActionLine::End(true) => Ok(Self::End),
            ActionLine::Join(true) => Ok(Self::Join),
            ActionLine::Spin(true) => Ok(Self::Spin),
            ActionLine::Pass(true) => Ok(Self::Pass),
            ActionLine::Turncoat { tile, hex } => Ok(Self::Turncoat(tile, hex)),
            _ => Err(SpellingError("what is done can only be true".to_owned())),
        }
    }
}
