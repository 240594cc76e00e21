//! How the island and its crater are painted.

use eframe::egui::{Painter, Rect, Vec2, vec2};

use super::layout::Layout;
use super::motion::Crater;
use crate::games::memoarrr::{Card, Cell};
use crate::ui::boards::memoarrr::picture;
use crate::ui::boards::paint;
use crate::ui::style::Style;
use crate::ui::style::art::CARD_CORNER;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::paper;

/// The picture of a card that shows this face, or none.
pub fn picture(face: Option<Card>) -> Picture {
    face.map_or(picture::SMOKE, picture::location)
}

/// The island under its cards, and the names of rows and columns.
pub fn shore(painter: &Painter, style: &Style<'_>, layout: &Layout) {
    paint::card_grid(painter, style, &layout.card_grid, layout.names().into_iter().flatten());
}

/// M5, M6: the crater with the chests, and the volcanoes on them.
pub fn crater(painter: &Painter, style: &Style<'_>, layout: &Layout, crater: Crater) {
    let rect = layout.cell(Cell::CENTRE);
    style.art.paint(painter, picture::CRATER, rect, paper::AS_PAINTED);
    let side = rect.width();
    if crater.chests > 0 {
        let chest = Rect::from_center_size(
            rect.center() + vec2(side * 0.2, side * 0.2),
            Vec2::splat(side * 0.5),
        );
        style.art.paint(painter, picture::CHEST, chest, paper::AS_PAINTED);
        paint::count(
            painter,
            style,
            chest.right_bottom() - Vec2::splat(side * 0.07),
            side * 0.11,
            crater.chests,
        );
    }
    if let Some(top) = crater.top {
        let volcano = top_volcano(layout);
        for under in (1..crater.volcanoes).rev() {
            let shift = vec2(-2.5, -2.5) * under as f32;
            let below = volcano.translate(shift);
            painter.rect_filled(below, below.width() * CARD_CORNER, paper::INK);
        }
        style.art.paint(painter, picture::volcano(top), volcano, paper::AS_PAINTED);
        paint::count(
            painter,
            style,
            volcano.left_top() + Vec2::splat(side * 0.03),
            side * 0.11,
            crater.volcanoes,
        );
    }
}

/// Where the volcano on top of the stack lies.
pub fn top_volcano(layout: &Layout) -> Rect {
    let rect = layout.cell(Cell::CENTRE);
    let side = rect.width();
    Rect::from_center_size(rect.center() - Vec2::splat(side * 0.14), Vec2::splat(side * 0.56))
}
