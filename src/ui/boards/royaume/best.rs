//! What somebody did in a game of Le Royaume, and the best of it.

use eframe::egui::Ui;
use serde::{Deserialize, Serialize};

use crate::ui::profile::statistics::BestResults;
use crate::ui::style::Style;

/// The best of all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Best {
    /// The most points.
    pub points: u16,
}

impl BestResults for Best {
    /// The points of a game.
    type Achieved = u16;
    type Standing = ();

    fn enter(&mut self, points: u16, _day: &str) -> Option<()> {
        self.points = self.points.max(points);
        None
    }
}

impl Best {
    /// Shows what there is.
    pub fn best_ui(&self, ui: &mut Ui, style: &Style<'_>) {
        if self.points > 0 {
            ui.label((style.text.royaume.points)(self.points.into()));
        }
    }
}
