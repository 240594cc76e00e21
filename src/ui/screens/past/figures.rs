//! What was achieved, game by game.

use eframe::egui::{CornerRadius, Grid, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::PastGames;
use crate::bot::Level;
use crate::games::{GameName, with_game};
use crate::table::Kind;
use crate::ui::profile::history::RecentForm;
use crate::ui::profile::statistics::{BestResults as _, Figures, Statistics, WinCount};
use crate::ui::screens::settings::parts::group;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::size;
use crate::ui::widgets::form::hint;
use crate::ui::widgets::{figure_ui, icon, show, strong, text_button};

/// The bar that shows how much was won.
const BAR: f32 = 160.0;
/// The mark of a game among the last few.
const MARK: f32 = 18.0;

impl PastGames {
    pub(super) fn figures_ui(&mut self, ui: &mut Ui, style: &Style<'_>, statistics: &Statistics) {
        let texts = &style.text.past;
        if statistics.games.is_empty() {
            group(ui, style, texts.statistics, |ui| {
                ui.label(texts.no_games);
            });
            return;
        }
        for (game, figures) in &statistics.games {
            let form = self.listed.as_ref().map(|listed| listed.history.form(*game));
            figures_of_ui(ui, style, *game, figures, &form.unwrap_or_default());
        }
        if text_button(ui, texts.reset).clicked() {
            self.resetting = true;
        }
    }
}

/// What was achieved in one game.
fn figures_of_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    game: GameName,
    figures: &Figures,
    form: &RecentForm,
) {
    let texts = &style.text.past;
    group(ui, style, style.text.offer.name(game), |ui| {
        if figures.all.games > 0 {
            score_ui(ui, style, figures.all);
            form_ui(ui, style, form);
        }
        with_game!(game, G => {
            if let Some(best) = figures.best::<G>() {
                best.best_ui(ui, style);
            }
        });
        if !figures.against.is_empty() {
            ui.add_space(size::GAP);
            ui.label(strong(texts.against));
            against_ui(ui, style, game, figures);
            hint(ui, style, texts.against_hint);
        }
    });
}

fn score_ui(ui: &mut Ui, style: &Style<'_>, score: WinCount) {
    let texts = &style.text.past;
    let won = texts.won_of(score.wins, score.games, score.percent());
    figure_ui(ui, style, texts.games, &score.games.to_string(), "");
    figure_ui(ui, style, texts.wins, &won, "");
}

/// The last few games, and how many in a row were won.
fn form_ui(ui: &mut Ui, style: &Style<'_>, form: &RecentForm) {
    let texts = &style.text.past;
    // One game says nothing about how it goes.
    if form.lately.len() < 2 {
        return;
    }
    let wins = form.lately.iter().filter(|won| **won).count();
    figure_ui(ui, style, texts.lately, &texts.lately_hint(wins, form.lately.len()), "");
    marks_ui(ui, style, form);
    if form.wins_in_a_row > 0 {
        figure_ui(ui, style, texts.streak, &texts.in_a_row(form.wins_in_a_row), "");
    }
}

/// A mark for each of the last games, the newest at the right: a full one was won, a ring was not.
fn marks_ui(ui: &mut Ui, style: &Style<'_>, form: &RecentForm) {
    let wide = (MARK + size::GRID) * form.lately.len() as f32;
    let (rect, response) = ui.allocate_exact_size(vec2(wide, MARK), Sense::hover());
    let words: Vec<&str> = form.lately.iter().map(|won| result(style, *won)).collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words.join(", ")));
    for (i, won) in form.lately.iter().enumerate() {
        let x = rect.left() + (MARK + size::GRID) * i as f32 + MARK / 2.0;
        let middle = pos2(x, rect.center().y);
        match won {
            true => ui.painter().circle_filled(middle, MARK / 2.0, style.palette.gold),
            false => {
                let stroke = Stroke::new(2.0, style.palette.weak);
                ui.painter().circle_stroke(middle, MARK / 2.0 - 2.0, stroke)
            }
        };
    }
    ui.add_space(size::GAP);
}

fn result(style: &Style<'_>, won: bool) -> &'static str {
    if won { style.text.past.won } else { style.text.past.lost }
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
                    style.text.common.bot(level)
                }
                Kind::Human => {
                    icon(ui, style, Icon::Person, size::BUTTON, style.palette.text);
                    style.text.past.people
                }
            };
            ui.label(strong(name));
            ui.label(style.text.past.won_of(score.wins, score.games, score.percent()));
            bar(ui, style, *score);
            ui.end_row();
        }
    });
}

/// How much was won, to see at a glance.
fn bar(ui: &mut Ui, style: &Style<'_>, score: WinCount) {
    let (rect, _) = ui.allocate_exact_size(vec2(BAR, size::BREAK), Sense::hover());
    let corner = CornerRadius::same(size::BUTTON_CORNER);
    let part = score.percent() as f32 / 100.0;
    let won = Rect::from_min_size(rect.min, vec2(rect.width() * part, rect.height()));
    ui.painter().rect_filled(rect, corner, style.palette.inset);
    ui.painter().rect_filled(won, corner, style.palette.gold);
}
