//! The adventure cards.

use std::fmt;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::game::chance::Lot;
use crate::game::few::ListItem;
use crate::game::set::Element;
use crate::game::spelling::spelled;
use crate::games::royaume::fault::Fault;

/// An adventure card. Copies are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Card {
    /// A1: takes a card out of the discards.
    Magician,
    /// A2: another number of the same segment.
    Luck,
    /// A3: a challenge from afar.
    Prophet,
    /// A4: no points are lost.
    Invisibility,
    /// A5, A6: buys a memory tile.
    Merchant,
    /// A7: 5 points.
    Fox,
    /// A8: swaps memory tiles.
    Shaman,
    /// A9: moves a challenge.
    Storyteller,
    /// A10, A11, A12: trades from afar.
    Miner,
    /// A13: +2.
    Goat,
    /// A14: +4.
    Bison,
    /// A15: wins at once.
    General,
    /// A16: to any hex.
    ShortWay,
    /// A17: +3 with a yellow number.
    Sword,
    /// A18: +3 with a green number.
    Shield,
    /// A19: +5 with a violet number.
    Bow,
    /// B20: calls somebody.
    Horn,
    /// B21, B22, B23: together.
    TeamUp,
    /// C24: nobody gets in or out.
    Snowstorm,
    /// C25: the Wizard attacks.
    Chaos,
    /// C26: a challenge goes back.
    Turncoat,
    /// C27: friends leave.
    Solitude,
    /// C28: all is forgotten.
    Amnesia,
}

/// What a card is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suit {
    /// Cards that one plays alone.
    A,
    /// Cards for several.
    B,
    /// R30: cards that happen when they are drawn.
    C,
}

const NAMES: [&str; Card::COUNT] = [
    "magician",
    "luck",
    "prophet",
    "invisibility",
    "merchant",
    "fox",
    "shaman",
    "storyteller",
    "miner",
    "goat",
    "bison",
    "general",
    "short_way",
    "sword",
    "shield",
    "bow",
    "horn",
    "team_up",
    "snowstorm",
    "chaos",
    "turncoat",
    "solitude",
    "amnesia",
];

const RULES: [&str; Card::COUNT] = [
    "A1", "A2", "A3", "A4", "A5", "A7", "A8", "A9", "A10", "A13", "A14", "A15", "A16", "A17",
    "A18", "A19", "B20", "B21", "C24", "C25", "C26", "C27", "C28",
];

impl Card {
    /// How many different ones there are.
    pub const COUNT: usize = 23;
    /// R1: how many there are in all.
    pub const DECK: usize = 56;
    /// R6: how many one holds.
    pub const HAND: usize = 3;

    /// All different ones, in the order of the rule book.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Magician,
        Self::Luck,
        Self::Prophet,
        Self::Invisibility,
        Self::Merchant,
        Self::Fox,
        Self::Shaman,
        Self::Storyteller,
        Self::Miner,
        Self::Goat,
        Self::Bison,
        Self::General,
        Self::ShortWay,
        Self::Sword,
        Self::Shield,
        Self::Bow,
        Self::Horn,
        Self::TeamUp,
        Self::Snowstorm,
        Self::Chaos,
        Self::Turncoat,
        Self::Solitude,
        Self::Amnesia,
    ];

    /// As records spell it.
    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// Its number in the rule book; the first where it has several.
    pub fn rule(self) -> &'static str {
        RULES[self.index()]
    }

    /// What it is about.
    #[inline]
    pub fn suit(self) -> Suit {
        match self {
            Self::Horn | Self::TeamUp => Suit::B,
            _ if self >= Self::Snowstorm => Suit::C,
            _ => Suit::A,
        }
    }

    /// How often it is in the deck.
    pub fn copies(self) -> u8 {
        COPIES[self.index()]
    }

    /// A1: whether the Magician may take it.
    pub fn can_be_taken(self) -> bool {
        self != Self::Magician && self.suit() != Suit::C
    }
}

static COPIES: LazyLock<[u8; Card::COUNT]> = LazyLock::new(|| {
    #[expect(clippy::expect_used, reason = "the file is compiled in, and a test reads it")]
    read_copies(include_str!("../../../../assets/royaume/cards.json")).expect("the cards' own file")
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CopiesLine {
    card: Card,
    copies: u8,
}

/// R1: how often each card is there, or what is wrong with the file.
fn read_copies(text: &str) -> Result<[u8; Card::COUNT], Fault> {
    let lines: Vec<CopiesLine> =
        serde_json::from_str(text).map_err(|error| Fault::new("R1", error))?;
    let mut copies = [0; Card::COUNT];
    for CopiesLine { card, copies: number } in lines {
        copies[card.index()] += number;
    }
    if let Some(missing) = Card::ALL.into_iter().find(|card| copies[card.index()] == 0) {
        return Err(Fault::new("R1", format!("the card {missing} is missing")));
    }
    match copies.iter().map(|copies| usize::from(*copies)).sum::<usize>() {
        Card::DECK => Ok(copies),
        other => Err(Fault::new("R1", format!("{other} cards instead of {}", Card::DECK))),
    }
}

impl Element for Card {
    const COUNT: usize = Self::COUNT;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

impl ListItem for Card {
    const FILL: Self = Self::Magician;
}

impl Lot for Card {
    fn lot(self) -> u16 {
        self as u16
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

spelled!(Card, "card");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_are_those_of_the_rule_book() {
        let many = |card: &Card| match card {
            Card::Miner | Card::TeamUp => 6,
            Card::Merchant => 4,
            _ => 2,
        };
        assert!(Card::ALL.iter().all(|card| card.copies() == many(card)));
    }

    #[test]
    fn a_missing_card_is_a_fault_of_r1() {
        let file = include_str!("../../../../assets/royaume/cards.json");
        let without = file.replace("  { \"card\": \"fox\", \"copies\": 2 },\n", "");
        assert_eq!(read_copies(&without).unwrap_err().to_string(), "R1: the card fox is missing");
        let fewer = file.replace("\"miner\", \"copies\": 6", "\"miner\", \"copies\": 5");
        assert_eq!(read_copies(&fewer).unwrap_err().to_string(), "R1: 55 cards instead of 56");
        assert!(read_copies("[{}]").unwrap_err().to_string().starts_with("R1: "));
    }
}
