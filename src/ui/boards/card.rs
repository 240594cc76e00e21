//! What the rules on one card are put together from, whatever the game.

use eframe::egui::{Color32, Label, RichText, TextStyle, Ui, vec2};

use crate::ui::style::Style;
use crate::ui::style::theme::size;
use crate::ui::widgets::strong;

/// With fewer lines than this on the screen, the letters are small.
const LINES: f32 = 46.0;

/// Two columns.
pub fn columns_ui(ui: &mut Ui, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    let width = (ui.available_width() - size::BREAK) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = size::BREAK;
        column_ui(ui, width, left);
        column_ui(ui, width, right);
    });
}

fn column_ui(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(size::GAP, size::GRID);
        add(ui);
    });
}

/// What follows is about this.
pub fn title_ui(ui: &mut Ui, style: &Style<'_>, title: &str) {
    let title = strong(title).color(style.palette.ember);
    ui.add(Label::new(title).wrap());
}

/// Words in that colour, of the size for which there is room.
pub fn words_ui(ui: &mut Ui, words: &str, color: Color32) {
    ui.add(Label::new(RichText::new(words).text_style(style(ui)).color(color)).wrap());
}

/// A rule: what it is about, and how it goes.
pub fn rule_ui(ui: &mut Ui, style: &Style<'_>, what: &str, how: &str) {
    title_ui(ui, style, what);
    words_ui(ui, how, style.palette.text);
    ui.add_space(size::GRID);
}

/// A picture, and beside it what it is and what it does.
pub fn entry_ui(
    ui: &mut Ui,
    picture: impl FnOnce(&mut Ui),
    name: &str,
    does: &str,
    color: Color32,
) {
    ui.horizontal_top(|ui| {
        picture(ui);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let name = strong(name).color(color);
            ui.add(Label::new(name).wrap());
            words_ui(ui, does, color);
        });
    });
}

/// Body text where there is room for it.
fn style(ui: &Ui) -> TextStyle {
    let body = TextStyle::Body.resolve(ui.style()).size;
    let roomy = ui.ctx().content_rect().height() > LINES * body;
    if roomy { TextStyle::Body } else { TextStyle::Small }
}
