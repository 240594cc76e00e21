//! Where the window was and how large, so that it opens there again.

use eframe::egui::{Pos2, Rect, Vec2, ViewportBuilder, ViewportInfo, vec2};
use serde::{Deserialize, Serialize};

use crate::ui::style::theme::size;

/// No screen is farther away; the settings may say anything.
const FARTHEST: f32 = 30_000.0;
/// No window is wider or higher.
const LARGEST: Vec2 = Vec2::splat(8_192.0);
/// So much of the top of a window has to be on a screen for it to be moved by hand.
const GRIP: Vec2 = Vec2::new(80.0, 24.0);
/// How far from the corner of a screen a window opens that was on none.
const INWARD: f32 = 40.0;

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

    /// Opens the window there. Which screens there are is known only once it is open.
    pub fn apply(self, window: ViewportBuilder) -> ViewportBuilder {
        let wanted = Vec2::from(self.size).clamp(Vec2::from(size::SMALLEST), LARGEST);
        let window = window.with_inner_size(wanted).with_maximized(self.maximized);
        match self.place() {
            Some(place) => window.with_position(place),
            None => window,
        }
    }

    /// Where a window that opened there has to go, since none of these screens shows enough of it: its
    /// screen may be gone.
    pub fn moved_into_sight(self, screens: &[Rect]) -> Option<Pos2> {
        let place = self.place()?;
        let top = Rect::from_min_size(place, vec2(self.size[0].max(GRIP.x), GRIP.y));
        let shows = |screen: &Rect| {
            let shown = screen.intersect(top).size();
            shown.x >= GRIP.x && shown.y >= GRIP.y
        };
        let first = screens.first().filter(|_| !screens.iter().any(shows))?;
        Some(first.min + Vec2::splat(INWARD))
    }

    fn place(self) -> Option<Pos2> {
        let near = |place: &Pos2| place.x.abs() < FARTHEST && place.y.abs() < FARTHEST;
        self.place.map(Pos2::from).filter(near)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::pos2;

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
    fn it_is_never_too_small_or_too_large_nor_where_no_screen_can_be() {
        for (size, fits) in [([1.0, -1.0], Vec2::from(size::SMALLEST)), ([9e30, 9e30], LARGEST)] {
            let place = WindowPlace { size, place: Some([-9e9, 9.0]), maximized: false };
            let built = place.apply(ViewportBuilder::default());
            assert_eq!((built.inner_size, built.position), (Some(fits), None));
        }
    }

    #[test]
    fn it_opens_on_any_screen_that_there_is_and_in_sight_if_its_screen_is_gone() {
        let screen = |left: f32| Rect::from_min_size(pos2(left, 0.0), vec2(1920.0, 1080.0));
        let at = |x: f32, y: f32| {
            let place = Some([x, y]);
            WindowPlace { size: [1180.0, 780.0], place, maximized: false }
        };
        let both = [screen(0.0), screen(-1920.0)];
        for place in [at(100.0, 80.0), at(-1800.0, 40.0), at(-1000.0, 700.0)] {
            assert_eq!(place.moved_into_sight(&both), None, "{place:?}");
            let built = place.apply(ViewportBuilder::default());
            assert_eq!(built.position, place.place.map(Pos2::from));
        }
        let first = Some(pos2(INWARD, INWARD));
        assert_eq!(at(-1800.0, 40.0).moved_into_sight(&both[..1]), first);
        assert_eq!(at(5000.0, 40.0).moved_into_sight(&both), first);
        assert_eq!(at(100.0, -50.0).moved_into_sight(&both), first, "its top cannot be reached");
        assert_eq!(at(-1800.0, 40.0).moved_into_sight(&[]), None, "nobody knows");
    }
}
