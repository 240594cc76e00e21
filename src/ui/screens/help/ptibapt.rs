//! The book of Pti Bapt.

mod figure;

use eframe::egui::{Label, Ui};

use super::chapter::{Chapter, GameHelp};
use super::customs;
use super::figure::{becomes_ui, examples_ui, row_ui, strip_ui};
use super::page::{around_ui, beside_ui, caption, paragraphs};
use crate::bot::ptibapt::PAR;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Bonus, Card};
use crate::ui::boards::ptibapt::picture;
use crate::ui::style::Style;
use figure::{KITE, TRAP};

impl GameHelp for PtiBapt {
    const CHAPTERS: &'static [Chapter] = &[
        Chapter { title: |text| text.help.ptibapt.basics.goal.title, page: goal_ui },
        Chapter { title: |text| text.help.ptibapt.basics.turn.title, page: turn_ui },
        Chapter { title: |text| text.help.ptibapt.basics.traps.title, page: traps_ui },
        Chapter { title: |text| text.help.ptibapt.basics.yellow.title, page: yellow_ui },
        Chapter { title: |text| text.help.ptibapt.basics.worth.title, page: worth_ui },
        Chapter { title: |text| text.help.ptibapt.basics.ending.title, page: ending_ui },
        Chapter { title: |text| text.help.ptibapt.blue.cards.title, page: blue_ui },
        Chapter { title: |text| text.help.ptibapt.solo.clock.title, page: solo_ui },
        Chapter { title: |text| text.help.customs.rulings.title, page: rulings_ui },
        Chapter { title: |text| text.help.customs.memory.title, page: memory_ui },
        Chapter { title: |text| text.help.customs.fair.title, page: fair_ui },
    ];
}

fn goal_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.ptibapt.basics;
    around_ui(ui, &texts.goal.text, |ui| {
        figure::spread_ui(ui, style);
        caption(ui, style, texts.spread);
    });
}

fn turn_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.ptibapt.basics;
    around_ui(ui, &texts.turn.text, |ui| examples_ui(ui, style, figure::turns(texts)));
}

fn traps_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.ptibapt.basics;
    let [first, second, last] = &texts.traps.text;
    paragraphs(ui, &[first, second]);
    becomes_ui(ui, style, &[KITE, TRAP], &[picture::BACK, TRAP]);
    caption(ui, style, texts.snap);
    paragraphs(ui, &[last]);
}

fn yellow_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.ptibapt.basics;
    around_ui(ui, &texts.yellow.text, |ui| {
        figure::twins_ui(ui, style);
        caption(ui, style, texts.both);
    });
}

fn worth_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.ptibapt.basics;
    around_ui(ui, &texts.worth.text, |ui| row_ui(ui, style, &figure::COLOURS, &texts.points));
    figure::pile_ui(ui, style);
    caption(ui, style, texts.counted);
}

fn ending_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.ptibapt.basics;
    around_ui(ui, &texts.ending.text, |ui| {
        strip_ui(ui, style, &figure::seven());
        caption(ui, style, texts.seven);
    });
}

fn blue_ui(ui: &mut Ui, style: &Style<'_>) {
    let (texts, names) = (&style.text.help.ptibapt.blue, &style.text.ptibapt.summary.names);
    around_ui(ui, &texts.cards.text, |ui| {
        for (number, bonus) in Bonus::ALL.into_iter().enumerate() {
            let picture = picture::face(Card::Bonus(bonus));
            beside_ui(ui, style, picture, names[number], texts.does[number]);
        }
    });
}

fn solo_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.help.ptibapt.solo;
    let [first, traps, rest @ ..] = &texts.clock.text;
    paragraphs(ui, &[first, traps]);
    figure::sum_ui(ui, style);
    caption(ui, style, texts.example);
    paragraphs(ui, rest);
    ui.add(Label::new(texts.par(PAR)).wrap());
}

fn rulings_ui(ui: &mut Ui, style: &Style<'_>) {
    customs::rulings_ui(ui, style, &style.text.help.ptibapt.house.ruling);
}

fn memory_ui(ui: &mut Ui, style: &Style<'_>) {
    let pictures = [KITE, picture::BACK];
    customs::memory_ui(ui, style, pictures, &style.text.help.ptibapt.house.never);
}

fn fair_ui(ui: &mut Ui, style: &Style<'_>) {
    customs::fair_ui(ui, style, picture::BACK);
}
