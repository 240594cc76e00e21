//! The pictures in the books, put together from the games' own art. Captions are text beside them.

use eframe::egui::{
    Align, Label, Layout, Painter, Pos2, Rect, RichText, Sense, Stroke, Ui, Vec2, pos2, vec2,
};

use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{paper, size};
use crate::ui::widgets::{edged_disc, show};

/// The side of something that is shown by itself.
pub const THING: f32 = 96.0;
/// No picture in a row is wider.
pub const WIDEST: f32 = 120.0;
/// A sign between two cards, and between two pictures.
const SIGN: f32 = 28.0;
/// Somebody's face, as a part of a thing.
const FACE: f32 = 0.7;
/// Some faces.
const SEALED: [u8; 4] = [0, 1, 5, 7];

/// Two cards, whether that is good, and what is to be said about it.
pub struct Example {
    pub cards: [Picture; 2],
    pub good: bool,
    pub caption: &'static str,
}

/// Pictures with their names under them.
pub fn row_ui(ui: &mut Ui, style: &Style<'_>, pictures: &[Picture], names: &[&str]) {
    let count = pictures.len() as f32;
    let step = ((ui.available_width() - (count - 1.0) * size::GAP) / count).min(WIDEST);
    ui.horizontal_top(|ui| {
        for (picture, name) in pictures.iter().zip(names) {
            ui.allocate_ui_with_layout(vec2(step, 0.0), Layout::top_down(Align::Center), |ui| {
                ui.set_width(step);
                ui.spacing_mut().item_spacing.y = size::GRID;
                match picture {
                    picture if picture.is_sign() => sign_ui(ui, style, *picture, step * 0.6),
                    _ => {
                        show(ui, style, *picture, step);
                    }
                }
                ui.label(*name);
            });
        }
    });
}

/// Pictures close together, without names.
pub fn strip_ui(ui: &mut Ui, style: &Style<'_>, pictures: &[Picture]) {
    let count = pictures.len() as f32;
    let step = (ui.available_width() / count).min(THING);
    let (rect, _) = ui.allocate_exact_size(vec2(step * count, step), Sense::hover());
    for (number, picture) in pictures.iter().enumerate() {
        let at = rect.min + vec2(step * number as f32, 0.0);
        let square = Rect::from_min_size(at, Vec2::splat(step)).shrink(size::GRID / 2.0);
        style.art.paint(ui.painter(), *picture, square, paper::AS_PAINTED);
    }
}

/// A white sign on a disc of ink, as on the cards.
fn sign_ui(ui: &mut Ui, style: &Style<'_>, picture: Picture, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    disc(ui.painter(), style, rect.center(), side / 2.0, picture);
}

fn disc(painter: &Painter, style: &Style<'_>, middle: Pos2, radius: f32, picture: Picture) {
    let edge = Stroke::new(radius * 0.12, paper::PARCHMENT);
    edged_disc(painter, style, middle, radius - edge.width / 2.0, paper::INK, edge);
    let sign = Rect::from_center_size(middle, Vec2::splat(radius * 1.4));
    style.art.paint(painter, picture, sign, paper::PARCHMENT);
}

/// Examples side by side.
pub fn examples_ui<const N: usize>(ui: &mut Ui, style: &Style<'_>, examples: [Example; N]) {
    let width = (ui.available_width() - (N as f32 - 1.0) * size::BREAK) / N as f32;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = size::BREAK;
        for example in examples {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                pair_ui(ui, style, &example, width);
                ui.spacing_mut().item_spacing.y = size::GRID;
                let caption = RichText::new(example.caption).color(style.palette.weak);
                ui.add(Label::new(caption).wrap());
            });
        }
    });
}

/// Two cards, and a check or a cross between them.
fn pair_ui(ui: &mut Ui, style: &Style<'_>, example: &Example, width: f32) {
    let side = (width - size::GAP) / 2.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    let [before, after] = example.cards;
    for (card, left) in [(before, rect.left()), (after, rect.right() - side)] {
        let square = Rect::from_min_size(pos2(left, rect.top()), Vec2::splat(side));
        style.art.paint(ui.painter(), card, square, paper::AS_PAINTED);
    }
    let (sign, color) = match example.good {
        true => (Icon::Check, style.palette.good),
        false => (Icon::Close, style.palette.ruby),
    };
    let radius = (side * 0.2).min(SIGN / 2.0 + 2.0);
    edged_disc(ui.painter(), style, rect.center(), radius, paper::INK, Stroke::new(2.0, color));
    let inside = Rect::from_center_size(rect.center(), Vec2::splat(radius * 1.3));
    style.art.paint(ui.painter(), Picture::Icon(sign), inside, paper::PARCHMENT);
}

/// What was, and what becomes of it.
pub fn becomes_ui(ui: &mut Ui, style: &Style<'_>, before: &[Picture], after: &[Picture]) {
    ui.horizontal(|ui| {
        before.iter().for_each(|picture| {
            show(ui, style, *picture, THING);
        });
        sign_between_ui(ui, style, Icon::Arrow);
        after.iter().for_each(|picture| {
            show(ui, style, *picture, THING);
        });
    });
}

/// A sign in a row of pictures.
pub fn sign_between_ui(ui: &mut Ui, style: &Style<'_>, sign: Icon) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover());
    style.art.paint(ui.painter(), Picture::Icon(sign), rect, style.palette.focus);
}

/// Somebody's face in a row of pictures.
pub fn face_ui(ui: &mut Ui, style: &Style<'_>, number: u8) {
    show(ui, style, Picture::Person(number), THING * FACE);
}

/// Everybody has a sealed secret; together they deal.
pub fn sealed_ui(ui: &mut Ui, style: &Style<'_>, back: Picture) {
    let side = THING * FACE;
    ui.horizontal(|ui| {
        for face in SEALED {
            let rect = show(ui, style, Picture::Person(face), side);
            let middle = rect.right_bottom() - Vec2::splat(side * 0.12);
            disc(ui.painter(), style, middle, side * 0.22, Picture::Icon(Icon::Lock));
        }
        sign_between_ui(ui, style, Icon::Arrow);
        show(ui, style, back, side);
    });
}
