//! p
use crate::games::royaume::Action;
use crate::ui::boards::Intent;
use crate::ui::boards::royaume::Board;
use eframe::egui::Ui;
pub fn contest_ui(_ui: &Ui, board: &Board<'_>) -> Option<Intent<Action>> {
    board.view.tabletop.contest.as_ref()?;
    None
}
