//! Where the window was and how large, so that it opens there again.

use eframe::egui::{Pos2, Vec2, ViewportBuilder, ViewportInfo};
use serde::{Deserialize, Serialize};

use crate::ui::style::theme::size;

/// A window is not placed farther from the corner of the screen: that screen may be gone.
const FARTHEST: f32 = 4000.0;

/// Where the window was and how large, in points of the system.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct WindowPlace {
    size: [f32; 2],
    /// None where the system does not say.
    place: Option<[f32; 2]>,
    maximized: bool,
}

impl WindowPlace {
    /// As it is now. A window that fills the screen keeps the size that it had before.
    pub fn now(before: Option<Self>, window: &ViewportInfo, zoom: f32) -> Option<Self> {
        let maximized = window.maximized == Some(true);
        if maximized || window.fullscreen == Some(true) || window.minimized == Some(true) {
            return before.map(|before| Self { maximized, ..before });
        }
        let size = window.inner_rect?.size() * zoom;
        let place = window.outer_rect.map(|rect| rect.min * zoom);
        Some(Self { size: size.into(), place: place.map(Into::into), maximized })
    }

    /// Opens the window there, as far as that is on a screen.
    pub fn apply(self, window: ViewportBuilder) -> ViewportBuilder {
        let wanted = Vec2::from(self.size).max(Vec2::from(size::SMALLEST));
        let window = window.with_inner_size(wanted).with_maximized(self.maximized);
        let seen =
            |place: &Pos2| (0.0..FARTHEST).contains(&place.x) && (0.0..FARTHEST).contains(&place.y);
        match self.place.map(Pos2::from).filter(seen) {
            Some(place) => window.with_position(place),
            None => window,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::{Rect, pos2, vec2};

    fn window(at: Pos2, size: Vec2) -> ViewportInfo {
        let rect = Rect::from_min_size(at, size);
        ViewportInfo { inner_rect: Some(rect), outer_rect: Some(rect), ..Default::default() }
    }

    #[test]
    fn it_opens_where_it_was_and_as_large() {
        let place = WindowPlace::now(None, &window(pos2(50.0, 40.0), vec2(600.0, 450.0)), 2.0);
        let built = place.unwrap().apply(ViewportBuilder::default());
        assert_eq!(built.inner_size, Some(vec2(1200.0, 900.0)));
        assert_eq!(built.position, Some(pos2(100.0, 80.0)));
    }

    #[test]
    fn a_window_that_filled_the_screen_knows_how_large_it_was_before() {
        let before = WindowPlace::now(None, &window(pos2(5.0, 4.0), vec2(1000.0, 700.0)), 1.0);
        let full = window(pos2(0.0, 0.0), vec2(2000.0, 1400.0));
        let full = ViewportInfo { maximized: Some(true), ..full };
        let built = WindowPlace::now(before, &full, 1.0).unwrap().apply(ViewportBuilder::default());
        assert_eq!((built.inner_size, built.maximized), (Some(vec2(1000.0, 700.0)), Some(true)));
    }

    #[test]
    fn it_is_never_too_small_nor_out_of_sight() {
        let place = WindowPlace { size: [1.0, 1.0], place: Some([-900.0, 9.0]), maximized: false };
        let built = place.apply(ViewportBuilder::default());
        assert_eq!((built.inner_size, built.position), (Some(Vec2::from(size::SMALLEST)), None));
    }
}
