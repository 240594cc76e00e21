//! A disc with an edge: the most common shape on the boards.

use eframe::egui::{Color32, Painter, Pos2, Stroke};

/// Paints it as two discs, one over the other: four triangles. A circle with a stroke is more than two
/// hundred, and a renderer without a graphics card keeps all of them in memory.
pub fn edged_disc(
    painter: &Painter,
    middle: Pos2,
    radius: f32,
    fill: Color32,
    edge: impl Into<Stroke>,
) {
    let edge = edge.into();
    if fill.is_opaque() {
        painter.circle_filled(middle, radius + edge.width / 2.0, edge.color);
        painter.circle_filled(middle, radius - edge.width / 2.0, fill);
    } else {
        // The edge would be seen through it.
        painter.circle(middle, radius, fill, edge);
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::{Context, RawInput, Shape, pos2};

    use super::*;

    #[test]
    fn it_has_no_stroke_unless_it_can_be_seen_through() {
        let strokes = |fill| {
            let mut output = Context::default().run_ui(RawInput::default(), |ui| {
                edged_disc(ui.painter(), pos2(5.0, 5.0), 4.0, fill, (1.5, Color32::WHITE));
            });
            output.textures_delta.clear();
            let circles = output.shapes.into_iter().filter_map(|shape| match shape.shape {
                Shape::Circle(circle) => Some(!circle.stroke.is_empty()),
                _ => None,
            });
            circles.collect::<Vec<_>>()
        };
        assert_eq!(strokes(Color32::BLACK), [false, false]);
        assert_eq!(strokes(Color32::from_black_alpha(100)), [true]);
    }
}
