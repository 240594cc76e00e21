//! What somebody did in a game of Le Royaume, and the best of it.

use eframe::egui::Ui;
use serde::{Deserialize, Serialize};

use crate::ui::profile::statistics::BestResults;
use crate::ui::style::Style;
use crate::ui::widgets::figure_ui;

/// The best of all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Best {
    /// The most points in one game.
    pub points: u16,
    /// R12: the most memory tiles that were placed in one game.
    pub placed: u8,
    /// R22: how often the Wizard was beaten in one game.
    pub wizards: u8,
}

/// What somebody did in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Achieved {
    pub points: u16,
    /// The memory tiles that they placed.
    pub placed: u8,
    /// The fights that they took part in and won.
    pub wizards: u8,
}

impl BestResults for Best {
    type Achieved = Achieved;
    type Standing = ();

    fn enter(&mut self, achieved: Achieved, _day: &str) -> Option<()> {
        self.points = self.points.max(achieved.points);
        self.placed = self.placed.max(achieved.placed);
        self.wizards = self.wizards.max(achieved.wizards);
        None
    }

    fn best_ui(&self, ui: &mut Ui, style: &Style<'_>) {
        let texts = &style.text.royaume.offer;
        let points = style.text.royaume.points(self.points.into());
        let figures = [
            (self.points, texts.best_points, points, texts.in_one_game),
            (self.placed.into(), texts.most_placed, texts.memories(self.placed), texts.in_one_game),
            (
                self.wizards.into(),
                texts.wizards_beaten,
                texts.times(self.wizards),
                texts.wizards_beaten_hint,
            ),
        ];
        for (count, name, figure, about) in figures {
            if count > 0 {
                figure_ui(ui, style, name, &figure, about);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_each_kind_is_kept() {
        let mut best = Best::default();
        best.enter(Achieved { points: 80, placed: 3, wizards: 2 }, "2026-11-17");
        best.enter(Achieved { points: 71, placed: 6, wizards: 0 }, "2026-11-18");
        assert_eq!(best, Best { points: 80, placed: 6, wizards: 2 });
    }
}
