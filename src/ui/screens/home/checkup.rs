//! Why no table is seen: what was found out, in sentences.

use eframe::egui::{ScrollArea, Spinner, Ui};

use crate::net::doctor::Report;
use crate::ui::app::nearby_tables::Checkup;
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::form::hint;
use crate::ui::widgets::{big_button, dialog, icon, strong, text_button};

/// Shows it over the first screen, if somebody has asked; what the player wants then.
pub fn checkup_ui(ui: &mut Ui, style: &Style<'_>, checkup: &Checkup) -> Option<Command> {
    let texts = &style.text.doctor;
    if matches!(checkup, Checkup::None) {
        return None;
    }
    let (answer, close) = dialog(ui, style, "checkup", |ui| {
        ui.heading(texts.title);
        ui.add_space(size::GAP);
        match checkup {
            Checkup::Done(report) => report_ui(ui, style, report),
            Checkup::Running(_) | Checkup::None => {
                ui.horizontal(|ui| {
                    ui.add(Spinner::new().color(style.palette.focus));
                    ui.label(texts.running);
                });
                ui.add_space(size::GAP);
                text_button(ui, style.text.common.close).clicked().then_some(Command::CloseCheckup)
            }
        }
    });
    answer.or(close.then_some(Command::CloseCheckup))
}

fn report_ui(ui: &mut Ui, style: &Style<'_>, report: &Report) -> Option<Command> {
    let texts = &style.text.doctor;
    ScrollArea::vertical().max_height(ui.ctx().content_rect().height() * 0.5).show(ui, |ui| {
        if report.findings.is_empty() {
            finding_ui(ui, style, Icon::Check, texts.all_well, "");
        }
        for finding in &report.findings {
            let (sentence, advice) = texts.words(finding);
            finding_ui(ui, style, Icon::WifiOff, &sentence, advice);
        }
        if let Some(firewall) = &report.firewall {
            hint(ui, style, &texts.firewall(firewall.name));
            for line in &firewall.allow {
                ui.monospace(line);
            }
        }
        hint(ui, style, &texts.seen(report.others.len(), report.tables.len()));
    });
    ui.add_space(size::GAP);
    let mut command = None;
    ui.horizontal_wrapped(|ui| {
        if big_button(ui, style, Icon::Check, style.text.common.close).clicked() {
            command = Some(Command::CloseCheckup);
        }
        if text_button(ui, texts.again).clicked() {
            command = Some(Command::Examine);
        }
        if text_button(ui, style.text.join.title).clicked() {
            command = Some(Command::JoinOtherwise);
        }
    });
    command
}

fn finding_ui(ui: &mut Ui, style: &Style<'_>, sign: Icon, sentence: &str, advice: &str) {
    ui.horizontal_top(|ui| {
        icon(ui, style, sign, size::ICON, style.palette.focus);
        ui.vertical(|ui| {
            ui.label(strong(sentence));
            if !advice.is_empty() {
                ui.label(advice);
            }
        });
    });
    ui.add_space(size::GAP);
}
