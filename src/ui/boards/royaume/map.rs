//! The map: land under snow, cities in ruins or lit, and what lies and stands on it.

pub(super) mod camera;
pub(super) mod hex_words;
mod in_way;
pub(super) mod info;
pub(super) mod map_view;
pub(super) mod model;
pub(super) mod prospect;

use eframe::egui::epaint::{Mesh, PathShape};
use eframe::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2,
};

use super::layout::{HIGH, Layout, ROUND};
use super::{paint, picture};
use crate::game::Seat;
use crate::game::set::Element;
use crate::games::royaume::{City, Hex, HexSet, Memory, Tabletop};
use crate::ui::boards::paint as shared;
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::{letters, paper};
use crate::ui::widgets::edged_disc;
use model::{Lying, Spot, leaders};

/// The tile on its hex, in widths of the hex: it leaves the skyline free.
const TILE: f32 = 0.5;
/// How much larger the pictures become at a time while one comes nearer.
const LEVEL: f32 = 1.5;
/// A hero on the map, in widths of a hex.
const FIGURE: f32 = 0.56;

pub struct MapPainter<'a> {
    pub painter: &'a Painter,
    pub style: &'a Style<'a>,
    pub layout: &'a Layout,
}

impl MapPainter<'_> {
    /// The snow under everything.
    pub fn ground(&self) {
        let palette = self.style.palette;
        let outline: Vec<Pos2> = self.layout.outline();
        let shadow: Vec<Pos2> = outline.iter().map(|at| *at + vec2(0.0, 5.0)).collect();
        self.painter.add(PathShape::convex_polygon(shadow, palette.shadow, Stroke::NONE));
        let edge = Stroke::new(1.5, palette.edge);
        self.painter.add(PathShape::convex_polygon(outline, palette.deck, edge));
        for hex in Hex::all() {
            let corners = self.layout.corners(hex, 1.01).to_vec();
            self.painter.add(PathShape::convex_polygon(corners, palette.snow, Stroke::NONE));
        }
    }

    /// A hex: its snow, and what is on it, as far as that from where it belongs.
    pub fn hex(&self, hex: Hex, spot: &Spot, shaken: Vec2) {
        let rect = self.layout.place(hex).translate(shaken);
        if !self.painter.clip_rect().intersects(rect) {
            return;
        }
        self.picture(picture::SNOW, rect);
        self.picture(spot.ground, rect);
        if spot.harder {
            self.picture(picture::CHILL, rect);
        }
        if let Some(tile) = spot.tile {
            self.tile(tile, self.layout.tile(hex).translate(shaken));
        }
        if spot.harder {
            let side = self.layout.hex * 0.3;
            let at = rect.center() + vec2(0.34, -0.1) * self.layout.hex;
            let mark = Rect::from_center_size(at, Vec2::splat(side));
            self.picture(picture::PLUS_TWO, mark);
        }
        if spot.snow {
            self.picture(picture::SNOWSTORM, rect);
        }
    }

    /// A challenge at that place.
    pub fn tile(&self, tile: Lying, rect: Rect) {
        let corner = CornerRadius::same((rect.width() * 0.1) as u8);
        let under = rect.translate(vec2(0.0, rect.width() * 0.05));
        self.painter.rect_filled(under, corner, self.style.palette.shadow);
        match tile {
            Lying::Down(back) => self.picture(picture::tile_back(back), rect),
            Lying::Up(tile, front, difficulty) => {
                self.picture(picture::tile_front(tile, front.back, front.colour), rect);
                // What it takes now, large enough to be read from afar.
                let middle = pos2(rect.center().x, rect.center().y + rect.height() * 0.1);
                let badge = (front.colour, difficulty);
                paint::number(self.painter, self.style, middle, rect.width() * 0.82, badge);
            }
        }
    }

    /// Heroes on one hex beside each other, and the Wizard among them. Whoever has the turn stands
    /// before the others, on a disc in the colour of the rim of their plate: small figures are hard to
    /// tell apart.
    pub fn figures(&self, hex: Hex, spot: &Spot, table: &Tabletop) {
        let count = spot.heroes.len() + usize::from(spot.wizard);
        let turn = table.decides().map(|_| table.turn);
        let mut heroes: Vec<(usize, Seat)> = spot.heroes.iter().enumerate().collect();
        heroes.sort_by_key(|(_, seat)| turn == Some(*seat));
        for (number, seat) in heroes {
            let place = self.layout.figure(hex, number, count);
            let player = table.player(seat);
            if turn == Some(seat) {
                let ember = self.style.palette.ember;
                let edge = Stroke::new((self.layout.hex * 0.05).clamp(2.0, 4.0), ember);
                let (middle, radius) = (place.center(), place.width() * 0.52);
                self.painter.circle(middle, radius, ember.gamma_multiply(0.4), edge);
            }
            paint::hero(self.painter, self.style, place, player.character, player.animal);
        }
        if spot.wizard {
            let place = self.layout.figure(hex, count - 1, count);
            let place = Rect::from_center_size(place.center(), place.size() * 1.15);
            self.picture(picture::WIZARD, place);
        }
    }

    /// A lit rim where one can go, or something can be put.
    pub fn rim(&self, hex: Hex, strength: f32) {
        let gold = self.style.palette.gold;
        let corners = self.layout.corners(hex, 0.95).to_vec();
        let fill = gold.gamma_multiply(0.10 * strength);
        let stroke = Stroke::new((self.layout.hex * 0.04).clamp(1.5, 4.0), gold);
        self.painter.add(PathShape::convex_polygon(corners, fill, stroke));
    }

    /// The sign of a city beside its landmark, as on its memories and on the spinner.
    pub fn city_sign(&self, table: &Tabletop, city: City) {
        let Some(landmark) = table.realm().city(city).first() else { return };
        let side = (self.layout.hex * 0.3).clamp(13.0, 34.0);
        let middle = self.layout.place(landmark).left_center()
            + vec2(self.layout.hex * 0.12, -self.layout.hex * 0.18);
        let memory = Memory::City(city);
        let edge = Stroke::new(1.0, paper::PARCHMENT);
        edged_disc(
            self.painter,
            self.style,
            middle,
            side / 2.0,
            paint::memory_colour(memory),
            edge,
        );
        let sign = Rect::from_center_size(middle, Vec2::splat(side * 0.76));
        self.picture(picture::city_sign(city), sign);
    }

    /// A hex that is meant by something else on the table.
    pub fn glow(&self, hex: Hex, color: Color32) {
        let corners = self.layout.corners(hex, 0.93).to_vec();
        let stroke = Stroke::new((self.layout.hex * 0.07).clamp(3.0, 7.0), color);
        let fill = color.gamma_multiply(0.2);
        self.painter.add(PathShape::convex_polygon(corners.clone(), fill, stroke));
        self.painter.add(Shape::closed_line(corners, Stroke::new(1.0, paper::PARCHMENT)));
    }

    /// A ring around the hex that has the focus.
    pub fn focus(&self, hex: Hex, width: f32) {
        let corners = self.layout.corners(hex, 1.0).to_vec();
        // Where all is lit around it, the ring alone would hardly be seen.
        let dark = Stroke::new(width + 4.0, self.style.palette.panel);
        self.painter.add(Shape::closed_line(corners.clone(), dark));
        let stroke = Stroke::new(width, self.style.palette.ring);
        self.painter.add(Shape::closed_line(corners, stroke));
    }

    /// R7: how many steps it is to each of these hexes.
    pub fn steps(&self, steps: &[(Hex, u8)]) {
        let radius = (self.layout.hex * 0.13).clamp(7.0, 16.0);
        let counts = steps.iter().map(|(hex, steps)| {
            let rect = self.layout.place(*hex);
            let middle = pos2(rect.center().x, rect.top() + rect.height() * 0.16);
            (middle, usize::from(*steps))
        });
        shared::counts(self.painter, self.style, radius, counts);
    }

    /// The way that a hero would take.
    pub fn way(&self, way: &[Hex]) {
        let points: Vec<Pos2> = way.iter().map(|hex| self.layout.place(*hex).center()).collect();
        let width = (self.layout.hex * 0.09).clamp(3.0, 8.0);
        let dark = Stroke::new(width + 2.0, paper::INK.gamma_multiply(0.6));
        self.painter.add(Shape::line(points.clone(), dark));
        self.painter.add(Shape::line(points, Stroke::new(width, self.style.palette.gold)));
    }

    /// A picture on the map: drawn for a few sizes only, however near one comes.
    fn picture(&self, picture: Picture, rect: Rect) {
        let near = (self.layout.hex / self.layout.whole).max(1.0);
        let level = near.log(LEVEL).ceil().max(0.0);
        let pixels = rect.width() / near * LEVEL.powf(level) * self.painter.pixels_per_point();
        if let Some((texture, part)) = self.style.art.texture(picture, pixels) {
            let mut mesh = Mesh::with_texture(texture);
            mesh.add_rect_with_uv(rect, part, paper::AS_PAINTED);
            self.painter.add(Shape::mesh(mesh));
        }
    }

    /// The score track around the map, with everybody's mark on it.
    pub fn track(&self, table: &Tabletop, scores: impl Fn(Seat) -> u16) {
        let palette = self.style.palette;
        let letters_high = (self.layout.hex * 0.2).clamp(9.0, 14.0);
        let font = FontId::new(letters_high, letters::bold());
        for points in 0..ROUND {
            let at = self.layout.score(points);
            if points % 10 == 0 {
                self.painter.text(at, Align2::CENTER_CENTER, points, font.clone(), palette.weak);
            } else {
                let size = if points % 5 == 0 { 2.0 } else { 1.2 };
                self.painter.circle_filled(at, size, palette.weak.gamma_multiply(0.7));
            }
        }
        let side = (self.layout.hex * 0.36).clamp(14.0, 30.0);
        let leaders = leaders(table, &scores);
        for seat in table.everybody() {
            let points = scores(seat);
            let before = table
                .everybody()
                .iter()
                .filter(|other| *other < seat && scores(*other) % ROUND == points % ROUND);
            let shift = before.count() as f32 * side * 0.5;
            let at = self.layout.score(points) - vec2(0.0, shift);
            mark(self.painter, self.style, at, side, table, seat);
            if leaders.contains(seat) {
                // Under the mark where there is no room above it.
                let high = at.y - side * 1.1 < self.layout.window.top();
                let away = if high { side * 0.8 } else { -side * 0.62 };
                crown(self.painter, self.style, at + vec2(0.0, away), side * 0.9);
            }
        }
    }
}

/// R31: the crown, which whoever leads wears.
pub fn crown(painter: &Painter, style: &Style<'_>, middle: Pos2, wide: f32) {
    let high = wide * picture::CROWN.height();
    let rect = Rect::from_center_size(middle, vec2(wide, high));
    style.art.paint(painter, picture::CROWN, rect, paper::AS_PAINTED);
}

/// The mark of a player: the sign of their hero on its colour.
pub fn mark(
    painter: &Painter,
    style: &Style<'_>,
    middle: Pos2,
    side: f32,
    table: &Tabletop,
    seat: Seat,
) {
    let who = table.player(seat).character;
    let edge = Stroke::new((side * 0.07).max(1.0), paper::PARCHMENT);
    edged_disc(painter, style, middle, side / 2.0, paint::hero_colour(who), edge);
    let sign = Rect::from_center_size(middle, Vec2::splat(side * 0.74));
    style.art.paint(painter, picture::hero_sign(who), sign, paper::AS_PAINTED);
}

impl Layout {
    /// The corners of a hex, in parts of its size, from the top clockwise.
    pub fn corners(&self, hex: Hex, part: f32) -> [Pos2; 6] {
        corners(self.place(hex).center(), self.hex * part)
    }

    /// Where the challenge on a hex lies.
    pub fn tile(&self, hex: Hex) -> Rect {
        let side = self.hex * TILE;
        let middle = self.place(hex).center() + vec2(0.0, self.hex * HIGH * 0.22);
        Rect::from_center_size(middle, Vec2::splat(side))
    }

    /// Where one of so many figures on a hex stands.
    pub fn figure(&self, hex: Hex, number: usize, count: usize) -> Rect {
        let side = self.hex * FIGURE * if count > 3 { 0.8 } else { 1.0 };
        let columns = count.min(3);
        let (row, column) = (number / 3, number % 3);
        let rows = count.div_ceil(3);
        let last = if row + 1 == rows { count - row * 3 } else { columns };
        let x = (column as f32 - (last as f32 - 1.0) / 2.0) * side * 0.52;
        let y = (row as f32 - (rows as f32 - 1.0) / 2.0) * side * 0.55;
        let middle = self.place(hex).center() + vec2(x, y - self.hex * 0.04);
        Rect::from_center_size(middle, Vec2::splat(side))
    }
}

/// The corners of a hex that is so wide, from the top clockwise.
pub fn corners(middle: Pos2, wide: f32) -> [Pos2; 6] {
    let (half, high) = (wide / 2.0, wide / 2.0 * HIGH);
    [(0.0, -1.0), (1.0, -0.5), (1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5)]
        .map(|(x, y): (f32, f32)| middle + vec2(x * half, y * high))
}

/// Every hex from top to bottom, as they are painted.
pub fn rows() -> impl Iterator<Item = Hex> {
    (0..HexSet::ALL.len()).map(Hex::from_index)
}
