//! What a frame of the table takes while things move, without painting: everything up to the
//! triangles that the graphics card is given.

use std::time::{Duration, Instant};

use cinderpeek::table::PersonId;
use cinderpeek::ui::test_table::TestableGame;
use cinderpeek::ui::{App, Start};
use eframe::egui::{Context, Pos2, RawInput, Rect, Vec2};

use crate::prepared::Prepared;
use crate::report::Report;

/// So many frames a second.
const RATE: f64 = 60.0;
/// So many of them after each action; the kingdom's games are long.
const AFTER: usize = 45;
const AFTER_IN_KINGDOM: usize = 20;
/// The first frames, in which letters and pictures are new.
const NEW: usize = 120;

pub fn measure(report: &mut Report) {
    // An expert game for four, and a game for six in the kingdom.
    tell(report, "a table", 3.0, whole_game(Prepared::new(4, true, 3), AFTER));
    tell(report, "the kingdom", 4.0, whole_game(Prepared::kingdom(6, 3), AFTER_IN_KINGDOM));
}

fn tell(report: &mut Report, place: &str, goal: f64, mut times: Vec<Duration>) {
    times.sort_unstable();
    let percent = |percent: usize| times[times.len() * percent / 100].as_secs_f64() * 1000.0;
    report.add(&format!("a frame at {place}, median"), percent(50), None, "ms", goal);
    report.add(&format!("a frame at {place}, 99th percent"), percent(99), None, "ms", goal);
}

/// The times of all frames of a game, with so many after each action.
fn whole_game<G: TestableGame>(mut game: Prepared<G>, after: usize) -> Vec<Duration> {
    let profile = tempfile::tempdir().expect("a profile");
    let settings = r#"{"name":"Zoë","language":"en","motion":"normal","mute":true}"#;
    std::fs::write(profile.path().join("settings.json"), settings).expect("settings");
    let ctx = Context::default();
    let folder = profile.path().to_owned();
    let start = Start { folder, interface: Some("lo".to_owned()), ..Start::default() };
    let mut app = App::new(&ctx, start);
    let mut table = G::practise(&mut app, game.lobby(), PersonId(1));
    table.update(game.update(), false);
    let mut camera = Camera { ctx, frames: 0, times: Vec::new() };
    (0..NEW).for_each(|_| camera.frame(&mut app));
    // Pictures are drawn by a thread of their own.
    std::thread::sleep(Duration::from_secs(2));
    (0..NEW).for_each(|_| camera.frame(&mut app));
    camera.times.clear();
    while let Some(update) = game.step() {
        table.update(update, true);
        (0..after).for_each(|_| camera.frame(&mut app));
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
        let mut output = self.ctx.run_ui(input, |ui| app.frame(ui));
        // Nobody paints here.
        output.textures_delta.clear();
        let triangles = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        self.times.push(begun.elapsed());
        assert!(!triangles.is_empty(), "nothing is shown");
    }
}
