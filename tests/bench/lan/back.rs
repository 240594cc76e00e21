//! How long it takes until everybody is back, after a cut link and after a killed host.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use cinderpeek::games::Memoarrr;
use tempfile::tempdir;

use crate::player::{Player, Report};
use crate::table::Table;
use crate::times::millis;

pub fn measure() {
    for seconds in [5, 15] {
        let times: Vec<String> = (0..3).map(|_| millis(after_a_cut(seconds))).collect();
        println!("Back after the link was cut for {seconds} s: {} (at most 1 s)", times.join(", "));
    }
    for seconds in [0, 3] {
        let times: Vec<String> = (0..3).map(|_| millis(after_a_kill(seconds))).collect();
        println!(
            "Back after the host was killed, and away for {seconds} s: {} (at most 1 s)",
            times.join(", ")
        );
    }
}

/// Four players in the middle of a game.
struct Middle {
    table: Table,
    players: Vec<Player<Memoarrr>>,
    told: Receiver<(usize, Report)>,
}

impl Middle {
    fn of_a_game(folder: &Path) -> Self {
        let table = Table::open(folder);
        let (tell, told) = channel();
        let acts = Arc::new(AtomicBool::new(true));
        let sit = |number| Player::sit(number, folder, table.address, &acts, false, tell.clone());
        let players = (0..4).map(sit).collect();
        let middle = Self { table, players, told };
        middle.all(|told| matches!(told, Report::Update(seq, ..) if *seq >= 5).then(Instant::now));
        middle
    }

    /// When the last of the four was told something.
    fn all(&self, is: impl Fn(&Report) -> Option<Instant>) -> Instant {
        let mut when = [None; 4];
        while when.contains(&None) {
            let (number, told) = self.told.recv_timeout(Duration::from_secs(60)).expect("news");
            when[number] = when[number].or(is(&told));
        }
        when.into_iter().flatten().max().expect("four")
    }

    fn end(self) {
        self.players.into_iter().for_each(Player::leave);
        self.table.kill();
    }
}

fn after_a_cut(seconds: u64) -> Duration {
    let folder = tempdir().expect("a folder");
    let middle = Middle::of_a_game(folder.path());
    nft(
        "add table inet cut; add chain inet cut in { type filter hook input priority 0; }; add rule inet cut in meta l4proto udp drop",
    );
    std::thread::sleep(Duration::from_secs(seconds));
    while middle.told.try_recv().is_ok() {}
    nft("delete table inet cut");
    let mended = Instant::now();
    // Whoever was cut off for long is told how the game stands instead of what happened.
    let back = middle.all(|told| match told {
        Report::Update(_, _, at) | Report::Reconnected(at) => Some(*at),
        _ => None,
    });
    middle.end();
    back.saturating_duration_since(mended)
}

fn nft(what: &str) {
    let status = Command::new("nft").arg(what).status().expect("nft (nftables)");
    assert!(status.success(), "nft {what}");
}

fn after_a_kill(seconds: u64) -> Duration {
    let folder = tempdir().expect("a folder");
    let Middle { table, players, told } = Middle::of_a_game(folder.path());
    table.kill();
    std::thread::sleep(Duration::from_secs(seconds));
    let table = Table::resume(folder.path());
    let resumed = table.listening;
    let middle = Middle { table, players, told };
    let back = middle.all(|told| match told {
        Report::Reconnected(at) => Some(*at),
        _ => None,
    });
    middle.end();
    back.saturating_duration_since(resumed)
}
