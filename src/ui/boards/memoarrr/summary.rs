//! The rules on one card, to be looked up in the middle of a game.

use eframe::egui::{Sense, Stroke, Ui, Vec2};

use crate::games::memoarrr::{Animal, Card, Landscape};
use crate::ui::boards::card::{columns_ui, entry_ui, rule_ui, title_ui, words_ui};
use crate::ui::boards::memoarrr::picture;
use crate::ui::style::Style;
use crate::ui::style::theme::{paper, size};
use crate::ui::widgets::{edged_disc, show};

/// The cards of the example, and the signs of the animals.
const EXAMPLE: f32 = 52.0;
const SIGN: f32 = 40.0;

/// The card: on the left how it goes, on the right the animals, greyed where they do nothing.
pub fn summary_ui(ui: &mut Ui, style: &Style<'_>, expert: bool) {
    columns_ui(ui, |ui| rules_ui(ui, style), |ui| animals_ui(ui, style, expert));
}

fn rules_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.memoarrr.summary;
    rule_ui(ui, style, texts.connects, texts.connects_how);
    example_ui(ui, style);
    for (what, how) in [
        (texts.turn, texts.turn_how),
        (texts.volcano, texts.volcano_how),
        (texts.round, texts.round_how),
        (texts.game, texts.game_how),
    ] {
        rule_ui(ui, style, what, how);
    }
}

/// A crab in the jungle, and what may follow it.
fn example_ui(ui: &mut Ui, style: &Style<'_>) {
    let card = |animal, landscape| picture::location(Card::new(animal, landscape));
    ui.horizontal(|ui| {
        show(ui, style, card(Animal::Crab, Landscape::Jungle), EXAMPLE);
        ui.label(":");
        show(ui, style, card(Animal::Crab, Landscape::Beach), EXAMPLE);
        ui.label(style.text.help.memoarrr.summary.or);
        show(ui, style, card(Animal::Turtle, Landscape::Jungle), EXAMPLE);
    });
    ui.add_space(size::GRID);
}

fn animals_ui(ui: &mut Ui, style: &Style<'_>, expert: bool) {
    let texts = &style.text.help.memoarrr.summary;
    title_ui(ui, style, texts.animals);
    if !expert {
        words_ui(ui, texts.not_now, style.palette.weak);
    }
    ui.add_space(size::GRID);
    let color = if expert { style.palette.text } else { style.palette.weak };
    for (number, animal) in Animal::ALL.into_iter().enumerate() {
        let sign = |ui: &mut Ui| sign_ui(ui, style, animal, expert);
        entry_ui(ui, sign, style.text.help.memoarrr.expert.name[number], texts.does[number], color);
        ui.add_space(size::GAP);
    }
}

fn sign_ui(ui: &mut Ui, style: &Style<'_>, animal: Animal, expert: bool) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
    let tint = if expert { paper::PARCHMENT } else { style.palette.weak };
    edged_disc(
        ui.painter(),
        style,
        rect.center(),
        SIGN / 2.0 - 1.0,
        paper::INK,
        Stroke::new(2.0, tint),
    );
    style.art.paint(ui.painter(), picture::animal(animal), rect.shrink(SIGN * 0.16), tint);
}
