//! The best times against the clock.

use eframe::egui::{Grid, RichText, Ui, vec2};

use crate::ui::best_times::{BestTimes, clock};
use crate::ui::look::Look;
use crate::ui::theme::{letters, size};

/// Shows them; the one at that place, counted from 1, stands out.
pub fn times_ui(ui: &mut Ui, look: &Look<'_>, times: &BestTimes, newest: Option<usize>) {
    let grid = Grid::new("times").num_columns(3).spacing(vec2(size::BREAK, size::GRID));
    grid.show(ui, |ui| {
        for (rank, best) in (1..).zip(times.iter()) {
            let new = newest == Some(rank);
            let color = if new { look.palette.focus } else { look.palette.text };
            let time = RichText::new(clock(best.millis)).text_style(letters::strong());
            ui.label(RichText::new(format!("{rank}.")).color(look.palette.weak));
            ui.label(time.color(color));
            ui.label(RichText::new(&best.day).color(look.palette.weak));
            ui.end_row();
        }
    });
}
