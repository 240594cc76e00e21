//! Why an action was refused.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::games::royaume::{Card, Hex, Memory};

/// Why an action was refused. Everything in it is open to all, so a refusal gives nothing away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Illegal {
    /// R31: it is all over.
    GameOver,
    /// R14: somebody else has to decide something.
    NotYours(Seat),
    /// R7: the turn has got beyond that.
    TooLate,
    /// R7: the hero has to stop somewhere first, if only where it stands.
    MustMove,
    /// R12: in this turn memory tiles are placed, and nothing else is done.
    OnlyPlacing,
    /// R24: after the fight one may trade here, and do nothing else.
    OnlyTrading,
    /// R31: in the last turn one places memory tiles and plays Foxes.
    OnlyLastThings,
    /// R31: a memory tile that can be placed must be placed.
    MustPlace,
    /// R16: a contest is under way, and this is not what it asks for.
    NotAsked,
    /// C26: the Turncoat comes first.
    MustReturn,
    /// R6: the card is not in the hand.
    NotInHand(Card),
    /// R16: the card is not for now.
    NotNow(Card),
    /// The card could not do this: its own rule says what it can do.
    NoEffect(Card),
    /// R2: nobody enters the tower.
    Tower,
    /// C24: nobody enters the snowstorm.
    Snow,
    /// R8: three unspent challenges are enough.
    ThreeUnspent,
    /// R7: it is more than three steps away, or something is in the way.
    TooFar(Hex),
    /// R10: animals are bought on the temple.
    NotTemple,
    /// R10: one animal is enough.
    HasAnimal,
    /// R10: an animal costs 10 points.
    AnimalTooDear,
    /// R11: memory tiles are dug out of the Mine.
    NotMine,
    /// R26: the Wizard blocks the Mine.
    WizardOnMine,
    /// R11: only one's own unspent challenges can be traded, and only for tiles that are left.
    BadTrade,
    /// R12: no such memory tile lies before the player.
    NoMemory(Memory),
    /// R12: it goes on a free hex of its own city.
    BadSite(Hex),
    /// R13: the palace goes on free open land next to a memory tile.
    BadPalace(Hex),
    /// R29: that has to be the first thing in a turn.
    ThrowTooLate,
    /// R29: it costs 5 points.
    ThrowTooDear,
    /// C26: it must be an own unspent challenge, and a free city hex without a hero.
    BadReturn,
    /// R11: nothing is left in the Mine.
    MineEmpty,
    /// R11: the player has no unspent challenge.
    NothingToTrade,
    /// A5: the Merchant asks for 5 points.
    MerchantTooDear,
    /// A1: no card that the Magician may take is among the discards.
    NothingDiscarded,
    /// A3: no challenge is left on the board.
    NoChallenge,
    /// A9: no challenge lies face up.
    NoneFaceUp,
    /// A3, A9: the Wizard stands on the only challenge that the card could name.
    UnderWizard(Card),
    /// A9: no other city has a free hex without a hero.
    NoOtherCity,
    /// A8: the player has no memory tile to give.
    NothingToGive,
    /// A8: nobody else has a memory tile.
    NothingToGet,
}

impl Illegal {
    /// The number of the rule that it rests on.
    pub fn rule(self) -> &'static str {
        match self {
            Self::GameOver | Self::OnlyLastThings | Self::MustPlace => "R31",
            Self::NotYours(_) => "R14",
            Self::TooLate | Self::MustMove | Self::TooFar(_) => "R7",
            Self::OnlyPlacing | Self::NoMemory(_) | Self::BadSite(_) => "R12",
            Self::OnlyTrading => "R24",
            Self::NotNow(Card::ShortWay) => Card::ShortWay.rule(),
            Self::NotAsked | Self::NotNow(_) => "R16",
            Self::MustReturn | Self::BadReturn => "C26",
            Self::NotInHand(_) => "R6",
            Self::NoEffect(card) | Self::UnderWizard(card) => card.rule(),
            Self::NothingDiscarded => Card::Magician.rule(),
            Self::MerchantTooDear => Card::Merchant.rule(),
            Self::NoChallenge => Card::Prophet.rule(),
            Self::NoneFaceUp | Self::NoOtherCity => Card::Storyteller.rule(),
            Self::NothingToGive | Self::NothingToGet => Card::Shaman.rule(),
            Self::Tower => "R2",
            Self::Snow => "C24",
            Self::ThreeUnspent => "R8",
            Self::NotTemple | Self::HasAnimal | Self::AnimalTooDear => "R10",
            Self::NotMine | Self::BadTrade | Self::MineEmpty | Self::NothingToTrade => "R11",
            Self::WizardOnMine => "R26",
            Self::BadPalace(_) => "R13",
            Self::ThrowTooLate | Self::ThrowTooDear => "R29",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => write!(f, "the game is over"),
            Self::NotYours(seat) => write!(f, "seat {seat} has to decide something"),
            Self::TooLate => write!(f, "the turn has got beyond that"),
            Self::MustMove => write!(f, "the hero has to stop first, if only where it stands"),
            Self::OnlyPlacing => write!(f, "in this turn memory tiles are placed, nothing else"),
            Self::OnlyTrading => write!(f, "after the fight one may trade here, nothing else"),
            Self::OnlyLastThings => {
                write!(f, "in the last turn one places memory tiles and plays Foxes")
            }
            Self::MustPlace => write!(f, "a memory tile that can be placed must be placed"),
            Self::NotAsked => write!(f, "that is not what the contest asks for now"),
            Self::MustReturn => write!(f, "the Turncoat's challenge has to go back first"),
            Self::NotInHand(card) => write!(f, "{card} is not in the hand"),
            Self::NotNow(card) => write!(f, "{card} cannot be played now"),
            Self::NoEffect(card) => write!(f, "{card} cannot do that"),
            Self::Tower => write!(f, "nobody enters the tower"),
            Self::Snow => write!(f, "nobody enters the snowstorm"),
            Self::ThreeUnspent => write!(f, "with three unspent challenges none can be begun"),
            Self::TooFar(hex) => write!(f, "{hex} is too far, or something is in the way"),
            Self::NotTemple => write!(f, "animals are bought on the temple"),
            Self::HasAnimal => write!(f, "one animal is enough"),
            Self::AnimalTooDear => write!(f, "an animal costs 10 points"),
            Self::NotMine => write!(f, "memory tiles are dug out of the Mine"),
            Self::WizardOnMine => write!(f, "the Wizard blocks the Mine"),
            Self::BadTrade => {
                write!(f, "only own unspent challenges can be traded, for tiles that are left")
            }
            Self::NoMemory(_) => write!(f, "no such memory tile lies before this player"),
            Self::BadSite(hex) => write!(f, "{hex} is no free hex of that city"),
            Self::BadPalace(hex) => write!(f, "{hex} is no free land next to a memory tile"),
            Self::ThrowTooLate => write!(f, "the hand is thrown away at the start of a turn, once"),
            Self::ThrowTooDear => write!(f, "throwing the hand away costs 5 points"),
            Self::BadReturn => {
                write!(f, "an own unspent challenge goes back, on a free city hex without a hero")
            }
            Self::MineEmpty => write!(f, "nothing is left in the Mine"),
            Self::NothingToTrade => write!(f, "there is no own unspent challenge to trade"),
            Self::MerchantTooDear => write!(f, "the Merchant asks for 5 points"),
            Self::NothingDiscarded => write!(f, "no card that he may take has been discarded"),
            Self::NoChallenge => write!(f, "no challenge is left on the board"),
            Self::NoneFaceUp => write!(f, "no challenge lies face up"),
            Self::UnderWizard(card) => {
                write!(f, "the Wizard stands on the only challenge for the {card}")
            }
            Self::NoOtherCity => write!(f, "no other city has a free hex without a hero"),
            Self::NothingToGive => write!(f, "there is no own memory tile to give"),
            Self::NothingToGet => write!(f, "nobody else has a memory tile"),
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl Error for Illegal {}
