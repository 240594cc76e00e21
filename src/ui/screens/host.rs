//! Opening a table for others.

use eframe::egui::Ui;

use super::Wish;
use crate::ui::look::Look;
use crate::ui::widgets::screen;

/// Opening a table for others.
#[derive(Debug, Default)]
pub struct HostSetUp {}

impl HostSetUp {
    /// Shows it; what the player wants.
    pub fn host_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        screen(ui, look, "HostSetUp", |_| {}).then_some(Wish::Home)
    }
}
