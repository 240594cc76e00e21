//! A player's row in the result: who it is, what they have, and a crown for whoever wins. What they
//! have is painted by each game.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    CornerRadius, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, TextFormat, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::game::Seat;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::GameBoard;
use crate::ui::boards::paint::swell;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, paper, size};
use crate::ui::widgets::{disc, mark, portrait_of};

/// The height of a row.
pub const HEIGHT: f32 = 52.0;
/// The part of a row that is left for a face and a name.
const NAME: f32 = 0.36;
/// How much something grows while it is counted or opened.
const POP: f32 = 0.3;

/// How much larger something is that has been counted or opened to that part.
pub fn pop(part: f32) -> f32 {
    1.0 + POP * swell(part)
}

/// A player's row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    pub seat: Seat,
    /// Whether they have won.
    pub winner: bool,
}

impl Row {
    /// The face and the name; gives the row back, without its edge, for what they have.
    pub fn row_ui<G: GameBoard>(
        self,
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<G>,
        label: &str,
    ) -> Rect {
        let wanted = vec2(ui.available_width(), HEIGHT);
        let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
        let won = if self.winner { format!(", {}", style.text.end.winner) } else { String::new() };
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{label}{won}")));
        self.ground(ui.painter(), style, rect);
        let inner = rect.shrink(size::GRID);
        let face = Rect::from_min_size(inner.min, Vec2::splat(inner.height()));
        if let Some(person) = snapshot.person_at(self.seat) {
            style.art.paint(ui.painter(), portrait_of(person), face, paper::AS_PAINTED);
            if let Some(number) = snapshot.mark(person.id).filter(|_| G::MARKS) {
                mark(ui.painter(), style, face, number);
            }
        }
        let name = Rect::from_min_max(
            pos2(face.right() + size::GAP, inner.top()),
            pos2(Self::middle(inner) - size::GAP, inner.bottom()),
        );
        paint_name(ui, style, name, &snapshot.name(self.seat));
        if self.winner {
            let middle = pos2(inner.right() - inner.height() * 0.5, inner.center().y);
            crown(ui.painter(), style, middle, inner.height() * 0.62);
        }
        inner
    }

    /// Where the room for what they have begins.
    pub fn middle(inner: Rect) -> f32 {
        inner.left() + inner.width() * NAME
    }

    fn ground(self, painter: &Painter, style: &Style<'_>, rect: Rect) {
        let palette = style.palette;
        let corner = CornerRadius::same(size::BUTTON_CORNER);
        let edge = match self.winner {
            true => Stroke::new(2.0, palette.gold),
            false => Stroke::new(1.0, palette.edge),
        };
        painter.rect(rect, corner, palette.inset, edge, StrokeKind::Inside);
    }
}

/// A crown on a disc of ink, so that it is gold on any ground.
fn crown(painter: &Painter, style: &Style<'_>, middle: Pos2, side: f32) {
    disc(painter, style, middle, side * 0.68, paper::INK);
    let rect = Rect::from_center_size(middle, Vec2::splat(side * 0.9));
    style.art.paint(painter, Picture::Icon(Icon::Crown), rect, style.palette.gold);
}

/// A name, cut where it is too long.
fn paint_name(ui: &Ui, style: &Style<'_>, rect: Rect, name: &str) {
    let format = TextFormat::simple(letters::strong().resolve(ui.style()), style.palette.text);
    let mut job = LayoutJob::default();
    job.append(name, 0.0, format);
    job.wrap = TextWrapping::truncate_at_width(rect.width());
    let galley = ui.painter().layout_job(job);
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, style.palette.text);
}
