//! How fast a table on the network is: `cargo bench --bench lan` (root; needs iproute2, nftables and
//! unshare).
//!
//! Everything runs on `lo` of a network namespace of its own, so nothing reaches a real network. The
//! table is a process, `cinderpeek host`; its four players are threads of this one. What is compared
//! with a bare QUIC echo is measured in turns with it. All of it, the echo included, runs at real-time
//! priority: otherwise what else the machine does is what is measured. Nothing here passes or fails.

#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a benchmark talks to its reader"
)]

mod back;
mod echo;
mod game;
mod idle;
mod listing;
mod player;
mod table;
mod times;

use std::process::Command;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("inside") => inside(),
        Some("echo") => echo::serve(),
        _ => outside(),
    }
}

/// Runs this program again in a namespace where only `lo` is.
fn outside() {
    let program = std::env::current_exe().expect("this program");
    let mut command = Command::new("unshare");
    command.args(["--net", "sh", "-c", "ip link set lo up && exec chrt --rr 5 \"$0\" inside"]);
    let status = command.arg(program).status();
    let status = status.expect("unshare and chrt (util-linux) and ip (iproute2)");
    assert!(status.success(), "{status}");
}

fn inside() {
    game::measure();
    listing::measure();
    back::measure();
    idle::measure();
}
