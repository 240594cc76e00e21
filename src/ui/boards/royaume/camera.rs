//! From how near the map is seen, and which part of it.

use eframe::egui::Vec2;

/// From how near the map is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// 1 shows the whole map.
    pub zoom: f32,
    /// What is in the middle of the window, from the middle of the map, in widths of a hex.
    pub centre: Vec2,
}

impl Default for Camera {
    fn default() -> Self {
        Self { zoom: 1.0, centre: Vec2::ZERO }
    }
}
