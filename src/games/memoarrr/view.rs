//! What one viewer may know.
//!
//! A view holds what lies open, the faces that are up, and what its own seat is looking at in
//! secret just now. It remembers nothing: a face that was turned down is in no later view, since
//! remembering is the game.

use serde::{Deserialize, Serialize};

use super::{Card, Cell, CellSet, Choices, Phase, State, Tabletop, Treasure, Volcano};
use crate::game::set::Element;
use crate::game::{self, Chance, Set, Viewer};

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
    /// M9, M28: what this seat alone is looking at.
    pub secret: Faces,
    /// M3: the volcano on top of the stack.
    pub top_volcano: Option<Volcano>,
    /// M25: everything, once the game is over.
    pub opened: Option<Box<Opened>>,
}

/// Everything that was hidden during the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Opened {
    /// M4: the island as it lies, with the card that left the game in the centre.
    pub island: [Card; Cell::COUNT],
    /// M5: the chests as they were stacked, top first.
    pub treasures: [Treasure; 7],
}

impl Opened {
    /// Whether every card and every chest is there once, and the cards lie where they were seen.
    fn fits(&self, faces: &Faces) -> bool {
        let cards: Set<Card> = self.island.iter().copied().collect();
        let (mut chests, mut all) = (self.treasures, Treasure::ALL);
        chests.sort_unstable();
        all.sort_unstable();
        cards.len() == Cell::COUNT
            && chests == all
            && faces.iter().all(|(cell, card)| self.island[cell.index()] == card)
    }
}

impl View {
    /// Built up from nothing: whatever is not put in here is not known.
    #[inline]
    pub(super) fn of(state: &State, viewer: Viewer) -> Self {
        let table = &state.tabletop;
        let looks_at = viewer.seat().map_or(CellSet::EMPTY, |seat| table.looks_at(seat));
        let top = state.volcanoes.len() - table.volcanoes_left();
        let opened = || Box::new(Opened { island: state.locations, treasures: state.treasures });
        Self {
            viewer,
            tabletop: table.clone(),
            faces: Faces::of(table.face_up, |cell| state.card(cell)),
            secret: Faces::of(looks_at, |cell| state.card(cell)),
            top_volcano: state.volcanoes.get(top).copied(),
            opened: (table.phase == Phase::Over).then(opened),
        }
    }

    /// Whether the rules could have shown this. Asked of what comes from elsewhere.
    pub(super) fn fits_together(&self) -> bool {
        let table = &self.tabletop;
        if !table.fits_together() {
            return false;
        }
        let held: Set<Volcano> = table.held.iter().flatten().copied().collect();
        let left = table.in_play - held;
        let looks_at = self.viewer.seat().map_or(CellSet::EMPTY, |seat| table.looks_at(seat));
        let seen = self.faces.iter().chain(self.secret.iter());
        let cards: Set<Card> = seen.map(|(_, card)| card).collect();
        self.viewer.seat().is_none_or(|seat| u8::from(seat) < table.seats())
            && self.faces.places() == table.face_up
            && self.secret.places() == looks_at
            && cards.len() == self.faces.places().len() + self.secret.places().len()
            && self.top_volcano.map_or(left.is_empty(), |top| left.contains(top))
            && self.opened.is_some() == (table.phase == Phase::Over)
            && self.opened.as_ref().is_none_or(|opened| opened.fits(&self.faces))
    }

    /// What this view's own seat may do now; a spectator may do nothing.
    #[inline]
    pub fn choices(&self) -> Choices {
        match self.viewer {
            Viewer::Seat(seat) => self.tabletop.choices(seat),
            Viewer::Spectator => Choices::none(),
        }
    }

    /// The card that the next reveal is compared with (M12).
    pub fn compare(&self) -> Option<Card> {
        self.faces.get(self.tabletop.compare?)
    }

    /// A world that looks exactly like this; what is hidden in it is drawn by chance.
    pub(super) fn imagine(&self, chance: &mut Chance) -> State {
        let (locations, treasures) = match &self.opened {
            Some(opened) => (opened.island, opened.treasures),
            None => (self.imagine_island(chance), self.imagine_treasures(chance)),
        };
        let tabletop = self.tabletop.clone();
        let held: Set<Volcano> = tabletop.held.iter().flatten().copied().collect();
        let top: Set<Volcano> = self.top_volcano.into_iter().collect();
        let mut under: Vec<Volcano> = (tabletop.in_play - held - top).iter().collect();
        chance.shuffle(&mut under);
        let volcanoes = held.iter().chain(top).chain(under).collect();
        State { tabletop, locations, treasures, volcanoes }
    }

    fn imagine_island(&self, chance: &mut Chance) -> [Card; Cell::COUNT] {
        let visible = |cell| self.faces.get(cell).or(self.secret.get(cell));
        let known: Set<Card> = CellSet::ALL.iter().filter_map(visible).collect();
        let mut unknown: Vec<Card> = (Set::ALL - known).iter().collect();
        chance.shuffle(&mut unknown);
        let mut unknown = unknown.into_iter();
        let mut island = Card::ALL;
        for cell in CellSet::ALL {
            if let Some(card) = visible(cell).or_else(|| unknown.next()) {
                island[cell.index()] = card;
            }
        }
        island
    }

    fn imagine_treasures(&self, chance: &mut Chance) -> [Treasure; 7] {
        let mut treasures = Treasure::ALL;
        if !self.tabletop.options.ordered_stack {
            chance.shuffle(&mut treasures);
        }
        treasures
    }
}
