//! From how near the map is seen, and which part of it: wheel, drag, pinch and keys.

use eframe::egui::{Key, Pos2, Rect, Response, Ui, Vec2};

use crate::games::royaume::Hex;
use crate::ui::boards::royaume::layout::{HALF, Layout, on_map};

/// The nearest, in sizes of the whole map.
const NEAREST: f32 = 4.0;
/// How much nearer one comes with a key, and with a point of the wheel.
const STEP: f32 = 1.25;
const WHEEL: f32 = 0.004;
/// How far a key moves the map, in hexes.
const STRIDE: f32 = 1.0;

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

impl Camera {
    /// What the player does to it with the pointer over the map and with keys.
    pub fn steer(&mut self, ui: &Ui, layout: &Layout, ground: &Response) {
        if ground.dragged() {
            self.shift(-ground.drag_delta() / layout.hex, layout);
        }
        if let Some(pointer) = ui.input(|input| input.pointer.hover_pos())
            && layout.window.contains(pointer)
            && ui.rect_contains_pointer(layout.window)
        {
            let (wheel, pinch) =
                ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
            let times = (wheel * WHEEL).exp() * pinch;
            if times != 1.0 {
                self.zoom_at(times, pointer, layout);
            }
        }
        if !ui.ctx().text_edit_focused() {
            self.obey_keys(ui, layout);
        }
    }

    fn obey_keys(&mut self, ui: &Ui, layout: &Layout) {
        let pressed = |key| ui.input(|input| input.key_pressed(key) && !input.modifiers.command);
        let middle = layout.window.center();
        if pressed(Key::Plus) || pressed(Key::Equals) {
            self.zoom_at(STEP, middle, layout);
        }
        if pressed(Key::Minus) {
            self.zoom_at(1.0 / STEP, middle, layout);
        }
        if pressed(Key::Num0) {
            *self = Self::default();
        }
        if ui.input(|input| input.modifiers.shift) {
            for (key, way) in [
                (Key::ArrowLeft, Vec2::LEFT),
                (Key::ArrowRight, Vec2::RIGHT),
                (Key::ArrowUp, Vec2::UP),
                (Key::ArrowDown, Vec2::DOWN),
            ] {
                if pressed(key) {
                    self.shift(way * STRIDE, layout);
                }
            }
        }
    }

    /// Comes nearer or goes away by a step.
    pub fn step(&mut self, nearer: bool, layout: &Layout) {
        let times = if nearer { STEP } else { 1.0 / STEP };
        self.zoom_at(times, layout.window.center(), layout);
    }

    /// What is under that point stays there.
    fn zoom_at(&mut self, times: f32, at: Pos2, layout: &Layout) {
        let zoom = (self.zoom * times).clamp(1.0, NEAREST);
        let away = (at - layout.window.center()) / layout.hex;
        let times = zoom / self.zoom;
        self.zoom = zoom;
        self.centre += away * (1.0 - 1.0 / times);
        self.bound(layout.hex * times, layout.window);
    }

    fn shift(&mut self, by: Vec2, layout: &Layout) {
        self.centre += by;
        self.bound(layout.hex, layout.window);
    }

    /// Brings a hex into the window.
    pub fn show(&mut self, hex: Hex, layout: &Layout) {
        if !layout.window.shrink(layout.hex * 0.4).contains(layout.place(hex).center()) {
            self.centre = on_map(hex);
            self.bound(layout.hex, layout.window);
        }
    }

    /// Not farther than to the edge of the map.
    fn bound(&mut self, hex: f32, window: Rect) {
        let most = (HALF - window.size() / 2.0 / hex).max(Vec2::ZERO);
        self.centre = self.centre.clamp(-most, most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::{pos2, vec2};

    fn layout(camera: &Camera) -> Layout {
        Layout::new(Rect::from_min_size(pos2(0.0, 0.0), vec2(900.0, 640.0)), 3, camera)
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_while_one_comes_nearer() {
        let hex = Hex::at(1, -1).unwrap();
        let mut camera = Camera { zoom: 2.0, centre: Vec2::ZERO };
        let before = layout(&camera).place(hex).center();
        for _ in 0..4 {
            camera.zoom_at(1.2, before, &layout(&camera));
        }
        let after = layout(&camera).place(hex).center();
        assert!(before.distance(after) < 0.5, "{before:?} {after:?}");
        assert!(layout(&camera).hex > 3.0 * layout(&Camera::default()).hex);
    }

    #[test]
    fn one_cannot_lose_the_map() {
        let mut camera = Camera::default();
        camera.shift(vec2(30.0, -30.0), &layout(&Camera::default()));
        assert_eq!(camera, Camera::default());
        camera.step(true, &layout(&camera));
        camera.shift(vec2(30.0, -30.0), &layout(&camera));
        let corner = layout(&camera);
        assert!(Hex::all().any(|hex| corner.window.contains(corner.place(hex).center())));
        for _ in 0..9 {
            camera.step(false, &layout(&camera));
        }
        assert_eq!(camera, Camera::default());
    }

    #[test]
    fn a_hex_with_the_focus_comes_into_sight() {
        let mut camera = Camera { zoom: 4.0, centre: vec2(-3.0, 0.0) };
        let hex = Hex::at(4, 0).unwrap();
        camera.show(hex, &layout(&camera));
        assert!(layout(&camera).window.contains(layout(&camera).place(hex).center()));
    }
}
