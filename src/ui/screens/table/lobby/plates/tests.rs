//! A table for up to six in windows of every size, with letters of every size.

use eframe::egui::{Context, RawInput};

use super::*;
use crate::text::Language;
use crate::ui::boards::seating;
use crate::ui::profile::settings::Settings;
use crate::ui::screens::table::lobby::{regions, start};
use crate::ui::style::theme::{self, Light};

/// The smallest window, the first one, and one of twice that size.
const WINDOWS: [Vec2; 3] =
    [Vec2::new(900.0, 640.0), Vec2::new(1180.0, 780.0), Vec2::new(2360.0, 1560.0)];
/// One's own name, beside which nothing is to be pressed, and those of others.
const NAMES: [(&str, bool); 6] = [
    ("Barnaby the Bold (you)", false),
    ("Barnaby the Bold (vous)", false),
    ("Anne-Françoise", true),
    ("Barnaby the Bold", true),
    ("Moussaillon 2", true),
    ("Marie Desjardins", true),
];
/// The heights of tables, as parts of their widths.
const SHAPES: [f32; 3] = [1.0, 0.83, 0.6];

/// Does something with a window of that size, with letters of that size.
fn in_window(window: Vec2, text_size: f32, mut check: impl FnMut(&Ui, Rect)) {
    let ctx = Context::default();
    theme::apply(&ctx, Light::Night, text_size);
    let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), window));
    theme::with_letters(&ctx, RawInput { screen_rect, ..RawInput::default() }, |ui| {
        let window = ui.ctx().content_rect();
        let room = Rect::from_min_max(pos2(0.0, size::BAR), window.max);
        check(ui, regions(room, |width| start::height(ui, width))[0]);
    });
}

/// The plates at every table for so many in every window, with the table itself.
fn at_every_table(mut check: impl FnMut(&Ui, &str, Rect, Rect, &[Rect])) {
    for window in WINDOWS {
        for text_size in Settings::TEXT_SIZES {
            in_window(window, text_size, |ui, area| {
                for (count, shape) in
                    (2..=6).flat_map(|count| SHAPES.into_iter().map(move |shape| (count, shape)))
                {
                    let angles = (0..count).map(|place| seating::angle(place, count));
                    let (table, plates) = places(&Seating::of(angles), area, heights(ui), shape);
                    let which = format!("{count} at {window:?}, letters ×{text_size}, {shape}");
                    check(ui, &which, area, table, &plates);
                }
            });
        }
    }
}

#[test]
fn two_to_six_places_neither_overlap_nor_leave_their_room() {
    at_every_table(|_, which, area, table, plates| {
        let all: Vec<Rect> = plates.iter().copied().chain([table]).collect();
        for (number, one) in all.iter().enumerate() {
            assert!(area.expand(0.1).contains_rect(*one), "{which}: {one:?} leaves {area:?}");
            let apart = |other: &Rect| !one.shrink(0.1).intersects(*other);
            assert!(all[number + 1..].iter().all(apart), "{which}: {one:?} overlaps");
        }
    });
}

#[test]
fn names_and_what_is_said_of_them_fit_every_plate() {
    let states = [Language::English, Language::French].map(|language| {
        let texts = &language.texts().lobby;
        [texts.host, texts.is_away, texts.is_ready, texts.not_ready]
            .map(|state| format!("{state} · {}", texts.starts))
    });
    let palette = Palette::of(Light::Night);
    at_every_table(|ui, which, _, _, plates| {
        for plate in plates {
            let beside = plate.width() <= TALL;
            for ((name, may_kick), state) in NAMES.iter().zip(states.iter().flatten().cycle()) {
                let [_, room] = split(ui, plate.shrink(size::GAP), beside, *may_kick);
                let both = [*name, state];
                let galleys = words(ui, &palette, both, palette.text, room.width(), !beside);
                assert!(!galleys[0].elided, "{which}: “{name}” is cut in {room:?}");
                let high: f32 = galleys.iter().map(|galley| galley.size().y).sum();
                assert!(high <= room.height() + 0.5, "{which}: {both:?} leave {room:?}: {high}");
            }
        }
    });
}
