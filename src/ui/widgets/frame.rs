//! What things lie on: the sea, panels, and the frame of a screen.

use eframe::egui::{
    Align, Color32, CornerRadius, FocusDirection, Frame, Id, Key, Layout, Margin, Modal, Rect,
    RichText, ScrollArea, Stroke, Ui, UiBuilder, pos2, vec2,
};

use super::{gradient, icon_button, shield};
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{letters, shadow, size};

/// The edge of a panel.
const EDGE: f32 = 1.0;

/// Paints the sea over the whole window.
pub fn sea(ui: &Ui, style: &Style<'_>) {
    let rect = ui.ctx().content_rect();
    gradient(ui.painter(), rect, style.palette.sea);
    waves(ui, rect, style.palette.edge.gamma_multiply(0.10));
}

/// A few paper waves at the bottom of the sea.
fn waves(ui: &Ui, rect: Rect, color: Color32) {
    for row in 0..3 {
        let (depth, length) = (26.0 + 24.0 * row as f32, 150.0 + 40.0 * row as f32);
        let y = rect.bottom() - depth;
        let mut points = Vec::new();
        let mut x = rect.left() - length;
        while x <= rect.right() + length {
            let phase = (x - rect.left()) / length * std::f32::consts::TAU + row as f32;
            points.push(pos2(x, y + 6.0 * phase.sin()));
            x += 24.0;
        }
        ui.painter().line(points, Stroke::new(3.0, color));
    }
}

/// What is left of a height within a panel: without its padding and its edge.
pub fn within_panel(height: f32) -> f32 {
    height - 2.0 * (f32::from(size::PADDING) + EDGE)
}

/// The frame of something that text is read on, with so much room around its content.
pub fn panel_frame(style: &Style<'_>, edge: Stroke, padding: i8) -> Frame {
    Frame::new()
        .fill(style.palette.panel)
        .stroke(edge)
        .corner_radius(CornerRadius::same(size::CORNER))
        .inner_margin(Margin::same(padding))
        .shadow(shadow(style.palette))
}

/// Something that text is read on. Its lines end where words do, even in columns as wide as can be.
pub fn panel<R>(ui: &mut Ui, style: &Style<'_>, add: impl FnOnce(&mut Ui) -> R) -> R {
    panel_frame(style, Stroke::new(EDGE, style.palette.edge), size::PADDING)
        .show(ui, |ui| ui.with_layout(ui.layout().with_cross_justify(false), add).inner)
        .inner
}

/// A question over everything else; what came of it, and whether it was waved away.
pub fn dialog<R>(
    ui: &Ui,
    style: &Style<'_>,
    name: &str,
    add: impl FnOnce(&mut Ui) -> R,
) -> (R, bool) {
    wide_dialog(ui, style, name, size::COLUMN, add)
}

/// The same, of another width: as wide as that, or as there is room.
pub fn wide_dialog<R>(
    ui: &Ui,
    style: &Style<'_>,
    name: &str,
    width: f32,
    add: impl FnOnce(&mut Ui) -> R,
) -> (R, bool) {
    let frame = panel_frame(style, Stroke::new(EDGE, style.palette.edge), size::PADDING + 4);
    let modal = Modal::new(Id::unique(name)).frame(frame).backdrop_color(style.palette.veil);
    arrows_enter(ui);
    let answer = modal.show(ui.ctx(), |ui| {
        ui.set_width(width.min(ui.ctx().content_rect().width() - 4.0 * size::BREAK));
        add(ui)
    });
    shield(ui.ctx(), name, answer.response.rect);
    let closed = answer.should_close();
    (answer.inner, closed)
}

/// The title of what lies over everything else, with a button that puts it away and what else there
/// is to press beside it; whether that button was pressed.
pub fn dialog_title(
    ui: &mut Ui,
    style: &Style<'_>,
    title: &str,
    beside: impl FnOnce(&mut Ui),
) -> bool {
    let mut close = false;
    ui.horizontal(|ui| {
        ui.label(RichText::new(title).text_style(letters::title()));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = style.text.common.with_key(style.text.common.close, "Esc");
            close = icon_button(ui, style, Icon::Close, &name).clicked();
            beside(ui);
        });
    });
    close
}

/// An arrow leads to the first of what follows, as Tab does, where nothing has the keyboard yet.
fn arrows_enter(ui: &Ui) {
    let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    let pressed = ui.input(|input| arrows.into_iter().any(|key| input.key_pressed(key)));
    if pressed && ui.memory(|memory| memory.focused().is_none()) {
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
    }
}

/// Further than anything that is scrolled is long.
const WHOLE: f32 = 100_000.0;

/// Keys that read on in what can be scrolled and has nothing else for them.
pub fn scroll_by_keys(ui: &Ui) {
    let page = ui.clip_rect().height() * 0.8;
    let keys = [
        (Key::ArrowDown, -size::BAR),
        (Key::ArrowUp, size::BAR),
        (Key::PageDown, -page),
        (Key::PageUp, page),
        (Key::End, -WHOLE),
        (Key::Home, WHOLE),
    ];
    let pressed = ui.input(|input| keys.into_iter().find(|(key, _)| input.key_pressed(*key)));
    if let Some((_, by)) = pressed {
        ui.scroll_with_delta(vec2(0.0, by));
    }
}

/// A screen with its name at the top and a way back. Says whether the player wants to go back.
pub fn screen(ui: &mut Ui, style: &Style<'_>, title: &str, add: impl FnOnce(&mut Ui)) -> bool {
    sea(ui, style);
    let mut back = false;
    let full = ui.max_rect();
    let high = size::BAR.max(ui.text_style_height(&letters::title()) + 2.0 * size::GRID);
    let bar = Rect::from_min_size(full.min, vec2(full.width(), high)).shrink(size::GRID);
    ui.scope_builder(UiBuilder::new().max_rect(bar), |ui| {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let name = style.text.common.with_key(style.text.common.back, "Esc");
            back = icon_button(ui, style, Icon::Back, &name).clicked();
            ui.label(RichText::new(title).text_style(letters::title()).color(style.palette.text));
        });
    });
    let below = Rect::from_min_max(pos2(full.left(), bar.bottom() + size::GAP), full.max);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        // What is there stays where it is when the bar comes or goes.
        let room = below.width() - ui.spacing().scroll.allocated_width();
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.set_max_width(room);
            add(ui);
        });
    });
    back || ui.input(|input| input.key_pressed(Key::Escape))
}

/// A column in the middle, not too wide to read.
pub fn column<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_width();
    let width = width.min(room - 2.0 * size::BREAK);
    let side = (room - width) / 2.0;
    ui.horizontal_top(|ui| {
        ui.add_space(side);
        ui.vertical(|ui| {
            ui.set_width(width);
            add(ui)
        })
        .inner
    })
    .inner
}
