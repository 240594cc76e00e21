//! What stands in every book: our rulings, what is never shown again, and the fair deal.

use eframe::egui::{Label, Ui};

use super::figure;
use super::page::{around_ui, paragraphs, point_ui, strong};
use crate::ui::look::Look;
use crate::ui::picture::{Icon, Picture};

/// How we play what the rules leave open: what it is about, and how it is played.
pub fn rulings_ui(ui: &mut Ui, look: &Look<'_>, rulings: &[[&str; 2]]) {
    paragraphs(ui, &look.text.help.customs.rulings.text);
    for [what, how] in rulings {
        point_ui(ui, look, Icon::Flag, |ui| {
            strong(ui, what);
            ui.add(Label::new(*how).wrap());
        });
    }
}

/// A card, its back, and what is never shown.
pub fn memory_ui(ui: &mut Ui, look: &Look<'_>, [face, back]: [Picture; 2], never: &[&str]) {
    let [first, last] = &look.text.help.customs.memory.text;
    figure::becomes_ui(ui, look, &[face], &[back]);
    paragraphs(ui, &[first]);
    for never in never {
        point_ui(ui, look, Icon::Lantern, |ui| {
            ui.add(Label::new(*never).wrap());
        });
    }
    paragraphs(ui, &[last]);
}

/// Who shuffles these cards.
pub fn fair_ui(ui: &mut Ui, look: &Look<'_>, back: Picture) {
    let text = &look.text.help.customs.fair.text;
    around_ui(ui, text, |ui| figure::sealed_ui(ui, look, back));
}
