//! What a card does, in words beside the own cards: there it hides nothing that is counted.

use std::sync::Arc;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{FontId, Galley, Painter, Rect, Stroke, TextFormat, TextStyle, Ui, vec2};

use crate::games::royaume::Card;
use crate::ui::style::Style;
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::sheet;

/// It is not wider.
const WIDEST: f32 = 260.0;
/// Its letters, in parts of the usual: the largest in which all has room.
const SIZES: [f32; 5] = [1.0, 0.92, 0.84, 0.76, 0.68];

/// Paints it at the left of that room, as high as it has to be: its name, what it does, and why it
/// cannot be played.
pub fn paint(
    ui: &Ui,
    painter: &Painter,
    style: &Style<'_>,
    room: Rect,
    card: Card,
    why: Option<&str>,
) {
    let inner = room.with_max_x(room.right().min(room.left() + WIDEST)).shrink(size::GAP);
    let galley = laid(ui, painter, style, inner, card, why);
    let at = inner.left_center() - galley.size() * vec2(0.0, 0.5);
    let panel =
        Rect::from_min_size(at, galley.size().max(vec2(inner.width(), 0.0))).expand(size::GAP);
    sheet(painter, style, panel, size::BUTTON_CORNER, Stroke::new(1.0, style.palette.edge));
    painter.galley(at, galley, style.palette.text);
}

/// In the largest letters in which all has room.
fn laid(
    ui: &Ui,
    painter: &Painter,
    style: &Style<'_>,
    inner: Rect,
    card: Card,
    why: Option<&str>,
) -> Arc<Galley> {
    let (texts, palette) = (&style.text.royaume, style.palette);
    let lay = |part: f32| {
        let sized = |style: TextStyle| {
            let font = style.resolve(ui.style());
            FontId { size: font.size * part, ..font }
        };
        let format = |style, color| TextFormat::simple(sized(style), color);
        let mut job = LayoutJob::default();
        job.append(texts.card(card), 0.0, format(letters::strong(), palette.text));
        let does = format!("\n{}", texts.board.does(card));
        job.append(&does, 0.0, format(TextStyle::Small, palette.text));
        if let Some(why) = why {
            job.append(&format!("\n{why}"), 0.0, format(TextStyle::Small, palette.ember));
        }
        job.wrap = TextWrapping { max_width: inner.width(), ..TextWrapping::default() };
        painter.layout_job(job)
    };
    let fits = |galley: &Arc<Galley>| galley.size().y <= inner.height() + 1.0;
    SIZES.into_iter().map(lay).find(fits).unwrap_or_else(|| lay(SIZES[SIZES.len() - 1]))
}
