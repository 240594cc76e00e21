//! What the window costs: `cargo bench --bench window` (root; needs Xvfb, xdotool, iproute2, unshare
//! and chrt).
//!
//! Everything runs on an X server of its own, in a network namespace that has nothing but `lo`, and
//! at real-time priority: otherwise what else the machine does is what is measured. The floor is an
//! empty window with the same renderer (`empty.rs`), measured in turns with the game's. Nothing here
//! passes or fails by itself: a goal that is missed says so.

#![expect(clippy::expect_used, clippy::print_stdout, reason = "a benchmark talks to its reader")]

#[path = "../../ui/canvas.rs"]
mod canvas;
mod frames;
mod opening;
#[path = "../../ui/prepared.rs"]
#[allow(dead_code, reason = "the scenes need more of it")]
mod prepared;
mod process;
mod report;
mod rest;
mod screen;
#[path = "../../ui/stage.rs"]
#[allow(dead_code, reason = "the scenes need more of it")]
mod stage;

use std::path::{Path, PathBuf};
use std::process::Command;

use report::Report;
use screen::Screen;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("inside") => inside(std::env::args().any(|arg| arg == "opening")),
        Some("frames") => only_frames(),
        _ => outside(),
    }
}

/// What needs neither a screen nor a namespace: `cargo bench --bench window frames`.
fn only_frames() {
    let mut report = Report::default();
    frames::measure(&mut report);
    report.tell();
}

/// Runs this program again in a namespace where only `lo` is.
fn outside() {
    let cargo = std::env::var("CARGO").unwrap_or("cargo".to_owned());
    let mut build = Command::new(cargo);
    build.args(["build", "--quiet", "--profile", "bench", "--example", "empty"]);
    assert!(build.status().expect("cargo").success(), "the empty window cannot be built");
    let program = std::env::current_exe().expect("this program");
    let mut command = Command::new("unshare");
    let inside = "ip link set lo up && exec chrt --rr 5 \"$0\" inside \"$@\"";
    command.args(["--net", "sh", "-c", inside]).arg(program).args(std::env::args().skip(1));
    let status = command.status();
    let status = status.expect("unshare and chrt (util-linux) and ip (iproute2)");
    assert!(status.success(), "{status}");
}

/// All of it, or only how long a window takes to open: `cargo bench --bench window opening`.
fn inside(only_opening: bool) {
    let mut report = Report::default();
    let screen = Screen::start();
    let (game, empty) = (Path::new(env!("CARGO_BIN_EXE_cinderpeek")), empty());
    opening::measure(&screen, game, &empty, &mut report);
    if !only_opening {
        rest::measure(&screen, game, &empty, &mut report);
        frames::measure(&mut report);
    }
    report.tell();
}

/// The empty window, beside which this program lies.
fn empty() -> PathBuf {
    let here = std::env::current_exe().expect("this program");
    let target = here.parent().and_then(Path::parent).expect("target/release/deps");
    target.join("examples/empty")
}
