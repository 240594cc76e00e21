//! Statistics, and the games that were saved.

use std::path::Path;

use eframe::egui::{CornerRadius, Grid, Rect, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::SettingsScreen;
use super::parts::{group, hint};
use crate::bot::Level;
use crate::games::{GameName, with_game};
use crate::table::Kind;
use crate::ui::boards::GameBoard as _;
use crate::ui::profile::file_worker::number;
use crate::ui::profile::statistics::{Figures, Score, Statistics};
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::{figure_ui, icon, show, text_button};

/// The bar that shows how much was won.
const BAR: f32 = 160.0;

impl SettingsScreen {
    /// Shows them; what the player wants.
    pub(super) fn figures_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        statistics: &Statistics,
    ) -> Option<Command> {
        let texts = &style.text.settings;
        let mut command = None;
        if statistics.games.is_empty() {
            group(ui, style, texts.statistics, |ui| {
                ui.label(texts.no_games);
            });
        }
        for (game, figures) in &statistics.games {
            figures_of_ui(ui, style, *game, figures);
        }
        group(ui, style, texts.records, |ui| {
            command = self.records_ui(ui, style);
        });
        if !statistics.games.is_empty() && text_button(ui, texts.reset).clicked() {
            self.resetting = true;
        }
        command
    }

    fn records_ui(&self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        let texts = &style.text.settings;
        let records = self.records.as_deref().unwrap_or_default();
        if records.is_empty() {
            hint(ui, style, texts.no_records);
            return None;
        }
        let mut command = None;
        ui.horizontal_wrapped(|ui| {
            for record in records {
                let Some(name) = called(style, record) else { continue };
                let button = text_button(ui, &name);
                let watch = (texts.watch)(&name);
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &watch));
                if button.on_hover_text(record.display().to_string()).clicked() {
                    command = Some(Command::OpenRecord(record.clone()));
                }
            }
        });
        command
    }
}

/// The number and the game of a record, as it is called.
fn called(style: &Style<'_>, record: &Path) -> Option<String> {
    let (number, game) = number(record)?;
    Some((style.text.settings.record)(number, style.text.offer.name(game)))
}

/// What was achieved in one game.
fn figures_of_ui(ui: &mut Ui, style: &Style<'_>, game: GameName, figures: &Figures) {
    let texts = &style.text.settings;
    group(ui, style, style.text.offer.name(game), |ui| {
        if figures.all.games > 0 {
            score_ui(ui, style, figures.all);
        }
        with_game!(game, G => {
            if let Some(best) = figures.best::<G>() {
                G::best_ui(ui, style, &best);
            }
        });
        if !figures.against.is_empty() {
            ui.add_space(size::GAP);
            ui.label(RichText::new(texts.against).text_style(letters::strong()));
            against_ui(ui, style, game, figures);
            hint(ui, style, texts.against_hint);
        }
    });
}

fn score_ui(ui: &mut Ui, style: &Style<'_>, score: Score) {
    let texts = &style.text.settings;
    let won = (texts.won_of)(score.wins, score.games, score.percent());
    figure_ui(ui, style, texts.games, &score.games.to_string(), "");
    figure_ui(ui, style, texts.wins, &won, "");
}

fn against_ui(ui: &mut Ui, style: &Style<'_>, game: GameName, figures: &Figures) {
    let kinds = Level::ALL.map(Kind::Bot).into_iter().chain([Kind::Human]);
    let grid = Grid::new(("against", game)).num_columns(4);
    grid.spacing(vec2(size::BREAK, size::GAP)).show(ui, |ui| {
        for kind in kinds {
            let Some(score) = figures.against.get(&kind.to_string()) else { continue };
            let name = match kind {
                Kind::Bot(level) => {
                    show(ui, style, Picture::Bot(level), size::BUTTON);
                    style.text.common.bot_level[level as usize]
                }
                Kind::Human => {
                    icon(ui, style, Icon::Person, size::BUTTON, style.palette.text);
                    style.text.settings.people
                }
            };
            ui.label(RichText::new(name).text_style(letters::strong()));
            ui.label((style.text.settings.won_of)(score.wins, score.games, score.percent()));
            bar(ui, style, *score);
            ui.end_row();
        }
    });
}

/// How much was won, to see at a glance.
fn bar(ui: &mut Ui, style: &Style<'_>, score: Score) {
    let (rect, _) = ui.allocate_exact_size(vec2(BAR, size::BREAK), Sense::hover());
    let corner = CornerRadius::same(size::BUTTON_CORNER);
    let part = score.percent() as f32 / 100.0;
    let won = Rect::from_min_size(rect.min, vec2(rect.width() * part, rect.height()));
    ui.painter().rect_filled(rect, corner, style.palette.inset);
    ui.painter().rect_filled(won, corner, style.palette.gold);
}
