//! Every text fits its place, in every language, at every size.

use eframe::egui::Rect;
use eframe::egui::epaint::{ClippedShape, Shape, TextShape};

use crate::scenes::{Scene, all};
use crate::stage::Setting;

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

/// What is cut in a scene at that size.
fn cut(scene: &Scene, setting: &Setting) -> Vec<String> {
    let (stage, _table) = scene.show(setting);
    let [wide, high] = setting.size;
    let mut cut = Vec::new();
    for (text, clip) in texts(&stage.output().shapes) {
        let words = text.galley.text();
        if text.galley.elided {
            cut.push(format!("“{words}” is cut short"));
        }
        let rect = text.visual_bounding_rect();
        let across =
            rect.left() > clip.left().max(0.0) - 1.0 && rect.right() < clip.right().min(wide) + 1.0;
        let down = rect.top() > -1.0 && rect.bottom() < high + 1.0;
        // What scrolls may go on below.
        if !words.trim().is_empty() && !(across && (down || scene.scrolls)) {
            cut.push(format!("“{words}” at {rect:?} leaves {clip:?}"));
        }
    }
    cut
}

#[test]
fn nothing_is_cut_in_english() {
    nothing_is_cut("en");
}

#[test]
fn nothing_is_cut_in_french() {
    nothing_is_cut("fr");
}

/// At no size of the window, and with no size of letters; `SCENE` in the environment says where.
fn nothing_is_cut(language: &str) {
    let mut found = Vec::new();
    let only = std::env::var("SCENE").unwrap_or_default();
    for scene in all().filter(|scene| !scene.cuts && scene.name.contains(&only)) {
        for size in SIZES {
            for text_size in ["1.0", "1.3"] {
                let setting = Setting { size, ..Setting::default() }
                    .with(&format!("\"language\":\"{language}\""))
                    .with(&format!("\"text_size\":{text_size}"));
                let place = format!("{} {size:?} ×{text_size}", scene.name);
                let cut = cut(scene, &setting);
                found.extend(cut.into_iter().map(|it| format!("{place}: {it}")));
            }
        }
    }
    assert!(found.is_empty(), "{} texts are cut:\n{}", found.len(), found.join("\n"));
}
