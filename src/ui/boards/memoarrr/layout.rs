//! Where everything is on the screen, for any size of it.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::model::turned;
use crate::game::Set;
use crate::games::memoarrr::{Cell, Side};
use crate::ui::boards::deck::Deck;

/// The height of the plates above and below the island.
const PLATE_HEIGHT: f32 = 64.0;
/// The least width of the plates beside it, and the most of any.
const PLATE_WIDTH: f32 = 124.0;
const WIDEST_PLATE: f32 = 300.0;
/// The height of the plates beside it.
const TALL_PLATE: f32 = 176.0;
/// Between the island and the plates.
const MARGIN: f32 = 8.0;

/// Where everything is.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The island with its shore.
    pub deck: Deck,
    turns: u8,
    area: Rect,
}

impl Layout {
    /// The largest island that fits, turned by so many quarters, with plates at these sides of the
    /// screen.
    pub fn new(area: Rect, turns: u8, plates: Set<Side>) -> Self {
        let keep = |side: Side, room: f32| if plates.contains(side) { room + MARGIN } else { 0.0 };
        let room = Rect::from_min_max(
            area.min + vec2(keep(Side::West, PLATE_WIDTH), keep(Side::North, PLATE_HEIGHT)),
            area.max - vec2(keep(Side::East, PLATE_WIDTH), keep(Side::South, PLATE_HEIGHT)),
        );
        Self { deck: Deck::fitted(room, 5, 5), turns, area }
    }

    /// Where a card lies.
    pub fn cell(&self, cell: Cell) -> Rect {
        let (row, column) = turned(cell, self.turns);
        self.deck.place(row, column)
    }

    /// Where the names of columns and rows stand, as seen on this screen: along the top, then along
    /// the left.
    pub fn names(&self) -> [[(Pos2, String); 5]; 2] {
        let even = self.turns.is_multiple_of(2);
        let name = |cell: Cell, letter: bool| {
            let name = cell.to_string();
            if letter { name[..1].to_owned() } else { name[1..].to_owned() }
        };
        let top = std::array::from_fn(|number| {
            let column = number as u8;
            (self.deck.above(column), name(self.cell_at(0, column), even))
        });
        let left = std::array::from_fn(|number| {
            let row = number as u8;
            (self.deck.beside(row), name(self.cell_at(row, 0), !even))
        });
        [top, left]
    }

    /// The place in that row and column of the screen.
    fn cell_at(&self, row: u8, column: u8) -> Cell {
        // Turning on to a full circle turns back.
        let (row, column) = turned(Cell::at(row, column), 4 - self.turns);
        Cell::at(row, column)
    }

    /// The plate of whoever sits at that side of the screen (south: the bottom).
    pub fn plate(&self, screen_side: Side) -> Rect {
        let (island, area) = (self.deck.rect, self.area);
        let wide = vec2((island.width() * 0.8).min(WIDEST_PLATE), PLATE_HEIGHT);
        let room = match screen_side {
            Side::East => area.right() - island.right(),
            _ => island.left() - area.left(),
        };
        let tall = vec2((room - MARGIN).clamp(0.0, 200.0), TALL_PLATE);
        let (middle, wanted): (Pos2, Vec2) = match screen_side {
            Side::South => {
                (pos2(island.center().x, island.bottom() + MARGIN + PLATE_HEIGHT / 2.0), wide)
            }
            Side::North => {
                (pos2(island.center().x, island.top() - MARGIN - PLATE_HEIGHT / 2.0), wide)
            }
            Side::West => (pos2(island.left() - MARGIN - tall.x / 2.0, island.center().y), tall),
            Side::East => (pos2(island.right() + MARGIN + tall.x / 2.0, island.center().y), tall),
        };
        Rect::from_center_size(middle, wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_nothing_is_cut_at_any_size() {
        for size in
            [vec2(640.0, 520.0), vec2(780.0, 600.0), vec2(1400.0, 900.0), vec2(3400.0, 2000.0)]
        {
            let area = Rect::from_min_size(pos2(10.0, 20.0), size);
            for turns in 0..4 {
                let layout = Layout::new(area, turns, Set::ALL);
                let mut all: Vec<Rect> =
                    Cell::with_location().iter().map(|cell| layout.cell(cell)).collect();
                all.push(layout.cell(Cell::CENTRE));
                all.extend(Side::ALL.map(|side| layout.plate(side)));
                for (number, one) in all.iter().enumerate() {
                    assert!(area.contains_rect(*one), "{one:?} is cut at {size:?}");
                    for other in &all[number + 1..] {
                        assert!(!one.intersects(*other), "{one:?} and {other:?} at {size:?}");
                    }
                }
            }
        }
    }
}
