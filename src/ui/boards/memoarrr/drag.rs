//! M30 by hand: the octopus is dragged onto a card beside it, or that card onto the octopus. What was
//! dropped stays in the air until the table has answered, and then lies down.

use eframe::egui::{CursorIcon, Id, Pos2, Response, Sense, Ui, Vec2};

use super::model::Island;
use super::{Board, cell_id, paint};
use crate::games::memoarrr::{Action, Cell};
use crate::ui::boards::paint as shared;

/// A card in the air: it is dragged, or was dropped on the card that it changes places with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lifted {
    /// Where it lay.
    pub cell: Cell,
    /// How far from there it is, in points.
    pub by: Vec2,
}

impl Board<'_> {
    /// Where the octopus lies that this player has to swap.
    pub(super) fn octopus(&self, island: &Island) -> Option<Cell> {
        let swaps = |cell: Cell| matches!(island.at(cell).choice, Some(Action::Swap(_)));
        let newest = self.snapshot.view().unwrap_or(self.view);
        newest.tabletop.compare.filter(|_| Cell::with_location().iter().any(swaps))
    }

    /// A card that may be dragged; the swap that it was dropped for, and where.
    pub(super) fn drag_ui(
        &self,
        ui: &Ui,
        cell: Cell,
        island: &Island,
        octopus: Cell,
        response: &Response,
    ) -> Option<(Action, Lifted)> {
        if cell != octopus && island.at(cell).choice.is_none() {
            return None;
        }
        let response = response.interact(Sense::drag());
        if response.dragged() {
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        } else if response.hovered() && cell == octopus {
            ui.ctx().set_cursor_icon(CursorIcon::Grab);
        }
        let target = self.under_pointer(ui).filter(|_| response.drag_stopped())?;
        let action = swap(island, octopus, cell, target)?;
        let taken = ui.data(|data| data.get_temp::<Pos2>(taken_id(ui)));
        let at = ui.input(|input| input.pointer.interact_pos());
        let by = taken.zip(at).map_or(Vec2::ZERO, |(from, to)| to - from);
        Some((action, Lifted { cell, by }))
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
        // When it is dropped, this is not known any more.
        ui.data_mut(|data| data.insert_temp(taken_id(ui), from));
        self.lifted(ui, island, Lifted { cell, by: to - from });
    }

    /// A card in the air.
    pub(super) fn lifted(&self, ui: &Ui, island: &Island, Lifted { cell, by }: Lifted) {
        let (rect, face) = (self.layout.cell(cell).translate(by), island.at(cell).face);
        shared::card(ui.painter(), self.style, rect, paint::picture(face), shared::LIFTED);
    }

    fn under_pointer(&self, ui: &Ui) -> Option<Cell> {
        let at = ui.input(|input| input.pointer.interact_pos())?;
        Cell::with_location().iter().find(|cell| self.layout.cell(*cell).contains(at))
    }
}

/// Where the pointer was when it took a card.
fn taken_id(ui: &Ui) -> Id {
    ui.scope_id().with("taken")
}

/// What a card that was dropped on another means.
fn swap(island: &Island, octopus: Cell, dragged: Cell, target: Cell) -> Option<Action> {
    if dragged == octopus {
        island.at(target).choice
    } else if target == octopus {
        island.at(dragged).choice
    } else {
        None
    }
}
