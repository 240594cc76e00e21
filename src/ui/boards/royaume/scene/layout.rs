//! Where everything is in the panel of a challenge or a fight.

use eframe::egui::{Rect, Vec2, pos2, vec2};

use crate::ui::style::theme::size;

/// The widest panel, with letters of normal size.
const WIDEST: f32 = 600.0;
/// The largest tile and wheel.
const LARGEST: f32 = 220.0;
/// Tile and wheel are so wide at most, in parts of the panel.
const SIDE: f32 = 0.33;
/// The height of the scale, and of a row of what counts, in heights of a line.
const SCALE: f32 = 1.1;
const CHIP: f32 = 1.5;
/// How many rows of what counts there are if one is in it, or several are.
const CHIP_ROWS: [f32; 2] = [1.0, 2.0];
/// How many fighters stand in one row; more stand in two, and the numbers above them get less room.
const IN_ROW: usize = 3;
const NUMBERS: [f32; 2] = [0.6, 0.5];
/// From one fighter of two rows to the next, in sizes of one: their pictures are empty at the edges.
const STEP: Vec2 = vec2(0.85, 0.75);

/// Where everything is.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub panel: Rect,
    /// What it is about, and the clock.
    pub title: Rect,
    /// The challenge, or the Wizard.
    pub tile: Rect,
    /// Total and difficulty.
    pub sum: Rect,
    /// Those who are in it.
    pub fighters: Rect,
    pub wheel: Rect,
    /// How far the total is from the difficulty.
    pub scale: Rect,
    /// All that counts.
    pub chips: Rect,
    pub chip_rows: f32,
    /// What it still takes.
    pub need: Rect,
    /// What is asked of whom, or how it ended.
    pub asked: Rect,
}

impl Layout {
    /// Over that part of the map, away from what it is about, for so many fighters; lines are so
    /// high, small and strong.
    pub fn new(
        window: Rect,
        about: Option<Rect>,
        fighters: usize,
        [small, strong]: [f32; 2],
    ) -> Self {
        let gap = size::GAP;
        let wide = (window.width() - 2.0 * gap).min(WIDEST.max(window.width() * 0.5));
        let inner = wide - 3.0 * gap;
        let chip_rows = CHIP_ROWS[usize::from(fighters > 1)];
        let lines = [strong, SCALE * small, chip_rows * CHIP * small, 2.0 * small, strong];
        let fixed: f32 = lines.iter().sum::<f32>() + 8.0 * gap;
        let room = (window.height() - gap - fixed).max(0.0);
        let side = room.min(inner * SIDE).min(LARGEST.max(inner * 0.25));
        let high = fixed + side;
        let above = about.is_some_and(|about| about.center().y > window.center().y);
        let top = if above { window.top() + gap / 2.0 } else { window.bottom() - gap / 2.0 - high };
        let panel =
            Rect::from_min_size(pos2(window.center().x - wide / 2.0, top), vec2(wide, high));
        let content = panel.shrink(1.5 * gap);
        let mut y = content.top();
        let mut row = |high: f32| {
            let rect = Rect::from_min_size(pos2(content.left(), y), vec2(inner, high));
            y += high + gap;
            rect
        };
        let title = row(lines[0]);
        let middle = row(side);
        let [scale, chips, need, asked] = [lines[1], lines[2], lines[3], lines[4]].map(row);
        let square = Vec2::splat(side);
        let tile = Rect::from_min_size(middle.min, square);
        let wheel = Rect::from_min_size(pos2(middle.right() - side, middle.top()), square);
        let between = Rect::from_min_max(
            pos2(tile.right() + gap, middle.top()),
            pos2(wheel.left() - gap, middle.bottom()),
        );
        let numbers = side * NUMBERS[usize::from(fighters > IN_ROW)];
        let (sum, fighters) = between.split_top_bottom_at_y(between.top() + numbers);
        Self { panel, title, tile, sum, fighters, wheel, scale, chips, chip_rows, need, asked }
    }

    /// Where one of so many fighters stands.
    pub fn fighter(&self, number: usize, count: usize) -> Rect {
        let room = self.fighters;
        if count <= IN_ROW {
            let side = room.height().min(room.width() / count.max(1) as f32);
            let left = room.center().x - side * count as f32 / 2.0;
            let middle = pos2(left + side * (number as f32 + 0.5), room.center().y);
            return Rect::from_center_size(middle, Vec2::splat(side));
        }
        let columns = count.div_ceil(2);
        let (row, column) = (number / columns, number % columns);
        let across = 1.0 + STEP.x * (columns - 1) as f32;
        let side = (room.height() / (1.0 + STEP.y)).min(room.width() / across);
        let in_row = if row == 0 { columns } else { count - columns };
        let from_middle = vec2(column as f32 - (in_row - 1) as f32 / 2.0, row as f32 - 0.5);
        Rect::from_center_size(room.center() + from_middle * STEP * side, Vec2::splat(side))
    }

    /// Everything, in the order from the top.
    #[cfg(test)]
    fn all(&self) -> [Rect; 9] {
        [
            self.title,
            self.tile,
            self.sum,
            self.fighters,
            self.wheel,
            self.scale,
            self.chips,
            self.need,
            self.asked,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_all_is_within_the_map() {
        for size in [vec2(430.0, 380.0), vec2(556.0, 504.0), vec2(1100.0, 900.0)] {
            let window = Rect::from_min_size(pos2(200.0, 116.0), size);
            for lines in [[17.0, 20.0], [23.0, 26.0]] {
                for about in [window.center_top(), window.center_bottom()] {
                    let about = Rect::from_center_size(about, Vec2::splat(40.0));
                    let fighters = if size.x > 500.0 { 2 } else { 1 };
                    let layout = Layout::new(window, Some(about), fighters, lines);
                    assert!(window.contains_rect(layout.panel), "{layout:?} at {size:?}");
                    let all = layout.all();
                    for (number, one) in all.iter().enumerate() {
                        assert!(layout.panel.contains_rect(*one), "{one:?} at {size:?}");
                        let apart = |other: &Rect| !one.shrink(0.1).intersects(*other);
                        assert!(all[number + 1..].iter().all(apart), "{one:?} at {size:?}");
                    }
                    assert!(layout.wheel.width() >= 96.0, "{layout:?} at {size:?}");
                    assert!(layout.sum.width() >= 96.0, "{layout:?} at {size:?}");
                }
            }
        }
    }

    /// In the smallest window, too, one sees who is in it.
    #[test]
    fn six_fighters_are_large_enough_and_beside_each_other() {
        let window = Rect::from_min_size(pos2(200.0, 116.0), vec2(416.0, 376.0));
        for count in 1..=6 {
            let layout = Layout::new(window, None, count, [17.0, 20.0]);
            let places: Vec<Rect> = (0..count).map(|at| layout.fighter(at, count)).collect();
            for (number, place) in places.iter().enumerate() {
                assert!(layout.fighters.expand(0.1).contains_rect(*place), "{count}: {place:?}");
                assert!(place.width() >= 28.0, "{count}: {place:?}");
                let apart = |other: &Rect| {
                    !place.scale_from_center(0.6).intersects(*other)
                        || place.center().distance(other.center()) >= place.width() * 0.7
                };
                assert!(places[number + 1..].iter().all(apart), "{count}: {places:?}");
            }
        }
    }
}
