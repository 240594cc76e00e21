//! How tiles, cards and figures are painted, on the map or anywhere else.

use eframe::egui::{Align2, FontId, Painter, Pos2, Rect, Vec2, vec2};

use super::picture;
use crate::games::royaume::{Card, Character, Colour, Front, Suit, Tile};
use crate::ui::boards::paint;
use crate::ui::style::Style;
use crate::ui::style::theme::{letters, paper};

/// Where the words of a card stand, in parts of its width: left, top, right, bottom.
const WORDS: [f32; 4] = [24.0 / 256.0, 246.0 / 256.0, 232.0 / 256.0, 332.0 / 256.0];

/// The front of a challenge, with that number on it.
pub fn tile_front(
    painter: &Painter,
    style: &Style<'_>,
    rect: Rect,
    (tile, front): (Tile, Front),
    number: i16,
) {
    let picture = picture::tile_front(tile, front.back, front.colour);
    paint::card(painter, style, rect, picture, 1.0, 0.0);
    let [x, y, wide] = picture::NUMBER;
    let font = FontId::new(rect.width() * wide * 0.72, letters::bold());
    let at = rect.min + vec2(x, y) * rect.width();
    painter.text(at, Align2::CENTER_CENTER, number, font, paper::INK);
}

/// A number in the shape of its colour.
pub fn number(
    painter: &Painter,
    style: &Style<'_>,
    middle: Pos2,
    wide: f32,
    (colour, number): (Colour, i16),
) {
    let rect = Rect::from_center_size(middle, Vec2::splat(wide));
    style.art.paint(painter, picture::shape(colour), rect, paper::AS_PAINTED);
    let font = FontId::new(wide * 0.6, letters::bold());
    painter.text(middle, Align2::CENTER_CENTER, number, font, paper::INK);
}

/// An adventure card with its name, in a rectangle of the shape of cards.
pub fn card(painter: &Painter, style: &Style<'_>, rect: Rect, card: Card) {
    style.art.paint(painter, picture::card(card), rect, paper::AS_PAINTED);
    let [left, top, right, bottom] = WORDS.map(|part| part * rect.width());
    let room = Rect::from_min_max(rect.min + vec2(left, top), rect.min + vec2(right, bottom));
    let ink = if card.suit() == Suit::C { paper::PARCHMENT } else { paper::INK };
    let name = style.text.royaume.card(card).to_owned();
    let font = FontId::new(rect.width() * 0.12, letters::bold());
    let galley = painter.layout(name, font, ink, room.width());
    let at = Align2::CENTER_CENTER.anchor_size(room.center(), galley.size());
    painter.galley(at.min, galley, ink);
}

/// A hero with their spirit animal beside them, once they have it.
pub fn hero(painter: &Painter, style: &Style<'_>, rect: Rect, who: Character, animal: bool) {
    if animal {
        let beside = Rect::from_min_size(rect.center(), rect.size() * 0.5);
        style.art.paint(painter, picture::animal(who), beside, paper::AS_PAINTED);
    }
    style.art.paint(painter, picture::hero(who), rect, paper::AS_PAINTED);
}
