//! What stands on the page of each chapter.

use eframe::egui::{Label, RichText, Ui, vec2};

use super::chapter::Chapter;
use super::figure;
use crate::games::memoarrr::{Animal, Card, Landscape};
use crate::ui::look::Look;
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::{letters, size};
use crate::ui::widgets::{icon, show};

/// The card beside what its animal does.
const BESIDE: f32 = 88.0;

/// One chapter.
pub fn page_ui(ui: &mut Ui, look: &Look<'_>, chapter: Chapter) {
    let title = RichText::new(chapter.title(look.text)).text_style(letters::title());
    ui.add(Label::new(title).wrap());
    ui.spacing_mut().item_spacing.y = size::GAP + size::GRID;
    match chapter {
        Chapter::Goal => goal_ui(ui, look),
        Chapter::Cards => cards_ui(ui, look),
        Chapter::Looking => looking_ui(ui, look),
        Chapter::Turn => turn_ui(ui, look),
        Chapter::Volcano => volcano_ui(ui, look),
        Chapter::Round => round_ui(ui, look),
        Chapter::Ending => ending_ui(ui, look),
        Chapter::Animals => animals_ui(ui, look),
        Chapter::Rulings => rulings_ui(ui, look),
        Chapter::Memory => memory_ui(ui, look),
        Chapter::Fair => fair_ui(ui, look),
    }
}

fn goal_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.basics;
    let [first, rest @ ..] = &texts.goal.text;
    paragraphs(ui, &[first]);
    figure::chests_ui(ui, look);
    caption(ui, look, texts.chests);
    paragraphs(ui, rest);
}

fn cards_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.basics;
    let [first, rest @ ..] = &texts.cards.text;
    paragraphs(ui, &[first]);
    strong(ui, texts.animals);
    let card = |number: usize| Card::new(Animal::ALL[number], Landscape::ALL[(number + 1) % 5]);
    let names = &look.text.memoarrr.animal;
    figure::row_ui(ui, look, std::array::from_fn(|it| Picture::Location(card(it))), names);
    strong(ui, texts.landscapes);
    let names = &texts.landscape;
    figure::row_ui(ui, look, Landscape::ALL.map(Picture::Landscape), names);
    paragraphs(ui, rest);
}

fn looking_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.basics;
    let [first, rest @ ..] = &texts.looking.text;
    paragraphs(ui, &[first]);
    figure::island_ui(ui, look);
    caption(ui, look, texts.edge);
    paragraphs(ui, rest);
}

fn turn_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.basics;
    let [first, rest @ ..] = &texts.turn.text;
    paragraphs(ui, &[first]);
    figure::pairs_ui(ui, look);
    paragraphs(ui, rest);
}

fn volcano_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.basics;
    let [first, rest @ ..] = &texts.volcano.text;
    paragraphs(ui, &[first]);
    figure::volcanoes_ui(ui, look);
    paragraphs(ui, rest);
}

fn round_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.basics;
    paragraphs(ui, &texts.round.text);
    figure::birds_ui(ui, look);
    caption(ui, look, texts.starts);
}

fn ending_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.basics;
    paragraphs(ui, &texts.ending.text);
    figure::tie_ui(ui, look);
    caption(ui, look, texts.tie);
}

fn animals_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.expert;
    paragraphs(ui, &texts.animals.text);
    for (number, animal) in Animal::ALL.into_iter().enumerate() {
        let card = Card::new(animal, Landscape::ALL[(number + 1) % 5]);
        ui.horizontal_top(|ui| {
            show(ui, look, Picture::Location(card), BESIDE);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = size::GRID;
                strong(ui, texts.name[number]);
                ui.add(Label::new(texts.does[number]).wrap());
            });
        });
    }
}

fn rulings_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.customs;
    paragraphs(ui, &texts.rulings.text);
    for [what, how] in &texts.ruling {
        point_ui(ui, look, Icon::Flag, |ui| {
            strong(ui, what);
            ui.add(Label::new(*how).wrap());
        });
    }
}

fn memory_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.customs;
    let [first, last] = &texts.memory.text;
    figure::forgotten_ui(ui, look);
    paragraphs(ui, &[first]);
    for never in &texts.never {
        point_ui(ui, look, Icon::Lantern, |ui| {
            ui.add(Label::new(*never).wrap());
        });
    }
    paragraphs(ui, &[last]);
}

fn fair_ui(ui: &mut Ui, look: &Look<'_>) {
    let [first, rest @ ..] = &look.text.help.customs.fair.text;
    paragraphs(ui, &[first]);
    figure::sealed_ui(ui, look);
    paragraphs(ui, rest);
}

/// Something in a list, behind a sign.
fn point_ui(ui: &mut Ui, look: &Look<'_>, sign: Icon, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        icon(ui, look, sign, size::ICON, look.palette.gold);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing = vec2(size::GAP, size::GRID / 2.0);
            add(ui);
        });
    });
}

fn paragraphs(ui: &mut Ui, text: &[&str]) {
    for paragraph in text {
        ui.add(Label::new(*paragraph).wrap());
    }
}

fn strong(ui: &mut Ui, text: &str) {
    ui.add(Label::new(RichText::new(text).text_style(letters::strong())).wrap());
}

/// What a picture shows; a screen reader says this instead of it.
fn caption(ui: &mut Ui, look: &Look<'_>, text: &str) {
    ui.add_space(-size::GAP);
    ui.add(Label::new(RichText::new(text).color(look.palette.weak)).wrap());
}
