//! What one viewer may know.
//!
//! A view holds what lies open, the faces that are up, and what its own seat sees through a spyglass
//! just now. It remembers nothing: a face that was turned back is in no later view, since remembering
//! is the game.

use serde::{Deserialize, Serialize};

use super::{Card, Cell, CellSet, Choices, Phase, State, Tabletop};
use crate::game::set::Element;
use crate::game::{self, Chance, Viewer};

/// Cards that can be seen, by their places.
pub type Faces = game::Faces<Cell, Card, { Cell::COUNT }>;

/// What one viewer may know now.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub tabletop: Tabletop,
    /// What can be seen on the cards that are face up.
    pub faces: Faces,
    /// P8: what this seat alone sees through its spyglass.
    pub secret: Faces,
    /// Everything that still lies on the grid, once the game is over.
    pub opened: Option<Box<Faces>>,
}

impl View {
    /// Built up from nothing: whatever is not put in here is not known.
    #[inline]
    pub(super) fn of(state: &State, viewer: Viewer) -> Self {
        let table = &state.tabletop;
        let looks_at = viewer.seat().map_or(CellSet::EMPTY, |seat| table.looks_at(seat));
        let faces = |cells| Faces::of(cells, |cell| state.card(cell));
        Self {
            viewer,
            tabletop: table.clone(),
            faces: faces(table.face_up()),
            secret: faces(looks_at),
            opened: (table.phase == Phase::Over).then(|| Box::new(faces(table.lies))),
        }
    }

    /// Whether the rules could have shown this. Asked of what comes from elsewhere.
    pub(super) fn fits_together(&self) -> bool {
        let table = &self.tabletop;
        if !table.fits_together() {
            return false;
        }
        let looks_at = self.viewer.seat().map_or(CellSet::EMPTY, |seat| table.looks_at(seat));
        let opened = self.opened.as_ref().map(|opened| opened.places());
        self.viewer.seat().is_none_or(|seat| u8::from(seat) < table.seats())
            && self.faces.places() == table.face_up()
            && self.secret.places() == looks_at
            && opened == (table.phase == Phase::Over).then_some(table.lies)
            && self.hidden().len() == table.lies.len() - self.visible().count()
    }

    /// What this view's own seat may do now; a spectator may do nothing.
    #[inline]
    pub fn choices(&self) -> Choices {
        match self.viewer {
            Viewer::Seat(seat) => self.tabletop.choices(seat),
            Viewer::Spectator => Choices::none(),
        }
    }

    /// The card at a place, if the viewer can see it now.
    pub fn card(&self, cell: Cell) -> Option<Card> {
        let opened = || self.opened.as_ref().and_then(|opened| opened.get(cell));
        self.faces.get(cell).or_else(|| self.secret.get(cell)).or_else(opened)
    }

    /// Every card on the grid that the viewer can see now.
    pub fn visible(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        self.tabletop.lies.iter().filter_map(|cell| Some((cell, self.card(cell)?)))
    }

    /// The cards on the grid that the viewer cannot see now, in no order.
    fn hidden(&self) -> Vec<Card> {
        let mut hidden: Vec<Card> = self.tabletop.left().collect();
        for (_, card) in self.visible() {
            if let Some(at) = hidden.iter().position(|other| *other == card) {
                hidden.swap_remove(at);
            }
        }
        hidden
    }

    /// A world that looks exactly like this; what is hidden in it is drawn by chance.
    pub(super) fn imagine(&self, chance: &mut Chance) -> State {
        let mut hidden = self.hidden();
        chance.shuffle(&mut hidden);
        let mut hidden = hidden.into_iter();
        let mut cards = [Card::Red; Cell::COUNT];
        for cell in self.tabletop.lies {
            if let Some(card) = self.card(cell).or_else(|| hidden.next()) {
                cards[cell.index()] = card;
            }
        }
        State { tabletop: self.tabletop.clone(), cards }
    }
}
