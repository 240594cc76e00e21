//! Setting up a table to practise at: which game, against whom, by what.

use eframe::egui::{Frame, Margin, Ui};

use super::Wish;
use crate::games::Name;
use crate::ui::look::Look;
use crate::ui::picture::Icon;
use crate::ui::settings::Practice;
use crate::ui::theme::size;
use crate::ui::widgets::{big_button, column, posters_ui, screen};

/// The posters are not higher.
const POSTER: f32 = 100.0;

/// Setting up a table to practise at.
#[derive(Debug)]
pub struct SetUpPractice {
    game: Name,
    choice: Practice,
}

impl SetUpPractice {
    /// Begins with what was played last.
    pub fn new(game: Name, choice: Practice) -> Self {
        Self { game, choice }
    }

    /// Shows it; what the player wants.
    pub fn practice_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        let mut play = false;
        let back = screen(ui, look, look.text.practice.title, |ui| {
            column(ui, 2.0 * size::COLUMN, |ui| {
                ui.columns_const(|[left, right]| {
                    self.game = posters_ui(left, look, self.game, POSTER).unwrap_or(self.game);
                    // As far in as what is in the panel below.
                    Frame::new().inner_margin(Margin::symmetric(size::PADDING, 0)).show(
                        right,
                        |ui| {
                            ui.label(look.text.offer.about(self.game));
                            ui.add_space(size::GAP);
                            play =
                                big_button(ui, look, Icon::Play, look.text.practice.play).clicked();
                        },
                    );
                });
                ui.add_space(size::GAP);
                ui.columns_const(|[left, right]| {
                    self.choice.of_mut(self.game).set_up_ui([left, right], look);
                });
                ui.add_space(size::BREAK);
            });
        });
        let play = play.then(|| Wish::Practise(self.game, Box::new(self.choice.clone())));
        play.or(back.then_some(Wish::Home))
    }
}
