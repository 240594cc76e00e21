//! A deckhand plays what they remember.
//!
//! To turn up first: a card of a pair that they remember, or else one that they remember nothing of.
//! Then its like, if they remember where that lies; or else again something that may be anything.
//! What they remember as a trap they leave alone. A spyglass looks at what is unknown; a switch takes
//! any two.

use crate::bot::memory::{Habits, Impression, Memory};
use crate::bot::{Bot, one_of, two_of};
use crate::game::Chance;
use crate::game::set::Element;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Action, Card, Cell, CellSet, Colour, Deed, Phase, Seen, View};

/// One who plays what they remember.
pub struct Deckhand {
    /// Laid out when the size of the grid is known.
    memory: Option<Memory<Glimpse>>,
    habits: Habits,
    risk: RiskLevel,
    chance: Chance,
}

/// What somebody does who has turned up a card whose like they do not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RiskLevel {
    /// Turns up something unknown: it may match.
    Bold,
    /// Turns up something known, if there is anything: it is no trap, and shows others nothing.
    Timid,
}

/// What is left of a card in somebody's memory: the card, or only its colour.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Glimpse {
    Card(Card),
    Colour(Colour),
}

impl Deckhand {
    /// A deckhand with such a memory and risk, and luck of their own.
    pub fn new(habits: Habits, risk: RiskLevel, chance: Chance) -> Self {
        Self { memory: None, habits, risk, chance }
    }

    fn recall(&self, cell: Cell) -> Option<Glimpse> {
        self.memory.as_ref()?.recall(cell.index())
    }

    /// Those of `cells` where they remember just this card.
    fn like(&self, cells: CellSet, card: Card) -> CellSet {
        self.those(cells, |glimpse| glimpse == Some(Glimpse::Card(card)))
    }

    /// Those of `cells` that may be anything, as far as they know, or else at least no trap.
    fn open(&self, cells: CellSet) -> CellSet {
        let unknown = self.those(cells, |glimpse| glimpse.is_none());
        if unknown.is_empty() { self.safe(cells) } else { unknown }
    }

    /// Those of `cells` that they remember, but not as a trap.
    fn safe(&self, cells: CellSet) -> CellSet {
        self.those(cells, |glimpse| glimpse.is_some_and(|glimpse| glimpse.colour() != Colour::Red))
    }

    fn those(&self, cells: CellSet, hold: impl Fn(Option<Glimpse>) -> bool) -> CellSet {
        cells.iter().filter(|cell| hold(self.recall(*cell))).collect()
    }

    /// The cards of pairs that they remember.
    fn pairs(&self, cells: CellSet) -> CellSet {
        let paired = |card| card != Card::Red && self.like(cells, card).len() >= 2;
        let paired: Vec<Card> = Card::all().filter(|card| paired(*card)).collect();
        paired.into_iter().fold(CellSet::EMPTY, |all, card| all | self.like(cells, card))
    }

    /// What to turn up after `first`.
    fn second(&self, cells: CellSet, first: Option<Card>) -> CellSet {
        let like = first.map_or(CellSet::EMPTY, |card| self.like(cells, card));
        match self.risk {
            _ if !like.is_empty() => like,
            RiskLevel::Timid if !self.safe(cells).is_empty() => self.safe(cells),
            RiskLevel::Timid | RiskLevel::Bold => self.open(cells),
        }
    }
}

impl Bot<PtiBapt> for Deckhand {
    fn observe(&mut self, seen: &[Seen], view: &View) {
        let grid = view.tabletop.options.grid();
        let new = || Memory::new(self.habits, grid.columns.into(), grid.rows.into());
        let memory = self.memory.get_or_insert_with(new);
        for event in seen {
            match *event {
                Seen::Switched { cells: [a, b] } => {
                    memory.swap(a.index(), b.index(), &mut self.chance);
                }
                // A trap is on its player's pile in the same breath.
                Seen::Turned { cell, card, .. } => {
                    memory.see(cell.index(), Glimpse::Card(card), &mut self.chance);
                }
                _ => {}
            }
        }
        for (cell, card) in view.visible() {
            memory.see(cell.index(), Glimpse::Card(card), &mut self.chance);
        }
        memory.turned_down_except(|place| view.card(Cell::from_index(place)).is_some());
    }

    fn choose(&mut self, view: &View) -> Option<Action> {
        let cells = view.choices().cells();
        let deed = match view.tabletop.phase {
            Phase::First(_) => {
                let pairs = self.pairs(cells);
                let wanted = if pairs.is_empty() { self.open(cells) } else { pairs };
                one_of(wanted, cells, &mut self.chance).map(Deed::Turn)
            }
            Phase::Second(_, first) => {
                let wanted = self.second(cells, view.card(first));
                one_of(wanted, cells, &mut self.chance).map(Deed::Turn)
            }
            Phase::Spyglass(_) => {
                let unknown = self.open(cells);
                two_of(unknown, cells, &mut self.chance).map(|(a, b)| Deed::Look(a, b))
            }
            Phase::Switch(_) => {
                two_of(cells, cells, &mut self.chance).map(|(a, b)| Deed::Switch(a, b))
            }
            Phase::Shown(..) | Phase::Looking(..) => Some(Deed::Confirm),
            Phase::Over => None,
        };
        deed.filter(|deed| view.choices().contains(*deed)).map(Action::from)
    }
}

impl Glimpse {
    fn colour(self) -> Colour {
        match self {
            Self::Card(card) => card.colour(),
            Self::Colour(colour) => colour,
        }
    }
}

impl Impression for Glimpse {
    fn blurred(self, _chance: &mut Chance) -> Option<Self> {
        match self {
            Self::Card(card) => Some(Self::Colour(card.colour())),
            Self::Colour(_) => None,
        }
    }

    /// Every card is there at least twice.
    fn is_unique(self) -> bool {
        false
    }
}
