//! What a frame of the table takes while things move, without painting: everything up to the
//! triangles that the graphics card is given.

use std::time::{Duration, Instant};

use cinderpeek::games::Memoarrr;
use cinderpeek::table::PersonId;
use cinderpeek::ui::test_table::TestableGame;
use cinderpeek::ui::{App, Start};
use eframe::egui::{Context, Pos2, RawInput, Rect, Vec2};

use crate::prepared::Prepared;
use crate::report::Report;

/// So many frames a second, for so long after each action.
const RATE: f64 = 60.0;
const AFTER: usize = 45;
/// The first frames, in which letters and pictures are new.
const NEW: usize = 120;

pub fn measure(report: &mut Report) {
    let profile = tempfile::tempdir().expect("a profile");
    let settings = r#"{"name":"Zoë","language":"en","motion":"normal","mute":true}"#;
    std::fs::write(profile.path().join("settings.json"), settings).expect("settings");
    let mut times = whole_game(Start {
        folder: profile.path().to_owned(),
        interface: Some("lo".to_owned()),
        ..Start::default()
    });
    times.sort_unstable();
    let percent = |percent: usize| times[times.len() * percent / 100].as_secs_f64() * 1000.0;
    report.add("a frame at a table, median", percent(50), None, "ms", 3.0);
    report.add("a frame at a table, 99th percent", percent(99), None, "ms", 3.0);
}

/// The times of all frames of an expert game for four.
fn whole_game(start: Start) -> Vec<Duration> {
    let ctx = Context::default();
    let mut app = App::new(&ctx, start);
    let mut game = Prepared::new(4, true, 3);
    let mut table = Memoarrr::practise(&mut app, game.lobby(), PersonId(1));
    table.update(game.update(), false);
    let mut camera = Camera { ctx, frames: 0, times: Vec::new() };
    (0..NEW).for_each(|_| camera.frame(&mut app));
    // Pictures are drawn by a thread of their own.
    std::thread::sleep(Duration::from_secs(2));
    (0..NEW).for_each(|_| camera.frame(&mut app));
    camera.times.clear();
    while let Some(update) = game.step() {
        table.update(update, true);
        (0..AFTER).for_each(|_| camera.frame(&mut app));
    }
    camera.times
}

struct Camera {
    ctx: Context,
    frames: usize,
    times: Vec<Duration>,
}

impl Camera {
    fn frame(&mut self, app: &mut App) {
        self.frames += 1;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Vec2::new(1180.0, 780.0))),
            time: Some(self.frames as f64 / RATE),
            ..RawInput::default()
        };
        let begun = Instant::now();
        let output = self.ctx.run_ui(input, |ui| app.frame(ui));
        let triangles = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        self.times.push(begun.elapsed());
        assert!(!triangles.is_empty(), "nothing is shown");
    }
}
