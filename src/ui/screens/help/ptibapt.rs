//! The book of Pti Bapt.

mod figure;

use eframe::egui::{Label, Ui};

use super::chapter::{Chapter, Explained};
use super::customs;
use super::figure::{becomes_ui, examples_ui, row_ui, strip_ui};
use super::page::{around_ui, beside_ui, caption, paragraphs};
use crate::bot::ptibapt::PAR;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Bonus, Card};
use crate::ui::look::Look;
use crate::ui::picture::Picture;
use figure::{KITE, TRAP};

impl Explained for PtiBapt {
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

fn goal_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.ptibapt.basics;
    around_ui(ui, &texts.goal.text, |ui| {
        figure::spread_ui(ui, look);
        caption(ui, look, texts.spread);
    });
}

fn turn_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.ptibapt.basics;
    around_ui(ui, &texts.turn.text, |ui| examples_ui(ui, look, figure::turns(texts)));
}

fn traps_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.ptibapt.basics;
    let [first, second, last] = &texts.traps.text;
    paragraphs(ui, &[first, second]);
    becomes_ui(ui, look, &[KITE, TRAP], &[Picture::PtiBaptBack, TRAP]);
    caption(ui, look, texts.snap);
    paragraphs(ui, &[last]);
}

fn yellow_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.ptibapt.basics;
    around_ui(ui, &texts.yellow.text, |ui| {
        figure::twins_ui(ui, look);
        caption(ui, look, texts.both);
    });
}

fn worth_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.ptibapt.basics;
    around_ui(ui, &texts.worth.text, |ui| row_ui(ui, look, &figure::COLOURS, &texts.points));
    figure::pile_ui(ui, look);
    caption(ui, look, texts.counted);
}

fn ending_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.ptibapt.basics;
    around_ui(ui, &texts.ending.text, |ui| {
        strip_ui(ui, look, &figure::seven());
        caption(ui, look, texts.seven);
    });
}

fn blue_ui(ui: &mut Ui, look: &Look<'_>) {
    let (texts, names) = (&look.text.help.ptibapt.blue, &look.text.ptibapt.summary.names);
    around_ui(ui, &texts.cards.text, |ui| {
        for (number, bonus) in Bonus::ALL.into_iter().enumerate() {
            let picture = Picture::PtiBapt(Card::Bonus(bonus));
            beside_ui(ui, look, picture, names[number], texts.does[number]);
        }
    });
}

fn solo_ui(ui: &mut Ui, look: &Look<'_>) {
    let texts = &look.text.help.ptibapt.solo;
    let [first, traps, rest @ ..] = &texts.clock.text;
    paragraphs(ui, &[first, traps]);
    figure::sum_ui(ui, look);
    caption(ui, look, texts.example);
    paragraphs(ui, rest);
    ui.add(Label::new((texts.par)(PAR)).wrap());
}

fn rulings_ui(ui: &mut Ui, look: &Look<'_>) {
    customs::rulings_ui(ui, look, &look.text.help.ptibapt.house.ruling);
}

fn memory_ui(ui: &mut Ui, look: &Look<'_>) {
    let pictures = [KITE, Picture::PtiBaptBack];
    customs::memory_ui(ui, look, pictures, &look.text.help.ptibapt.house.never);
}

fn fair_ui(ui: &mut Ui, look: &Look<'_>) {
    customs::fair_ui(ui, look, Picture::PtiBaptBack);
}
