//! Where things lie on a board that fills an area: for whoever has to point at them.

use eframe::egui::Rect;

use super::layout::Layout;
use super::map::camera::Camera;
use super::map::model::{bottom, memories};
use super::plate::Parts;
use crate::games::royaume::{Card, Hex, Memory, View};

fn layout(area: Rect, view: &View) -> Layout {
    Layout::new(area, view.tabletop.seats(), &Camera::default())
}

/// A hex, on a map that is shown whole.
pub fn place(area: Rect, view: &View, hex: Hex) -> Rect {
    layout(area, view).place(hex)
}

/// A card of the own hand; the first place where it is not held.
pub fn card_place(area: Rect, view: &View, card: Card) -> Rect {
    let hand = view.viewer.seat().map(|me| &view.tabletop.player(me).hand);
    let at = hand.and_then(|hand| hand.iter().position(|held| *held == card));
    layout(area, view).hand[at.unwrap_or_default()]
}

/// A memory tile on the own plate.
pub fn memory_place(area: Rect, view: &View, memory: Memory) -> Rect {
    let me = bottom(view);
    let all = memories(&view.tabletop, me);
    let at = all.iter().position(|(kind, _)| *kind == memory).unwrap_or_default();
    Parts::of(layout(area, view).plate(me, me)).memory(at, all.len())
}
