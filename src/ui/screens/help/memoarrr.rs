//! The book of Memoarrr!

mod figure;

use eframe::egui::Ui;

use super::chapter::{Chapter, GameHelp};
use super::customs;
use super::figure::{examples_ui, row_ui, strip_ui};
use super::page::{around_ui, beside_ui, caption, paragraphs, strong_ui};
use crate::games::Memoarrr;
use crate::games::memoarrr::{Animal, Card, Landscape, Treasure};
use crate::ui::boards::memoarrr::picture;
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;

impl GameHelp for Memoarrr {
    const CHAPTERS: &'static [Chapter] = &[
        Chapter { title: |text| text.help.memoarrr.basics.goal.title, page: goal_ui },
        Chapter { title: |text| text.help.memoarrr.basics.cards.title, page: cards_ui },
        Chapter { title: |text| text.help.memoarrr.basics.looking.title, page: looking_ui },
        Chapter { title: |text| text.help.memoarrr.basics.turn.title, page: turn_ui },
        Chapter { title: |text| text.help.memoarrr.basics.volcano.title, page: volcano_ui },
        Chapter { title: |text| text.help.memoarrr.basics.round.title, page: round_ui },
        Chapter { title: |text| text.help.memoarrr.basics.ending.title, page: ending_ui },
        Chapter { title: |text| text.help.memoarrr.expert.animals.title, page: animals_ui },
        Chapter { title: |text| text.help.customs.rulings.title, page: rulings_ui },
        Chapter { title: |text| text.help.customs.memory.title, page: memory_ui },
        Chapter { title: |text| text.help.customs.fair.title, page: fair_ui },
    ];
}

fn goal_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.memoarrr.basics;
    around_ui(ui, &texts.goal.text, |ui| {
        strip_ui(ui, style, &Treasure::ALL.map(picture::rubies));
        caption(ui, style, texts.chests);
    });
}

fn cards_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.memoarrr.basics;
    around_ui(ui, &texts.cards.text, |ui| {
        strong_ui(ui, texts.animals);
        let cards: [Picture; 5] = std::array::from_fn(|number| picture::location(card(number)));
        row_ui(ui, style, &cards, &style.text.memoarrr.animal);
        strong_ui(ui, texts.landscapes);
        row_ui(ui, style, &Landscape::ALL.map(picture::landscape), &texts.landscape);
    });
}

/// Each animal in another landscape.
fn card(number: usize) -> Card {
    Card::new(Animal::ALL[number], Landscape::ALL[(number + 1) % 5])
}

fn looking_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.memoarrr.basics;
    around_ui(ui, &texts.looking.text, |ui| {
        figure::island_ui(ui, style);
        caption(ui, style, texts.edge);
    });
}

fn turn_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.memoarrr.basics;
    around_ui(ui, &texts.turn.text, |ui| examples_ui(ui, style, figure::links(texts)));
}

fn volcano_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.memoarrr.basics;
    around_ui(ui, &texts.volcano.text, |ui| figure::volcanoes_ui(ui, style));
}

fn round_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.memoarrr.basics;
    paragraphs(ui, &texts.round.text);
    figure::birds_ui(ui, style);
    caption(ui, style, texts.starts);
}

fn ending_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.memoarrr.basics;
    paragraphs(ui, &texts.ending.text);
    figure::tie_ui(ui, style);
    caption(ui, style, texts.tie);
}

fn animals_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.memoarrr.expert;
    paragraphs(ui, &texts.animals.text);
    for number in 0..Animal::ALL.len() {
        let picture = picture::location(card(number));
        beside_ui(ui, style, picture, texts.name[number], texts.does[number]);
    }
}

fn rulings_ui(ui: &mut Ui, style: &Style<'_>) {
    customs::rulings_ui(ui, style, &style.text.help.memoarrr.house.ruling);
}

fn memory_ui(ui: &mut Ui, style: &Style<'_>) {
    let pictures = [picture::location(figure::SEEN[1]), picture::SMOKE];
    customs::memory_ui(ui, style, pictures, &style.text.help.memoarrr.house.never);
}

fn fair_ui(ui: &mut Ui, style: &Style<'_>) {
    customs::fair_ui(ui, style, picture::SMOKE);
}
