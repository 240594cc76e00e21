//! What things are painted on: a sheet of paper, a gradient; and the parts that a screen is divided into.

use eframe::egui::{Color32, Mesh, Painter, Rect, Shape, Stroke, StrokeKind, Ui, UiBuilder};

use crate::ui::style::Style;
use crate::ui::style::theme::shadow;

/// Paints a sheet with this edge, and its shadow.
pub fn sheet(painter: &Painter, style: &Style<'_>, rect: Rect, corner: u8, edge: Stroke) {
    painter.add(shadow(style.palette).as_shape(rect, corner));
    painter.rect(rect, corner, style.palette.panel, edge, StrokeKind::Inside);
}

/// A part of a screen.
pub fn part(ui: &mut Ui, rect: Rect, name: &str) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect).id_salt(name))
}

/// Paints from one colour at the top to another at the bottom.
pub fn gradient(painter: &Painter, rect: Rect, [top, bottom]: [Color32; 2]) {
    let mut mesh = Mesh::default();
    for (corner, color) in [
        (rect.left_top(), top),
        (rect.right_top(), top),
        (rect.right_bottom(), bottom),
        (rect.left_bottom(), bottom),
    ] {
        mesh.colored_vertex(corner, color);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));
}
