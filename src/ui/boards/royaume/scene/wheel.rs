//! R3: the spinner: ten segments with their numbers, and the arrow.

use std::f32::consts::TAU;

use eframe::egui::emath::Rot2;
use eframe::egui::{Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use crate::games::royaume::{Colour, Realm, Sector};
use crate::ui::boards::royaume::{paint, picture};
use crate::ui::style::Style;
use crate::ui::style::theme::paper;
use crate::ui::widgets::{disc, edged_disc};

/// How often the arrow goes around before it stops.
const ROUNDS: f32 = 3.0;
/// From the middle, in parts of the wheel's half width: the numbers that count, the signs of where a
/// segment leads, the lights at the rim.
const NUMBERS: f32 = 0.62;
const SIGNS: f32 = 0.34;
const LIGHTS: f32 = 0.87;
/// Where a segment that would win is lit, in the same parts, and how strongly: without cards, and
/// only with them.
const LIT: [f32; 2] = [0.13, 0.78];
const STRENGTH: [f32; 2] = [0.5, 0.22];
/// The arrow is smaller than the wheel, so that it hides no number.
const ARROW: f32 = 0.66;

/// What there is to be seen on the wheel.
pub struct Wheel<'a> {
    pub realm: &'a Realm,
    /// The colour that counts; none where only the way of the Wizard does.
    pub colour: Option<Colour>,
    /// Where the arrow points, in turns from the top.
    pub arrow: f32,
    /// Whether each segment would win: without cards, and with them.
    pub wins: [[bool; 2]; Sector::COUNT],
    /// The segment that it has stopped at.
    pub stopped: Option<Sector>,
}

/// The middle of a segment, in turns from the top.
pub fn middle_of(sector: Sector) -> f32 {
    sector.index() as f32 / Sector::COUNT as f32
}

/// Where an arrow is on its way from one segment to another, in turns: fast first, then slower.
pub fn turning(from: Option<Sector>, to: Sector, part: f32) -> f32 {
    let from = from.map_or(0.0, middle_of);
    let way = ROUNDS + (middle_of(to) - from).rem_euclid(1.0);
    let left = 1.0 - part;
    from + way * (1.0 - left * left * left)
}

impl Wheel<'_> {
    pub fn paint(&self, painter: &Painter, style: &Style<'_>, rect: Rect) {
        style.art.paint(painter, picture::WHEEL, rect, paper::AS_PAINTED);
        let half = rect.width() / 2.0;
        for sector in Sector::all() {
            let segment = self.realm.segment(sector);
            let at = |away: f32| on(rect.center(), middle_of(sector), away * half);
            self.light_segment(painter, style, rect, sector);
            if self.stopped == Some(sector) {
                let light = style.palette.gold.gamma_multiply(0.75);
                painter.circle_filled(at(NUMBERS), half * 0.22, light);
            }
            match (segment.star, self.colour) {
                (true, Some(_)) => star(painter, style, at(NUMBERS), half * 0.34),
                (false, Some(colour)) => {
                    let number = (colour, i16::from(segment.number(colour)));
                    paint::number(painter, style, at(NUMBERS), half * 0.34, number);
                }
                (_, None) => sign(painter, style, at(NUMBERS), half * 0.3, self.realm, sector),
            }
            if self.colour.is_some() {
                sign(painter, style, at(SIGNS), half * 0.17, self.realm, sector);
                self.light(painter, style, at(LIGHTS), half * 0.075, sector);
            }
        }
        self.paint_arrow(painter, style, rect);
    }

    /// A segment that would win is lit.
    fn light_segment(&self, painter: &Painter, style: &Style<'_>, rect: Rect, sector: Sector) {
        let strength = match self.wins[sector.index()] {
            [true, _] => STRENGTH[0],
            [false, true] => STRENGTH[1],
            [false, false] => return,
        };
        let half = rect.width() / 2.0;
        let side = 0.5 / Sector::COUNT as f32;
        let at = |turns: f32, away: f32| on(rect.center(), middle_of(sector) + turns, away * half);
        let mut corners = vec![at(side, LIT[0]), at(-side, LIT[0])];
        corners.extend([-1.0, -0.5, 0.0, 0.5, 1.0].map(|part| at(side * part, LIT[1])));
        let light = style.palette.gold.gamma_multiply(strength);
        painter.add(Shape::convex_polygon(corners, light, Stroke::NONE));
    }

    /// A light at the rim where the arrow may stop: full without cards, a ring with them.
    fn light(&self, painter: &Painter, style: &Style<'_>, at: Pos2, radius: f32, sector: Sector) {
        let gold = style.palette.gold;
        match self.wins[sector.index()] {
            [true, _] => edged_disc(painter, style, at, radius, gold, Stroke::new(1.5, paper::INK)),
            [false, true] => {
                edged_disc(painter, style, at, radius * 0.8, paper::INK, Stroke::new(2.0, gold))
            }
            [false, false] => {}
        };
    }

    fn paint_arrow(&self, painter: &Painter, style: &Style<'_>, rect: Rect) {
        let rect = Rect::from_center_size(rect.center(), rect.size() * ARROW);
        let pixels = rect.width() * painter.pixels_per_point();
        let Some((texture, part)) = style.art.texture(picture::ARROW, pixels) else { return };
        let mut mesh = Mesh::with_texture(texture);
        mesh.add_rect_with_uv(rect, part, paper::AS_PAINTED);
        mesh.rotate(Rot2::from_angle(self.arrow * TAU), rect.center());
        painter.add(mesh);
    }
}

/// A point on a circle, in turns from the top, clockwise.
fn on(middle: Pos2, turns: f32, away: f32) -> Pos2 {
    let angle = turns * TAU;
    middle + vec2(angle.sin(), -angle.cos()) * away
}

fn star(painter: &Painter, style: &Style<'_>, at: Pos2, wide: f32) {
    let rect = Rect::from_center_size(at, Vec2::splat(wide));
    disc(painter, style, at, wide * 0.5, paper::INK);
    style.art.paint(painter, picture::STAR_SIGN, rect.shrink(wide * 0.12), style.palette.gold);
}

/// The sign of where a segment leads the Wizard.
fn sign(painter: &Painter, style: &Style<'_>, at: Pos2, wide: f32, realm: &Realm, sector: Sector) {
    let rect = Rect::from_center_size(at, Vec2::splat(wide));
    let picture = picture::destination(realm.segment(sector).to);
    style.art.paint(painter, picture, rect, paper::INK);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arrow_goes_around_and_stops_at_its_segment() {
        for (from, to) in Sector::all().flat_map(|from| Sector::all().map(move |to| (from, to))) {
            assert_eq!(turning(Some(from), to, 0.0), middle_of(from));
            let end = turning(Some(from), to, 1.0);
            assert!((end.fract() - middle_of(to)).abs() < 1e-4, "{from:?} {to:?}: {end}");
            let ways = (0..=10).map(|tenth| turning(Some(from), to, tenth as f32 / 10.0));
            let steps: Vec<f32> =
                ways.collect::<Vec<_>>().windows(2).map(|pair| pair[1] - pair[0]).collect();
            assert!(steps.windows(2).all(|pair| pair[0] > pair[1]), "it slows down");
        }
    }
}
