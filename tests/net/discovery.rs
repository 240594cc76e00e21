//! Finding tables, each test on `lo` of a network namespace of its own.

use std::collections::BTreeSet;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::discovery::announce::Announcer;
use cinderpeek::net::discovery::browse::Browser;
use cinderpeek::net::discovery::{Announcement, ListedTable, TablePhase};
use cinderpeek::net::transport::event::no_wake;
use mdns_sd::{ServiceDaemon, ServiceEvent, ServiceInfo};

use super::namespace::inside;
use super::stage::{LONG, lo, someone};

/// What every table is announced as.
const SERVICE: &str = "_cinderpeek._udp.local.";

fn announcement(name: &str) -> Announcement {
    Announcement {
        name: name.to_owned(),
        game: "memoarrr".to_owned(),
        taken: 1,
        seats: 4,
        phase: TablePhase::Lobby,
        open: false,
        host: someone().fingerprint(),
    }
}

/// Waits until the list is as wanted, and says how long it took.
fn until(browser: &Browser, what: &str, wanted: impl Fn(&[ListedTable]) -> bool) -> Duration {
    let began = Instant::now();
    while !wanted(&browser.tables()) {
        assert!(began.elapsed() < LONG, "{what}: {:?}", browser.tables());
        std::thread::sleep(Duration::from_millis(10));
    }
    began.elapsed()
}

#[test]
fn tables_are_found_updated_and_taken_back() {
    inside("discovery::tables_are_found_updated_and_taken_back", find_update_and_take_back);
}

fn find_update_and_take_back() {
    let woken = Arc::new(AtomicUsize::new(0));
    let count = woken.clone();
    let wake = Arc::new(move || {
        count.fetch_add(1, Ordering::SeqCst);
    });
    let long = announcement(&"Zoë's \"table\" at the harbour. ".repeat(10));
    let mut announcer = Announcer::start(long.clone(), 4321, &lo()).expect("announced");
    let browser = Browser::start(&lo(), BTreeSet::new(), wake).expect("a browser");
    println!("new table: {:?}", until(&browser, "found", |tables| tables.len() == 1));
    let [listed] = &browser.tables()[..] else { panic!("one table") };
    let found = listed.announcement.as_ref().expect("understood");
    assert!(long.name.starts_with(&found.name) && (50..=63).contains(&found.name.len()));
    assert_eq!((found.host, listed.version), (long.host, cinderpeek::net::PROTOCOL));
    assert!(listed.addresses.contains(&"127.0.0.1:4321".parse().expect("an address")));

    // Nobody answers the same question twice within a second.
    std::thread::sleep(Duration::from_secs(2));
    let second = Browser::start(&lo(), BTreeSet::new(), no_wake()).expect("a browser");
    println!("old table: {:?}", until(&second, "found", |tables| tables.len() == 1));

    let playing = Announcement { phase: TablePhase::Playing, taken: 4, ..long };
    announcer.update(playing).expect("updated");
    let is_playing = |tables: &[ListedTable]| {
        let [listed] = tables else { return false };
        listed.announcement.as_ref().is_some_and(|n| n.phase == TablePhase::Playing && n.taken == 4)
    };
    println!("update: {:?}", until(&browser, "updated", is_playing));
    drop(announcer);
    println!("taken back: {:?}", until(&browser, "gone", <[ListedTable]>::is_empty));
    assert!(woken.load(Ordering::SeqCst) >= 3);
}

/// The first announcement may be lost, as anything may that is said to everybody on a Wi-Fi.
#[test]
fn whoever_missed_a_new_table_hears_of_it_again_without_asking() {
    inside(
        "discovery::whoever_missed_a_new_table_hears_of_it_again_without_asking",
        announce_a_second_time,
    );
}

fn announce_a_second_time() {
    let _announcer = Announcer::start(announcement("Zoë's TABLE"), 4321, &lo()).expect("announced");
    std::thread::sleep(Duration::from_millis(300));
    let listener = ServiceDaemon::new().expect("a listener");
    let heard = listener.browse_cache(SERVICE).expect("it listens");
    let began = Instant::now();
    while !matches!(heard.recv_timeout(LONG), Ok(ServiceEvent::ServiceResolved(_))) {
        assert!(began.elapsed() < LONG, "nothing was heard");
    }
}

/// Who asks right after a change is not told what changed, since that was said to all a moment ago.
#[test]
fn a_table_that_was_heard_in_part_is_asked_for_again() {
    inside(
        "discovery::a_table_that_was_heard_in_part_is_asked_for_again",
        find_what_was_heard_in_part,
    );
}

fn find_what_was_heard_in_part() {
    let host = ServiceDaemon::new().expect("a host");
    let tell = |taken: &str| {
        let (version, mark) = (PROTOCOL.to_string(), someone().fingerprint().to_string());
        let said = [("v", &*version), ("n", "Partly"), ("g", "memoarrr"), ("t", taken), ("s", "4")];
        let said = [&said[..], &[("p", "lobby"), ("o", "0"), ("f", &mark)]].concat();
        // With a capital letter mdns-sd says nothing a second time.
        let place = ("Partly", "partly.local.", "127.0.0.1", 4321);
        let (instance, machine, address, port) = place;
        let service = ServiceInfo::new(SERVICE, instance, machine, address, port, &said[..]);
        let mut service = service.expect("a service");
        service.set_requires_probe(false);
        host.register(service).expect("told");
    };
    tell("1");
    std::thread::sleep(Duration::from_millis(500));
    tell("2");
    std::thread::sleep(Duration::from_millis(500));
    let browser = Browser::start(&lo(), BTreeSet::new(), no_wake()).expect("a browser");
    println!("heard: {:?}", until(&browser, "found", |tables| tables.len() == 1));
    let [listed] = &browser.tables()[..] else { panic!("one table") };
    assert_eq!(listed.announcement.as_ref().map(|it| it.taken), Some(2));
}

#[test]
fn tables_with_the_same_name_are_both_listed() {
    inside("discovery::tables_with_the_same_name_are_both_listed", list_both);
}

fn list_both() {
    let browser = Browser::start(&lo(), BTreeSet::new(), no_wake()).expect("a browser");
    let _one = Announcer::start(announcement("Table"), 1111, &lo()).expect("announced");
    until(&browser, "one", |tables| tables.len() == 1);
    let mut two = Announcer::start(announcement("Table"), 2222, &lo()).expect("announced");
    until(&browser, "two", |tables| tables.len() == 2);
    for full in [false, true] {
        let names: Vec<String> = browser.tables().iter().map(|t| t.name().to_owned()).collect();
        assert_eq!(names, ["Table", "Table"], "the name is what its host wrote");
        let mut ports: Vec<u16> = browser.tables().iter().map(|t| t.addresses[0].port()).collect();
        ports.sort_unstable();
        assert_eq!(ports, [1111, 2222]);
        if !full {
            two.update(Announcement { taken: 4, ..announcement("Table") }).expect("updated");
            let taken =
                |listed: &ListedTable| listed.announcement.as_ref().is_some_and(|n| n.taken == 4);
            until(&browser, "updated", |tables| tables.iter().any(taken));
            std::thread::sleep(Duration::from_secs(2));
        }
    }
}

#[test]
fn a_killed_host_is_gone_within_ten_seconds() {
    inside("discovery::a_killed_host_is_gone_within_ten_seconds", kill_a_host);
}

fn kill_a_host() {
    let browser = Browser::start(&lo(), BTreeSet::new(), no_wake()).expect("a browser");
    let _other = Announcer::start(announcement("Stays"), 1111, &lo()).expect("announced");
    let folder = tempfile::tempdir().expect("a folder");
    let mut host = announcing_process(folder.path());
    until(&browser, "found", |tables| tables.len() == 2);
    // It is not given up while it is there.
    std::thread::sleep(Duration::from_secs(8));
    assert_eq!(browser.tables().len(), 2);
    host.kill().expect("killed");
    host.wait().expect("ended");
    let took = until(&browser, "gone", |tables| tables.len() == 1);
    println!("killed: {took:?}");
    assert!(took < Duration::from_secs(10), "{took:?}");
    assert_eq!(browser.tables()[0].name(), "Stays");
}

/// A host in the same namespace.
fn announcing_process(folder: &std::path::Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_cinderpeek"))
        .args(["host", "--name", "Killed", "--seats", "2", "--interface", "lo", "--data"])
        .arg(folder)
        .stdout(Stdio::null())
        .spawn()
        .expect("a process")
}
