//! How long it takes until a table is listed.

use std::time::{Duration, Instant};

use cinderpeek::net::discovery::browse::Browser;
use cinderpeek::net::interface::InterfaceChoice;
use cinderpeek::net::transport::event::no_wake;
use tempfile::tempdir;

use crate::table::Table;
use crate::times::{millis, percentile};

const TIMES: usize = 10;

pub fn measure() {
    let (mut new, mut old) = (Vec::new(), Vec::new());
    for _ in 0..TIMES {
        let folder = tempdir().expect("a folder");
        let browser = browse();
        std::thread::sleep(Duration::from_millis(500));
        let table = Table::open(folder.path());
        new.push(listed(&browser, table.listening));
        drop(browser);
        // Nobody answers the same question twice within a second.
        std::thread::sleep(Duration::from_millis(1500));
        let began = Instant::now();
        old.push(listed(&browse(), began));
        table.kill();
    }
    for (what, times, most) in [("An existing", &mut old, "200 ms"), ("A new", &mut new, "1.2 s")] {
        println!(
            "{what} table is listed after {} at p50, {} at most of {TIMES} (at most {most})",
            millis(percentile(times, 50)),
            millis(percentile(times, 100))
        );
    }
}

fn browse() -> Browser {
    Browser::start(&InterfaceChoice::Only("lo".to_owned()), Default::default(), no_wake())
        .expect("a browser")
}

fn listed(browser: &Browser, since: Instant) -> Duration {
    while browser.tables().iter().all(|table| table.name() != "Bench") {
        assert!(since.elapsed() < Duration::from_secs(30), "never listed");
        std::thread::sleep(Duration::from_millis(1));
    }
    since.elapsed()
}
