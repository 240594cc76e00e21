//! A yardstick: forgets nothing, and of the connections it knows plays the one that leaves the
//! fewest known follow-ups, cards that everybody has seen first.

use crate::bot::{Bot, one_of};
use crate::game::set::Element;
use crate::game::{Chance, Set};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Card, Cell, CellSet, Phase, Seen, View};

/// The bot that leaves others as little as it can.
pub struct Miser {
    known: [Option<Card>; Cell::COUNT],
    /// What everybody has seen.
    public: Set<Card>,
    chance: Chance,
}

impl Miser {
    /// With luck of its own.
    pub fn new(chance: Chance) -> Self {
        Self { known: [None; Cell::COUNT], public: Set::EMPTY, chance }
    }

    fn card(&self, cell: Cell) -> Option<Card> {
        self.known[cell.index()]
    }

    fn connecting(&self, cells: CellSet, card: Card) -> CellSet {
        cells.iter().filter(|cell| self.card(*cell).is_some_and(|c| c.connects(card))).collect()
    }

    /// The best of these by the rule of the module: public first, then fewest follow-ups.
    fn stingiest(&mut self, cells: CellSet, face_down: CellSet) -> CellSet {
        let cost = |cell: Cell| {
            let card = self.card(cell)?;
            let left = self.connecting(face_down - CellSet::only(cell), card).len();
            Some((!self.public.contains(card), left))
        };
        let least = cells.iter().map(cost).min();
        cells.iter().filter(|cell| Some(cost(*cell)) == least).collect()
    }
}

impl Bot<Memoarrr> for Miser {
    fn observe(&mut self, seen: &[Seen], view: &View) {
        for event in seen {
            match *event {
                Seen::Swapped { from, to } => self.known.swap(from.index(), to.index()),
                // The last card of a round is turned down in the same breath.
                Seen::Revealed { cell, card, .. } => {
                    self.known[cell.index()] = Some(card);
                    self.public.insert(card);
                }
                _ => {}
            }
        }
        for (cell, card) in view.secret.iter() {
            self.known[cell.index()] = Some(card);
        }
    }

    fn choose(&mut self, view: &View) -> Option<Action> {
        let cells = view.choices().cells();
        let unknown: CellSet = cells.iter().filter(|cell| self.card(*cell).is_none()).collect();
        let connecting = view.compare().map_or(CellSet::EMPTY, |c| self.connecting(cells, c));
        let wanted = match view.tabletop.phase {
            Phase::Reveal(_) if connecting.is_empty() => unknown,
            Phase::Reveal(_) => self.stingiest(connecting, view.tabletop.face_down()),
            Phase::Penguin(_) => unknown,
            Phase::Walrus(_) => connecting,
            _ => CellSet::EMPTY,
        };
        view.choices().at(one_of(wanted, cells, &mut self.chance))
    }
}
