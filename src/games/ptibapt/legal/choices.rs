//! What a seat may do now.

use crate::games::ptibapt::{Action, Cell, CellSet, Deed};

/// What a seat may do now: one verb, and the places it may be said of.
#[derive(Clone, Debug)]
pub struct Choices {
    verb: Verb,
    cells: CellSet,
    /// How many have been told.
    told: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Verb {
    Nothing,
    Turn,
    Confirm,
    TurnOrConfirm,
    Look,
    Switch,
}

impl Choices {
    /// Nothing to decide.
    pub(crate) fn none() -> Self {
        Self { verb: Verb::Nothing, cells: CellSet::EMPTY, told: 0 }
    }

    pub(crate) fn turn(cells: CellSet) -> Self {
        Self { verb: Verb::Turn, cells, told: 0 }
    }

    pub(crate) fn confirm() -> Self {
        Self { verb: Verb::Confirm, cells: CellSet::EMPTY, told: 0 }
    }

    pub(crate) fn turn_or_confirm(cells: CellSet) -> Self {
        Self { verb: Verb::TurnOrConfirm, cells, told: 0 }
    }

    pub(crate) fn look(cells: CellSet) -> Self {
        Self { verb: Verb::Look, cells, told: 0 }
    }

    pub(crate) fn switch(cells: CellSet) -> Self {
        Self { verb: Verb::Switch, cells, told: 0 }
    }

    /// The places that can be chosen now; two of them for a spyglass or a switch.
    pub fn cells(&self) -> CellSet {
        self.cells
    }

    /// Whether this is one of the choices.
    pub fn contains(&self, deed: Deed) -> bool {
        let both = |a, b| a != b && self.cells.contains(a) && self.cells.contains(b);
        match (self.verb, deed) {
            (Verb::Turn | Verb::TurnOrConfirm, Deed::Turn(cell)) => self.cells.contains(cell),
            (Verb::Confirm | Verb::TurnOrConfirm, Deed::Confirm) => true,
            (Verb::Look, Deed::Look(a, b)) | (Verb::Switch, Deed::Switch(a, b)) => both(a, b),
            _ => false,
        }
    }

    fn count(&self) -> usize {
        let cells = self.cells.len();
        match self.verb {
            Verb::Nothing => 0,
            Verb::Turn => cells,
            Verb::Confirm => 1,
            Verb::TurnOrConfirm => cells + 1,
            Verb::Look | Verb::Switch => cells * cells.saturating_sub(1),
        }
    }

    fn get(&self, at: usize) -> Option<Deed> {
        if at >= self.count() {
            return None;
        }
        match self.verb {
            Verb::Nothing => None,
            Verb::Turn => self.cells.nth(at).map(Deed::Turn),
            Verb::Confirm => Some(Deed::Confirm),
            Verb::TurnOrConfirm => match at.checked_sub(1) {
                None => Some(Deed::Confirm),
                Some(at) => self.cells.nth(at).map(Deed::Turn),
            },
            Verb::Look => self.pair(at).map(|(a, b)| Deed::Look(a, b)),
            Verb::Switch => self.pair(at).map(|(a, b)| Deed::Switch(a, b)),
        }
    }

    /// The places in any order: a first one, and another one.
    fn pair(&self, at: usize) -> Option<(Cell, Cell)> {
        let others = self.cells.len() - 1;
        let first = self.cells.nth(at / others)?;
        let second = (self.cells - CellSet::only(first)).nth(at % others)?;
        Some((first, second))
    }
}

impl Iterator for Choices {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        self.nth(0)
    }

    /// Straight to the n-th, since a random player asks for just that.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<Action> {
        let deed = self.get(self.told + n)?;
        self.told += n + 1;
        Some(deed.into())
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.count().saturating_sub(self.told);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Choices {}
