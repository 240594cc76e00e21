//! A figure of the statistics, with its name and what is said about it.

use eframe::egui::{Label, RichText, TextStyle, Ui, vec2};

use super::form::hint;
use super::strong;
use crate::ui::style::Style;
use crate::ui::style::theme::size;

pub fn figure_ui(ui: &mut Ui, style: &Style<'_>, name: &str, figure: &str, about: &str) {
    // What is said about a figure stands closer to it than the next one.
    ui.spacing_mut().interact_size.y = size::ICON;
    ui.horizontal_wrapped(|ui| {
        let wide = ui.available_width() * 0.4;
        let words = strong(name);
        ui.allocate_ui(vec2(wide, size::ICON), |ui| {
            ui.set_width(wide);
            ui.add(Label::new(words).wrap());
        });
        ui.label(RichText::new(figure).text_style(TextStyle::Heading));
    });
    if !about.is_empty() {
        hint(ui, style, about);
    }
    ui.add_space(size::GRID);
}
