//! The sum of a challenge or a fight: two numbers, a scale that fills up, and all that counts.

use eframe::egui::{Align2, Color32, FontId, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::panel::Panel;
use super::{Source, Summand};
use crate::text::common::signed;
use crate::ui::boards::paint as shared;
use crate::ui::boards::royaume::{paint, picture};
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::{letters, paper, size};

/// The scale is a little longer than the difficulty.
const BEYOND: f32 = 1.12;

/// Total and difficulty, side by side.
pub fn numbers(panel: &Panel<'_>) {
    let (room, style) = (panel.layout.sum, panel.board.style);
    let (total, difficulty) = (panel.staged.total(), panel.scene.difficulty);
    let reached = total >= difficulty;
    let color = if reached { style.palette.good } else { style.palette.text };
    let high = room.height().min(room.width() * 0.42);
    let swollen = match panel.staged.decided {
        Some(part) if reached => 1.0 + 0.25 * shared::swell(part),
        _ => 1.0,
    };
    let painter = &panel.painter;
    let middle = room.center();
    let slash = FontId::new(high * 0.5, letters::bold());
    let slash = painter.text(middle, Align2::CENTER_CENTER, "/", slash, style.palette.weak);
    // However large it swells, the slash stays free.
    let side = slash.left() - room.left();
    let wide =
        |font: &FontId| painter.layout_no_wrap(total.to_string(), font.clone(), color).size().x;
    let full = FontId::new(high * 0.86 * swollen, letters::bold());
    let part = (side / wide(&full)).min(1.0);
    let font = FontId { size: full.size * part, ..full };
    let left = pos2(room.left() + side / 2.0, middle.y);
    painter.text(left, Align2::CENTER_CENTER, total, font, color);
    let right = pos2(middle.x + room.width() * 0.25, middle.y);
    let number = (panel.scene.colour(panel.table), difficulty);
    paint::number(painter, style, right, high, number);
}

/// How far the total is from the difficulty.
pub fn scale(panel: &Panel<'_>) {
    let (rect, style, painter) = (panel.layout.scale, panel.board.style, &panel.painter);
    let palette = style.palette;
    let corner = rect.height() / 3.0;
    painter.rect_filled(rect, corner, palette.inset);
    let (total, difficulty) = (panel.staged.total(), panel.scene.difficulty.max(1));
    let whole = (f32::from(difficulty) * BEYOND).max(f32::from(total));
    let at = |sum: i16| rect.left() + rect.width() * f32::from(sum.max(0)) / whole;
    let color = if total >= difficulty { palette.good } else { palette.gold };
    let mut sum = 0;
    for part in &panel.staged.arrived {
        let (from, to) = (at(sum), at(sum + part.by));
        sum += part.by;
        let block = Rect::from_x_y_ranges(from.min(to)..=from.max(to), rect.y_range());
        painter.rect_filled(block.shrink2(vec2(0.5, 0.0)), corner, color);
        if block.width() > rect.height() {
            sign(panel, part, block.center(), rect.height() * 0.8, paper::INK);
        }
    }
    let mark = at(panel.scene.difficulty);
    let line = [pos2(mark, rect.top() - 3.0), pos2(mark, rect.bottom() + 3.0)];
    painter.line_segment(line, Stroke::new(3.0, palette.ember));
    painter.rect_stroke(rect, corner, Stroke::new(1.0, palette.edge), StrokeKind::Inside);
}

/// All that counts, each with its picture and its number, as it arrives.
pub fn chips(panel: &Panel<'_>) {
    let room = panel.layout.chips;
    let count = panel.scene.parts.len();
    if count == 0 {
        return;
    }
    let several = panel.scene.fighters.len() > 1;
    let rows = if count <= 5 { 1.0 } else { panel.layout.chip_rows };
    let in_row = (count as f32 / rows).ceil();
    let high = room.height() / panel.layout.chip_rows - size::GRID;
    let wide = (room.width() / in_row).min(high * if several { 4.0 } else { 3.2 });
    let place = |number: usize| {
        let (row, column) = ((number as f32 / in_row).floor(), number as f32 % in_row);
        let corner = room.min + vec2(column * wide, row * (high + size::GRID));
        Rect::from_min_size(corner, vec2(wide - size::GRID, high))
    };
    for (number, part) in panel.staged.arrived.iter().enumerate() {
        chip(panel, part, place(number), several);
    }
    let arrived = panel.staged.arrived.len();
    for (number, (part, how_far)) in panel.staged.coming.iter().enumerate() {
        let end = place(arrived + number);
        let start = Rect::from_center_size(origin(panel, part), end.size());
        chip(panel, part, shared::between(start, end, *how_far), several);
    }
}

/// Where something that counts comes from.
fn origin(panel: &Panel<'_>, part: &Summand) -> Pos2 {
    match part.what {
        Source::Spin(_) => panel.layout.wheel.center(),
        Source::Animal | Source::Completed => panel.layout.fighters.center(),
        Source::Card(_) | Source::Cards => panel.layout.tile.center(),
    }
}

fn chip(panel: &Panel<'_>, part: &Summand, rect: Rect, several: bool) {
    let (style, painter) = (panel.board.style, &panel.painter);
    let corner = rect.height() * 0.3;
    let edge = Stroke::new(1.0, style.palette.edge);
    painter.rect(rect, corner, style.palette.inset, edge, StrokeKind::Inside);
    let side = rect.height().min(rect.width() / if several { 3.4 } else { 2.4 });
    let mut at = pos2(rect.left() + side * 0.6, rect.center().y);
    if several {
        let who = picture::hero(panel.table.player(part.seat).character);
        let place = Rect::from_center_size(at, Vec2::splat(side * 0.95));
        style.art.paint(painter, who, place, paper::AS_PAINTED);
        at.x += side;
    }
    sign(panel, part, at, side * 0.8, style.palette.text);
    let font = FontId::new(side * 0.68, letters::bold());
    let end = pos2(at.x + side * 0.55, rect.center().y);
    painter.text(end, Align2::LEFT_CENTER, signed(part.by), font, style.palette.text);
}

/// The sign of what counts.
fn sign(panel: &Panel<'_>, part: &Summand, middle: Pos2, wide: f32, tint: Color32) {
    let (picture, tint): (Picture, Color32) = match part.what {
        Source::Spin(colour) => (picture::shape(colour), paper::AS_PAINTED),
        Source::Animal => (picture::ANIMAL_SIGN, tint),
        Source::Completed => (picture::CHALLENGE_SIGN, tint),
        Source::Card(card) => (picture::card_sign(card), tint),
        Source::Cards => (picture::CARDS_ICON, tint),
    };
    let rect = Rect::from_center_size(middle, Vec2::splat(wide));
    panel.board.style.art.paint(&panel.painter, picture, rect, tint);
}
