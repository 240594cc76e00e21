//! P15: the time, what the traps cost, and both together.

use eframe::egui::{Align, Layout, RichText, TextStyle, Ui, vec2};

use super::super::stopwatch::reading;
use crate::game::Score;
use crate::games::ptibapt::Solo;
use crate::ui::look::Look;
use crate::ui::theme::{letters, size};

/// Line by line, as far as it is open.
pub fn solo_ui(ui: &mut Ui, look: &Look<'_>, solo: &Solo, open: f32) {
    let texts = &look.text.ptibapt;
    let penalties =
        Score::thousandths(solo.result.in_thousandths() - solo.seconds.in_thousandths());
    let plus = format!("+ {}", time(penalties));
    let costs = if solo.reds > 0 { look.palette.ruby } else { look.palette.text };
    let traps = (texts.penalties)(solo.reds);
    let lines = [
        (texts.time, time(solo.seconds), look.palette.text, letters::strong()),
        (&traps, plus, costs, letters::strong()),
        (texts.result, time(solo.result), look.palette.text, TextStyle::Heading),
    ];
    for (number, (what, time, color, style)) in lines.into_iter().enumerate() {
        if number == 2 {
            ui.separator();
        }
        let shown = if open >= number as f32 + 0.5 { time } else { String::new() };
        let wanted = vec2(ui.available_width().min(size::COLUMN / 2.0), size::ICON);
        ui.allocate_ui_with_layout(wanted, Layout::left_to_right(Align::Center), |ui| {
            ui.label(RichText::new(what).text_style(style.clone()));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.label(RichText::new(shown).text_style(style).color(color));
            });
        });
    }
}

fn time(score: Score) -> String {
    reading(u32::try_from(score.in_thousandths()).unwrap_or_default())
}
