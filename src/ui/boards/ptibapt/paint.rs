//! How the grid, its gaps and what leaves it are painted.

use eframe::egui::{Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::layout::Layout;
use crate::games::ptibapt::{Card, View};
use crate::ui::boards::paint;
use crate::ui::boards::ptibapt::picture;
use crate::ui::style::Style;
use crate::ui::style::art::CARD_CORNER;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::paper;

/// The picture of a card that shows this face, or none.
pub fn picture(face: Option<Card>) -> Picture {
    face.map_or(picture::BACK, picture::face)
}

/// The wood under the cards, with the names of rows and columns.
pub fn table(painter: &Painter, style: &Style<'_>, layout: &Layout, view: &View) {
    let (grid, card_grid) = (view.tabletop.options.grid(), &layout.card_grid);
    let name = |row, column| grid.at(row, column).map(|cell| grid.name(cell)).unwrap_or_default();
    let columns =
        (0..grid.columns).map(|column| (card_grid.above(column), first(&name(0, column))));
    let rows = (0..grid.rows).map(|row| (card_grid.beside(row), rest(&name(row, 0))));
    paint::card_grid(painter, style, card_grid, columns.chain(rows));
}

fn first(name: &str) -> String {
    name.chars().take(1).collect()
}

fn rest(name: &str) -> String {
    name.chars().skip(1).collect()
}

/// P9: where a card was.
pub fn gap(painter: &Painter, style: &Style<'_>, rect: Rect) {
    let rect = rect.shrink(rect.width() * 0.04);
    let corner = rect.width() * CARD_CORNER;
    let edge = Stroke::new(1.0, style.palette.edge.gamma_multiply(0.6));
    painter.rect(rect, corner, style.palette.shadow.gamma_multiply(0.4), edge, StrokeKind::Inside);
}

/// P12: how long a card is still in sight, as a line under it that becomes shorter.
pub fn fuse(painter: &Painter, style: &Style<'_>, layout: &Layout, card: Rect, left: f32) {
    let high = (layout.card_grid.gap() * 0.6).clamp(3.0, 6.0);
    let wide = card.width() * 0.84;
    let middle = card.center_bottom() + vec2(0.0, layout.card_grid.gap() / 2.0);
    let whole = Rect::from_center_size(middle, vec2(wide, high));
    painter.rect_filled(whole, high / 2.0, style.palette.shadow);
    let rest = Rect::from_min_size(whole.min, vec2(wide * left, high));
    painter.rect_filled(rest, high / 2.0, style.palette.ember);
}

/// A card that leaves the game: it rises and is gone.
pub fn vanishing(painter: &Painter, style: &Style<'_>, rect: Rect, card: Card, part: f32) {
    let middle = pos2(rect.center().x, rect.center().y - rect.height() * 0.3 * part);
    let grown = Rect::from_center_size(middle, rect.size() * (1.0 + 0.25 * part));
    let tint = paper::AS_PAINTED.gamma_multiply(1.0 - part);
    style.art.paint(painter, picture(Some(card)), grown, tint);
    if part > 0.0 {
        let stars = Vec2::splat(rect.width() * (0.4 + 0.4 * part));
        let ring = Rect::from_center_size(rect.center(), stars);
        painter.circle_stroke(
            ring.center(),
            ring.width() / 2.0,
            Stroke::new(2.0, style.palette.gold.gamma_multiply(1.0 - part)),
        );
    }
}
