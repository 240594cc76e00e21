//! The best times against the clock.

use eframe::egui::{Grid, RichText, Ui, vec2};

use crate::ui::profile::best_times::{BestTimes, clock};
use crate::ui::style::Style;
use crate::ui::style::theme::{letters, size};

/// Shows them; the one at that place, counted from 1, stands out.
pub fn times_ui(ui: &mut Ui, style: &Style<'_>, times: &BestTimes, newest: Option<usize>) {
    let grid = Grid::new("times").num_columns(3).spacing(vec2(size::BREAK, size::GRID));
    grid.show(ui, |ui| {
        for (rank, best) in (1..).zip(times.iter()) {
            let new = newest == Some(rank);
            let color = if new { style.palette.focus } else { style.palette.text };
            let time = RichText::new(clock(best.millis)).text_style(letters::strong());
            ui.label(RichText::new(format!("{rank}.")).color(style.palette.weak));
            ui.label(time.color(color));
            ui.label(RichText::new(&best.day).color(style.palette.weak));
            ui.end_row();
        }
    });
}
