//! Every text fits its place, in every language, at every size.

use eframe::egui::epaint::{ClippedShape, Shape, TextShape};
use eframe::egui::{Rect, vec2};

use super::scenes::ALL;
use super::stage::Setting;

/// The smallest window, the first one, and a large one.
const SIZES: [[f32; 2]; 3] = [[900.0, 640.0], [1180.0, 780.0], [1920.0, 1080.0]];

/// Every text that is painted, with the room that it is cut at.
fn texts(shapes: &[ClippedShape]) -> Vec<(&TextShape, Rect)> {
    fn collect<'a>(shape: &'a Shape, clip: Rect, found: &mut Vec<(&'a TextShape, Rect)>) {
        match shape {
            Shape::Text(text) => found.push((text, clip)),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    for ClippedShape { shape, clip_rect, .. } in shapes {
        collect(shape, *clip_rect, &mut found);
    }
    found
}

/// Whether a text is inside the window; one that is scrolled only has to be as wide as its room.
fn is_inside(text: Rect, clip: Rect, window: Rect) -> bool {
    let scrolled = clip.height() < window.height() - 1.0;
    let room =
        if scrolled { Rect::from_x_y_ranges(clip.x_range(), text.y_range()) } else { window };
    room.expand(1.0).contains_rect(text)
}

#[test]
fn nothing_is_cut_in_any_language_at_any_size() {
    let mut cut = Vec::new();
    for scene in ALL {
        for language in ["en", "fr"] {
            for size in SIZES {
                for text_size in ["1.0", "1.3"] {
                    let setting = Setting { size, ..Setting::default() }
                        .with(&format!("\"language\":\"{language}\""))
                        .with(&format!("\"text_size\":{text_size}"));
                    let (stage, _rehearsal) = scene.show(&setting);
                    let window = Rect::from_min_size(Default::default(), vec2(size[0], size[1]));
                    for (text, clip) in texts(&stage.output().shapes) {
                        let words = text.galley.text();
                        let place = format!("{} {language} {size:?} ×{text_size}", scene.name);
                        if text.galley.elided {
                            cut.push(format!("{place}: “{words}” is cut short"));
                        }
                        let rect = text.visual_bounding_rect();
                        if !words.trim().is_empty() && !is_inside(rect, clip, window) {
                            cut.push(format!("{place}: “{words}” leaves the window at {rect:?}"));
                        }
                    }
                }
            }
        }
    }
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}
