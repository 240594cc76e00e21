//! The plate of a player: who it is, what they hold, and how they are.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align, Align2, Color32, CornerRadius, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind,
    TextFormat, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::game::Seat;
use crate::game::set::Element;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Treasure, View, Volcano};
use crate::table::Person;
use crate::ui::glance::Glance;
use crate::ui::look::Look;
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::{letters, paper, shadow, size};
use crate::ui::widgets::portrait_of;

/// What stands on a plate.
pub struct Plate<'a> {
    /// Whose it is.
    pub person: Option<&'a Person>,
    /// Their seat.
    pub seat: Seat,
    /// Whether it is their turn.
    pub turn: bool,
    /// The volcano before them.
    pub volcano: Option<Volcano>,
    /// Their chests: open where the stack's order is known (M8).
    pub chests: Vec<Picture>,
}

impl<'a> Plate<'a> {
    /// The plate of a seat, as the board shows it now.
    pub fn of(
        glance: &'a Glance<Memoarrr>,
        view: &View,
        seat: Seat,
        volcano: Option<Volcano>,
    ) -> Self {
        let table = &view.tabletop;
        let taken = table.chests.iter().enumerate().filter(|(_, owner)| **owner == seat);
        let chests = taken.map(|(number, _)| match &view.opened {
            Some(opened) => Picture::Rubies(opened.treasures[number]),
            None if table.options.ordered_stack => Picture::Rubies(Treasure::ALL[number]),
            None => Picture::Chest,
        });
        Self {
            person: glance.person_at(seat),
            seat,
            turn: table.phase.to_act().contains(seat),
            volcano,
            chests: chests.collect(),
        }
    }

    /// Paints it, and says it to a screen reader.
    pub fn ui(&self, ui: &mut Ui, look: &Look<'_>, glance: &Glance<Memoarrr>, rect: Rect) {
        let response =
            ui.interact(rect, ui.scope_id().with(("plate", self.seat.index())), Sense::hover());
        let label = self.label(look, glance);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
        self.ground(ui.painter(), look, rect);
        if rect.width() > 2.0 * rect.height() {
            self.wide(ui, look, glance, rect)
        } else {
            self.tall(ui, look, glance, rect)
        }
    }

    fn label(&self, look: &Look<'_>, glance: &Glance<Memoarrr>) -> String {
        let texts = &look.text.memoarrr;
        let volcano = self.volcano.map_or(String::new(), |it| (texts.holds)(it.birds()));
        let turn = if self.turn { texts.in_turn } else { "" };
        let mut label = (texts.plate)(&glance.name(self.seat), self.chests.len(), &volcano, turn);
        if let Some(state) = self.state(look, glance) {
            label.push_str(", ");
            label.push_str(&state);
        }
        label
    }

    /// What is to be said about the player beyond the game.
    fn state(&self, look: &Look<'_>, glance: &Glance<Memoarrr>) -> Option<String> {
        let person = self.person.filter(|person| person.away)?;
        let stand_in = glance.stand_in_of(person.id).map(|it| it.name.as_str());
        Some(stand_in.map_or(look.text.table.away.to_owned(), look.text.table.sits_in))
    }

    fn ground(&self, painter: &Painter, look: &Look<'_>, rect: Rect) {
        let palette = look.palette;
        let corner = CornerRadius::same(size::CORNER);
        painter.add(shadow(palette).as_shape(rect, corner));
        let edge = if self.turn {
            Stroke::new(3.0, palette.ember)
        } else {
            Stroke::new(1.0, palette.edge)
        };
        painter.rect(rect, corner, palette.panel, edge, StrokeKind::Inside);
    }

    fn wide(&self, ui: &Ui, look: &Look<'_>, glance: &Glance<Memoarrr>, rect: Rect) {
        let inner = rect.shrink(size::GAP);
        let face = Rect::from_min_size(inner.min, Vec2::splat(inner.height()));
        self.face(ui.painter(), look, face);
        let volcano = Rect::from_min_size(
            pos2(inner.right() - inner.height(), inner.top()),
            Vec2::splat(inner.height()),
        );
        self.volcano(ui.painter(), look, volcano);
        let left = face.right() + size::GAP;
        let room = volcano.left() - size::GAP - left;
        let name = pos2(left, inner.top());
        let height = self.name(ui, look, glance, name, room, false);
        let chests =
            Rect::from_min_max(pos2(left, inner.top() + height), pos2(left + room, inner.bottom()));
        self.chests(ui.painter(), look, chests, false);
    }

    fn tall(&self, ui: &Ui, look: &Look<'_>, glance: &Glance<Memoarrr>, rect: Rect) {
        let inner = rect.shrink(size::GAP);
        let side = (inner.height() * 0.34).min(inner.width() * 0.48);
        let face = Rect::from_min_size(inner.min, Vec2::splat(side));
        self.face(ui.painter(), look, face);
        let volcano =
            Rect::from_min_size(pos2(inner.right() - side, inner.top()), Vec2::splat(side));
        self.volcano(ui.painter(), look, volcano);
        let top = face.bottom() + size::GAP;
        let height = self.name(ui, look, glance, pos2(inner.left(), top), inner.width(), true);
        let chests = Rect::from_min_max(pos2(inner.left(), top + height), inner.max);
        self.chests(ui.painter(), look, chests, true);
    }

    fn face(&self, painter: &Painter, look: &Look<'_>, rect: Rect) {
        if let Some(person) = self.person {
            let tint = if person.away { Color32::from_gray(110) } else { paper::AS_PAINTED };
            look.art.paint(painter, portrait_of(person), rect, tint);
            if person.away {
                let sign = Rect::from_center_size(rect.center(), rect.size() * 0.5);
                look.art.paint(painter, Picture::Icon(Icon::WifiOff), sign, paper::PARCHMENT);
            }
        }
        if self.turn {
            let sign =
                Rect::from_center_size(rect.left_bottom() + vec2(7.0, -7.0), Vec2::splat(18.0));
            painter.circle(sign.center(), 11.0, paper::INK, Stroke::new(2.0, look.palette.ember));
            look.art.paint(painter, Picture::Icon(Icon::Play), sign.shrink(3.0), paper::PARCHMENT);
        }
    }

    fn volcano(&self, painter: &Painter, look: &Look<'_>, rect: Rect) {
        if let Some(volcano) = self.volcano {
            look.art.paint(painter, Picture::Volcano(volcano), rect, paper::AS_PAINTED);
        }
    }

    /// Paints the name, cut where it is too long, and the state; says how high that is.
    fn name(
        &self,
        ui: &Ui,
        look: &Look<'_>,
        glance: &Glance<Memoarrr>,
        at: Pos2,
        room: f32,
        centred: bool,
    ) -> f32 {
        let font = letters::strong().resolve(ui.style());
        let format = TextFormat::simple(font, look.palette.text);
        let mut job = LayoutJob::default();
        job.append(&glance.name(self.seat), 0.0, format);
        let small = TextStyle::Small.resolve(ui.style());
        if let Some(state) = self.state(look, glance) {
            let format = TextFormat::simple(small, look.palette.ember);
            let between = if centred { '\n' } else { ' ' };
            job.append(&format!("{between}{state}"), 0.0, format);
        }
        let max_rows = if centred { 2 } else { 1 };
        job.wrap = TextWrapping { max_rows, ..TextWrapping::truncate_at_width(room) };
        job.halign = if centred { Align::Center } else { Align::Min };
        let galley = ui.painter().layout_job(job);
        let shift = if centred { room / 2.0 } else { 0.0 };
        let height = galley.size().y;
        ui.painter().galley(at + vec2(shift, 0.0), galley, look.palette.text);
        height
    }

    fn chests(&self, painter: &Painter, look: &Look<'_>, rect: Rect, centred: bool) {
        let Some(last) = self.chests.len().checked_sub(1) else { return };
        let side = rect.height().min(30.0);
        let step = ((rect.width() - side) / last.max(1) as f32).min(side * 0.85);
        let width = step * last as f32 + side;
        let left = if centred { rect.center().x - width / 2.0 } else { rect.left() };
        for (number, picture) in self.chests.iter().enumerate() {
            let at = pos2(left + step * number as f32, rect.center().y - side / 2.0);
            let chest = Rect::from_min_size(at, Vec2::splat(side));
            look.art.paint(painter, *picture, chest, paper::AS_PAINTED);
        }
    }
}

/// What somebody shows, over their plate.
pub fn bubble(ui: &Ui, look: &Look<'_>, plate: Rect, words: &str) {
    let font = letters::strong().resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, paper::INK);
    let wanted = galley.size() + vec2(20.0, 10.0);
    let area = ui.max_rect();
    let half = wanted / 2.0;
    let middle = pos2(
        plate.center().x.clamp(area.left() + half.x, area.right() - half.x),
        (plate.top() - half.y).max(area.top() + half.y),
    );
    let rect = Rect::from_center_size(middle, wanted);
    let corner = CornerRadius::same(14);
    ui.painter().add(shadow(look.palette).as_shape(rect, corner));
    ui.painter().rect_filled(rect, corner, paper::PARCHMENT);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    ui.painter().galley(at.min, galley, paper::INK);
}
