//! Joining a table that is not in the list: by address or by invitation.

use eframe::egui::Ui;

use super::Wish;
use crate::ui::look::Look;
use crate::ui::widgets::screen;

/// Joining a table that is not in the list: by address or by invitation.
#[derive(Debug, Default)]
pub struct JoinOtherwise {}

impl JoinOtherwise {
    /// Shows it; what the player wants.
    pub fn join_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        screen(ui, look, "JoinOtherwise", |_| {}).then_some(Wish::Home)
    }
}
