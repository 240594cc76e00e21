//! What stands in every book: our rulings, what is never shown again, and the fair deal.

use eframe::egui::{Label, Ui};

use super::figure;
use super::page::{around_ui, paragraphs, point_ui, strong_ui};
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};

/// How we play what the rules leave open: what it is about, and how it is played.
pub fn rulings_ui(ui: &mut Ui, style: &Style<'_>, rulings: &[[&str; 2]]) {
    paragraphs(ui, &style.text.help.customs.rulings.text);
    for [what, how] in rulings {
        point_ui(ui, style, Icon::Flag, |ui| {
            strong_ui(ui, what);
            ui.add(Label::new(*how).wrap());
        });
    }
}

/// A card, its back, and what is never shown.
pub fn memory_ui(ui: &mut Ui, style: &Style<'_>, [face, back]: [Picture; 2], never: &[&str]) {
    let [first, never_again, last] = &style.text.help.customs.memory.text;
    figure::becomes_ui(ui, style, &[face], &[back]);
    paragraphs(ui, &[first]);
    for never in [never_again].into_iter().chain(never) {
        point_ui(ui, style, Icon::Lantern, |ui| {
            ui.add(Label::new(*never).wrap());
        });
    }
    paragraphs(ui, &[last]);
}

/// Who shuffles these cards.
pub fn fair_ui(ui: &mut Ui, style: &Style<'_>, back: Picture) {
    let text = &style.text.help.customs.fair.text;
    around_ui(ui, text, |ui| figure::sealed_ui(ui, style, back));
}
