//! A challenge or a fight as a scene over the map, and what moves on the board.

use super::Board;
use crate::games::royaume::Action;
use crate::ui::boards::Intent;
use eframe::egui::Ui;

/// The scene of the contest that is shown now, over part of the map; what the player asked for.
pub fn contest_ui(_ui: &Ui, board: &Board<'_>) -> Option<Intent<Action>> {
    board.view.tabletop.contest.as_ref()?;
    None
}

/// What moves, over everything else.
pub fn moves(_ui: &Ui, _board: &Board<'_>) {}
