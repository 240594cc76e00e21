//! What moves on the board, made from what was seen: it says what happened and who did it.

use std::collections::VecDeque;

use crate::game::{SeatSet, Update};
use crate::games::Royaume;
use crate::games::royaume::{HexSet, Seen, View};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::Advance;
use crate::ui::style::Motion;

/// What is on its way across the board.
#[derive(Clone, Debug, Default)]
pub struct Show {
    view: Option<View>,
    waiting: VecDeque<Update<Royaume>>,
    latest: Vec<Seen>,
}

/// What is painted by a move at the moment, and not where it lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carried {
    /// The heroes of these seats.
    pub heroes: SeatSet,
    /// The Wizard.
    pub wizard: bool,
    /// The challenges on these hexes.
    pub tiles: HexSet,
    /// The memories on these hexes: they are still ruins.
    pub memories: HexSet,
}

impl Carried {
    /// Nothing moves.
    pub const NOTHING: Self = Self {
        heroes: SeatSet::EMPTY,
        wizard: false,
        tiles: HexSet::EMPTY,
        memories: HexSet::EMPTY,
    };
}

impl Show {
    /// The view that is shown now; a newer one may wait.
    pub fn view(&self) -> Option<&View> {
        self.view.as_ref()
    }

    /// Whether nothing moves and nothing waits to.
    pub fn is_still(&self) -> bool {
        self.waiting.is_empty()
    }

    /// What happened last, as far as it may still be read.
    pub fn latest(&self) -> &[Seen] {
        &self.latest
    }

    /// What the board leaves to the moves.
    pub fn carried(&self) -> Carried {
        Carried::NOTHING
    }
}

impl crate::ui::boards::Show<Royaume> for Show {
    fn take(&mut self, update: &Update<Royaume>) {
        self.waiting.push_back(update.clone());
    }

    fn set(&mut self, update: &Update<Royaume>) {
        *self = Self { view: Some(update.view.clone()), ..Self::default() };
    }

    fn advance(
        &mut self,
        _now: f64,
        _motion: Motion,
        _snapshot: &ClientSnapshot<Royaume>,
    ) -> Advance {
        self.finish();
        Advance::default()
    }

    fn finish(&mut self) {
        let newest = self.waiting.drain(..).next_back();
        if let Some(newest) = newest {
            self.latest = newest.seen;
            self.view = Some(newest.view);
        }
    }

    fn waiting(&self) -> usize {
        self.waiting.len()
    }
}
