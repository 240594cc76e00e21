//! Statistics, and the games that were saved.

use std::path::Path;

use eframe::egui::{
    CornerRadius, Grid, Label, Rect, RichText, Role, Sense, TextStyle, Ui, WidgetInfo, vec2,
};

use super::SettingsScreen;
use super::parts::{group, hint};
use crate::bot::Level;
use crate::games::Name;
use crate::table::Kind;
use crate::ui::clerk::number;
use crate::ui::look::Look;
use crate::ui::picture::{Icon, Picture};
use crate::ui::screens::Wish;
use crate::ui::statistics::{Figures, Score, Statistics};
use crate::ui::theme::{letters, size};
use crate::ui::widgets::{icon, show, text_button, times_ui};

/// The bar that shows how much was won.
const BAR: f32 = 160.0;

impl SettingsScreen {
    /// Shows them; what the player wants.
    pub(super) fn figures_ui(
        &mut self,
        ui: &mut Ui,
        look: &Look<'_>,
        statistics: &Statistics,
    ) -> Option<Wish> {
        let texts = &look.text.settings;
        let mut wish = None;
        if statistics.games.is_empty() {
            group(ui, look, texts.statistics, |ui| {
                ui.label(texts.no_games);
            });
        }
        for (game, figures) in &statistics.games {
            figures_of_ui(ui, look, *game, figures);
        }
        group(ui, look, texts.records, |ui| {
            wish = self.records_ui(ui, look);
        });
        if !statistics.games.is_empty() && text_button(ui, texts.reset).clicked() {
            self.resetting = true;
        }
        wish
    }

    fn records_ui(&self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        let texts = &look.text.settings;
        let records = self.records.as_deref().unwrap_or_default();
        if records.is_empty() {
            hint(ui, look, texts.no_records);
            return None;
        }
        let mut wish = None;
        ui.horizontal_wrapped(|ui| {
            for record in records {
                let Some(name) = called(look, record) else { continue };
                let button = text_button(ui, &name);
                let watch = (texts.watch)(&name);
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &watch));
                if button.on_hover_text(record.display().to_string()).clicked() {
                    wish = Some(Wish::OpenRecord(record.clone()));
                }
            }
        });
        wish
    }
}

/// The number and the game of a record, as it is called.
fn called(look: &Look<'_>, record: &Path) -> Option<String> {
    let (number, game) = number(record)?;
    Some((look.text.settings.record)(number, look.text.offer.name(game)))
}

/// What was achieved in one game.
fn figures_of_ui(ui: &mut Ui, look: &Look<'_>, game: Name, figures: &Figures) {
    let texts = &look.text.settings;
    group(ui, look, look.text.offer.name(game), |ui| {
        if figures.all.games > 0 {
            feats_ui(ui, look, figures);
        }
        if figures.times.len() > 0 {
            ui.label(RichText::new(look.text.end.best_times).text_style(letters::strong()));
            times_ui(ui, look, &figures.times, None);
        }
        if !figures.against.is_empty() {
            ui.add_space(size::GAP);
            ui.label(RichText::new(texts.against).text_style(letters::strong()));
            against_ui(ui, look, game, figures);
            hint(ui, look, texts.against_hint);
        }
    });
}

fn feats_ui(ui: &mut Ui, look: &Look<'_>, figures: &Figures) {
    let texts = &look.text.settings;
    let Score { games, wins } = figures.all;
    let mut rows = vec![
        (texts.games, games.to_string(), ""),
        (texts.wins, (texts.won_of)(wins, games, figures.all.percent()), ""),
    ];
    if figures.longest_chain > 0 {
        let chain = (texts.cards)(figures.longest_chain);
        rows.push((texts.longest_chain, chain, texts.longest_chain_hint));
    }
    if figures.best_round > 0 {
        rows.push((texts.best_round, (texts.cards)(figures.best_round), texts.best_round_hint));
    }
    // What is said about a figure stands closer to it than the next one.
    ui.spacing_mut().interact_size.y = size::ICON;
    for (name, figure, about) in rows {
        ui.horizontal_wrapped(|ui| {
            let wide = ui.available_width() * 0.4;
            let words = RichText::new(name).text_style(letters::strong());
            ui.allocate_ui(vec2(wide, size::ICON), |ui| {
                ui.set_width(wide);
                ui.add(Label::new(words).wrap());
            });
            ui.label(RichText::new(figure).text_style(TextStyle::Heading));
        });
        if !about.is_empty() {
            hint(ui, look, about);
        }
        ui.add_space(size::GRID);
    }
}

fn against_ui(ui: &mut Ui, look: &Look<'_>, game: Name, figures: &Figures) {
    let kinds = Level::ALL.map(Kind::Bot).into_iter().chain([Kind::Human]);
    let grid = Grid::new(("against", game)).num_columns(4);
    grid.spacing(vec2(size::BREAK, size::GAP)).show(ui, |ui| {
        for kind in kinds {
            let Some(score) = figures.against.get(&kind.to_string()) else { continue };
            let name = match kind {
                Kind::Bot(level) => {
                    show(ui, look, Picture::Bot(level), size::BUTTON);
                    look.text.common.bot_level[level as usize]
                }
                Kind::Human => {
                    icon(ui, look, Icon::Person, size::BUTTON, look.palette.text);
                    look.text.settings.people
                }
            };
            ui.label(RichText::new(name).text_style(letters::strong()));
            ui.label((look.text.settings.won_of)(score.wins, score.games, score.percent()));
            bar(ui, look, *score);
            ui.end_row();
        }
    });
}

/// How much was won, to see at a glance.
fn bar(ui: &mut Ui, look: &Look<'_>, score: Score) {
    let (rect, _) = ui.allocate_exact_size(vec2(BAR, size::BREAK), Sense::hover());
    let corner = CornerRadius::same(size::BUTTON_CORNER);
    let part = score.percent() as f32 / 100.0;
    let won = Rect::from_min_size(rect.min, vec2(rect.width() * part, rect.height()));
    ui.painter().rect_filled(rect, corner, look.palette.inset);
    ui.painter().rect_filled(won, corner, look.palette.gold);
}
