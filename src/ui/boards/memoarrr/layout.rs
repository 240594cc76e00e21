//! Where everything is on the screen, for any size of it.

use eframe::egui::{Pos2, Rect, Vec2, vec2};

use super::model::turned;
use crate::game::Set;
use crate::game::set::Element;
use crate::games::memoarrr::{Cell, Side};
use crate::ui::boards::card_grid::CardGrid;
use crate::ui::boards::seating::{self, PlateSize, Seating};

/// The plates around the island.
const PLATE: PlateSize =
    PlateSize { across: Vec2::new(300.0, 64.0), widths: [124.0, 200.0], height: 176.0 };

/// Where everything is.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The island with its shore.
    pub card_grid: CardGrid,
    turns: u8,
    plates: [Option<Rect>; 4],
}

impl Layout {
    /// The largest island that fits, turned by so many quarters, with plates at these sides of the
    /// screen.
    pub fn new(area: Rect, turns: u8, sides: Set<Side>) -> Self {
        // The north is at the top of the screen.
        let angle = |side: Side| seating::angle(side.index() as u8, 4) + 0.5;
        let seating = Seating::of(sides.iter().map(angle));
        let card_grid = CardGrid::fitted(seating.room(area, &PLATE), 5, 5);
        let across = vec2(PLATE.across.x.min(card_grid.rect.width() * 0.8), PLATE.across.y);
        let size = PlateSize { across, ..PLATE };
        let mut plates = [None; 4];
        for (side, plate) in sides.iter().zip(seating.plates(area, card_grid.rect, &size)) {
            plates[side.index()] = Some(plate);
        }
        Self { card_grid, turns, plates }
    }

    pub fn cell(&self, cell: Cell) -> Rect {
        let (row, column) = turned(cell, self.turns);
        self.card_grid.place(row, column)
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
            (self.card_grid.above(column), name(self.cell_at(0, column), even))
        });
        let left = std::array::from_fn(|number| {
            let row = number as u8;
            (self.card_grid.beside(row), name(self.cell_at(row, 0), !even))
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
    pub fn plate(&self, screen_side: Side) -> Option<Rect> {
        self.plates[screen_side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::pos2;

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
                all.extend(Side::ALL.into_iter().filter_map(|side| layout.plate(side)));
                assert_eq!(all.len(), 25 + 4);
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
