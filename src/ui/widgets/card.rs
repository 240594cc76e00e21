//! A large thing to press: a picture, a title, a line about it, and what a press does.

use std::sync::Arc;

use eframe::egui::{
    Color32, CornerRadius, Galley, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::button::focus_ring;
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::{letters, paper, size};

/// What stands on a card.
pub struct Card<'a> {
    /// At the left; an icon takes the colour of the letters.
    pub picture: Picture,
    pub title: &'a str,
    /// What there is to say about it.
    pub about: &'a str,
    /// What a press does, at the right.
    pub act: Option<&'a str>,
    /// Whether it is what one should press.
    pub gold: bool,
    /// What a screen reader says.
    pub name: &'a str,
}

impl<'a> Card<'a> {
    /// One that neither says what a press does nor stands out.
    pub fn new(picture: Picture, title: &'a str, about: &'a str, name: &'a str) -> Self {
        Self { picture, title, about, act: None, gold: false, name }
    }
}

/// A card as wide as there is room, and as high as its text needs.
pub fn card(ui: &mut Ui, style: &Style<'_>, card: &Card<'_>) -> Response {
    let wanted = picture_size(card);
    let side = if is_icon(card) { size::ICON + size::GAP } else { wanted.x };
    card_with(ui, style, card, vec2(side, wanted.y), |painter, room, letters| {
        let tint = if is_icon(card) { letters } else { paper::AS_PAINTED };
        let rect = Rect::from_center_size(room.center(), wanted);
        style.art.paint(painter, card.picture, rect, tint);
    })
}

/// The same with something larger in the place of its picture, which paints itself.
pub fn painted_card(
    ui: &mut Ui,
    style: &Style<'_>,
    card: &Card<'_>,
    wanted: Vec2,
    paint: impl FnOnce(&Painter, Rect),
) -> Response {
    card_with(ui, style, card, wanted, |painter, room, _| paint(painter, room))
}

/// A card with room for a picture that is painted if it is in sight, in the colour of the letters.
fn card_with(
    ui: &mut Ui,
    style: &Style<'_>,
    card: &Card<'_>,
    picture: Vec2,
    paint: impl FnOnce(&Painter, Rect, Color32),
) -> Response {
    let width = ui.available_width();
    let enabled = ui.is_enabled();
    let (letters, weak) = colors(style, card.gold, enabled);
    let act = card.act.map(|act| {
        let font = TextStyle::Button.resolve(ui.style());
        let color = if enabled { style.palette.focus } else { weak };
        ui.painter().layout_no_wrap(act.to_owned(), font, color)
    });
    let side = picture.x;
    let right = act.as_ref().map_or(0.0, |act| act.size().x + size::BREAK);
    let room = width - 2.0 * size::BREAK - side - size::GAP - right;
    let title_style = if card.gold { TextStyle::Heading } else { letters::strong() };
    let title = text(ui, card.title, title_style, letters, room);
    let about =
        (!card.about.is_empty()).then(|| text(ui, card.about, TextStyle::Small, weak, room));
    let high = title.size().y + about.as_ref().map_or(0.0, |about| about.size().y);
    let margin = if card.gold { size::BREAK } else { size::GAP + 2.0 };
    let least = size::BIG_BUTTON.max(picture.y + size::GAP);
    let wanted = vec2(width, (high + 2.0 * margin).max(least));
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, card.name));
    ground(ui, style, card, rect, &response);
    if ui.is_rect_visible(rect) {
        let middle = pos2(rect.left() + size::BREAK + side / 2.0, rect.center().y);
        paint(ui.painter(), Rect::from_center_size(middle, picture), letters);
    }
    let at = pos2(rect.left() + size::BREAK + side + size::GAP, rect.center().y - high / 2.0);
    let below = at + vec2(0.0, title.size().y);
    ui.painter().galley(at, title, letters);
    if let Some(about) = about {
        ui.painter().galley(below, about, weak);
    }
    if let Some(act) = act {
        let at =
            pos2(rect.right() - size::BREAK - act.size().x, rect.center().y - act.size().y / 2.0);
        ui.painter().galley(at, act, letters);
    }
    response
}

/// All pictures are as high as a button, whatever their shape.
fn picture_size(card: &Card<'_>) -> Vec2 {
    match is_icon(card) {
        true => Vec2::splat(size::ICON),
        false => vec2(size::BUTTON / card.picture.height(), size::BUTTON),
    }
}

fn is_icon(card: &Card<'_>) -> bool {
    matches!(card.picture, Picture::Icon(_))
}

fn colors(style: &Style<'_>, gold: bool, enabled: bool) -> (Color32, Color32) {
    match (gold, enabled) {
        (true, _) => (style.palette.on_gold, style.palette.on_gold),
        (false, true) => (style.palette.text, style.palette.weak),
        (false, false) => (style.palette.weak, style.palette.weak),
    }
}

fn text(ui: &Ui, text: &str, style: TextStyle, color: Color32, room: f32) -> Arc<Galley> {
    ui.painter().layout(text.to_owned(), style.resolve(ui.style()), color, room.max(size::BUTTON))
}

fn ground(ui: &Ui, style: &Style<'_>, card: &Card<'_>, rect: Rect, response: &Response) {
    let palette = style.palette;
    let corner = CornerRadius::same(size::BUTTON_CORNER);
    let lit = response.hovered() && ui.is_enabled();
    let fill = if card.gold { palette.gold } else { palette.inset };
    let edge = if lit { palette.gold } else { palette.edge };
    if ui.is_enabled() {
        ui.painter().rect_filled(rect.translate(vec2(0.0, 3.0)), corner, palette.shadow);
    }
    let stroke = Stroke::new(if lit { 2.0 } else { 1.0 }, edge);
    ui.painter().rect(rect, corner, fill, stroke, StrokeKind::Inside);
    focus_ring(ui, style, response, rect);
}
