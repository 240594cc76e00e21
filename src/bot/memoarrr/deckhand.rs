//! A deckhand plays what they remember.
//!
//! To reveal: something that connects, as far as they remember; otherwise something that they
//! remember nothing of, which may be anything. The opening reveal of a round cannot fail, so it is
//! spent on learning something new, too. A penguin looks at what is unknown; a walrus forbids what
//! would connect; an octopus takes a card that lies face down with it, if there is one.

use super::place;
use crate::bot::memory::{Habits, Impression, Memory};
use crate::bot::{Bot, one_of};
use crate::game::Chance;
use crate::game::set::Element;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Animal, Card, Cell, CellSet, Landscape, Phase, Seen, View};

/// One who plays what they remember.
pub struct Deckhand {
    memory: Memory<Glimpse>,
    chance: Chance,
}

/// What is left of a card in somebody's memory; at least one of the two.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Glimpse {
    animal: Option<Animal>,
    landscape: Option<Landscape>,
}

impl Deckhand {
    /// A deckhand with such a memory, and luck of their own.
    pub fn new(habits: Habits, chance: Chance) -> Self {
        Self { memory: Memory::new(habits, 5, 5), chance }
    }

    fn see(&mut self, cell: Cell, card: Card) {
        self.memory.see(place(cell), Glimpse::of(card), &mut self.chance);
    }

    /// Those of `cells` that connect with `card`, as far as they remember.
    fn connecting(&self, cells: CellSet, card: Option<Card>) -> CellSet {
        let connects = |glimpse: Glimpse| card.is_some_and(|card| glimpse.connects(card));
        cells.iter().filter(|cell| self.memory.recall(place(*cell)).is_some_and(connects)).collect()
    }

    /// Those of `cells` that they remember nothing of.
    fn unknown(&self, cells: CellSet) -> CellSet {
        cells.iter().filter(|cell| self.memory.recall(place(*cell)).is_none()).collect()
    }

    /// Those of `cells` that may be anything, as far as they know: unknown, or else half known.
    fn open(&self, cells: CellSet) -> CellSet {
        let unknown = self.unknown(cells);
        if !unknown.is_empty() {
            return unknown;
        }
        let is_sharp = |glimpse: Glimpse| glimpse.is_unique();
        cells
            .iter()
            .filter(|cell| !self.memory.recall(place(*cell)).is_some_and(is_sharp))
            .collect()
    }
}

impl Bot<Memoarrr> for Deckhand {
    fn observe(&mut self, seen: &[Seen], view: &View) {
        for event in seen {
            match *event {
                Seen::Swapped { from, to } => {
                    self.memory.swap(place(from), place(to), &mut self.chance);
                }
                // The last card of a round is turned down in the same breath.
                Seen::Revealed { cell, card, .. } => self.see(cell, card),
                _ => {}
            }
        }
        for (cell, card) in view.faces.iter().chain(view.secret.iter()) {
            self.see(cell, card);
        }
        let in_view = |place| {
            let cell = Cell::from_index(place);
            view.faces.get(cell).or(view.secret.get(cell)).is_some()
        };
        self.memory.turned_down_except(in_view);
    }

    fn choose(&mut self, view: &View) -> Option<Action> {
        let cells = view.choices().cells();
        let wanted = match view.tabletop.phase {
            Phase::Reveal(_) => {
                let connecting = self.connecting(cells, view.compare());
                if connecting.is_empty() { self.open(cells) } else { connecting }
            }
            Phase::Penguin(_) => self.open(cells),
            Phase::Walrus(_) => self.connecting(cells, view.compare()),
            Phase::Octopus(_) => cells - view.tabletop.face_up,
            Phase::Looking(_) | Phase::Peeking(..) | Phase::Over => CellSet::EMPTY,
        };
        view.choices().at(one_of(wanted, cells, &mut self.chance))
    }
}

impl Glimpse {
    fn of(card: Card) -> Self {
        Self { animal: Some(card.animal), landscape: Some(card.landscape) }
    }

    fn connects(self, card: Card) -> bool {
        self.animal == Some(card.animal) || self.landscape == Some(card.landscape)
    }
}

impl Impression for Glimpse {
    fn blurred(self, chance: &mut Chance) -> Option<Self> {
        match (self.is_unique(), chance.below(2)) {
            (false, _) => None,
            (true, 0) => Some(Self { animal: None, ..self }),
            (true, _) => Some(Self { landscape: None, ..self }),
        }
    }

    fn is_unique(self) -> bool {
        self.animal.is_some() && self.landscape.is_some()
    }
}
