//! What a bot is.
//!
//! A bot is a player like any other: it is told what its seat may know, as a person's screen is, and
//! answers with an action. It has no back door to the state, it does no input or output, and it
//! draws its luck from a [`Chance`] of its own, so the same game makes it play the same way.
//!
//! - [`memory`]: how people remember and forget cards on a table.
//! - [`arena`]: bots among themselves, without a table.
//! - [`memoarrr`]: the crew for Memoarrr!. [`ptibapt`]: the crew for Pti Bapt.
//!   [`royaume`]: the crew for Le Royaume.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::set::Element;
use crate::game::{Chance, Game, Set};

pub mod arena;
pub mod memoarrr;
pub mod memory;
pub mod ptibapt;
pub mod random;
pub mod royaume;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Whether it wants to be told of what happens between its own decisions.
    fn is_attentive(&self) -> bool {
        true
    }

    /// It is told what its seat saw, and what its seat may know now.
    fn observe(&mut self, seen: &[G::Seen], view: &G::View);

    /// Its decision, from a view that it has been told of; none where there is nothing to decide.
    fn choose(&mut self, view: &G::View) -> Option<G::Action>;
}

/// A game that bots can play.
pub trait Crewed: Game {
    /// A bot of that level, with luck of its own.
    fn bot(level: Level, chance: Chance) -> Box<dyn Bot<Self>>;
}

/// One of these by chance, each as likely as the others.
fn any<T: Element>(things: Set<T>, chance: &mut Chance) -> Option<T> {
    match things.len() {
        0 => None,
        many => things.nth(chance.below(many)),
    }
}

/// One of those that are wanted, or else one of all, by chance.
fn one_of<T: Element>(wanted: Set<T>, all: Set<T>, chance: &mut Chance) -> Option<T> {
    any(wanted, chance).or_else(|| any(all, chance))
}

/// Two of them likewise.
fn two_of<T: Element>(wanted: Set<T>, all: Set<T>, chance: &mut Chance) -> Option<(T, T)> {
    let first = one_of(wanted, all, chance)?;
    let taken = Set::only(first);
    Some((first, one_of(wanted - taken, all - taken, chance)?))
}

/// How well a bot plays. It is written by its name: `"captain"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Level {
    /// Any legal action.
    Random,
    /// Remembers the last few cards, and not always where they lay.
    CabinBoy,
    /// Remembers most of what was seen lately.
    Sailor,
    /// Forgets nothing, and takes a known connection if there is one.
    Captain,
    /// The strongest we can make.
    Kraken,
    /// A yardstick, not a rung of the ladder: forgets nothing, and leaves others as little as it can.
    Miser,
}

/// No level has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot \"{}\"", .0.escape_default())]
pub struct LevelError(String);

impl Level {
    /// All of them, the ladder first.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::CabinBoy, Self::Sailor, Self::Captain, Self::Kraken, Self::Miser];

    /// As arguments and records spell it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::CabinBoy => "cabin-boy",
            Self::Sailor => "sailor",
            Self::Captain => "captain",
            Self::Kraken => "kraken",
            Self::Miser => "miser",
        }
    }

    /// As a name at a table.
    pub fn title(self) -> &'static str {
        match self {
            Self::Random => "Random",
            Self::CabinBoy => "Cabin boy",
            Self::Sailor => "Sailor",
            Self::Captain => "Captain",
            Self::Kraken => "Kraken",
            Self::Miser => "Miser",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl From<Level> for String {
    fn from(level: Level) -> Self {
        level.name().to_owned()
    }
}

impl TryFrom<String> for Level {
    type Error = LevelError;

    fn try_from(name: String) -> Result<Self, LevelError> {
        name.parse()
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> Result<Self, LevelError> {
        let found = Self::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| LevelError(name.to_owned()))
    }
}
