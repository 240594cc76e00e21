//! How cards, marks and the crater are painted.

use eframe::egui::epaint::Shadow;
use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2,
    vec2,
};

use super::layout::Layout;
use crate::games::memoarrr::{Card, Cell, View, Volcano};
use crate::ui::art::CARD_CORNER;
use crate::ui::look::Look;
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::{letters, paper};

/// The picture of a card that shows this face, or none.
pub fn picture(face: Option<Card>) -> Picture {
    face.map_or(Picture::Smoke, Picture::Location)
}

/// The island under its cards: layers of paper, and the names of rows and columns.
pub fn shore(painter: &Painter, look: &Look<'_>, layout: &Layout) {
    let palette = look.palette;
    let corner = layout.card * 0.3;
    let outer = layout.island;
    let shadow = Shadow { offset: [0, 6], blur: 24, spread: 2, color: palette.shadow };
    painter.add(shadow.as_shape(outer, CornerRadius::same(corner as u8)));
    painter.rect_filled(outer, corner, palette.deck);
    painter.rect_stroke(outer, corner, Stroke::new(1.5, palette.edge), StrokeKind::Inside);
    let font = FontId::new((layout.card * 0.15).clamp(10.0, 18.0), letters::bold());
    for (at, name) in layout.names().into_iter().flatten() {
        painter.text(at, Align2::CENTER_CENTER, name, font.clone(), palette.weak);
    }
}

/// A card that lies, or is `squeezed` in width while it turns, or lifted by so many points.
pub fn card(
    painter: &Painter,
    look: &Look<'_>,
    rect: Rect,
    face: Option<Card>,
    squeezed: f32,
    lifted: f32,
) {
    let place = rect.translate(vec2(0.0, -lifted));
    let shape =
        Rect::from_center_size(place.center(), vec2(rect.width() * squeezed, rect.height()));
    let corner = rect.width() * CARD_CORNER * squeezed;
    let blur = (4.0 + lifted).min(40.0) as u8;
    let shadow =
        Shadow { offset: [0, (2.0 + lifted) as i8], blur, spread: 0, color: look.palette.shadow };
    painter.add(shadow.as_shape(shape, CornerRadius::same(corner as u8)));
    let pixels = rect.width() * painter.pixels_per_point();
    match look.art.texture(picture(face), pixels) {
        Some(texture) => {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(texture, shape, whole, paper::AS_PAINTED);
        }
        None => {
            painter.rect_filled(shape, corner, paper::SMOKE);
        }
    }
}

/// A card that turns over: how far it is decides which side is seen.
pub fn turning(
    painter: &Painter,
    look: &Look<'_>,
    rect: Rect,
    before: Option<Card>,
    after: Option<Card>,
    part: f32,
) {
    let (face, squeezed) =
        if part < 0.5 { (before, 1.0 - 2.0 * part) } else { (after, 2.0 * part - 1.0) };
    let lifted = rect.width() * 0.12 * (part * std::f32::consts::PI).sin();
    card(painter, look, rect, face, squeezed.max(0.02), lifted);
    if before.is_none() && part > 0.0 {
        puff(painter, rect, part);
    }
}

/// Smoke that leaves a card as it is turned up.
fn puff(painter: &Painter, rect: Rect, part: f32) {
    let fade = (1.0 - part).clamp(0.0, 1.0);
    for number in 0..6 {
        let angle = std::f32::consts::TAU * number as f32 / 6.0 + 0.4;
        let away = rect.width() * (0.3 + 0.35 * part);
        let middle = rect.center() + away * vec2(angle.cos(), angle.sin());
        let radius = rect.width() * (0.08 + 0.12 * part);
        painter.circle_filled(middle, radius, paper::SMOKE.gamma_multiply(0.35 * fade));
    }
}

/// What lies over a card that cannot be chosen now.
pub fn veil(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect, rect.width() * CARD_CORNER, paper::INK.gamma_multiply(0.62));
}

/// A ring around a card.
pub fn ring(painter: &Painter, rect: Rect, width: f32, color: Color32) {
    let corner = rect.width() * CARD_CORNER + width;
    painter.rect_stroke(rect.expand(1.0), corner, Stroke::new(width, color), StrokeKind::Outside);
}

/// A light around a card that may be chosen.
pub fn glow(painter: &Painter, rect: Rect, color: Color32) {
    for step in 1..=3 {
        let width = 2.5 * step as f32;
        ring(painter, rect, width, color.gamma_multiply(0.25));
    }
}

/// A round mark in a corner of a card: an eye, a ban.
pub fn mark(painter: &Painter, look: &Look<'_>, card: Rect, icon: Icon, color: Color32) {
    let radius = (card.width() * 0.13).clamp(9.0, 26.0);
    let middle = card.right_top() + vec2(-radius * 1.15, radius * 1.15);
    disc(painter, middle, radius);
    let sign = Rect::from_center_size(middle, Vec2::splat(radius * 1.3));
    look.art.paint(painter, Picture::Icon(icon), sign, color);
}

/// A number on a disc.
pub fn count(painter: &Painter, middle: Pos2, radius: f32, number: usize) {
    disc(painter, middle, radius);
    let font = FontId::new(radius * 1.35, letters::bold());
    painter.text(middle, Align2::CENTER_CENTER, number, font, paper::PARCHMENT);
}

fn disc(painter: &Painter, middle: Pos2, radius: f32) {
    painter.circle(middle, radius, paper::INK, Stroke::new(1.5, paper::PARCHMENT));
}

/// M5, M6: the crater with the chests, and the volcanoes on them.
pub fn crater(
    painter: &Painter,
    look: &Look<'_>,
    layout: &Layout,
    view: &View,
    volcano: Option<Volcano>,
) {
    let rect = layout.cell(Cell::CENTRE);
    look.art.paint(painter, Picture::Crater, rect, paper::AS_PAINTED);
    let side = rect.width();
    let chests = 7 - view.tabletop.chests.len();
    if chests > 0 {
        let chest = Rect::from_center_size(
            rect.center() + vec2(side * 0.2, side * 0.2),
            Vec2::splat(side * 0.5),
        );
        look.art.paint(painter, Picture::Chest, chest, paper::AS_PAINTED);
        count(painter, chest.right_bottom() - Vec2::splat(side * 0.07), side * 0.11, chests);
    }
    if let Some(top) = volcano {
        let volcano = top_volcano(layout);
        let left = view.tabletop.volcanoes_left();
        for under in (1..left).rev() {
            let shift = vec2(-2.5, -2.5) * under as f32;
            let below = volcano.translate(shift);
            painter.rect_filled(below, below.width() * CARD_CORNER, paper::INK);
        }
        look.art.paint(painter, Picture::Volcano(top), volcano, paper::AS_PAINTED);
        count(painter, volcano.left_top() + Vec2::splat(side * 0.03), side * 0.11, left);
    }
}

/// Where the volcano on top of the stack lies.
pub fn top_volcano(layout: &Layout) -> Rect {
    let rect = layout.cell(Cell::CENTRE);
    let side = rect.width();
    Rect::from_center_size(rect.center() - Vec2::splat(side * 0.14), Vec2::splat(side * 0.56))
}

/// A point on the way from one place to another, along an arc to the left or right of it.
pub fn along(from: Pos2, to: Pos2, part: f32, bend: f32) -> Pos2 {
    let eased = part * part * (3.0 - 2.0 * part);
    let way = to - from;
    let across = vec2(-way.y, way.x) * bend;
    from + way * eased + across * (eased * std::f32::consts::PI).sin()
}
