//! What moves over the board: heroes, the Wizard, tiles, cards, points.

mod cards;

use eframe::egui::{Painter, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::wheel::{self, Wheel};
use crate::game::Seat;
use crate::games::royaume::{Hex, Memory, Sector, Tile};
use crate::ui::boards::paint as shared;
use crate::ui::boards::royaume::map::model::bottom;
use crate::ui::boards::royaume::motion::{Move, Path};
use crate::ui::boards::royaume::{Board, paint, picture};
use crate::ui::style::theme::paper;

/// The wheel that sends the Wizard, in parts of the map.
const WHEEL: f32 = 0.55;
/// When its arrow stands still, in parts of its time.
const STOPPED: f32 = 0.8;
/// How high a hero hops at each step, in parts of its figure.
const HOP: f32 = 0.18;
/// The Wizard is a little larger than a hero.
const WIZARD: f32 = 1.15;

/// What moves, over everything else. Nothing is painted before its time.
pub fn moves(ui: &Ui, board: &Board<'_>) {
    let flights = Flights { board, painter: ui.painter().clone() };
    for (what, part) in board.show.moving().filter(|(_, part)| *part > 0.0) {
        flights.paint(ui, what, part);
    }
}

struct Flights<'a> {
    board: &'a Board<'a>,
    painter: Painter,
}

impl Flights<'_> {
    fn paint(&self, ui: &Ui, what: Move, part: f32) {
        let layout = &self.board.layout;
        match what {
            Move::Hero { seat, path } => self.hero(seat, path, part),
            Move::Wizard { from, to } => self.wizard(from, to, part),
            Move::Arrow { sector } => self.arrow(sector, part),
            Move::Turn { hex, tile } => self.turn(tile, layout.tile(hex), part),
            Move::Complete { seat, tile, from } => {
                let from = from.map_or(layout.window, |hex| layout.tile(hex));
                self.tile(tile, from, self.on_plate(seat), part);
            }
            Move::Carry { tile, from, to } => {
                self.tile(tile, layout.tile(from), layout.tile(to), part);
            }
            Move::Return { seat, tile, to } => {
                self.tile(tile, self.on_plate(seat), layout.tile(to), part);
            }
            Move::Spend { seat, tile } => self.spend(seat, tile, part),
            Move::Memory { seat, memory, mine } => {
                self.memory(memory, layout.place(mine), self.on_plate(seat), part);
            }
            Move::Give { from, to, memory } => {
                self.memory(memory, self.on_plate(from), self.on_plate(to), part);
            }
            Move::Place { seat, memory, hex } => {
                self.memory(memory, self.on_plate(seat), layout.place(hex), part);
            }
            Move::Animal { seat } => self.animal(seat, part),
            Move::Snow { hex } => self.snow(hex, part),
            Move::Thaw { hex } => self.snow(hex, 1.0 - part),
            _ => self.cards(ui, what, part),
        }
    }

    fn plate(&self, seat: Seat) -> Rect {
        self.board.layout.plate(seat, bottom(self.board.view))
    }

    /// The place on a plate for what goes there or comes from there.
    fn on_plate(&self, seat: Seat) -> Rect {
        let side = self.board.layout.hex * 0.5;
        Rect::from_center_size(self.plate(seat).center(), Vec2::splat(side))
    }

    /// A hero hops from hex to hex.
    fn hero(&self, seat: Seat, path: Path, part: f32) {
        let (steps, layout) = (path.steps().max(1), &self.board.layout);
        let gone = part * steps as f32;
        let step = (gone.floor() as usize).min(steps - 1);
        let [from, to] =
            [path.hexes()[step], path.hexes()[step + 1]].map(|hex| layout.figure(hex, 0, 1));
        let within = gone - step as f32;
        let middle = from.center() + (to.center() - from.center()) * within;
        let up = vec2(0.0, -HOP * from.height() * shared::swell(within));
        let rect = Rect::from_center_size(middle + up, from.size());
        let player = self.board.view.tabletop.player(seat);
        paint::hero(&self.painter, self.board.style, rect, player.character, player.animal);
    }

    /// The Wizard glides, or rises where he is.
    fn wizard(&self, from: Option<Hex>, to: Hex, part: f32) {
        let figure = |hex| {
            let rect: Rect = self.board.layout.figure(hex, 0, 1);
            Rect::from_center_size(rect.center(), rect.size() * WIZARD)
        };
        let rect = match from {
            Some(from) => shared::between(figure(from), figure(to), part),
            None => {
                let up = vec2(0.0, figure(to).height() * 0.3 * shared::swell(part));
                figure(to).translate(-up)
            }
        };
        self.board.style.art.paint(&self.painter, picture::WIZARD, rect, paper::AS_PAINTED);
    }

    /// R14: the wheel over the map, which says where the Wizard goes.
    fn arrow(&self, sector: Sector, part: f32) {
        let window = self.board.layout.window;
        let side = window.size().min_elem() * WHEEL;
        let rect = Rect::from_center_size(window.center(), Vec2::splat(side));
        let turned = (part / STOPPED).min(1.0);
        let wheel = Wheel {
            realm: self.board.view.tabletop.realm(),
            colour: None,
            arrow: wheel::turning(None, sector, turned),
            wins: [[false; 2]; Sector::COUNT],
            stopped: (turned >= 1.0).then_some(sector),
        };
        let mut painter = self.painter.clone();
        painter.set_opacity((part * 8.0).min((1.0 - part) * 12.0).clamp(0.0, 1.0));
        wheel.paint(&painter, self.board.style, rect);
    }

    /// A challenge is turned up, and seen from near for a moment.
    fn turn(&self, tile: Tile, rect: Rect, part: f32) {
        let realm = self.board.view.tabletop.realm();
        let front = realm.front(tile);
        let near = Rect::from_center_size(rect.center(), rect.size() * (1.0 + 0.6 * part));
        let pictures =
            [picture::tile_back(front.back), picture::tile_front(tile, front.back, front.colour)];
        shared::turning(&self.painter, self.board.style, near, pictures, part);
        if part > 0.75 {
            paint::tile_front(&self.painter, self.board.style, near, realm, tile);
        }
    }

    /// A challenge flies.
    fn tile(&self, tile: Tile, from: Rect, to: Rect, part: f32) {
        let start =
            Rect::from_center_size(from.center(), to.size().max(from.size().min(to.size())));
        let rect = shared::between(start, to, part);
        let realm = self.board.view.tabletop.realm();
        paint::tile_front(&self.painter, self.board.style, rect, realm, tile);
    }

    /// R11: a completed challenge is turned face down on its plate.
    fn spend(&self, seat: Seat, tile: Tile, part: f32) {
        let front = self.board.view.tabletop.realm().front(tile);
        let pictures =
            [picture::tile_front(tile, front.back, front.colour), picture::tile_back(front.back)];
        shared::turning(&self.painter, self.board.style, self.on_plate(seat), pictures, part);
    }

    /// A memory tile flies: a lit hex of its city.
    fn memory(&self, memory: Memory, from: Rect, to: Rect, part: f32) {
        let picture = match memory {
            Memory::City(city) => picture::city(city, true, true),
            Memory::Palace => picture::PALACE,
        };
        let rect = shared::between(from, to, part);
        let wide = rect.width().min(rect.height() / picture.height());
        let shape = Rect::from_center_size(rect.center(), vec2(wide, wide * picture.height()));
        let light = self.board.style.palette.gold.gamma_multiply(0.35 * shared::swell(part));
        self.painter.circle_filled(shape.center(), wide * 0.6, light);
        self.board.style.art.paint(&self.painter, picture, shape, paper::AS_PAINTED);
    }

    /// R10: the spirit animal comes to its hero.
    fn animal(&self, seat: Seat, part: f32) {
        let player = self.board.view.tabletop.player(seat);
        let hero = self.board.layout.figure(player.hero, 0, 1);
        let large = Rect::from_center_size(hero.center(), hero.size() * 2.2);
        let beside = Rect::from_min_size(hero.center(), hero.size() * 0.5);
        let light = self.board.style.palette.gold.gamma_multiply(0.4 * shared::swell(part));
        self.painter.circle_filled(hero.center(), hero.width() * 1.2, light);
        let rect = shared::between(large, beside, part);
        let picture = picture::animal(player.character);
        self.board.style.art.paint(&self.painter, picture, rect, paper::AS_PAINTED);
    }

    /// C24: the snowstorm gathers over a hex, or goes.
    fn snow(&self, hex: Hex, part: f32) {
        let place = self.board.layout.place(hex);
        let rect = Rect::from_center_size(place.center(), place.size() * (2.0 - part));
        let tint = paper::AS_PAINTED.gamma_multiply(part);
        self.board.style.art.paint(&self.painter, picture::SNOWSTORM, rect, tint);
    }

    fn above(&self, rect: Rect, part: f32) -> Pos2 {
        pos2(rect.center().x, rect.center().y - rect.height() * 0.35 * part)
    }
}
