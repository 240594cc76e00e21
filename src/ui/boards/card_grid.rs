//! A grid of square cards on the wood of the table: where each lies, and where rows and columns are
//! named. It knows no game.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The gap between two cards, in parts of a card.
const GAP: f32 = 0.07;
/// The wood around the cards, where places are named, in parts of a card.
const SHORE: f32 = 0.24;

/// A grid of cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardGrid {
    /// The wood under the cards.
    pub rect: Rect,
    /// The side of a card.
    pub card: f32,
}

impl CardGrid {
    /// The largest one for so many columns and rows, in the middle of that room.
    pub fn fitted(room: Rect, columns: u8, rows: u8) -> Self {
        let parts = vec2(length(columns), length(rows));
        let card = (room.width() / parts.x).min(room.height() / parts.y).max(1.0);
        // Never larger than its room, not even by what rounding adds.
        let size = (parts * card).min(room.size());
        Self { rect: Rect::from_center_size(room.center(), size), card }
    }

    /// The height of one for so many columns and rows, as a part of its width.
    pub fn shape(columns: u8, rows: u8) -> f32 {
        length(rows) / length(columns)
    }

    /// Where the card in that row and column lies.
    pub fn place(&self, row: u8, column: u8) -> Rect {
        let step = self.card * (1.0 + GAP);
        let first = self.rect.min + Vec2::splat(self.card * SHORE);
        let at = first + vec2(f32::from(column) * step, f32::from(row) * step);
        Rect::from_min_size(at, Vec2::splat(self.card))
    }

    /// Where the name of a column stands.
    pub fn above(&self, column: u8) -> Pos2 {
        pos2(self.place(0, column).center().x, self.rect.top() + self.shore() / 2.0)
    }

    /// Where the name of a row stands.
    pub fn beside(&self, row: u8) -> Pos2 {
        pos2(self.rect.left() + self.shore() / 2.0, self.place(row, 0).center().y)
    }

    /// Between two cards.
    pub fn gap(&self) -> f32 {
        self.card * GAP
    }

    /// How far the cards are from the edge.
    fn shore(&self) -> f32 {
        self.card * SHORE
    }
}

/// How long a row of so many cards is with the wood around it, in cards.
fn length(cards: u8) -> f32 {
    let cards = f32::from(cards);
    cards + (cards - 1.0) * GAP + 2.0 * SHORE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cards_lie_on_it_and_it_takes_the_room() {
        let room = Rect::from_min_size(pos2(3.0, 5.0), vec2(800.0, 600.0));
        for (columns, rows) in [(5, 5), (5, 4), (6, 5)] {
            let card_grid = CardGrid::fitted(room, columns, rows);
            assert!(room.expand(0.1).contains_rect(card_grid.rect));
            assert!(card_grid.rect.contains_rect(card_grid.place(0, 0)));
            assert!(card_grid.rect.contains_rect(card_grid.place(rows - 1, columns - 1)));
            let full = (card_grid.rect.size() - room.size()).abs();
            assert!(full.x < 0.1 || full.y < 0.1, "{columns}×{rows} could be larger");
        }
    }
}
