//! A hands-on lesson of five minutes, on a prepared board.

use eframe::egui::Ui;

use super::Wish;
use crate::ui::look::Look;
use crate::ui::widgets::screen;

/// A hands-on lesson of five minutes, on a prepared board.
#[derive(Debug, Default)]
pub struct Tutorial {}

impl Tutorial {
    /// Shows it; what the player wants.
    pub fn tutorial_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        screen(ui, look, "Tutorial", |_| {}).then_some(Wish::Home)
    }
}
