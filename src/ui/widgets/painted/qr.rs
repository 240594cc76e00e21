//! A QR code, drawn as squares.

use eframe::egui::{CornerRadius, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::net::admission::invite::Qr;
use crate::ui::style::theme::{paper, size};

/// The light edge that a camera needs, in modules.
const QUIET: usize = 4;

/// A QR code of at most that side, in whole pixels, so that a camera reads it.
pub fn qr_ui(ui: &mut Ui, qr: &Qr, side: f32, name: &str) -> Response {
    let modules = qr.width + 2 * QUIET;
    let pixel = 1.0 / ui.pixels_per_point();
    let module = (side / modules as f32 / pixel).floor().max(1.0) * pixel;
    let whole = Vec2::splat(module * modules as f32);
    let (rect, response) = ui.allocate_exact_size(whole, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(size::BUTTON_CORNER), paper::AS_PAINTED);
    let first = rect.min + Vec2::splat(QUIET as f32 * module);
    for (number, _) in qr.dark.iter().enumerate().filter(|(_, dark)| **dark) {
        let (row, column) = (number / qr.width, number % qr.width);
        let at = first + vec2(column as f32, row as f32) * module;
        painter.rect_filled(Rect::from_min_size(at, Vec2::splat(module)), 0.0, paper::INK);
    }
    response
}
