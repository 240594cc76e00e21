//! A place that cannot be chosen shakes and says why.

use std::time::Duration;

use eframe::egui::{Id, Rect, Ui, Vec2, vec2};

use super::place::label_ui;
use crate::ui::style::Motion;
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
struct Refusal {
    place: Id,
    since: f64,
    why: String,
}

/// Where the last refusal is kept.
fn key() -> Id {
    Id::unique("refused place")
}

/// The place cannot be chosen, for this reason.
pub fn refuse(ui: &Ui, place: Id, why: &str) {
    let why = why.to_owned();
    let since = ui.input(|input| input.time);
    ui.data_mut(|data| data.insert_temp(key(), Refusal { place, since, why }));
    ui.ctx().request_repaint();
}

/// Since when the place has been refused, if it was lately.
fn refused(ui: &Ui, place: Id) -> Option<(f64, String)> {
    let refusal: Refusal = ui.data(|data| data.get_temp(key()))?;
    let age = ui.input(|input| input.time) - refusal.since;
    let lately = age < READING.as_secs_f64() && refusal.place == place;
    lately.then_some((age, refusal.why))
}

/// Why the place cannot be chosen, while that is to be read. A screen reader says it by itself.
pub fn reason(ui: &Ui, place: Id) -> Option<String> {
    let (age, why) = refused(ui, place)?;
    let left = (READING.as_secs_f64() - age).max(0.0);
    ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
    // It is painted where there is room; here it is only heard.
    let (heard, nowhere) = (key().with("heard"), Rect::from_pos(ui.max_rect().min));
    label_ui(ui, heard, nowhere, &why);
    announce(ui, heard);
    Some(why)
}

/// How far the place is from where it belongs.
pub fn shake(ui: &Ui, place: Id, motion: Motion) -> Vec2 {
    let Some((age, _)) = refused(ui, place) else { return Vec2::ZERO };
    let length = motion.seconds(SHAKING);
    if age >= length {
        return Vec2::ZERO;
    }
    ui.ctx().request_repaint();
    let part = (age / length) as f32;
    vec2(FAR * (1.0 - part) * (part * OFTEN * std::f32::consts::TAU).sin(), 0.0)
}
