//! What one comes back for: the deals of the day, the ladder, and milestones.

pub mod daily;
pub mod ladder;
mod milestones;

use eframe::egui::Ui;

use super::Command;
use crate::games::GameName;
use crate::ui::profile::challenges::progress::Progress;
use crate::ui::profile::day::Day;
use crate::ui::profile::saved_tables::SavedTables;
use crate::ui::style::Style;
use crate::ui::style::theme::size;
use crate::ui::widgets::{column, panel, screen};

/// What one comes back for.
#[derive(Debug, Default)]
pub struct Challenges {
    /// The result that was copied last.
    copied: Option<GameName>,
}

impl Challenges {
    /// Shows it; what the player wants.
    pub fn challenges_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        progress: &Progress,
        left: &SavedTables,
        today: Day,
    ) -> Option<Command> {
        let mut command = None;
        let back = screen(ui, style, style.text.challenges.title, |ui| {
            column(ui, 2.0 * size::COLUMN, |ui| {
                ui.columns_const(|[daily, ladder]| {
                    let deals = daily::Deals { results: &progress.daily, left, today };
                    let asked =
                        panel(daily, style, |ui| deals.deals_ui(ui, style, &mut self.copied));
                    let climbed = panel(ladder, style, |ui| {
                        ladder::ladder_ui(ui, style, &progress.ladder, left)
                    });
                    command = asked.or(climbed);
                });
                ui.add_space(size::GAP);
                panel(ui, style, |ui| milestones::milestones_ui(ui, style, progress));
                ui.add_space(size::BREAK);
            });
        });
        command.or(back.then_some(Command::Home))
    }
}
