//! How it feels that a challenge or a fight is won or lost: light and rays, or snow over the scene.

use std::f32::consts::TAU;

use eframe::egui::{Color32, Painter, Rect, Stroke, Vec2, pos2, vec2};

use super::ContestEnd;
use super::panel::Panel;
use crate::games::royaume::By;
use crate::ui::boards::paint::{glow, swell};
use crate::ui::boards::royaume::picture;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::paper;
use crate::ui::widgets::edged_disc;

/// How many rays, and how many flakes.
const RAYS: u8 = 14;
const FLAKES: u16 = 46;

/// How far the light and the snow are where nothing moves: both can be seen well.
const STILL: f32 = 0.35;

/// Paints it over the panel, so far on its way; as it stands where it does not move.
pub fn paint(panel: &Panel<'_>, verdict: ContestEnd, part: Option<f32>) {
    let (style, painter) = (panel.board.style, &panel.painter);
    let (tile, rect) = (panel.layout.tile, panel.layout.panel);
    let part = part.unwrap_or(STILL);
    if verdict.done {
        glow(painter, rect, style.palette.gold.gamma_multiply(0.4 + 0.6 * swell(part)));
        rays(painter, tile, style.palette.gold, part);
    } else {
        snow(&painter.with_clip_rect(rect), style, rect, part);
    }
    stamp(painter, style, tile, verdict, part);
}

/// A sign that is stamped on the tile: its shape says how it ended, not only its colour.
fn stamp(painter: &Painter, style: &Style<'_>, tile: Rect, verdict: ContestEnd, part: f32) {
    let (sign, color) = match verdict {
        ContestEnd { by: By::Star, .. } => (picture::STAR_SIGN, style.palette.gold),
        ContestEnd { done: true, .. } => (Picture::Icon(Icon::Check), style.palette.good),
        ContestEnd { done: false, .. } => (Picture::Icon(Icon::Close), style.palette.ruby),
    };
    let landed = (part * 5.0).min(1.0);
    let wide = tile.width() * 0.56 * (2.0 - landed);
    let rect = Rect::from_center_size(tile.center(), Vec2::splat(wide));
    let disc = paper::INK.gamma_multiply(0.9 * landed);
    edged_disc(painter, style, rect.center(), wide * 0.5, disc, Stroke::new(3.0, color));
    style.art.paint(painter, sign, rect.shrink(wide * 0.16), color.gamma_multiply(landed));
}

fn rays(painter: &Painter, tile: Rect, gold: Color32, part: f32) {
    let color = gold.gamma_multiply(0.7 * (1.0 - part));
    for number in 0..RAYS {
        let angle = TAU * (f32::from(number) / f32::from(RAYS) + part * 0.05);
        let way = vec2(angle.cos(), angle.sin()) * tile.width();
        let line =
            [tile.center() + way * (0.45 + 0.2 * part), tile.center() + way * (0.6 + 0.5 * part)];
        painter.line_segment(line, Stroke::new(3.0, color));
    }
}

/// Flakes that fall over the panel, each on a way of its own.
fn snow(painter: &Painter, style: &Style<'_>, rect: Rect, part: f32) {
    let left = 1.0 - part * part;
    let edge = Stroke::new(1.0, style.palette.snow.gamma_multiply(left));
    let color = paper::AS_PAINTED.gamma_multiply(0.9 * left);
    for number in 0..FLAKES {
        let [across, start, fast] =
            [0.618, 0.414, 0.732].map(|by| (f32::from(number) * by).fract());
        let down = (start + part * (0.6 + 0.8 * fast)).fract();
        let sway = 6.0 * (TAU * (part + start)).sin();
        let at =
            pos2(rect.left() + across * rect.width() + sway, rect.top() + down * rect.height());
        edged_disc(painter, style, at, 1.5 + 2.5 * fast, color, edge);
    }
}
