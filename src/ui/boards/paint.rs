//! How cards and the marks on them are painted, whatever is on them.

use eframe::egui::epaint::Shadow;
use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Stroke, StrokeKind, Ui,
    Vec2, vec2,
};

use super::card_grid::CardGrid;
use crate::ui::style::Style;
use crate::ui::style::art::CARD_CORNER;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, paper, size};
use crate::ui::widgets::edged_disc;

/// The face of a card that lies face down, in parts of the card: the back is seen around it.
const OPEN: f32 = 0.76;
/// How high a card is lifted while it is dragged, or at most while it swims by itself.
pub const LIFTED: f32 = 10.0;

/// The wood under a grid of cards, with the names of its rows and columns.
pub fn card_grid(
    painter: &Painter,
    style: &Style<'_>,
    card_grid: &CardGrid,
    names: impl Iterator<Item = (Pos2, String)>,
) {
    let palette = style.palette;
    let corner = card_grid.card * 0.3;
    let shadow = Shadow { offset: [0, 6], blur: 24, spread: 2, color: palette.shadow };
    painter.add(shadow.as_shape(card_grid.rect, CornerRadius::same(corner as u8)));
    painter.rect_filled(card_grid.rect, corner, palette.deck);
    painter.rect_stroke(card_grid.rect, corner, Stroke::new(1.5, palette.edge), StrokeKind::Inside);
    let font = FontId::new((card_grid.card * 0.15).clamp(10.0, 18.0), letters::bold());
    for (at, name) in names {
        painter.text(at, Align2::CENTER_CENTER, name, font.clone(), palette.weak);
    }
}

/// A card that lies, or is lifted by so many points.
pub fn card(painter: &Painter, style: &Style<'_>, rect: Rect, picture: Picture, lifted: f32) {
    squeezed_card(painter, style, rect, picture, 1.0, lifted);
}

/// The same in that part of its width, as it is seen while it turns.
fn squeezed_card(
    painter: &Painter,
    style: &Style<'_>,
    rect: Rect,
    picture: Picture,
    squeezed: f32,
    lifted: f32,
) {
    let place = rect.translate(vec2(0.0, -lifted));
    let shape =
        Rect::from_center_size(place.center(), vec2(rect.width() * squeezed, rect.height()));
    let corner = rect.width() * CARD_CORNER * squeezed;
    let blur = (4.0 + lifted).min(40.0) as u8;
    let shadow =
        Shadow { offset: [0, (2.0 + lifted) as i8], blur, spread: 0, color: style.palette.shadow };
    painter.add(shadow.as_shape(shape, CornerRadius::same(corner as u8)));
    let pixels = rect.width() * painter.pixels_per_point();
    match style.art.texture(picture, pixels) {
        Some((texture, part)) => {
            painter.image(texture, shape, part, paper::AS_PAINTED);
        }
        None => {
            painter.rect_filled(shape, corner, paper::SMOKE);
        }
    }
}

/// A card that turns over: how far it is decides which side is seen.
pub fn turning(
    painter: &Painter,
    style: &Style<'_>,
    rect: Rect,
    [before, after]: [Picture; 2],
    part: f32,
) {
    let (face, squeezed) =
        if part < 0.5 { (before, 1.0 - 2.0 * part) } else { (after, 2.0 * part - 1.0) };
    let lifted = rect.width() * 0.12 * swell(part);
    // The other side is drawn while this one is still seen.
    let _soon = style.art.texture(after, rect.width() * painter.pixels_per_point());
    squeezed_card(painter, style, rect, face, squeezed.max(0.02), lifted);
    if before.is_back() && part > 0.0 {
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

/// A card that only this player sees: lifted toward them, with an eye.
pub fn secret(painter: &Painter, style: &Style<'_>, rect: Rect, picture: Picture) {
    let near = Rect::from_center_size(rect.center(), rect.size() * 1.05);
    let lifted = rect.width() * 0.08;
    card(painter, style, near, picture, lifted);
    let up = near.translate(vec2(0.0, -lifted));
    ring(painter, up, 2.0, style.palette.gold);
    mark(painter, style, up, Icon::Eye);
}

/// The face of a card that lies face down, for a game that is over.
pub fn open(painter: &Painter, style: &Style<'_>, rect: Rect, picture: Picture) {
    let small = Rect::from_center_size(rect.center(), rect.size() * OPEN);
    style.art.paint(painter, picture, small, paper::AS_PAINTED);
}

/// Two cards on their way to each other's places, along arcs that can be followed.
pub fn switching(
    painter: &Painter,
    style: &Style<'_>,
    [a, b]: [Rect; 2],
    pictures: [Picture; 2],
    part: f32,
) {
    const BEND: f32 = 0.35;
    for (start, end) in [(a, b), (b, a)] {
        let step = |step: u8| along(start.center(), end.center(), f32::from(step) / 24.0, BEND);
        let line: Vec<Pos2> = (0..=24).map(step).collect();
        painter.line(line, Stroke::new(3.0, style.palette.gold.gamma_multiply(0.6)));
    }
    let lifted = LIFTED * swell(part);
    for (start, end, picture) in [(b, a, pictures[1]), (a, b, pictures[0])] {
        let middle = along(start.center(), end.center(), part, BEND);
        card(painter, style, Rect::from_center_size(middle, start.size()), picture, lifted);
    }
}

/// Two cards that change places after the second was brought there by hand: it lies down where it is,
/// and the first makes room. Each with where it begins and where it ends.
pub fn settling(
    painter: &Painter,
    style: &Style<'_>,
    cards: [(Rect, Rect, Picture); 2],
    part: f32,
) {
    for ((start, end, picture), lifted) in cards.into_iter().zip([0.0, LIFTED * (1.0 - part)]) {
        let middle = start.center().lerp(end.center(), ease(part));
        card(painter, style, Rect::from_center_size(middle, end.size()), picture, lifted);
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

/// A ring around what has the focus.
pub fn focus_ring(ui: &Ui, style: &Style<'_>, response: &Response, rect: Rect) {
    if response.has_focus() {
        ring(ui.painter(), rect, size::FOCUS, style.palette.ring);
    }
}

/// A light around a card that may be chosen.
pub fn glow(painter: &Painter, rect: Rect, color: Color32) {
    for step in 1..=3 {
        let width = 2.5 * step as f32;
        ring(painter, rect, width, color.gamma_multiply(0.25));
    }
}

/// A round mark in a corner of a card: an eye, a ban.
pub fn mark(painter: &Painter, style: &Style<'_>, card: Rect, icon: Icon) {
    let radius = (card.width() * 0.13).clamp(9.0, 26.0);
    let middle = card.right_top() + vec2(-radius * 1.15, radius * 1.15);
    disc(painter, style, middle, radius);
    let sign = Rect::from_center_size(middle, Vec2::splat(radius * 1.3));
    style.art.paint(painter, Picture::Icon(icon), sign, paper::PARCHMENT);
}

/// A number on a disc.
pub fn count(painter: &Painter, style: &Style<'_>, middle: Pos2, radius: f32, number: usize) {
    counts(painter, style, radius, [(middle, number)].into_iter());
}

/// Numbers on discs of the same size: first all discs, then all numbers, so that each are painted in one
/// go.
pub fn counts(
    painter: &Painter,
    style: &Style<'_>,
    radius: f32,
    numbers: impl Iterator<Item = (Pos2, usize)> + Clone,
) {
    for (middle, _) in numbers.clone() {
        disc(painter, style, middle, radius);
    }
    let font = FontId::new(radius * 1.35, letters::bold());
    for (middle, number) in numbers {
        painter.text(middle, Align2::CENTER_CENTER, number, font.clone(), paper::PARCHMENT);
    }
}

fn disc(painter: &Painter, style: &Style<'_>, middle: Pos2, radius: f32) {
    edged_disc(painter, style, middle, radius, paper::INK, Stroke::new(1.5, paper::PARCHMENT));
}

/// A point on the way from one place to another, along an arc to the left or right of it.
pub fn along(from: Pos2, to: Pos2, part: f32, bend: f32) -> Pos2 {
    let eased = ease(part);
    let way = to - from;
    let across = vec2(-way.y, way.x) * bend;
    from + way * eased + across * swell(eased)
}

/// Something on its way from one place to another, which may be smaller; it comes near in between.
pub fn between(from: Rect, to: Rect, part: f32) -> Rect {
    let size = from.size() + (to.size() - from.size()) * ease(part);
    let middle = along(from.center(), to.center(), part, 0.15);
    Rect::from_center_size(middle, size * (1.0 + 0.25 * swell(part)))
}

/// Slowly away and slowly there.
pub fn ease(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// From nothing to 1 and back.
pub fn swell(part: f32) -> f32 {
    // At the end the sine is a hair below nothing, which no colour can be multiplied by.
    (part * std::f32::consts::PI).sin().max(0.0)
}

/// How the table shakes when something bad is taken: shortly, and less and less.
pub fn rumble(part: f32) -> Vec2 {
    if part <= 0.0 {
        return Vec2::ZERO;
    }
    let strength = 4.0 * (1.0 - part / 0.5).max(0.0);
    vec2((part * 60.0).sin(), (part * 47.0).cos()) * strength
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_swells_never_falls_below_nothing() {
        assert!((0..=100).all(|part| swell(part as f32 / 100.0) >= 0.0));
        assert_eq!(swell(0.5), 1.0);
    }
}
