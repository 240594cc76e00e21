//! A move until all four players have the update, against the bare echo; joins; bytes.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use cinderpeek::client::Logged;
use cinderpeek::games::{Memoarrr, Royaume};
use cinderpeek::table::Hosted;
use tempfile::tempdir;

use crate::echo::Echo;
use crate::player::{Player, Report};
use crate::table::Table;
use crate::times::{millis, percentile};

/// So many games are played, each in turn with echoes.
const GAMES: usize = 24;
/// The header of an IPv4 datagram on `lo`.
const HEADER: u64 = 28;

/// What many games took.
#[derive(Default)]
struct Sum {
    moves: Vec<Duration>,
    echoes: Vec<Duration>,
    joins: Vec<Duration>,
    bytes: u64,
    /// Of updates: how many, and how long together.
    updates: (usize, usize),
}

/// What a kingdom costs: so many games, and no more bytes for an action and a client.
const KINGDOMS: usize = 3;
const KINGDOM_BYTES: u64 = 300;

pub fn measure() {
    measure_cards();
    measure_kingdom();
}

/// Le Royaume is told in larger updates, and at a slower pace: what counts is how much they carry.
fn measure_kingdom() {
    let mut sum = Sum::default();
    for _ in 0..KINGDOMS {
        sum.game::<Royaume>(&["--game", "royaume"]);
    }
    let bytes = sum.bytes as f64 / (sum.moves.len() * 4) as f64;
    let (moves, size) = (sum.moves.len(), sum.updates.1 / sum.updates.0);
    println!("{moves} actions of {KINGDOMS} games of Le Royaume, an update of {size} bytes:");
    println!("  UDP payload an action and client  {bytes:.0} bytes (at most {KINGDOM_BYTES})");
}

fn measure_cards() {
    let (mut sum, mut echo) = (Sum::default(), Echo::start());
    echo.times(200, 100);
    for _ in 0..GAMES {
        let before = sum.moves.len();
        sum.game::<Memoarrr>(&["--expert"]);
        let size = sum.updates.1 / sum.updates.0;
        sum.echoes.extend(echo.times(sum.moves.len() - before, size));
    }
    sum.print();
}

impl Sum {
    fn game<G: Hosted + Logged>(&mut self, game: &[&str]) {
        let folder = tempdir().expect("a folder");
        let table = Table::open_for(folder.path(), game);
        let (tell, told) = channel();
        let acts = Arc::new(AtomicBool::new(true));
        let mut players = Vec::new();
        for number in 0..4 {
            let at = table.address;
            players.push(Player::<G>::sit(number, folder.path(), at, &acts, true, tell.clone()));
            // One after the other: how long one takes, not four at a time.
            self.joins.push(joined(&told));
        }
        drop(tell);
        let before = on_the_wire();
        let told: Vec<(usize, Report)> = told.into_iter().collect();
        players.into_iter().for_each(Player::join);
        self.bytes += on_the_wire() - before;
        self.add(&told, &table.actions());
    }

    /// Which action led to which update is known from the order of each seat's actions.
    fn add(&mut self, told: &[(usize, Report)], seats: &[usize]) {
        let mut acted = [const { Vec::new() }; 4];
        let mut last = vec![None::<Instant>; seats.len() + 1];
        for (_, told) in told {
            match told {
                Report::Acted(seat, at) => acted[*seat].push(*at),
                Report::Update(seq, size, at) => {
                    let last = &mut last[*seq as usize];
                    *last = Some(last.map_or(*at, |last| last.max(*at)));
                    self.updates = (self.updates.0 + 1, self.updates.1 + size);
                }
                _ => {}
            }
        }
        let mut acted = acted.map(Vec::into_iter);
        for (seat, last) in seats.iter().zip(&last[1..]) {
            let (from, to) = (acted[*seat].next().expect("it acted"), last.expect("told"));
            self.moves.push(to - from);
        }
    }

    fn print(mut self) {
        let size = self.updates.1 / self.updates.0;
        println!("{} moves of {GAMES} expert games, an update of {size} bytes:", self.moves.len());
        for percent in [50, 99] {
            let ours = percentile(&mut self.moves, percent);
            let bare = percentile(&mut self.echoes, percent);
            println!(
                "  until all four have it, p{percent}   {} = {:.2} times a bare echo's {} (at most 3)",
                millis(ours),
                ours.as_secs_f64() / bare.as_secs_f64(),
                millis(bare)
            );
        }
        let bytes = self.bytes as f64 / (self.moves.len() * 4) as f64;
        println!("  UDP payload a move and client     {bytes:.0} bytes (at most 160)");
        let most = percentile(&mut self.joins, 100);
        let half = percentile(&mut self.joins, 50);
        println!(
            "  joined once the code is known     {} at p50, {} at most (at most 100 ms)",
            millis(half),
            millis(most)
        );
    }
}

fn joined(told: &Receiver<(usize, Report)>) -> Duration {
    for (_, told) in told {
        if let Report::Joined(time) = told {
            return time;
        }
    }
    panic!("nobody has joined");
}

/// All UDP payload that has gone over `lo` so far.
fn on_the_wire() -> u64 {
    let text = std::fs::read_to_string("/proc/net/dev").expect("Linux");
    let lo = text.lines().find_map(|line| line.trim().strip_prefix("lo:")).expect("lo");
    let figure = |at| lo.split_whitespace().nth(at).and_then(|it| it.parse::<u64>().ok());
    let (bytes, packets) = (figure(8).expect("bytes"), figure(9).expect("packets"));
    bytes - packets * HEADER
}
