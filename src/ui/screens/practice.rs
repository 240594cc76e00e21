//! Setting up a table to practise at: which game, against whom, by what.

use eframe::egui::{Frame, Margin, Ui};

use super::Command;
use super::challenges::ladder::rung_ui;
use crate::games::GameName;
use crate::ui::profile::challenges::ladder::Ladder;
use crate::ui::profile::saved_tables::SavedTables;
use crate::ui::profile::settings::Practice;
use crate::ui::profile::statistics::Statistics;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{big_button, column, panel, posters_ui, screen};

/// The posters are not higher.
const POSTER: f32 = 100.0;

/// Setting up a table to practise at.
#[derive(Debug)]
pub struct SetUpPractice {
    game: GameName,
    choice: Practice,
}

impl SetUpPractice {
    /// Begins with what was played last.
    pub fn new(game: GameName, choice: Practice) -> Self {
        Self { game, choice }
    }

    /// Shows it; what the player wants.
    pub fn practice_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        statistics: &Statistics,
        ladder: (&Ladder, &SavedTables),
    ) -> Option<Command> {
        let (mut play, mut climb) = (false, None);
        let back = screen(ui, style, style.text.practice.title, |ui| {
            column(ui, 2.0 * size::COLUMN, |ui| {
                ui.columns_const(|[left, right]| {
                    self.game = posters_ui(left, style, self.game, POSTER).unwrap_or(self.game);
                    left.add_space(size::GAP);
                    let title = style.text.challenges.ladder;
                    climb = rung_ui(left, style, ladder, self.game, title);
                    // As far in as what is in the panel below.
                    Frame::new().inner_margin(Margin::symmetric(size::PADDING, 0)).show(
                        right,
                        |ui| {
                            ui.label(style.text.offer.about(self.game));
                            ui.add_space(size::GAP);
                            play =
                                big_button(ui, style, Icon::Play, style.text.common.play).clicked();
                        },
                    );
                });
                ui.add_space(size::GAP);
                let figures = statistics.games.get(&self.game);
                ui.columns_const(|[left, right]| {
                    let choice = self.choice.of_mut(self.game);
                    panel(left, style, |ui| choice.opponents_ui(ui, style, figures));
                    panel(right, style, |ui| choice.game_ui(ui, style));
                });
                ui.add_space(size::BREAK);
            });
        });
        let play = play.then(|| Command::Practise(self.game, Box::new(self.choice.clone())));
        play.or(climb).or(back.then_some(Command::Home))
    }
}
