//! Back, on, and by itself: the keys and buttons under the board.

use eframe::egui::{
    Align, Context, CornerRadius, EventFilter, Key, Layout, Modifiers, Rect, Role, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::cursor::{CursorMove, ReplayCursor, Speed};
use crate::ui::boards::GameBoard;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{icon_button, strong, text_button};

/// The rail of the scrubber, and its handle.
const RAIL: f32 = 6.0;
const HANDLE: f32 = 9.0;
/// The mark of a round is so much longer than the rail is wide, on either side.
const MARK: f32 = 4.0;

/// Shows them; what the player wants.
pub fn controls_ui<G: GameBoard>(
    ui: &mut Ui,
    style: &Style<'_>,
    cursor: &ReplayCursor<G>,
) -> Option<CursorMove> {
    let (texts, key) = (&style.text.replay, style.text.common.with_key);
    let (at, last) = (cursor.at, cursor.game.last());
    let mut turn = None;
    let rect = ui.max_rect();
    ui.painter().rect_filled(rect, CornerRadius::same(size::CORNER), style.palette.panel);
    let inner = rect.shrink2(vec2(size::GAP, 0.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = size::GRID;
            let mut button = |icon, name: &str, may: bool, wanted| {
                let pressed = ui.add_enabled_ui(may, |ui| icon_button(ui, style, icon, name)).inner;
                if pressed.clicked() {
                    turn = Some(wanted);
                }
            };
            let several = cursor.rounds.len() > 1;
            if several {
                button(
                    Icon::Rewind,
                    &key(texts.round_back, texts.page_up),
                    at > 0,
                    CursorMove::RoundBack,
                );
            } else {
                button(Icon::Rewind, &key(texts.first, texts.home), at > 0, CursorMove::To(0));
            }
            let before = CursorMove::To(at.saturating_sub(1));
            button(Icon::Previous, &key(texts.previous, "←"), at > 0, before);
            let (icon, name) = match cursor.playing {
                true => (Icon::Pause, texts.pause),
                false => (Icon::Play, texts.play),
            };
            button(icon, &key(name, texts.space), true, CursorMove::Play(!cursor.playing));
            button(Icon::Step, &key(texts.next, "→"), at < last, CursorMove::Next);
            if several {
                button(
                    Icon::Forward,
                    &key(texts.round_on, texts.page_down),
                    at < last,
                    CursorMove::RoundOn,
                );
            } else {
                button(Icon::Forward, &key(texts.last, texts.end), at < last, CursorMove::To(last));
            }
            turn = speed_ui(ui, style, cursor.speed).map(CursorMove::Speed).or(turn);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let words = strong(texts.step(at, last));
                ui.label(words.color(style.palette.text));
                ui.add_space(size::GAP);
                turn = scrubber_ui(ui, style, cursor).map(CursorMove::To).or(turn);
            });
        });
    });
    turn
}

/// How fast it plays by itself: a click takes the next speed.
fn speed_ui(ui: &mut Ui, style: &Style<'_>, speed: Speed) -> Option<Speed> {
    let name = style.text.replay.speed(speed.sign());
    let button = text_button(ui, speed.sign());
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let next = Speed::ALL.iter().position(|one| *one == speed).map_or(0, |at| at + 1);
    let wanted = Speed::ALL[next % Speed::ALL.len()];
    button.on_hover_text(name).clicked().then_some(wanted)
}

/// The keys. They are taken before the board sees them, and they do not move the focus.
pub fn keys<G: GameBoard>(ctx: &Context, cursor: &ReplayCursor<G>) -> Option<CursorMove> {
    let focused = ctx.memory(|memory| memory.focused());
    if let Some(id) = focused {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
    let times = |key| ctx.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let pressed = |key| times(key) > 0;
    let (back, on) = (times(Key::ArrowLeft), times(Key::ArrowRight));
    if pressed(Key::Home) {
        Some(CursorMove::To(0))
    } else if pressed(Key::End) {
        Some(CursorMove::To(cursor.game.last()))
    } else if pressed(Key::PageUp) {
        Some(CursorMove::RoundBack)
    } else if pressed(Key::PageDown) {
        Some(CursorMove::RoundOn)
    } else if (back, on) == (0, 1) {
        Some(CursorMove::Next)
    } else if back + on > 0 {
        // A key that is held is ahead of the frames.
        Some(CursorMove::To((cursor.at + on).saturating_sub(back)))
    } else {
        // What has the focus is pressed with it.
        (focused.is_none() && pressed(Key::Space)).then_some(CursorMove::Play(!cursor.playing))
    }
}

/// The way through the game: drag it or click on it; the arrow keys step.
fn scrubber_ui<G: GameBoard>(
    ui: &mut Ui,
    style: &Style<'_>,
    cursor: &ReplayCursor<G>,
) -> Option<usize> {
    let (at, last) = (cursor.at, cursor.game.last());
    let wanted = vec2(ui.available_width(), size::BUTTON);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click_and_drag());
    let name = style.text.replay.position;
    response.widget_info(|| WidgetInfo::slider(true, at as f64, name));
    let rail =
        Rect::from_center_size(rect.center(), vec2((rect.width() - 2.0 * HANDLE).max(1.0), RAIL));
    let place = |at: usize| rail.left() + rail.width() * at as f32 / last.max(1) as f32;
    let handle = pos2(place(at), rail.center().y);
    let (painter, palette) = (ui.painter(), style.palette);
    painter.rect_filled(rail, RAIL / 2.0, palette.inset);
    painter.rect_filled(
        Rect::from_min_max(rail.min, pos2(handle.x, rail.bottom())),
        RAIL / 2.0,
        palette.gold,
    );
    // A mark where each round begins.
    for round in cursor.rounds.iter().skip(1) {
        let mark = Stroke::new(2.0, palette.weak);
        painter.vline(place(*round), rail.y_range().expand(MARK), mark);
    }
    painter.circle_filled(handle, HANDLE, palette.text);
    if response.has_focus() {
        let ring = Rect::from_center_size(handle, Vec2::splat(2.0 * HANDLE + size::GAP));
        let stroke = Stroke::new(size::FOCUS, palette.ring);
        painter.rect_stroke(ring, HANDLE + size::GRID, stroke, StrokeKind::Inside);
    }
    let pointed = response.interact_pointer_pos().map(|pointer| {
        let part = ((pointer.x - rail.left()) / rail.width()).clamp(0.0, 1.0);
        (part * last as f32).round() as usize
    });
    pointed.filter(|to| *to != at)
}
