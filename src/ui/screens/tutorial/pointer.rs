//! The arrow over a card that is meant. It nods for a moment and then keeps still.

use std::f32::consts::TAU;
use std::time::Duration;

use eframe::egui::{Painter, Rect, Stroke, StrokeKind, Vec2, vec2};

use crate::ui::style::art::CARD_CORNER;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::paper;
use crate::ui::style::{Motion, Style};
use crate::ui::widgets::edged_disc;

/// How long it nods, and how often.
const NODDING: Duration = Duration::from_millis(2400);
const NODS: f32 = 4.0;
/// How far it nods, and its radius, in parts of a card.
const REACH: f32 = 0.10;
const RADIUS: f32 = 0.19;
/// However small the place, the arrow is to be seen: its radius in points.
const LEAST: f32 = 12.0;
/// The width of the ring, in parts of a card.
const RING: f32 = 0.05;

/// The arrow's motion.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pointer {
    since: Option<f64>,
    part: f32,
}

impl Pointer {
    /// Time went by; says when it will look different.
    pub fn advance(&mut self, now: f64, motion: Motion) -> Option<f64> {
        let since = *self.since.get_or_insert(now);
        let length = motion.seconds(NODDING);
        let part = if length > 0.0 { ((now - since) / length) as f32 } else { 1.0 };
        self.part = part.clamp(0.0, 1.0);
        (part < 1.0).then_some(0.0)
    }

    /// Paints it over that card.
    pub fn paint(&self, painter: &Painter, style: &Style<'_>, card: Rect) {
        let palette = style.palette;
        let side = card.width();
        let ring = Stroke::new(side * RING, palette.ember);
        painter.rect_stroke(card, side * CARD_CORNER, ring, StrokeKind::Outside);
        let nod = side * REACH * (self.part * NODS * TAU).sin().abs();
        let radius = (side * RADIUS).max(LEAST);
        // An arrow that is large for its place stands above it.
        let down = side * RADIUS * 1.4 - radius;
        let middle = card.center_top() + vec2(0.0, down - nod);
        edged_disc(
            painter,
            style,
            middle,
            radius,
            palette.ember,
            Stroke::new(side * 0.02, paper::PARCHMENT),
        );
        let sign = Rect::from_center_size(middle, Vec2::splat(radius * 1.4));
        style.art.paint(painter, Picture::Icon(Icon::Down), sign, style.palette.panel);
    }
}
