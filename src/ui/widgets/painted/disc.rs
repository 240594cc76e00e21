//! Discs: the most common shape on the boards.

use eframe::egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2};

use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};

/// The width of the picture, in radii of the disc in it.
const PICTURE: f32 = 24.0 / 11.0;

/// Paints a disc as a picture: two triangles. A circle of egui's is a hundred, unless it is tiny, and a
/// renderer without a graphics card keeps all of them in memory.
pub fn disc(painter: &Painter, style: &Style<'_>, middle: Pos2, radius: f32, fill: Color32) {
    let rect = Rect::from_center_size(middle, Vec2::splat(radius * PICTURE));
    style.art.paint(painter, Picture::Icon(Icon::Disc), rect, fill);
}

/// A disc with an edge: two discs, one over the other.
pub fn edged_disc(
    painter: &Painter,
    style: &Style<'_>,
    middle: Pos2,
    radius: f32,
    fill: Color32,
    edge: impl Into<Stroke>,
) {
    let edge = edge.into();
    if fill.is_opaque() {
        disc(painter, style, middle, radius + edge.width / 2.0, edge.color);
        disc(painter, style, middle, radius - edge.width / 2.0, fill);
    } else {
        // The edge would be seen through it.
        painter.circle(middle, radius, fill, edge);
    }
}
