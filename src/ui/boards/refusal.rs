//! A place that cannot be chosen shakes and says why.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{Id, Rect, Ui, Vec2, vec2};

use super::place::label_ui;
use super::plate::caption;
use crate::ui::style::{Motion, Style};
use crate::ui::widgets::announce;

/// How long it shakes.
const SHAKING: Duration = Duration::from_millis(350);
/// How long the reason is read.
const READING: Duration = Duration::from_millis(2500);
/// How far it shakes, and how often.
const FAR: f32 = 5.0;
const OFTEN: f32 = 3.0;

/// What was refused last, and why.
#[derive(Clone)]
struct ShownRefusal {
    place: Id,
    since: f64,
    why: Arc<str>,
}

/// Where the last refusal is kept.
fn key() -> Id {
    Id::unique("refused place")
}

/// The place cannot be chosen, for this reason.
pub fn refuse(ui: &Ui, place: Id, why: &str) {
    let since = ui.input(|input| input.time);
    ui.data_mut(|data| data.insert_temp(key(), ShownRefusal { place, since, why: why.into() }));
    ui.ctx().request_repaint();
}

/// The last refusal and how many seconds ago it was, while its reason is to be read.
fn last(ui: &Ui) -> Option<(ShownRefusal, f64)> {
    let refusal: ShownRefusal = ui.data(|data| data.get_temp(key()))?;
    let age = ui.input(|input| input.time) - refusal.since;
    (age < READING.as_secs_f64()).then_some((refusal, age))
}

/// Shows within that area why the place that was refused last cannot be chosen, if it is one of these, and
/// says whether it is. A screen reader says the reason by itself.
pub fn reason_ui(
    ui: &Ui,
    style: &Style<'_>,
    places: impl IntoIterator<Item = (Id, Rect)>,
    area: Rect,
) -> bool {
    let Some((ShownRefusal { place, why, .. }, age)) = last(ui) else { return false };
    let Some((_, rect)) = places.into_iter().find(|(id, _)| *id == place) else { return false };
    let left = (READING.as_secs_f64() - age).max(0.0);
    ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
    // It is painted where there is room; here it is only heard.
    let (heard, nowhere) = (key().with("heard"), Rect::from_pos(ui.max_rect().min));
    label_ui(ui, heard, nowhere, &why);
    announce(ui, heard);
    caption(ui, style, rect, area, &why);
    true
}

/// How far the place is from where it belongs.
pub fn shake(ui: &Ui, place: Id, motion: Motion) -> Vec2 {
    let refused = last(ui).filter(|(refusal, _)| refusal.place == place);
    let Some((_, age)) = refused else { return Vec2::ZERO };
    let length = motion.seconds(SHAKING);
    if age >= length {
        return Vec2::ZERO;
    }
    ui.ctx().request_repaint();
    let part = (age / length) as f32;
    vec2(FAR * (1.0 - part) * (part * OFTEN * std::f32::consts::TAU).sin(), 0.0)
}
