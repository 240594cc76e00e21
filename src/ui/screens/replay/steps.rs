//! Beside the board: whose eyes, and the steps of the round.

use eframe::egui::text::{LayoutJob, TextWrapping};
use eframe::egui::{
    Align, CornerRadius, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, TextStyle,
    Ui, WidgetInfo, pos2, vec2,
};

use super::cursor::{CursorMove, Eyes, ReplayCursor};
use crate::game::Seat;
use crate::ui::boards::GameBoard;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{paper, size};
use crate::ui::widgets::form::hint;
use crate::ui::widgets::{panel, portrait_of, within_panel};

/// How many players stand below each other.
const IN_COLUMN: usize = 4;
/// A pair of eyes that is less wide has small letters.
const NARROW: f32 = 150.0;
/// How small a name that is too long for its place may get, in parts of its usual size.
const SMALLER: f32 = 0.65;

/// Shows it, and does what the player wants.
pub fn side_ui<G: GameBoard>(ui: &mut Ui, style: &Style<'_>, cursor: &mut ReplayCursor<G>) {
    let room = within_panel(ui.available_height());
    panel(ui, style, |ui| {
        ui.set_width(ui.available_width());
        ui.set_height(room);
        let bottom = ui.cursor().top() + room;
        ui.heading(style.text.replay.view);
        eyes_ui(ui, style, cursor);
        ui.separator();
        ui.heading(style.text.replay.steps);
        steps_ui(ui, style, cursor, bottom - ui.cursor().top());
    });
}

/// All cards, or one player's eyes.
fn eyes_ui<G: GameBoard>(ui: &mut Ui, style: &Style<'_>, cursor: &mut ReplayCursor<G>) {
    let texts = &style.text.replay;
    let mut chosen = cursor.eyes;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = size::GRID;
        for (eyes, name) in [(Eyes::AllOpen, texts.all_open), (Eyes::Table, texts.table)] {
            let wide = ui.available_width();
            if eye_ui(ui, style, chosen == eyes, None, (name, name), wide) {
                chosen = eyes;
            }
        }
        // Many stand in two columns, or the list of steps below would have no room.
        let seats: Vec<Seat> = Seat::all(cursor.game.cast.len() as u8).collect();
        let columns = if seats.len() > IN_COLUMN { 2 } else { 1 };
        let gaps = size::GRID * (columns - 1) as f32;
        let wide = (ui.available_width() - gaps) / columns as f32;
        for row in seats.chunks(columns) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = size::GRID;
                for seat in row {
                    let name = cursor.snapshot.name(*seat);
                    let face = cursor.snapshot.person_at(*seat).map(portrait_of);
                    let full = texts.eyes_of(&name);
                    let now = chosen == Eyes::Of(*seat);
                    if eye_ui(ui, style, now, face, (&name, &full), wide) {
                        chosen = Eyes::Of(*seat);
                    }
                }
            });
        }
    });
    let words = match chosen {
        Eyes::Of(seat) => texts.eyes_hint(&cursor.snapshot.name(seat)),
        Eyes::Table => texts.table_hint.to_owned(),
        Eyes::AllOpen => texts.all_open_hint.to_owned(),
    };
    hint(ui, style, &words);
    if chosen != cursor.eyes {
        cursor.look_through(chosen);
    }
}

/// One pair of eyes: a short name to read, and a full one for a screen reader.
fn eye_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    chosen: bool,
    face: Option<Picture>,
    (name, label): (&str, &str),
    wide: f32,
) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(wide, size::ICON_BUTTON), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, label));
    let (painter, palette) = (ui.painter(), style.palette);
    let corner = CornerRadius::same(size::BUTTON_CORNER);
    let edge = match (response.has_focus(), chosen || response.hovered()) {
        (true, _) => Stroke::new(size::FOCUS, palette.ring),
        (false, true) => Stroke::new(1.0, palette.gold),
        (false, false) => Stroke::new(1.0, palette.edge),
    };
    let fill = if chosen { palette.gold } else { palette.inset };
    painter.rect(rect, corner, fill, edge, StrokeKind::Inside);
    let letters = if chosen { palette.on_gold } else { palette.text };
    let side = rect.height() - 2.0 * size::GRID;
    // Side by side with another one, the whole name still has room.
    let (before, letters_of) = match wide < NARROW {
        true => (size::GRID, TextStyle::Small),
        false => (size::GAP, TextStyle::Button),
    };
    let sign = Rect::from_min_size(rect.min + vec2(before, size::GRID), vec2(side, side));
    match face {
        Some(face) => style.art.paint(painter, face, sign, paper::AS_PAINTED),
        None => {
            style.art.paint(painter, Picture::Icon(Icon::Eye), sign.shrink(size::GRID), letters)
        }
    }
    let left = sign.right() + before;
    let mut font = letters_of.resolve(ui.style());
    let room = rect.right() - left - size::GRID;
    let whole = painter.layout_no_wrap(name.to_owned(), font.clone(), letters).size().x;
    font.size *= (room / whole.max(1.0)).clamp(SMALLER, 1.0);
    let mut job = LayoutJob::simple_singleline(name.to_owned(), font, letters);
    job.wrap = TextWrapping::truncate_at_width(room);
    let galley = painter.layout_job(job);
    painter.galley(pos2(left, rect.center().y - galley.size().y / 2.0), galley, letters);
    response.clicked()
}

/// What happened in this round, step by step; a click leads there.
fn steps_ui<G: GameBoard>(
    ui: &mut Ui,
    style: &Style<'_>,
    cursor: &mut ReplayCursor<G>,
    height: f32,
) {
    let mut wanted = None;
    let follow = cursor.follow();
    ScrollArea::vertical()
        .id_salt("steps")
        .auto_shrink(false)
        .max_height(height.max(size::BUTTON))
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for at in cursor.round() {
                let Some(steps) = cursor.game.steps.get(..=at) else { continue };
                let line = G::retell(style.text, &cursor.snapshot, steps);
                let now = at == cursor.at;
                let shown = step_ui(ui, style, &line, now);
                if now && follow {
                    shown.scroll_to_me(Some(Align::Center));
                }
                if shown.clicked() {
                    wanted = Some(at);
                }
            }
        });
    if let Some(at) = wanted {
        let now = ui.input(|input| input.time);
        cursor.turn(CursorMove::To(at), now);
    }
}

fn step_ui(ui: &mut Ui, style: &Style<'_>, line: &str, now: bool) -> Response {
    let palette = style.palette;
    let room = ui.available_width() - 2.0 * size::GAP;
    let font = TextStyle::Body.resolve(ui.style());
    let color = if now { palette.on_gold } else { palette.text };
    let galley = ui.painter().layout(line.to_owned(), font, color, room);
    let wanted = vec2(ui.available_width(), galley.size().y + size::GAP);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, now, line));
    if now {
        ui.painter().rect_filled(rect, CornerRadius::same(size::BUTTON_CORNER), palette.gold);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(size::BUTTON_CORNER), palette.inset);
    }
    if response.has_focus() {
        let stroke = Stroke::new(size::FOCUS, palette.ring);
        let corner = CornerRadius::same(size::BUTTON_CORNER);
        ui.painter().rect_stroke(rect, corner, stroke, StrokeKind::Inside);
    }
    ui.painter().galley(rect.min + vec2(size::GAP, size::GRID), galley, color);
    response
}
