//! A figure of the statistics, with its name and what is said about it.

use eframe::egui::{Align, Label, Layout, RichText, TextStyle, Ui, vec2};

use super::form::hint;
use super::strong;
use crate::ui::style::Style;
use crate::ui::style::theme::size;

pub fn figure_ui(ui: &mut Ui, style: &Style<'_>, name: &str, figure: &str, about: &str) {
    ui.spacing_mut().interact_size.y = size::ICON;
    ui.horizontal(|ui| {
        let wide = ui.available_width() * 0.4;
        let words = strong(name);
        // A name alone stands in the middle of its line, as the figure does.
        let layout = match about.is_empty() {
            true => Layout::left_to_right(Align::Center),
            false => Layout::top_down(Align::Min),
        };
        ui.allocate_ui_with_layout(vec2(wide, size::ICON), layout, |ui| {
            ui.set_width(wide);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add(Label::new(words).wrap());
            if !about.is_empty() {
                hint(ui, style, about);
            }
        });
        // In the middle of the name and what is said about it.
        ui.add(Label::new(RichText::new(figure).text_style(TextStyle::Heading)).wrap());
    });
    ui.add_space(size::GRID);
}
