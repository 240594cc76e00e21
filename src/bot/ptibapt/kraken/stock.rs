//! What lies on the grid, as far as it matters to somebody who forgets nothing.
//!
//! With a perfect memory places do not matter, only what is known of each pair. So a position is a
//! handful of small numbers, and all of them can be worked out beforehand.

use crate::game::set::Element;
use crate::games::ptibapt::{Bonus, Card, Cell, Colour, View};

/// What lies on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stock {
    /// The pairs of each [`Kind`].
    pub pairs: [Pairs; 3],
    /// Traps that nobody has seen.
    pub red: u8,
}

/// Pairs, by what is known of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    /// Neither card is known.
    pub hidden: u8,
    /// One of the cards is known.
    pub half: u8,
    /// Both are known, so the pair can be taken.
    pub open: u8,
}

/// The colours that come in pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kind {
    Green,
    Yellow,
    Blue,
}

impl Kind {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Green, Self::Yellow, Self::Blue];

    /// Of which kind a card is; a trap is of none.
    pub fn of(card: Card) -> Option<Self> {
        match card.colour() {
            Colour::Green => Some(Self::Green),
            Colour::Yellow => Some(Self::Yellow),
            Colour::Blue => Some(Self::Blue),
            Colour::Red => None,
        }
    }

    /// How many pairs of it there are.
    pub fn most(self) -> u8 {
        match self {
            Self::Green => 7,
            Self::Yellow => 1,
            Self::Blue => Bonus::ALL.len() as u8,
        }
    }
}

impl Pairs {
    /// How many pairs they are.
    pub fn all(self) -> u8 {
        self.hidden + self.half + self.open
    }

    fn unknown_cards(self) -> u8 {
        2 * self.hidden + self.half
    }
}

impl Stock {
    /// What lies there, to somebody who knows these cards.
    pub fn new(view: &View, known: &[Option<Card>; Cell::COUNT]) -> Self {
        let mut lie = [0_u8; Card::COUNT];
        view.tabletop.left().for_each(|card| lie[card.index()] += 1);
        let mut seen = [0_u8; Card::COUNT];
        let cards = view.tabletop.lies.iter().filter_map(|cell| known[cell.index()]);
        cards.for_each(|card| seen[card.index()] += 1);
        let red = Card::Red.index();
        let mut stock =
            Self { pairs: [Pairs::default(); 3], red: lie[red].saturating_sub(seen[red]) };
        for card in Card::all().filter(|card| lie[card.index()] > 0) {
            let Some(kind) = Kind::of(card) else { continue };
            let pairs = &mut stock.pairs[kind as usize];
            match seen[card.index()] {
                0 => pairs.hidden += 1,
                1 => pairs.half += 1,
                _ => pairs.open += 1,
            }
        }
        stock
    }

    /// The pairs of a kind.
    pub fn of(&self, kind: Kind) -> Pairs {
        self.pairs[kind as usize]
    }

    /// How many cards nobody knows.
    pub fn unknown(&self) -> u8 {
        self.red + self.pairs.iter().map(|pairs| pairs.unknown_cards()).sum::<u8>()
    }

    /// How many pictures are known of which a card lies there.
    pub fn known_pictures(&self) -> u8 {
        self.pairs.iter().map(|pairs| pairs.half + pairs.open).sum()
    }

    /// P10: whether the last green pair is gone.
    pub fn is_over(&self) -> bool {
        self.of(Kind::Green).all() == 0
    }

    /// A card of a hidden pair became known.
    pub fn half_seen(mut self, kind: Kind) -> Self {
        let pairs = &mut self.pairs[kind as usize];
        pairs.hidden -= 1;
        pairs.half += 1;
        self
    }

    /// The other card of a pair became known.
    pub fn all_seen(mut self, kind: Kind) -> Self {
        let pairs = &mut self.pairs[kind as usize];
        pairs.half -= 1;
        pairs.open += 1;
        self
    }

    /// A pair of which one card was known is gone.
    pub fn without_half(mut self, kind: Kind) -> Self {
        self.pairs[kind as usize].half -= 1;
        self
    }

    /// A pair that was known is gone.
    pub fn without_open(mut self, kind: Kind) -> Self {
        self.pairs[kind as usize].open -= 1;
        self
    }

    /// A trap is gone.
    pub fn without_red(mut self) -> Self {
        self.red -= 1;
        self
    }
}
