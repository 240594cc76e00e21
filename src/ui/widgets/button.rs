//! Things to press.

use eframe::egui::{
    Align2, Button, CornerRadius, Pos2, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, Vec2, WidgetInfo, vec2,
};

use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, size};

/// What one should press on this screen: gold, with an icon.
pub fn big_button(ui: &mut Ui, style: &Style<'_>, icon: Icon, text: &str) -> Response {
    let font = TextStyle::Button.resolve(ui.style());
    let (palette, enabled) = (style.palette, ui.is_enabled());
    let [fill, edge, letters] = match enabled {
        true => [palette.gold, palette.gold, palette.on_gold],
        false => [palette.inset, palette.edge, palette.weak],
    };
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, letters);
    let width = galley.size().x + size::ICON + 2.0 * size::BREAK + size::GAP;
    let wanted = vec2(width.max(ui.spacing().interact_size.x), size::BIG_BUTTON);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, text));
    let lift = if response.hovered() && enabled { 1.0 } else { 0.0 };
    let painter = ui.painter();
    let corner = CornerRadius::same(size::BUTTON_CORNER);
    painter.rect_filled(rect.translate(vec2(0.0, 3.0)), corner, style.palette.shadow);
    let lifted = rect.translate(vec2(0.0, -lift));
    painter.rect(lifted, corner, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    focus_ring(ui, style, &response, rect);
    let inner = galley.size().x + size::GAP + size::ICON;
    let left = rect.center().x - inner / 2.0;
    let sign = Rect::from_center_size(
        Pos2::new(left + size::ICON / 2.0, rect.center().y - lift),
        Vec2::splat(size::ICON),
    );
    style.art.paint(painter, Picture::Icon(icon), sign, letters);
    let at =
        Pos2::new(left + size::ICON + size::GAP, rect.center().y - lift - galley.size().y / 2.0);
    painter.galley(at, galley, letters);
    response
}

/// A button like any other.
pub fn text_button(ui: &mut Ui, text: &str) -> Response {
    ui.add(Button::new(RichText::new(text).text_style(TextStyle::Button)))
}

/// A button with nothing but an icon; what it does is said by a tooltip and to a screen reader.
pub fn icon_button(ui: &mut Ui, style: &Style<'_>, icon: Icon, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size::ICON_BUTTON), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    if response.hovered() {
        ui.painter().rect_filled(
            rect,
            CornerRadius::same(size::BUTTON_CORNER),
            style.palette.inset,
        );
    }
    focus_ring(ui, style, &response, rect);
    let sign = Rect::from_center_size(rect.center(), Vec2::splat(size::ICON));
    let tint = if enabled { style.palette.text } else { style.palette.weak };
    style.art.paint(ui.painter(), Picture::Icon(icon), sign, tint);
    response.on_hover_text(name)
}

/// One of several things that can be chosen, with a picture above its name.
pub fn choice(
    ui: &mut Ui,
    style: &Style<'_>,
    chosen: bool,
    picture: Option<Picture>,
    text: &str,
    wanted: Vec2,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, chosen, text));
    let palette = style.palette;
    let corner = CornerRadius::same(size::BUTTON_CORNER);
    let fill = if chosen { palette.gold } else { palette.inset };
    let edge = if response.hovered() || chosen { palette.gold } else { palette.edge };
    let painter = ui.painter();
    painter.rect(rect, corner, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    focus_ring(ui, style, &response, rect);
    let letters = if chosen { palette.on_gold } else { palette.text };
    let font = letters::strong().resolve(ui.style());
    match picture {
        Some(picture) => {
            let line = if text.is_empty() { 0.0 } else { font.size + size::GAP };
            let room = Rect::from_min_max(rect.min, rect.max - vec2(0.0, line)).shrink(size::GRID);
            let side = room.width().min(room.height());
            let square = Rect::from_center_size(room.center(), Vec2::splat(side));
            style.art.paint(painter, picture, square, crate::ui::style::theme::paper::AS_PAINTED);
            let at = rect.center_bottom() - vec2(0.0, size::GRID + 2.0);
            painter.text(at, Align2::CENTER_BOTTOM, text, font, letters);
        }
        None => {
            painter.text(rect.center(), Align2::CENTER_CENTER, text, font, letters);
        }
    }
    response
}

/// A ring around what has the focus.
pub(super) fn focus_ring(ui: &Ui, style: &Style<'_>, response: &Response, rect: Rect) {
    if response.has_focus() {
        let corner = CornerRadius::same(size::BUTTON_CORNER + 2);
        let stroke = Stroke::new(size::FOCUS, style.palette.ring);
        ui.painter().rect_stroke(rect.expand(2.0), corner, stroke, StrokeKind::Outside);
    }
}
