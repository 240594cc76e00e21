//! Settings and statistics.

use eframe::egui::Ui;

use super::Wish;
use crate::ui::look::Look;
use crate::ui::widgets::screen;

/// Settings and statistics.
#[derive(Debug, Default)]
pub struct SettingsScreen {}

impl SettingsScreen {
    /// Shows it; what the player wants.
    pub fn settings_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        screen(ui, look, "SettingsScreen", |_| {}).then_some(Wish::Home)
    }
}
