//! How long it takes from the start of the program to the first pixel on the screen.

use std::path::Path;
use std::time::Instant;

use crate::process::Process;
use crate::report::Report;
use crate::rest::HOME;
use crate::screen::Screen;

/// So often each is opened, in turns.
const TIMES: usize = 9;

pub fn measure(screen: &Screen, game: &Path, empty: &Path, report: &mut Report) {
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..TIMES {
        times[0].push(opened(screen, game, Some(HOME)));
        times[1].push(opened(screen, empty, None));
    }
    let [game, empty] = times.map(median);
    report.add("first pixel, median", game, Some(empty), "ms", 1.35);
}

/// In milliseconds.
fn opened(screen: &Screen, program: &Path, settings: Option<&str>) -> f64 {
    let begun = Instant::now();
    let process = Process::start(screen, program, settings, &[]);
    screen.until_lit(true);
    let took = begun.elapsed();
    drop(process);
    screen.until_lit(false);
    took.as_secs_f64() * 1000.0
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_unstable_by(f64::total_cmp);
    times[times.len() / 2]
}
