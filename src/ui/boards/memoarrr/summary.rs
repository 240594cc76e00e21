//! The rules on one card, to be looked up in the middle of a game.

use eframe::egui::{Label, RichText, Sense, Stroke, TextStyle, Ui, Vec2, vec2};

use crate::games::memoarrr::{Animal, Card, Landscape};
use crate::ui::look::Look;
use crate::ui::picture::Picture;
use crate::ui::theme::{letters, paper, size};
use crate::ui::widgets::show;

/// The cards of the example, and the signs of the animals.
const EXAMPLE: f32 = 52.0;
const SIGN: f32 = 40.0;
/// With fewer lines than this on the screen, the letters are small.
const LINES: f32 = 46.0;

/// The card: on the left how it goes, on the right the animals, greyed where they do nothing.
pub fn summary_ui(ui: &mut Ui, look: &Look<'_>, expert: bool) {
    let width = (ui.available_width() - size::BREAK) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = size::BREAK;
        for animals in [false, true] {
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing = vec2(size::GAP, size::GRID);
                if animals { animals_ui(ui, look, expert) } else { rules_ui(ui, look) }
            });
        }
    });
}

fn rules_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.summary;
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

fn rule_ui(ui: &mut Ui, look: &Look<'_>, what: &str, how: &str) {
    let what = RichText::new(what).text_style(letters::strong()).color(look.palette.ember);
    ui.add(Label::new(what).wrap());
    ui.add(Label::new(RichText::new(how).text_style(style(ui))).wrap());
    ui.add_space(size::GRID);
}

/// A crab in the jungle, and what may follow it.
fn example_ui(ui: &mut Ui, look: &Look<'_>) {
    let card = |animal, landscape| Picture::Location(Card::new(animal, landscape));
    ui.horizontal(|ui| {
        show(ui, look, card(Animal::Crab, Landscape::Jungle), EXAMPLE);
        ui.label(":");
        show(ui, look, card(Animal::Crab, Landscape::Beach), EXAMPLE);
        ui.label(look.text.help.summary.or);
        show(ui, look, card(Animal::Turtle, Landscape::Jungle), EXAMPLE);
    });
    ui.add_space(size::GRID);
}

fn animals_ui(ui: &mut Ui, look: &Look<'_>, expert: bool) {
    let texts = &look.text.help.summary;
    let title = RichText::new(texts.animals).text_style(letters::strong());
    ui.label(title.color(look.palette.ember));
    if !expert {
        let words = RichText::new(texts.not_now).text_style(style(ui)).color(look.palette.weak);
        ui.add(Label::new(words).wrap());
    }
    ui.add_space(size::GRID);
    for (number, animal) in Animal::ALL.into_iter().enumerate() {
        ui.horizontal_top(|ui| {
            sign_ui(ui, look, animal, expert);
            let color = if expert { look.palette.text } else { look.palette.weak };
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let name = RichText::new(look.text.help.expert.name[number]);
                ui.add(Label::new(name.text_style(letters::strong()).color(color)).wrap());
                let does = RichText::new(texts.does[number]).text_style(style(ui)).color(color);
                ui.add(Label::new(does).wrap());
            });
        });
        ui.add_space(size::GAP);
    }
}

fn sign_ui(ui: &mut Ui, look: &Look<'_>, animal: Animal, expert: bool) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
    let tint = if expert { paper::PARCHMENT } else { look.palette.weak };
    ui.painter().circle(rect.center(), SIGN / 2.0 - 1.0, paper::INK, Stroke::new(2.0, tint));
    look.art.paint(ui.painter(), Picture::Animal(animal), rect.shrink(SIGN * 0.16), tint);
}

/// Body text where there is room for it.
fn style(ui: &Ui) -> TextStyle {
    let body = TextStyle::Body.resolve(ui.style()).size;
    let roomy = ui.ctx().content_rect().height() > LINES * body;
    if roomy { TextStyle::Body } else { TextStyle::Small }
}
