//! What screens that fill the window by themselves share: the line at the top with a way back, and
//! buttons as wide as their panel.

use eframe::egui::{Align, Key, Layout, Rect, Response, RichText, Ui, UiBuilder, vec2};

use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::icon_button;

/// Shows it; whether the player wants to go back.
pub fn bar_ui(ui: &mut Ui, style: &Style<'_>, title: &str) -> bool {
    bar_with_ui(ui, style, title, |_| ()).0
}

/// The same with something after the title.
pub fn bar_with_ui<R>(
    ui: &mut Ui,
    style: &Style<'_>,
    title: &str,
    add: impl FnOnce(&mut Ui) -> R,
) -> (bool, R) {
    let full = ui.max_rect();
    let rect = Rect::from_min_size(full.min, vec2(full.width(), size::BAR)).shrink(size::GRID);
    let builder =
        UiBuilder::new().max_rect(rect).id_salt("bar").layout(Layout::left_to_right(Align::Center));
    let shown = ui.scope_builder(builder, |ui| {
        let name = style.text.common.with_key(style.text.common.back, "Esc");
        let back = icon_button(ui, style, Icon::Back, &name).clicked();
        ui.label(RichText::new(title).text_style(letters::title()).color(style.palette.text));
        (back, add(ui))
    });
    let (back, added) = shown.inner;
    (back || ui.input(|input| input.key_pressed(Key::Escape)), added)
}

/// A button as wide as its panel.
pub fn wide(ui: &mut Ui, button: impl FnOnce(&mut Ui) -> Response) -> Response {
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.x = ui.available_width();
        button(ui)
    })
    .inner
}
