//! What a screen reader says by itself.

use eframe::egui::accesskit::Live;
use eframe::egui::{Id, Ui};

/// What changes there is said by a screen reader.
pub fn announce(ui: &Ui, id: Id) {
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(Live::Polite));
}
