//! Where everything is on the screen, for any size of it.
//!
//! The grid takes all the room that the plates leave. They lie above and below it or beside it,
//! whichever leaves more. Alone against the clock there is one plate, beside the grid.

use eframe::egui::{Rect, Vec2, pos2, vec2};

use crate::games::ptibapt::{Cell, Grid};
use crate::ui::boards::card_grid::CardGrid;

/// The width of a plate beside it, at least and at most.
const TALL: [f32; 2] = [168.0, 260.0];
/// The cards have to be larger by so much for plates to lie beside them.
const WORTH_IT: f32 = 1.06;
/// Between the grid and the plates.
const MARGIN: f32 = 8.0;
/// How far the second card of a pair lies from the first, and traps from each other, in cards.
const FAN: Vec2 = Vec2::new(0.26, 0.16);
const TRAPS: f32 = 0.3;
/// How near pairs in a row may come, in parts of their width, if all eight are there.
const TIGHT: f32 = 0.9;
/// How many pairs one can have at most, and so many traps.
const MOST_PAIRS: usize = 8;
const MOST_TRAPS: usize = 4;
/// Cards in a pile may be smaller by so much if that puts more of them side by side.
const RATHER: f32 = 0.85;
/// The largest card in a pile.
const LARGEST: f32 = 72.0;

/// Where everything is.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The grid on its wood.
    pub card_grid: CardGrid,
    /// The plate of the player at the bottom, and that of the other one.
    pub plates: [Rect; 2],
    grid: Grid,
}

impl Layout {
    /// The largest grid that fits, with plates for one or two, which are so high above and below it.
    pub fn new(area: Rect, grid: Grid, alone: bool, plate: f32) -> Self {
        let beside = Self::beside(area, grid, alone);
        let above = Self::above(area, grid, plate);
        if alone || beside.card_grid.card > WORTH_IT * above.card_grid.card {
            beside
        } else {
            above
        }
    }

    /// Plates at the left and at the right.
    fn beside(area: Rect, grid: Grid, alone: bool) -> Self {
        let kept = TALL[0] + MARGIN;
        let left = if alone { 0.0 } else { kept };
        let room = Rect::from_min_max(area.min + vec2(left, 0.0), area.max - vec2(kept, 0.0));
        let mut card_grid = CardGrid::fitted(room, grid.columns, grid.rows);
        // What the grid does not need goes to the plates, as far as that helps.
        let spare = room.width() - card_grid.rect.width();
        let sides = if alone { 1.0 } else { 2.0 };
        let wide = (TALL[0] + spare / sides).min(TALL[1]);
        let whole = card_grid.rect.width() + sides * (wide + MARGIN);
        let first = area.center().x - whole / 2.0 + if alone { 0.0 } else { wide + MARGIN };
        card_grid.rect = card_grid.rect.translate(vec2(first - card_grid.rect.left(), 0.0));
        let plate = |x: f32| {
            Rect::from_min_size(pos2(x, card_grid.rect.top()), vec2(wide, card_grid.rect.height()))
        };
        let mine = plate(card_grid.rect.right() + MARGIN);
        let other = plate(card_grid.rect.left() - MARGIN - wide);
        Self { card_grid, plates: [mine, other], grid }
    }

    /// Plates above and below.
    fn above(area: Rect, grid: Grid, high: f32) -> Self {
        let room = area.shrink2(vec2(0.0, high + MARGIN));
        let card_grid = CardGrid::fitted(room, grid.columns, grid.rows);
        let plate = |y: f32| Rect::from_min_size(pos2(area.left(), y), vec2(area.width(), high));
        let mine = plate(card_grid.rect.bottom() + MARGIN);
        let other = plate(card_grid.rect.top() - MARGIN - high);
        Self { card_grid, plates: [mine, other], grid }
    }

    pub fn cell(&self, cell: Cell) -> Rect {
        self.card_grid.place(self.grid.row(cell), self.grid.column(cell))
    }
}

/// Where the cards of a pile lie in their room: pairs fanned, traps by themselves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stack {
    pairs: Rect,
    traps: Rect,
    side: f32,
    columns: usize,
    step: Vec2,
}

impl Stack {
    /// In a wide room the traps lie at the right, in a tall one at the bottom. There is always room
    /// for all that one can have, so that nothing jumps.
    pub fn new(room: Rect, wide: bool) -> Self {
        if wide { Self::row(room) } else { Self::rows(room) }
    }

    fn row(room: Rect) -> Self {
        let traps = 1.0 + TRAPS * (MOST_TRAPS - 1) as f32;
        let all = TIGHT * MOST_PAIRS as f32 * (1.0 + FAN.x) + traps;
        let broad = (room.width() - MARGIN) / all;
        let side = (room.height() / (1.0 + FAN.y)).min(broad).min(LARGEST);
        let split = room.right() - side * traps;
        let pairs = Rect::from_min_max(room.min, pos2(split - MARGIN, room.bottom()));
        let traps = Rect::from_min_max(pos2(split, room.top()), room.max);
        let pair = side * (1.0 + FAN.x);
        let tight = (pairs.width() - pair) / (MOST_PAIRS - 1) as f32;
        let step = vec2(tight.min(pair + MARGIN), 0.0);
        let high = side * (1.0 + FAN.y);
        let pairs = pairs.shrink2(vec2(0.0, (pairs.height() - high) / 2.0));
        Self { pairs, traps, side, columns: MOST_PAIRS, step }
    }

    fn rows(room: Rect) -> Self {
        let (mut side, mut columns) = (0.0, 1);
        for tried in 1..=MOST_PAIRS {
            let lines = MOST_PAIRS.div_ceil(tried) as f32;
            let broad = (room.width() - MARGIN * (tried - 1) as f32) / tried as f32 / (1.0 + FAN.x);
            // A line for the traps below, with a gap of its own.
            let high = (room.height() - MARGIN * (lines + 1.0)) / (lines * (1.0 + FAN.y) + 1.0);
            let fits = broad.min(high).min(LARGEST);
            if fits > side * RATHER {
                (side, columns) = (fits, tried);
            }
        }
        let pair = side * (Vec2::splat(1.0) + FAN);
        let step = pair + Vec2::splat(MARGIN);
        let high = step.y * MOST_PAIRS.div_ceil(columns) as f32;
        let pairs = Rect::from_min_size(room.min, vec2(room.width(), high));
        let below = pairs.left_bottom() + vec2(0.0, MARGIN);
        let traps = Rect::from_min_size(below, vec2(room.width(), side));
        Self { pairs, traps, side, columns, step }
    }

    /// Where the two cards of a pair lie, the lower one first.
    pub fn pair(&self, number: usize) -> [Rect; 2] {
        let (row, column) = (number / self.columns, number % self.columns);
        let at = self.pairs.min + vec2(column as f32, row as f32) * self.step;
        let card = Rect::from_min_size(at, Vec2::splat(self.side));
        [card, card.translate(FAN * self.side)]
    }

    pub fn trap(&self, number: usize) -> Rect {
        let left = self.traps.left() + self.side * TRAPS * number as f32;
        let at = pos2(left, self.traps.center().y - self.side / 2.0);
        Rect::from_min_size(at, Vec2::splat(self.side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::set::Element;

    const SMALL: Grid = Grid { columns: 5, rows: 4 };
    const LARGE: Grid = Grid { columns: 6, rows: 5 };

    #[test]
    fn nothing_overlaps_and_nothing_is_cut_at_any_size() {
        for size in
            [vec2(640.0, 500.0), vec2(780.0, 560.0), vec2(1400.0, 900.0), vec2(3400.0, 1300.0)]
        {
            let area = Rect::from_min_size(pos2(10.0, 20.0), size);
            for (grid, alone) in [(SMALL, false), (SMALL, true), (LARGE, false)] {
                let layout = Layout::new(area, grid, alone, 64.0);
                let cells = Cell::COUNT.min(usize::from(grid.columns * grid.rows));
                let cells = (0..cells).map(|number| layout.cell(Cell::from_index(number)));
                let mut all: Vec<Rect> = cells.collect();
                all.extend(&layout.plates[..if alone { 1 } else { 2 }]);
                for (number, one) in all.iter().enumerate() {
                    assert!(area.expand(0.1).contains_rect(*one), "{one:?} is cut at {size:?}");
                    for other in &all[number + 1..] {
                        assert!(!one.intersects(*other), "{one:?} and {other:?} at {size:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn everything_that_one_can_find_has_room_in_the_pile() {
        for (size, wide) in [
            (vec2(560.0, 60.0), true),
            (vec2(420.0, 60.0), true),
            (vec2(150.0, 330.0), false),
            (vec2(240.0, 700.0), false),
        ] {
            let room = Rect::from_min_size(pos2(5.0, 5.0), size).expand(0.1);
            let stack = Stack::new(room, wide);
            let pairs = (0..MOST_PAIRS).flat_map(|number| stack.pair(number));
            let pairs: Vec<Rect> = pairs.collect();
            let traps: Vec<Rect> = (0..MOST_TRAPS).map(|number| stack.trap(number)).collect();
            for card in pairs.iter().chain(&traps) {
                assert!(room.expand(0.1).contains_rect(*card), "{card:?} leaves {room:?}");
            }
            let apart = |pair: &Rect| traps.iter().all(|trap| !pair.shrink(0.1).intersects(*trap));
            assert!(pairs.iter().all(apart), "pairs lie on traps in {room:?}");
        }
    }
}
