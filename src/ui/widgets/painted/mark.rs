//! The mark of a player: a colour and a shape of their own, so that two who look alike are told apart.

use std::f32::consts::TAU;

use eframe::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::ui::style::Style;
use crate::ui::style::theme::{MARKS, paper};
use crate::ui::widgets::edged_disc;

/// Paints the mark of that number at the corner of a face.
pub fn mark(painter: &Painter, style: &Style<'_>, face: Rect, number: usize) {
    let radius = (face.width() * 0.21).clamp(7.0, 11.0);
    // Not above the face: something may end there.
    let middle = face.right_top() + vec2(-0.5 * radius, radius + 1.0);
    edged_disc(painter, style, middle, radius, paper::INK, Stroke::new(1.5, paper::PARCHMENT));
    painter.extend(shapes(middle, radius * 0.66, number));
}

fn shapes(middle: Pos2, radius: f32, number: usize) -> Vec<Shape> {
    let color = MARKS[number % MARKS.len()];
    let polygon = |corners, turned| polygon(middle, radius, corners, turned, color);
    let bar = |wide: f32, high: f32| {
        let rect = Rect::from_center_size(middle, radius * vec2(wide, high));
        Shape::rect_filled(rect, 0.0, color)
    };
    match number % MARKS.len() {
        0 => vec![Shape::circle_filled(middle, radius * 0.9, color)],
        1 => vec![polygon(4, 0.125)],
        2 => vec![polygon(3, 0.0)],
        3 => vec![polygon(4, 0.0)],
        4 => vec![polygon(3, 0.0), polygon(3, 0.5)],
        _ => vec![bar(1.9, 0.7), bar(0.7, 1.9)],
    }
}

/// A polygon with a corner at the top, turned by that part of a circle.
fn polygon(middle: Pos2, radius: f32, corners: u8, turned: f32, color: Color32) -> Shape {
    let corner = |number: u8| {
        let part = f32::from(number) / f32::from(corners) + turned - 0.25;
        middle + radius * Vec2::angled(TAU * part)
    };
    Shape::convex_polygon((0..corners).map(corner).collect(), color, Stroke::NONE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;

    #[test]
    fn nobody_has_the_colour_or_the_shape_of_another() {
        let outline = |number| {
            let shapes = shapes(Pos2::ZERO, 9.0, number).into_iter();
            let kinds = shapes.map(|shape| match shape {
                Shape::Path(path) => format!("{:?}", path.points),
                Shape::Rect(rect) => format!("{:?}", rect.rect),
                other => format!("{:?}", other.visual_bounding_rect()),
            });
            kinds.collect::<Vec<_>>()
        };
        assert_eq!(MARKS.len(), usize::from(Seat::MAX));
        for (one, color) in MARKS.into_iter().enumerate() {
            for (other, another) in MARKS.into_iter().enumerate().take(one) {
                assert_ne!(color, another, "{one} and {other}");
                assert_ne!(outline(one), outline(other), "{one} and {other}");
            }
        }
    }
}
