//! Pictures in a row of text or controls.

use eframe::egui::{Color32, Rect, Response, Sense, Stroke, Ui, Vec2, vec2};

use crate::table::{Kind, Person};
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::paper;
use crate::ui::widgets::edged_disc;

/// An icon in that colour. It says nothing to a screen reader: the text beside it does.
pub fn icon(ui: &mut Ui, style: &Style<'_>, icon: Icon, side: f32, color: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    style.art.paint(ui.painter(), Picture::Icon(icon), rect, color);
    response
}

/// A white sign on a round badge.
pub fn badge(ui: &mut Ui, style: &Style<'_>, sign: Picture, side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let edge = Stroke::new(2.0, paper::PARCHMENT);
    edged_disc(ui.painter(), style, rect.center(), side / 2.0 - 1.0, paper::INK, edge);
    style.art.paint(ui.painter(), sign, rect.shrink(side * 0.14), paper::AS_PAINTED);
}

/// A picture in its own colours, that wide; a sign, which has none, in that of the lantern.
pub fn show(ui: &mut Ui, style: &Style<'_>, picture: Picture, width: f32) -> Rect {
    let wanted = vec2(width, width * picture.height());
    let (rect, _) = ui.allocate_exact_size(wanted, Sense::hover());
    let tint = match picture {
        Picture::Icon(_) => style.palette.ember,
        _ => paper::AS_PAINTED,
    };
    style.art.paint(ui.painter(), picture, rect, tint);
    rect
}

/// Somebody's face.
pub fn portrait_of(person: &Person) -> Picture {
    match person.kind {
        Kind::Bot(level) => Picture::Bot(level),
        Kind::Human => Picture::Person(person.portrait.into()),
    }
}
