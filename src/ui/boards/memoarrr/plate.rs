//! The plate of a player: the volcano and the chests before them.

use eframe::egui::{Painter, Rect, Ui, Vec2, pos2};

use super::motion::Show;
use crate::game::Seat;
use crate::game::set::Element;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Treasure, View, Volcano};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::memoarrr::picture;
use crate::ui::boards::{Reactions, plate};
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::{paper, size};

/// What stands on a plate.
pub struct Plate<'a> {
    /// Who sits there.
    plate: plate::Plate<'a>,
    /// The volcano before them.
    volcano: Option<Volcano>,
    /// Their chests: open where the stack's order is known (M8).
    chests: Vec<Picture>,
}

impl<'a> Plate<'a> {
    /// The plate of a seat, as the board shows it now.
    pub fn of(
        style: &Style<'_>,
        snapshot: &'a ClientSnapshot<Memoarrr>,
        view: &View,
        show: &Show,
        seat: Seat,
    ) -> Self {
        let table = &view.tabletop;
        // A chest counts when it has arrived.
        let arrived = table.chests.len() - usize::from(show.winning().is_some());
        let taken = table.chests.iter().enumerate().take(arrived);
        let taken = taken.filter(|(_, owner)| **owner == seat);
        // In the end they are opened one by one, elsewhere.
        let chests = taken.map(|(number, _)| match table.options.ordered_stack {
            true => picture::rubies(Treasure::ALL[number]),
            false => picture::CHEST,
        });
        let spoken = show.updates.spoken().unwrap_or(view);
        let turn = spoken.tabletop.phase.to_act().contains(seat);
        let plate = plate::Plate::of(style, snapshot, seat, turn);
        Self { plate, volcano: show.held()[seat.index()], chests: chests.collect() }
    }

    /// Paints it, and says it to a screen reader.
    pub fn ui(&self, ui: &Ui, style: &Style<'_>, rect: Rect, reactions: &Reactions) {
        self.plate.ground_ui(ui, style, rect, &self.label(style));
        if rect.width() > 2.0 * rect.height() {
            self.wide(ui, style, rect)
        } else {
            self.tall(ui, style, rect)
        }
        self.plate.reaction(ui, style, rect, reactions);
    }

    fn label(&self, style: &Style<'_>) -> String {
        let texts = &style.text.memoarrr;
        let volcano = self.volcano.map_or(String::new(), |it| texts.holds(it.birds()));
        let turn = if self.plate.turn { style.text.table.in_turn } else { "" };
        texts.plate(&self.plate.name, self.chests.len(), &volcano, turn)
    }

    fn wide(&self, ui: &Ui, style: &Style<'_>, rect: Rect) {
        let inner = rect.shrink(size::GAP);
        let face = Rect::from_min_size(inner.min, Vec2::splat(inner.height()));
        self.plate.face(ui.painter(), style, face);
        let volcano = Rect::from_min_size(
            pos2(inner.right() - inner.height(), inner.top()),
            Vec2::splat(inner.height()),
        );
        self.volcano(ui.painter(), style, volcano);
        let left = face.right() + size::GAP;
        let room = volcano.left() - size::GAP - left;
        let name = pos2(left, inner.top());
        let height = self.plate.name(ui, style, name, room, false);
        let chests =
            Rect::from_min_max(pos2(left, inner.top() + height), pos2(left + room, inner.bottom()));
        self.chests(ui.painter(), style, chests);
    }

    fn tall(&self, ui: &Ui, style: &Style<'_>, rect: Rect) {
        let inner = rect.shrink(size::GAP);
        let side = (inner.height() * 0.34).min(inner.width() * 0.48);
        let face = Rect::from_min_size(inner.min, Vec2::splat(side));
        self.plate.face(ui.painter(), style, face);
        let volcano =
            Rect::from_min_size(pos2(inner.right() - side, inner.top()), Vec2::splat(side));
        self.volcano(ui.painter(), style, volcano);
        let top = face.bottom() + size::GAP;
        let height = self.plate.name(ui, style, pos2(inner.left(), top), inner.width(), true);
        let chests = Rect::from_min_max(pos2(inner.left(), top + height), inner.max);
        self.chests(ui.painter(), style, chests);
    }

    fn volcano(&self, painter: &Painter, style: &Style<'_>, rect: Rect) {
        if let Some(volcano) = self.volcano {
            style.art.paint(painter, picture::volcano(volcano), rect, paper::AS_PAINTED);
        }
    }

    fn chests(&self, painter: &Painter, style: &Style<'_>, rect: Rect) {
        let Some(last) = self.chests.len().checked_sub(1) else { return };
        let side = rect.height().min(30.0);
        let step = ((rect.width() - side) / last.max(1) as f32).min(side * 0.85);
        for (number, picture) in self.chests.iter().enumerate() {
            let at = pos2(rect.left() + step * number as f32, rect.center().y - side / 2.0);
            let chest = Rect::from_min_size(at, Vec2::splat(side));
            style.art.paint(painter, *picture, chest, paper::AS_PAINTED);
        }
    }
}
