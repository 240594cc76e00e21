//! The rules on one card, to be looked up in the middle of a game.

use eframe::egui::{Sense, Ui, Vec2};

use crate::game::set::Element;
use crate::games::ptibapt::{Bonus, Card};
use crate::ui::boards::card::{columns_ui, entry_ui, rule_ui, title_ui, words_ui};
use crate::ui::boards::ptibapt::picture;
use crate::ui::style::Style;
use crate::ui::style::theme::{paper, size};

/// The cards.
const CARD: f32 = 44.0;

/// The card: on the left how it goes and what counts, on the right the blue pairs, greyed where they
/// take no part.
pub fn summary_ui(ui: &mut Ui, style: &Style<'_>, extension: bool) {
    columns_ui(ui, |ui| rules_ui(ui, style), |ui| blue_ui(ui, style, extension));
}

fn rules_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.ptibapt.summary;
    rule_ui(ui, style, texts.turn, texts.turn_how);
    title_ui(ui, style, texts.worth);
    let cards = [Card::from_index(0), Card::Yellow, Card::Red];
    for (number, card) in cards.into_iter().enumerate() {
        let (what, how) = (texts.worth_what[number], texts.worth_how[number]);
        entry_ui(ui, |ui| card_ui(ui, style, card, true), what, how, style.palette.text);
    }
    ui.add_space(size::GRID);
    rule_ui(ui, style, texts.end, texts.end_how);
    rule_ui(ui, style, texts.solo, texts.solo_how);
}

fn blue_ui(ui: &mut Ui, style: &Style<'_>, extension: bool) {
    let texts = &style.text.ptibapt.summary;
    title_ui(ui, style, texts.blue);
    let color = if extension { style.palette.text } else { style.palette.weak };
    words_ui(ui, if extension { texts.blue_how } else { texts.not_now }, color);
    ui.add_space(size::GRID);
    for (number, bonus) in Bonus::ALL.into_iter().enumerate() {
        let picture = |ui: &mut Ui| card_ui(ui, style, Card::Bonus(bonus), extension);
        entry_ui(ui, picture, texts.names[number], texts.does[number], color);
        ui.add_space(size::GAP);
    }
}

fn card_ui(ui: &mut Ui, style: &Style<'_>, card: Card, bright: bool) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(CARD), Sense::hover());
    let tint = paper::AS_PAINTED.gamma_multiply(if bright { 1.0 } else { 0.45 });
    style.art.paint(ui.painter(), picture::face(card), rect, tint);
}
