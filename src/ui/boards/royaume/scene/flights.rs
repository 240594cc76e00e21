//! f
use crate::ui::boards::royaume::Board;
use eframe::egui::Ui;
pub fn moves(_ui: &Ui, _board: &Board<'_>) {}
