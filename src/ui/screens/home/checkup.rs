//! Why no table is seen: what was found out, in sentences.

use eframe::egui::{RichText, ScrollArea, Spinner, Ui};

use crate::net::doctor::Report;
use crate::ui::look::Look;
use crate::ui::neighbourhood::Checkup;
use crate::ui::picture::Icon;
use crate::ui::screens::Wish;
use crate::ui::theme::{letters, size};
use crate::ui::widgets::form::hint;
use crate::ui::widgets::{big_button, dialog, icon, text_button};

/// Shows it over the first screen, if somebody has asked; what the player wants then.
pub fn checkup_ui(ui: &mut Ui, look: &Look<'_>, checkup: &Checkup) -> Option<Wish> {
    let texts = &look.text.doctor;
    if matches!(checkup, Checkup::None) {
        return None;
    }
    let (answer, close) = dialog(ui, look, "checkup", |ui| {
        ui.heading(texts.title);
        ui.add_space(size::GAP);
        match checkup {
            Checkup::Done(report) => report_ui(ui, look, report),
            Checkup::Running(_) | Checkup::None => {
                ui.horizontal(|ui| {
                    ui.add(Spinner::new().color(look.palette.focus));
                    ui.label(texts.running);
                });
                ui.add_space(size::GAP);
                text_button(ui, look.text.common.close).clicked().then_some(Wish::EnoughExamined)
            }
        }
    });
    answer.or(close.then_some(Wish::EnoughExamined))
}

fn report_ui(ui: &mut Ui, look: &Look<'_>, report: &Report) -> Option<Wish> {
    let texts = &look.text.doctor;
    ScrollArea::vertical().max_height(ui.ctx().content_rect().height() * 0.5).show(ui, |ui| {
        if report.findings.is_empty() {
            finding_ui(ui, look, Icon::Check, texts.all_well, "");
        }
        for finding in &report.findings {
            let (sentence, advice) = texts.words(finding);
            finding_ui(ui, look, Icon::WifiOff, &sentence, advice);
        }
        hint(ui, look, &(texts.seen)(report.others.len(), report.tables.len()));
    });
    ui.add_space(size::GAP);
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        if big_button(ui, look, Icon::Check, look.text.common.close).clicked() {
            wish = Some(Wish::EnoughExamined);
        }
        if text_button(ui, texts.again).clicked() {
            wish = Some(Wish::Examine);
        }
        if text_button(ui, look.text.home.join_otherwise).clicked() {
            wish = Some(Wish::JoinOtherwise);
        }
    });
    wish
}

fn finding_ui(ui: &mut Ui, look: &Look<'_>, sign: Icon, sentence: &str, advice: &str) {
    ui.horizontal_top(|ui| {
        icon(ui, look, sign, size::ICON, look.palette.focus);
        ui.vertical(|ui| {
            ui.label(RichText::new(sentence).text_style(letters::strong()));
            if !advice.is_empty() {
                ui.label(advice);
            }
        });
    });
    ui.add_space(size::GAP);
}
