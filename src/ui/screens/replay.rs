//! A finished game, step by step.

use eframe::egui::Ui;

use super::Wish;
use crate::ui::look::Look;
use crate::ui::widgets::screen;

/// A finished game, step by step.
#[derive(Debug, Default)]
pub struct Replay {}

impl Replay {
    /// Shows it; what the player wants.
    pub fn replay_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        screen(ui, look, "Replay", |_| {}).then_some(Wish::Home)
    }
}
