//! Where everything is on the screen, for any size of it.
//!
//! The map takes the middle, the plates of the others stand at its left, and below both lie the own
//! plate, the own cards and the piles. Around the map runs the score track.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::map::camera::Camera;
use crate::game::Seat;
use crate::games::royaume::{Card, Hex};

/// The height of a hex that stands on a corner, in widths.
pub const HIGH: f32 = 231.0 / 200.0;
/// The map in widths of a hex: nine in the middle row, and the score track around them.
const ACROSS: f32 = 9.0 + 2.0 * TRACK;
/// Nine rows that overlap by a quarter.
const DOWN: f32 = 7.0 * HIGH + 2.0 * TRACK;
/// The room for the score track at each side of the map, in widths of a hex.
const TRACK: f32 = 0.42;
/// The sheet of paper under the map reaches so far beyond the middle of the track, and no farther than the
/// window onto it.
const SHEET: f32 = 1.03;
/// Half of the map with its track, in widths of a hex.
pub const HALF: Vec2 = Vec2::new(ACROSS / 2.0, DOWN / 2.0);
/// Between parts.
const GAP: f32 = 8.0;
/// The widths of a plate, at least and at most.
const PLATE: [f32; 2] = [176.0, 280.0];
/// The own plate is not narrower: a name and its points stand side by side.
const OWN: f32 = 156.0;
/// The height of a plate of somebody else, where there is room.
const PLATE_HIGH: f32 = 132.0;
/// The height of the own cards, in parts of the whole, and within these bounds.
const HAND: (f32, [f32; 2]) = (0.26, [112.0, 260.0]);
/// The deck and the discards, in sizes of a card in the hand.
const PILE: f32 = 0.6;
/// The shape of a card: its width in heights.
pub const CARD: f32 = 256.0 / 352.0;
/// Points go around the map once for so many.
pub const ROUND: u16 = 100;

/// Where everything is.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// The window onto the map: what lies beyond it is cut.
    pub window: Rect,
    /// The own plate first, then the others clockwise.
    pub plates: Vec<Rect>,
    /// What is free under the plates of the others.
    pub free: Rect,
    pub hand: [Rect; Card::HAND],
    /// The deck and the discards.
    pub piles: [Rect; 2],
    /// Beside the own cards, with the piles in it.
    pub beside_hand: Rect,
    /// The width of a hex on the screen.
    pub hex: f32,
    /// The same where the whole map is seen.
    pub whole: f32,
    /// The middle of the map on the screen.
    middle: Pos2,
}

impl Layout {
    /// For so many players, seen through that camera.
    pub fn new(area: Rect, seats: u8, camera: &Camera) -> Self {
        let (part, [least, most]) = HAND;
        let room = area.width() - OWN - 5.0 * GAP;
        let high = (area.height() * part).min(room / (CARD * (3.0 + 2.0 * PILE)));
        let high = high.clamp(least, most);
        let (above, below) = area.split_top_bottom_at_y(area.bottom() - high - GAP);
        let below = below.with_min_y(below.top() + GAP);
        let map = above.width() - PLATE[0] - GAP;
        let whole = (map / ACROSS).min(above.height() / DOWN);
        let wide = (above.width() - whole * ACROSS - GAP).clamp(PLATE[0], PLATE[1]);
        let (left, window) = above.split_left_right_at_x(above.left() + wide);
        let window = window.with_min_x(window.left() + GAP);
        let card = vec2(high * CARD, high);
        let pile = card * PILE;
        let others = 3.0 * (card.x + GAP) + 2.0 * (pile.x + GAP);
        let own = wide.min(below.width() - others);
        let mut plates = vec![Rect::from_min_size(below.min, vec2(own, high))];
        plates.extend(column(left, usize::from(seats.saturating_sub(1))));
        let used = plates
            .last()
            .filter(|_| plates.len() > 1)
            .map_or(left.top(), |last| last.bottom() + GAP);
        let free = left.with_min_y(used.min(left.bottom()));
        let cards = pos2(below.left() + own + GAP, below.top());
        let hand = std::array::from_fn(|number| {
            let shift = number as f32 * (card.x + GAP);
            Rect::from_min_size(cards + vec2(shift, 0.0), card)
        });
        let piles = [1.0, 0.0].map(|from_right: f32| {
            let x = below.right() - pile.x - from_right * (pile.x + GAP);
            Rect::from_min_size(pos2(x, below.center().y - pile.y / 2.0), pile)
        });
        let beside_hand = below.with_min_x(hand[Card::HAND - 1].right() + GAP);
        let hex = whole * camera.zoom;
        let middle = window.center() - camera.centre * hex;
        Self { window, plates, free, hand, piles, beside_hand, hex, whole, middle }
    }

    /// The plate of a seat; the own one, or the first for those who watch, is at the bottom.
    pub fn plate(&self, seat: Seat, bottom: Seat) -> Rect {
        let seats = self.plates.len() as u8;
        let after = (u8::from(seat) + seats - u8::from(bottom)) % seats;
        self.plates[usize::from(after)]
    }

    pub fn place(&self, hex: Hex) -> Rect {
        Rect::from_center_size(
            self.middle + on_map(hex) * self.hex,
            vec2(self.hex, self.hex * HIGH),
        )
    }

    /// Where a score stands on the track around the map, from the upper left corner clockwise.
    pub fn score(&self, points: u16) -> Pos2 {
        let part = f32::from(points % ROUND) / f32::from(ROUND) * 6.0;
        let side = part.floor() as usize % 6;
        let [from, to] = [CORNERS[side], CORNERS[(side + 1) % 6]];
        self.middle + (from + (to - from) * part.fract()) * self.hex
    }

    /// The sheet of paper that the map and its track are on.
    pub fn outline(&self) -> Vec<Pos2> {
        let grown = |corner: &Vec2| self.middle + *corner * SHEET * self.hex;
        CORNERS.iter().map(grown).collect()
    }
}

/// The corners of the score track, from the middle of the map, in widths of a hex.
const CORNERS: [Vec2; 6] = {
    let (x, y) = (4.5 + 0.62 * TRACK, 3.5 * HIGH + 0.5 * TRACK);
    let half = 2.5 + 0.3 * TRACK;
    [
        Vec2::new(-half, -y),
        Vec2::new(half, -y),
        Vec2::new(x, 0.0),
        Vec2::new(half, y),
        Vec2::new(-half, y),
        Vec2::new(-x, 0.0),
    ]
};

/// The middle of a hex from the middle of the map, in widths of a hex.
pub fn on_map(hex: Hex) -> Vec2 {
    let (q, r) = hex.axial();
    vec2(f32::from(q) + f32::from(r) / 2.0, f32::from(r) * 0.75 * HIGH)
}

/// Plates below each other that share a height.
fn column(room: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let share = (room.height() + GAP) / count.max(1) as f32 - GAP;
    let high = share.min(PLATE_HIGH);
    (0..count).map(move |number| {
        let y = room.top() + number as f32 * (high + GAP);
        Rect::from_min_size(pos2(room.left(), y), vec2(room.width(), high))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_the_whole_map_fits_at_any_size() {
        for size in [vec2(648.0, 516.0), vec2(840.0, 656.0), vec2(1700.0, 1300.0)] {
            let area = Rect::from_min_size(pos2(8.0, 116.0), size);
            for seats in 2..=6 {
                let layout = Layout::new(area, seats, &Camera::default());
                let mut all = layout.plates.clone();
                all.extend(layout.hand.into_iter().chain(layout.piles));
                all.extend([layout.window, layout.free]);
                for (number, one) in all.iter().enumerate() {
                    let name = format!("{one:?} of {seats} at {size:?}");
                    assert!(area.expand(0.1).contains_rect(*one), "{name} is cut");
                    let apart = |other: &Rect| !one.shrink(0.1).intersects(*other);
                    assert!(all[number + 1..].iter().all(apart), "{name} overlaps");
                }
                for hex in Hex::all() {
                    assert!(layout.window.contains_rect(layout.place(hex)), "{hex} at {size:?}");
                }
                let sheet = layout.outline();
                assert!(
                    sheet.iter().all(|at| layout.window.contains(*at)),
                    "{sheet:?} at {size:?}"
                );
                for points in 0..ROUND {
                    assert!(layout.window.contains(layout.score(points)), "{points} at {size:?}");
                }
            }
        }
    }
}
