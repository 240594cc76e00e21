//! How a game lay on the table when it was over, in small: it stands for that game in a list.

use std::fmt;

use eframe::egui::{Color32, Painter, Rect, Stroke, StrokeKind, Vec2};

use crate::ui::boards::card_grid::CardGrid;
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;

/// A small picture of a game that is over. It holds what it needs of that game, so a thread can make
/// it and a frame has nothing to do but to paint it.
pub struct EndPicture(Box<Paint>);

type Paint = dyn Fn(&Painter, &Style<'_>, Rect) + Send;

impl EndPicture {
    /// How large it is wherever it is shown.
    pub const SIZE: Vec2 = Vec2::new(96.0, 80.0);

    /// One that paints itself like that.
    pub fn new(paint: impl Fn(&Painter, &Style<'_>, Rect) + Send + 'static) -> Self {
        Self(Box::new(paint))
    }

    /// One of cards in a grid: by row and column, and how they are tinted. Where there is none the
    /// table is seen.
    pub fn of_cards(
        (columns, rows): (u8, u8),
        cards: impl Fn(u8, u8) -> Option<(Picture, Color32)> + Send + 'static,
    ) -> Self {
        Self::new(move |painter, style, rect| {
            let grid = CardGrid::fitted(rect, columns, rows);
            let (corner, edge) = (grid.card * 0.3, Stroke::new(1.0, style.palette.edge));
            painter.rect(grid.rect, corner, style.palette.deck, edge, StrokeKind::Inside);
            for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |it| (row, it))) {
                if let Some((picture, tint)) = cards(row, column) {
                    style.art.paint(painter, picture, grid.place(row, column), tint);
                }
            }
        })
    }

    pub fn paint(&self, painter: &Painter, style: &Style<'_>, rect: Rect) {
        (self.0)(painter, style, rect);
    }
}

impl fmt::Debug for EndPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("EndPicture")
    }
}
