//! The rules on one card, to be looked up in the middle of a game.

use eframe::egui::{Sense, Stroke, Ui, Vec2};

use crate::games::memoarrr::{Animal, Card, Landscape};
use crate::ui::boards::card::{columns_ui, entry_ui, rule_ui, title_ui, words_ui};
use crate::ui::look::Look;
use crate::ui::picture::Picture;
use crate::ui::theme::{paper, size};
use crate::ui::widgets::show;

/// The cards of the example, and the signs of the animals.
const EXAMPLE: f32 = 52.0;
const SIGN: f32 = 40.0;

/// The card: on the left how it goes, on the right the animals, greyed where they do nothing.
pub fn summary_ui(ui: &mut Ui, look: &Look<'_>, expert: bool) {
    columns_ui(ui, |ui| rules_ui(ui, look), |ui| animals_ui(ui, look, expert));
}

fn rules_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.memoarrr.summary;
    rule_ui(ui, look, texts.connects, texts.connects_how);
    example_ui(ui, look);
    for (what, how) in [
        (texts.turn, texts.turn_how),
        (texts.volcano, texts.volcano_how),
        (texts.round, texts.round_how),
        (texts.game, texts.game_how),
    ] {
        rule_ui(ui, look, what, how);
    }
}

/// A crab in the jungle, and what may follow it.
fn example_ui(ui: &mut Ui, look: &Look<'_>) {
    let card = |animal, landscape| Picture::Location(Card::new(animal, landscape));
    ui.horizontal(|ui| {
        show(ui, look, card(Animal::Crab, Landscape::Jungle), EXAMPLE);
        ui.label(":");
        show(ui, look, card(Animal::Crab, Landscape::Beach), EXAMPLE);
        ui.label(look.text.help.memoarrr.summary.or);
        show(ui, look, card(Animal::Turtle, Landscape::Jungle), EXAMPLE);
    });
    ui.add_space(size::GRID);
}

fn animals_ui(ui: &mut Ui, look: &Look<'_>, expert: bool) {
    let texts = &look.text.help.memoarrr.summary;
    title_ui(ui, look, texts.animals);
    if !expert {
        words_ui(ui, texts.not_now, look.palette.weak);
    }
    ui.add_space(size::GRID);
    let color = if expert { look.palette.text } else { look.palette.weak };
    for (number, animal) in Animal::ALL.into_iter().enumerate() {
        let sign = |ui: &mut Ui| sign_ui(ui, look, animal, expert);
        entry_ui(ui, sign, look.text.help.memoarrr.expert.name[number], texts.does[number], color);
        ui.add_space(size::GAP);
    }
}

fn sign_ui(ui: &mut Ui, look: &Look<'_>, animal: Animal, expert: bool) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
    let tint = if expert { paper::PARCHMENT } else { look.palette.weak };
    ui.painter().circle(rect.center(), SIGN / 2.0 - 1.0, paper::INK, Stroke::new(2.0, tint));
    look.art.paint(ui.painter(), Picture::Animal(animal), rect.shrink(SIGN * 0.16), tint);
}
