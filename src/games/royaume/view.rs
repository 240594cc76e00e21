//! What one viewer may know.
//!
//! "Who knows what": hands, scores, memory tiles before players, tile backs and face-up fronts are
//! public; nobody knows the fronts of face-down challenges, the order of the deck or of the memory
//! stack. So everybody sees the same, and a view is the open tabletop and who looks at it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::state::Hidden;
use super::{Back, Card, Choices, Hex, Memory, State, Tabletop, Tile};
use crate::game::set::Element;
use crate::game::{Chance, Viewer};

/// What one viewer may know now.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open.
    pub tabletop: Tabletop,
}

impl View {
    /// Built up from nothing: whatever is not put in here is not known.
    #[inline]
    pub(super) fn of(state: &State, viewer: Viewer) -> Self {
        Self { viewer, tabletop: state.tabletop.clone() }
    }

    /// What this view's own seat may do now; a spectator may do nothing.
    #[inline]
    pub fn choices(&self) -> Choices<'_> {
        Choices::new(&self.tabletop, self.viewer.seat())
    }

    /// A world that looks exactly like this; what is hidden in it is drawn by chance.
    pub(super) fn imagine(&self, chance: &mut Chance) -> State {
        let table = &self.tabletop;
        let mut fronts = [Tile::from_index(0); Hex::COUNT];
        for (back, hexes) in [(Back::Green, table.down - table.grey), (Back::GreyBlue, table.grey)]
        {
            let mut tiles: ArrayVec<Tile, { Tile::COUNT }> = table.hidden_tiles(back).collect();
            chance.shuffle(&mut tiles);
            for (hex, tile) in hexes.iter().zip(tiles) {
                fronts[hex.index()] = tile;
            }
        }
        let mut memories = [Memory::Palace; Memory::STACK];
        let buried = (0..)
            .zip(table.buried())
            .flat_map(|(kind, count)| std::iter::repeat_n(Memory::from_index(kind), count.into()));
        let mine = fill(&mut memories, buried);
        chance.shuffle(&mut memories[..mine]);
        let mut deck = [Card::Magician; Card::DECK];
        let undrawn = Card::ALL.into_iter().zip(table.undrawn());
        let undrawn = undrawn.flat_map(|(card, count)| std::iter::repeat_n(card, count.into()));
        let left = fill(&mut deck, undrawn);
        chance.shuffle(&mut deck[..left]);
        State { tabletop: table.clone(), hidden: Hidden { fronts, memories, deck } }
    }
}

/// Lays things into places, as far as there are any, and says how many.
fn fill<T>(places: &mut [T], things: impl Iterator<Item = T>) -> usize {
    let laid = places.iter_mut().zip(things).map(|(place, thing)| *place = thing);
    laid.count()
}
