//! What a table of four costs while nobody acts.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::channel;
use std::time::Duration;

use cinderpeek::games::Memoarrr;
use tempfile::tempdir;

use crate::player::{Player, Report};
use crate::table::Table;

/// How long nobody acts.
const SECONDS: u64 = 30;

pub fn measure() {
    let folder = tempdir().expect("a folder");
    let table = Table::open(folder.path());
    let (tell, told) = channel();
    let acts = Arc::new(AtomicBool::new(false));
    let sit =
        |number| Player::sit(number, folder.path(), table.address, &acts, false, tell.clone());
    let players: Vec<Player<Memoarrr>> = (0..4).map(sit).collect();
    let mut dealt = [false; 4];
    while dealt.contains(&false) {
        let (number, told) = told.recv().expect("news");
        dealt[number] |= matches!(told, Report::Update(0, ..));
    }
    std::thread::sleep(Duration::from_secs(1));
    let before = ticks(table.id());
    std::thread::sleep(Duration::from_secs(SECONDS));
    let used = ticks(table.id()) - before;
    println!(
        "An idle table of four takes {:.1} MB (at most 20) and {used} ticks of 10 ms in {SECONDS} s",
        resident(table.id())
    );
    players.into_iter().for_each(Player::leave);
    table.kill();
}

/// The processor time of a process, in hundredths of a second.
fn ticks(id: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).expect("Linux");
    let after = stat.rsplit(')').next().expect("figures");
    let figure = |at| after.split_whitespace().nth(at).and_then(|it| it.parse::<u64>().ok());
    figure(11).expect("user") + figure(12).expect("system")
}

/// What a process holds in memory, in megabytes.
fn resident(id: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("Linux");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a figure");
    let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse().expect("a number");
    kilobytes / 1024.0
}
