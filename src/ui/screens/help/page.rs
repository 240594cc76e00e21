//! What pages are written with: titles, paragraphs, captions, lists.

use eframe::egui::{Label, RichText, Ui, vec2};

use super::chapter::Chapter;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::{icon, show, strong};

/// A card beside what is said about it.
const BESIDE: f32 = 88.0;

pub fn page_ui(ui: &mut Ui, style: &Style<'_>, chapter: &Chapter) {
    let title = RichText::new((chapter.title)(style.text)).text_style(letters::title());
    ui.add(Label::new(title).wrap());
    ui.spacing_mut().item_spacing.y = size::GAP + size::GRID;
    (chapter.page)(ui, style);
}

/// The first paragraph, what is shown after it, and the others.
pub fn around_ui(ui: &mut Ui, text: &[&str], figure: impl FnOnce(&mut Ui)) {
    let (first, rest) = text.split_at(1.min(text.len()));
    paragraphs(ui, first);
    figure(ui);
    paragraphs(ui, rest);
}

/// Something in a list, behind a sign.
pub fn point_ui(ui: &mut Ui, style: &Style<'_>, sign: Icon, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        icon(ui, style, sign, size::ICON, style.palette.focus);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = vec2(size::GAP, size::GRID / 2.0);
            add(ui);
        });
    });
}

/// A card, and beside it what it is called and does.
pub fn beside_ui(ui: &mut Ui, style: &Style<'_>, card: Picture, name: &str, does: &str) {
    ui.horizontal_top(|ui| {
        show(ui, style, card, BESIDE);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = size::GRID;
            strong_ui(ui, name);
            ui.add(Label::new(does).wrap());
        });
    });
}

pub fn paragraphs(ui: &mut Ui, text: &[&str]) {
    for paragraph in text {
        ui.add(Label::new(*paragraph).wrap());
    }
}

/// What stands out.
pub fn strong_ui(ui: &mut Ui, text: &str) {
    ui.add(Label::new(strong(text)).wrap());
}

/// What a picture shows; a screen reader says this instead of it.
pub fn caption(ui: &mut Ui, style: &Style<'_>, text: &str) {
    ui.add_space(-size::GAP);
    ui.add(Label::new(RichText::new(text).color(style.palette.weak)).wrap());
}
