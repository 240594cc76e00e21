//! Where the plates of two to six players are around what lies in the middle of the table. It knows
//! no game.
//!
//! A place has an angle: the part of a full circle clockwise from the bottom of the screen. Plates at
//! the bottom and at the top lie across, all others stand beside the middle, where those of one side
//! share its height.

use eframe::egui::{Rect, Vec2, pos2, vec2};

/// Between the middle and the plates, and between two plates.
const GAP: f32 = 8.0;
/// Angles come from divisions.
const ROUNDING: f32 = 0.01;

/// How large plates are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlateSize {
    /// Above and below the middle.
    pub across: Vec2,
    /// The least and the greatest width beside the middle.
    pub widths: [f32; 2],
    /// The height beside the middle, where there is room for it.
    pub height: f32,
}

/// The places around a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Seating {
    edges: Vec<Edge>,
}

/// The edge of the screen at which a plate lies.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Edge {
    Bottom,
    Top,
    /// With how far down it is: −1 at the top, 1 at the bottom.
    Left(f32),
    Right(f32),
}

/// The angle of a place among so many: clockwise from the first, which is at the bottom.
pub fn angle(place: u8, places: u8) -> f32 {
    f32::from(place) / f32::from(places.max(1))
}

impl Edge {
    fn of(angle: f32) -> Self {
        let turned = angle.rem_euclid(1.0);
        let down = (turned * std::f32::consts::TAU).cos();
        if !(ROUNDING..=1.0 - ROUNDING).contains(&turned) {
            Self::Bottom
        } else if (turned - 0.5).abs() < ROUNDING {
            Self::Top
        } else if turned < 0.5 {
            Self::Left(down)
        } else {
            Self::Right(down)
        }
    }

    /// How far down a plate is that stands at that side of the middle.
    fn down(self, left: bool) -> Option<f32> {
        match self {
            Self::Left(down) if left => Some(down),
            Self::Right(down) if !left => Some(down),
            _ => None,
        }
    }
}

impl Seating {
    /// Places at these angles.
    pub fn of(angles: impl IntoIterator<Item = f32>) -> Self {
        Self { edges: angles.into_iter().map(Edge::of).collect() }
    }

    /// What the plates leave of the area for the middle.
    pub fn room(&self, area: Rect, size: &PlateSize) -> Rect {
        let keep = |taken: bool, plate: f32| if taken { plate + GAP } else { 0.0 };
        let [left, right] = [true, false].map(|left| keep(self.count(left) > 0, size.widths[0]));
        let [top, bottom] =
            [Edge::Top, Edge::Bottom].map(|edge| keep(self.edges.contains(&edge), size.across.y));
        Rect::from_min_max(area.min + vec2(left, top), area.max - vec2(right, bottom))
    }

    /// The plates, in the order of the angles, around a middle that lies in its room.
    pub fn plates(&self, area: Rect, middle: Rect, size: &PlateSize) -> Vec<Rect> {
        let room = self.room(area, size);
        let most = self.count(true).max(self.count(false));
        let high = height(most, room.height(), size);
        let columns = most as f32 * (high + GAP) - GAP;
        // What stands beside the middle may be higher than it; what lies across is beyond both.
        let inner = centred(middle, columns.max(middle.height()), room);
        let plate = |edge: &Edge| match *edge {
            Edge::Bottom => across(middle.center().x, inner.bottom() + GAP, size),
            Edge::Top => across(middle.center().x, inner.top() - GAP - size.across.y, size),
            Edge::Left(down) => {
                let wide = width(middle.left() - area.left(), size);
                let y = self.row(true, down, inner, high);
                Rect::from_center_size(pos2(middle.left() - GAP - wide / 2.0, y), vec2(wide, high))
            }
            Edge::Right(down) => {
                let wide = width(area.right() - middle.right(), size);
                let y = self.row(false, down, inner, high);
                Rect::from_center_size(pos2(middle.right() + GAP + wide / 2.0, y), vec2(wide, high))
            }
        };
        self.edges.iter().map(plate).collect()
    }

    /// How many stand at that side of the middle.
    fn count(&self, left: bool) -> usize {
        self.edges.iter().filter(|edge| edge.down(left).is_some()).count()
    }

    /// The middle of a plate at that side: one by itself is as far down as its angle says, several
    /// share the height.
    fn row(&self, left: bool, down: f32, inner: Rect, high: f32) -> f32 {
        let count = self.count(left);
        if count == 1 {
            let free = (inner.height() - high).max(0.0) / 2.0;
            return inner.center().y + down * free;
        }
        let others = self.edges.iter().filter_map(|edge| edge.down(left));
        let above = others.filter(|other| *other < down).count();
        inner.top() + inner.height() * (above as f32 + 0.5) / count as f32
    }
}

/// How high plates are of which so many share that room.
fn height(count: usize, room: f32, size: &PlateSize) -> f32 {
    let share = (room + GAP) / count.max(1) as f32 - GAP;
    size.height.min(share).max(0.0)
}

/// How wide a plate is beside a middle that leaves so much room.
fn width(room: f32, size: &PlateSize) -> f32 {
    (room - GAP).clamp(size.widths[0], size.widths[1])
}

/// As wide as the middle and so high, around its centre as far as the room allows it.
fn centred(middle: Rect, high: f32, room: Rect) -> Rect {
    let free = ((room.height() - high) / 2.0).max(0.0);
    let y = middle.center().y.clamp(room.center().y - free, room.center().y + free);
    Rect::from_center_size(pos2(middle.center().x, y), vec2(middle.width(), high))
}

/// A plate that lies across, with its top there.
fn across(x: f32, top: f32, size: &PlateSize) -> Rect {
    Rect::from_min_size(pos2(x - size.across.x / 2.0, top), size.across)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: PlateSize =
        PlateSize { across: Vec2::new(260.0, 64.0), widths: [124.0, 200.0], height: 150.0 };

    fn seating(places: u8) -> Seating {
        Seating::of((0..places).map(|place| angle(place, places)))
    }

    /// A board for so many players, as large as it can be.
    fn laid(places: u8, area: Rect, shape: Vec2) -> (Rect, Vec<Rect>) {
        let seating = seating(places);
        let room = seating.room(area, &SIZE);
        let part = (room.size() / shape).min_elem();
        let middle = Rect::from_center_size(room.center(), shape * part);
        (middle, seating.plates(area, middle, &SIZE))
    }

    #[test]
    fn up_to_six_plates_neither_overlap_nor_leave_the_window() {
        // What a window of 900×640, of 1180×780 and of twice that leaves for a board.
        for size in [vec2(640.0, 516.0), vec2(840.0, 656.0), vec2(1700.0, 1300.0)] {
            let area = Rect::from_min_size(pos2(8.0, 116.0), size);
            for shape in [vec2(1.0, 1.0), vec2(1.0, 0.8), vec2(1.0, 0.5), vec2(0.6, 1.0)] {
                for places in 2..=6 {
                    let (middle, plates) = laid(places, area, shape);
                    assert_eq!(plates.len(), usize::from(places));
                    let all: Vec<Rect> = plates.into_iter().chain([middle]).collect();
                    for (number, one) in all.iter().enumerate() {
                        let place = format!("{one:?} with {places} at {size:?}, {shape:?}");
                        assert!(area.expand(0.1).contains_rect(*one), "{place} is cut");
                        let apart = |other: &Rect| !one.shrink(0.1).intersects(*other);
                        assert!(all[number + 1..].iter().all(apart), "{place} overlaps");
                    }
                }
            }
        }
    }

    #[test]
    fn places_go_clockwise_from_the_bottom() {
        let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(900.0, 640.0));
        for places in 2..=6 {
            let (middle, plates) = laid(places, area, vec2(1.0, 1.0));
            // Clockwise from the bottom as the eye sees it, in parts of a full circle.
            let turned = |plate: &Rect| {
                let way = plate.center() - middle.center();
                (-way.x).atan2(way.y).rem_euclid(std::f32::consts::TAU)
            };
            let angles: Vec<f32> = plates.iter().map(turned).collect();
            assert!(angles.is_sorted(), "{places}: {angles:?}");
            assert!(angles[0] < ROUNDING, "the first is at the bottom");
        }
    }
}
