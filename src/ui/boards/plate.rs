//! What the plates of all games have in common: who sits there, and how they are. What lies before
//! them is the matter of each board.

use std::f32::consts::TAU;

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align2, CornerRadius, Painter, Pos2, Rect, Stroke, TextFormat, TextStyle, Ui, Vec2, vec2,
};

use super::Reactions;
use super::place::label_ui;
use crate::game::set::Element;
use crate::game::{Game, Seat};
use crate::table::Person;
use crate::ui::app::snapshot::{ClientSnapshot, SeatClock};
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, paper, shadow, size};
use crate::ui::widgets::{edged_disc, mark, portrait_of, sheet};

/// How thick the ring around a face is that shows somebody's time.
const RING: f32 = 4.0;
/// Of how many strokes a whole ring is.
const RING_STEPS: usize = 48;
/// The sign for the one in turn, on a face.
const TURN: f32 = 22.0;

/// A player's plate, without what lies on it.
pub struct Plate<'a> {
    pub person: Option<&'a Person>,
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Whether it is their turn.
    pub turn: bool,
    /// How much time they have, if the table limits it.
    clock: Option<SeatClock>,
    /// The number of their mark.
    mark: Option<usize>,
    /// What is to be said about them beyond the game.
    state: Option<&'static str>,
}

impl<'a> Plate<'a> {
    /// The plate of a seat.
    pub fn of<G: Game>(
        style: &Style<'_>,
        snapshot: &'a ClientSnapshot<G>,
        seat: Seat,
        turn: bool,
    ) -> Self {
        let person = snapshot.person_at(seat);
        let away = person.filter(|person| person.away);
        let state = away.map(|person| {
            let (texts, stand_in) = (&style.text.table, snapshot.stand_in_of(person.id));
            stand_in.map_or(texts.away, |_| texts.sits_in)
        });
        let clock = snapshot.clock_of(seat);
        let mark = person.and_then(|person| snapshot.mark(person.id));
        Self { person, seat, name: snapshot.name(seat), turn, clock, mark, state }
    }

    /// Paints its ground, and says the label to a screen reader.
    pub fn ground_ui(&self, ui: &Ui, style: &Style<'_>, rect: Rect, label: &str) {
        let state = self.state.map_or(String::new(), |state| format!(", {state}"));
        let id = ui.scope_id().with(("plate", self.seat.index()));
        label_ui(ui, id, rect, &format!("{label}{state}"));
        let edge = match self.turn {
            true => Stroke::new(3.0, style.palette.ember),
            false => Stroke::new(1.0, style.palette.edge),
        };
        sheet(ui.painter(), style, rect, size::CORNER, edge);
    }

    /// The face, with the player's mark and a sign for the one in turn.
    pub fn face(&self, painter: &Painter, style: &Style<'_>, rect: Rect) {
        self.portrait(painter, style, rect);
        if let Some(number) = self.mark {
            mark(painter, style, rect, number);
        }
        if self.turn {
            turn_sign(painter, style, rect.left_bottom() + vec2(7.0, -7.0), TURN);
        }
    }

    /// The face alone.
    pub fn portrait(&self, painter: &Painter, style: &Style<'_>, rect: Rect) {
        if let Some(person) = self.person {
            let tint = if person.away { paper::AWAY } else { paper::AS_PAINTED };
            style.art.paint(painter, portrait_of(person), rect, tint);
            if person.away {
                let sign = Rect::from_center_size(rect.center(), rect.size() * 0.5);
                style.art.paint(painter, Picture::Icon(Icon::WifiOff), sign, paper::PARCHMENT);
            }
        }
        if let Some(clock) = self.clock {
            ring(painter, style, rect, clock);
        }
    }

    /// Paints the name, cut where it is too long, and the state; says how high that is.
    pub fn name(&self, ui: &Ui, style: &Style<'_>, at: Pos2, room: f32, tall: bool) -> f32 {
        let font = letters::strong().resolve(ui.style());
        let format = TextFormat::simple(font, style.palette.text);
        let mut job = LayoutJob::default();
        job.append(&self.name, 0.0, format);
        let small = TextStyle::Small.resolve(ui.style());
        if let Some(state) = self.state {
            let format = TextFormat::simple(small, style.palette.ember);
            let between = if tall { '\n' } else { ' ' };
            job.append(&format!("{between}{state}"), 0.0, format);
        }
        // The name, and up to two lines of what is to be said about it.
        let max_rows = if tall { 3 } else { 1 };
        job.wrap = TextWrapping { max_rows, ..TextWrapping::truncate_at_width(room) };
        job.wrap.break_anywhere = !tall;
        let galley = ui.painter().layout_job(job);
        let height = galley.size().y;
        ui.painter().galley(at, galley, style.palette.text);
        height
    }

    /// What they show at the moment, on their plate.
    pub fn reaction(&self, ui: &Ui, style: &Style<'_>, rect: Rect, reactions: &Reactions) {
        if let Some(reaction) = self.person.and_then(|person| reactions.of(person.id)) {
            shown_on(ui, style, rect, style.text.table.reactions[reaction as usize]);
        }
    }
}

/// What is left of somebody's time, around their face.
fn ring(painter: &Painter, style: &Style<'_>, face: Rect, clock: SeatClock) {
    let palette = style.palette;
    let radius = face.width() / 2.0;
    painter.circle_stroke(face.center(), radius, Stroke::new(RING, palette.edge));
    let color = if clock.hurries() { palette.ember } else { palette.gold };
    // Clockwise from the top, the way a clock's hand goes: what is over is gone first.
    let steps = 1 + (RING_STEPS as f32 * clock.part()) as usize;
    let at = |step: usize| {
        let gone = 1.0 - clock.part() * step as f32 / steps as f32;
        face.center() + radius * Vec2::angled(TAU * (gone - 0.25))
    };
    painter.line((0..=steps).map(at).collect(), Stroke::new(RING, color));
}

/// A sign for the one in turn.
pub fn turn_sign(painter: &Painter, style: &Style<'_>, middle: Pos2, wide: f32) {
    let edge = Stroke::new(2.0, style.palette.ember);
    edged_disc(painter, style, middle, wide / 2.0, paper::INK, edge);
    let sign = Rect::from_center_size(middle, Vec2::splat(wide * 12.0 / TURN));
    style.art.paint(painter, Picture::Icon(Icon::Play), sign, paper::PARCHMENT);
}

/// What somebody shows, within their own plate: over it lies that of somebody else.
pub fn shown_on(ui: &Ui, style: &Style<'_>, plate: Rect, words: &str) {
    let area = ui.max_rect();
    words_ui(ui, style, words, area, |half| plate.center_bottom() - vec2(0.0, half + size::GRID));
}

/// Words over a card.
pub fn bubble(ui: &Ui, style: &Style<'_>, plate: Rect, words: &str) {
    words_ui(ui, style, words, ui.max_rect(), |half| plate.center_top() - vec2(0.0, half));
}

/// Words below a card, within that area.
pub fn caption(ui: &Ui, style: &Style<'_>, card: Rect, area: Rect, words: &str) {
    words_ui(ui, style, words, area, |half| card.center_bottom() + vec2(0.0, half));
}

/// Words on parchment, with their middle there as far as the area allows it: half their height is known.
fn words_ui(ui: &Ui, style: &Style<'_>, words: &str, area: Rect, middle: impl FnOnce(f32) -> Pos2) {
    let font = letters::strong().resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, paper::INK);
    let wanted = galley.size() + vec2(20.0, 10.0);
    let within = area.shrink2((wanted / 2.0).min(area.size() / 2.0));
    let rect = Rect::from_center_size(within.clamp(middle(wanted.y / 2.0)), wanted);
    let corner = CornerRadius::same(14);
    ui.painter().add(shadow(style.palette).as_shape(rect, corner));
    ui.painter().rect_filled(rect, corner, paper::PARCHMENT);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    ui.painter().galley(at.min, galley, paper::INK);
}
