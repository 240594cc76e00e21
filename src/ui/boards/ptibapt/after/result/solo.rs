//! P15: the time, what the traps cost, and both together.

use eframe::egui::{Align, Color32, Layout, RichText, TextStyle, Ui};

use crate::game::Score;
use crate::games::ptibapt::Solo;
use crate::ui::style::Style;
use crate::ui::style::theme::{letters, size};

/// Line by line, as far as it is open.
pub fn solo_ui(ui: &mut Ui, style: &Style<'_>, solo: &Solo, open: f32) {
    let texts = &style.text.ptibapt;
    let penalties =
        Score::thousandths(solo.result.in_thousandths() - solo.seconds.in_thousandths());
    let time = |score| style.text.common.time(score);
    let plus = format!("+ {}", time(penalties));
    let costs = if solo.reds > 0 { style.palette.ruby } else { style.palette.text };
    let traps = texts.penalties(solo.reds);
    let lines = [
        (texts.time, time(solo.seconds), style.palette.text, letters::strong()),
        (&traps, plus, costs, letters::strong()),
        (texts.result, time(solo.result), style.palette.text, TextStyle::Heading),
    ];
    ui.vertical(|ui| {
        ui.set_max_width(size::COLUMN / 2.0);
        ui.spacing_mut().interact_size.y = 0.0;
        for (number, (what, time, color, style)) in lines.into_iter().enumerate() {
            if number == 2 {
                ui.separator();
            }
            let shown = if open >= number as f32 + 0.5 { time } else { String::new() };
            line_ui(ui, [what, &shown], color, &style);
        }
    });
}

/// What it is, and at the right how long.
fn line_ui(ui: &mut Ui, [what, time]: [&str; 2], color: Color32, style: &TextStyle) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(what).text_style(style.clone()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(time).text_style(style.clone()).color(color));
        });
    });
}
