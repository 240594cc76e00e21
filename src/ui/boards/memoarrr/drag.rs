//! M30 by hand: the octopus is dragged onto a card beside it, or that card onto the octopus.

use eframe::egui::{CursorIcon, Response, Sense, Ui};

use super::model::Island;
use super::{Board, cell_id, paint};
use crate::games::memoarrr::{Action, Cell};
use crate::ui::boards::paint as shared;

/// How high a card is lifted while it is dragged.
const LIFTED: f32 = 10.0;

impl Board<'_> {
    /// Where the octopus lies that this player has to swap.
    pub(super) fn octopus(&self, island: &Island) -> Option<Cell> {
        let swaps = |cell: Cell| matches!(island.at(cell).choice, Some(Action::Swap(_)));
        let newest = self.snapshot.view().unwrap_or(self.view);
        newest.tabletop.compare.filter(|_| Cell::with_location().iter().any(swaps))
    }

    /// A card that may be dragged; the swap that it was dropped for.
    pub(super) fn drag_ui(
        &self,
        ui: &Ui,
        cell: Cell,
        island: &Island,
        octopus: Cell,
        response: &Response,
    ) -> Option<Action> {
        if cell != octopus && island.at(cell).choice.is_none() {
            return None;
        }
        let response = response.interact(Sense::drag());
        if response.dragged() {
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        } else if response.hovered() && cell == octopus {
            ui.ctx().set_cursor_icon(CursorIcon::Grab);
        }
        let dropped = self.under_pointer(ui).filter(|_| response.drag_stopped());
        dropped.and_then(|target| swap(island, octopus, cell, target))
    }

    /// What is dragged lies over everything else, and what it would be swapped with is lit.
    pub(super) fn dragged(&self, ui: &Ui, island: &Island, octopus: Cell) {
        let dragged = |cell: &Cell| ui.ctx().is_being_dragged(cell_id(ui, *cell));
        let Some(cell) = Cell::with_location().iter().find(dragged) else { return };
        let (painter, style) = (ui.painter(), self.style);
        let target = self.under_pointer(ui);
        if let Some(target) = target.filter(|it| swap(island, octopus, cell, *it).is_some()) {
            shared::glow(painter, self.layout.cell(target), style.palette.gold);
        }
        let moved =
            ui.input(|input| input.pointer.press_origin().zip(input.pointer.interact_pos()));
        let Some((from, to)) = moved else { return };
        let (rect, face) = (self.layout.cell(cell).translate(to - from), island.at(cell).face);
        shared::card(painter, style, rect, paint::picture(face), 1.0, LIFTED);
    }

    fn under_pointer(&self, ui: &Ui) -> Option<Cell> {
        let at = ui.input(|input| input.pointer.interact_pos())?;
        Cell::with_location().iter().find(|cell| self.layout.cell(*cell).contains(at))
    }
}

/// What a card that was dropped on another means.
fn swap(island: &Island, octopus: Cell, dragged: Cell, target: Cell) -> Option<Action> {
    match octopus {
        _ if dragged == octopus => island.at(target).choice,
        _ if target == octopus => island.at(dragged).choice,
        _ => None,
    }
}
