//! How to play: the rules in our words, with pictures.

use eframe::egui::Ui;

use super::Wish;
use crate::ui::look::Look;
use crate::ui::widgets::screen;

/// How to play: the rules in our words, with pictures.
#[derive(Debug, Default)]
pub struct Help {}

impl Help {
    /// Shows it; what the player wants.
    pub fn help_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        screen(ui, look, "Help", |_| {}).then_some(Wish::Home)
    }
}
