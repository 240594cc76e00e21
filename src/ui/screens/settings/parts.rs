//! Small parts of the form: a group, a row, a choice of a few.

use eframe::egui::{Align, Label, Layout, TextStyle, Ui, vec2};

use crate::ui::style::Style;
use crate::ui::style::theme::size;
use crate::ui::widgets::form::choice_in_row;
use crate::ui::widgets::{panel, strong};

/// The column of names on the left of a row, if there is room beside it.
const NAMES: f32 = 190.0;

/// A panel with a heading.
pub fn group(ui: &mut Ui, style: &Style<'_>, title: &str, add: impl FnOnce(&mut Ui)) {
    panel(ui, style, |ui| {
        ui.set_width(ui.available_width());
        ui.heading(title);
        add(ui);
    });
    ui.add_space(size::GRID);
}

/// A name on the left and a control beside it.
pub fn row(ui: &mut Ui, style: &Style<'_>, name: &str, add: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        let scale = ui.text_style_height(&TextStyle::Body) / 20.0;
        let wide = NAMES * scale.max(1.0);
        let middle = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(wide, size::BUTTON), middle, |ui| {
            ui.set_width(wide);
            let words = strong(name);
            ui.add(Label::new(words.color(style.palette.text)).wrap());
        });
        ui.vertical(|ui| {
            ui.set_min_height(size::BUTTON);
            add(ui);
        });
    });
}

/// A choice of a few, side by side; the one that is pressed is chosen.
pub fn choices<T: Copy + PartialEq>(
    ui: &mut Ui,
    style: &Style<'_>,
    chosen: &mut T,
    all: impl IntoIterator<Item = (T, &'static str)>,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::GRID;
        for (one, name) in all {
            if choice_in_row(ui, style, *chosen == one, name).clicked() {
                *chosen = one;
            }
        }
    });
}
