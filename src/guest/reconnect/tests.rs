//! Getting to a table and back to it, on virtual time.

use std::net::SocketAddr;
use std::time::Duration;

use tempfile::{TempDir, tempdir};

use super::{NextStep, Reconnect};
use crate::guest::destination::{Destination, Surroundings, Wanted};
use crate::guest::event::End;
use crate::net::PROTOCOL;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::pass::{Pass, TableId};
use crate::net::admission::pins::{Pin, Pins};
use crate::net::discovery::{Announcement, ListedTable, TablePhase};
use crate::net::interface::InterfaceChoice;
use crate::net::transport::event::{Admitted, Peer};
use crate::net::transport::reason::{Disconnect, Reason};
use crate::table::Moment;

const PATIENCE: Duration = Duration::from_secs(30);

/// A guest on its way, and what it can see.
struct Scene {
    reconnect: Reconnect,
    tables: Option<Vec<ListedTable>>,
    pins: Pins,
    _folder: TempDir,
}

impl Scene {
    fn new(wanted: Wanted, code: Option<&str>) -> Self {
        let code = code.map(|code| code.parse().unwrap());
        let destination = Destination::new(wanted, code, InterfaceChoice::default());
        let folder = tempdir().unwrap();
        Self {
            reconnect: Reconnect::new(Some(destination), PATIENCE, Moment(0)),
            tables: Some(Vec::new()),
            pins: Pins::of_profile(folder.path()).unwrap(),
            _folder: folder,
        }
    }

    fn named(code: Option<&str>, tables: &[ListedTable]) -> Self {
        Self { tables: Some(tables.to_vec()), ..Self::new(Wanted::Name("Zoë".to_owned()), code) }
    }

    /// At the table of `host`, which was at port 1.
    fn seated() -> Self {
        let mut scene = Self::new(Wanted::Address(vec![at(1)]), None);
        assert_eq!(scene.dialled(0), Some(vec![at(1)]));
        scene.admit(at(1));
        scene.reconnect.joined();
        scene
    }

    fn admit(&mut self, address: SocketAddr) {
        let pin = pin("host");
        let (peer, address, who) = (Peer::HOST, Some(address), Some(pin.host));
        self.reconnect.admitted(&Admitted { peer, address, who, pin: Some(pin), game: None });
    }

    fn decide(&mut self, now: u64) -> NextStep {
        let around = Surroundings { tables: self.tables.clone(), pins: &self.pins };
        self.reconnect.decide(Moment(now), Some(&around))
    }

    /// Where it dials now, if it does.
    fn dialled(&mut self, now: u64) -> Option<Vec<SocketAddr>> {
        match self.decide(now) {
            NextStep::Dial(target) => Some(target.unwrap().addresses),
            NextStep::Wait => None,
            NextStep::GiveUp(end) => panic!("gave up: {end:?}"),
        }
    }

    /// Why it gives up now.
    fn end(&mut self, now: u64) -> End {
        match self.decide(now) {
            NextStep::GiveUp(end) => end,
            other => panic!("did not give up: {other:?}"),
        }
    }

    fn network_changed(&mut self, now: u64) -> bool {
        let around = Surroundings { tables: self.tables.clone(), pins: &self.pins };
        self.reconnect.network_changed(Moment(now), Some(&around))
    }

    fn gone(&mut self, now: u64, gone: Disconnect) -> Result<(), End> {
        self.reconnect.gone(Moment(now), &gone)
    }
}

fn at(port: u16) -> SocketAddr {
    SocketAddr::from(([10, 0, 0, 1], port))
}

fn listed(host: &str, port: u16) -> ListedTable {
    let announcement = Announcement {
        name: "Zoë".to_owned(),
        game: "memoarrr".to_owned(),
        taken: 1,
        seats: 4,
        phase: TablePhase::Lobby,
        open: true,
        host: Fingerprint::of(host.as_bytes()),
    };
    let (id, addresses) = (format!("{host}._cinderpeek"), vec![at(port)]);
    ListedTable { id, announcement: Some(announcement), version: PROTOCOL, addresses }
}

fn pin(host: &str) -> Pin {
    let host = Fingerprint::of(host.as_bytes());
    Pin { host, table: TableId([1; 16]), pass: Pass([2; 32]) }
}

fn wrong_code() -> Disconnect {
    Disconnect::Closed(Reason::WrongCode)
}

#[test]
fn a_lost_link_is_dialled_again_when_the_client_wants_it() {
    let mut scene = Scene::seated();
    assert_eq!(scene.reconnect.wake_at(), None, "whoever is seated waits for nothing");
    assert!(!scene.reconnect.needs_search());
    assert!(scene.reconnect.is_seated());
    scene.gone(1000, Disconnect::Lost).unwrap();
    assert!(!scene.reconnect.is_seated());
    assert!(scene.reconnect.needs_search(), "the host may have moved");
    assert_eq!(scene.dialled(1000), None);
    scene.reconnect.dial(Moment(1050));
    assert_eq!(scene.reconnect.wake_at(), Some(Moment(1050)));
    assert_eq!(scene.dialled(1049), None);
    assert_eq!(scene.dialled(1050), Some(vec![at(1)]));
    assert_eq!(scene.dialled(1051), None, "one call at a time");
    scene.gone(1100, Disconnect::Unreachable).unwrap();
    scene.reconnect.dial(Moment(1200));
    assert_eq!(scene.dialled(1200), Some(vec![at(1)]));
    scene.admit(at(1));
    scene.reconnect.joined();
    assert_eq!(scene.reconnect.wake_at(), None);
    scene.gone(90_000, Disconnect::Lost).unwrap();
    assert_eq!(scene.reconnect.wake_at(), Some(Moment(120_000)), "a new loss, with new patience");
}

#[test]
fn a_host_that_moved_is_called_where_it_is_announced() {
    let mut scene = Scene::seated();
    scene.gone(1000, Disconnect::Lost).unwrap();
    scene.reconnect.dial(Moment(1000));
    assert_eq!(scene.dialled(1000), Some(vec![at(1)]));
    scene.tables = Some(vec![listed("somebody", 3)]);
    assert!(!scene.network_changed(1100), "another host's table changes nothing");
    scene.tables = Some(vec![listed("somebody", 3), listed("host", 2)]);
    assert!(scene.network_changed(1200), "the call to the old address is dropped");
    assert_eq!(scene.dialled(1200), Some(vec![at(2), at(1)]));
    assert!(!scene.network_changed(1300), "it is being called there");
    // Somebody else has the old address now.
    scene.gone(1400, Disconnect::WrongHost).unwrap();
    scene.admit(at(2));
    assert!(!scene.network_changed(1500), "a link that is up is not dropped");
}

/// Anybody can announce the host at addresses where nobody answers, and at others every moment.
#[test]
fn a_host_that_is_announced_everywhere_is_still_called_where_it_was_and_where_it_is() {
    let mut scene = Scene::seated();
    scene.gone(1000, Disconnect::Lost).unwrap();
    let forged = |first: u16| ListedTable {
        addresses: (first..first + 16).map(at).collect(),
        ..listed("host", 1)
    };
    scene.tables = Some(vec![forged(1000), forged(2000), listed("host", 2)]);
    let mut called = Vec::new();
    for turn in 0..5 {
        let now = 1000 + turn * 5000;
        scene.reconnect.dial(Moment(now));
        let places = scene.dialled(now).unwrap();
        assert!(places.len() <= 9 && places[..2].contains(&at(1)), "{places:?}");
        called.extend(places);
        scene.gone(now + 10, Disconnect::Unreachable).unwrap();
    }
    assert!(called.contains(&at(2)), "every place has its turn");

    scene.reconnect.dial(Moment(26_000));
    scene.dialled(26_000).unwrap();
    let dropped = (0..30).filter(|turn| {
        scene.tables = Some(vec![listed("host", 3000 + turn)]);
        let now = 26_100 + u64::from(*turn) * 100;
        let dropped = scene.network_changed(now);
        scene.dialled(now);
        dropped
    });
    assert_eq!(dropped.count(), 1, "in three seconds");
}

#[test]
fn of_tables_with_one_name_the_player_has_to_say_which() {
    let mut scene = Scene::named(None, &[listed("a", 1)]);
    assert_eq!(scene.dialled(0), None, "another one may still appear");
    assert_eq!(scene.dialled(399), None);
    scene.tables = Some(vec![listed("a", 1), listed("b", 2)]);
    let End::Ambiguous(name, addresses) = scene.end(600) else { panic!() };
    assert_eq!((name.as_str(), addresses), ("Zoë", vec![at(1).to_string(), at(2).to_string()]));

    let mut scene = Scene::named(None, &[listed("a", 1)]);
    assert_eq!(scene.dialled(0), None);
    assert_eq!(scene.dialled(400), Some(vec![at(1)]), "no other one appeared");

    // It appears after the first one has asked for a code that was not given.
    scene.gone(410, Disconnect::Closed(Reason::NeedsCode)).unwrap();
    scene.tables = Some(vec![listed("a", 1), listed("b", 2)]);
    assert!(matches!(scene.end(620), End::Ambiguous(..)));

    let mut scene = Scene::named(None, &[listed("a", 1), listed("b", 2)]);
    scene.pins.remember(pin("b")).unwrap();
    assert_eq!(scene.dialled(0), Some(vec![at(2)]), "the one that was met before is meant");
}

#[test]
fn a_code_is_tried_at_every_table_of_that_name() {
    let mut scene = Scene::named(Some("K7M2QX"), &[listed("a", 1), listed("b", 2)]);
    assert_eq!(scene.dialled(0), Some(vec![at(1)]));
    scene.gone(50, wrong_code()).unwrap();
    assert_eq!(scene.dialled(250), Some(vec![at(2)]), "the first one may have been forged");
    scene.gone(300, wrong_code()).unwrap();
    assert_eq!(scene.dialled(500), None, "a third one may appear");
    assert_eq!(scene.dialled(1799), None);
    assert!(matches!(scene.end(2000), End::Refused(gone) if gone == wrong_code()));
}

/// Announced by somebody who only wants to be called again and again.
#[test]
fn a_table_that_says_busy_does_not_starve_one_of_the_same_name() {
    let mut scene = Scene::named(Some("K7M2QX"), &[listed("a", 1), listed("b", 2)]);
    let busy = Disconnect::Closed(Reason::Busy);
    let mut called = Vec::new();
    for at in 0..4 {
        called.extend(scene.dialled(at * 1000).unwrap());
        scene.gone(at * 1000 + 10, busy.clone()).unwrap();
    }
    assert_eq!(called, [at(1), at(2), at(1), at(2)]);
    scene.pins.remember(pin("a")).unwrap();
    assert_eq!(scene.dialled(5000), Some(vec![at(1)]), "of equals the one that was met");
    scene.gone(5010, Disconnect::Unreachable).unwrap();
    assert_eq!(scene.dialled(6000), Some(vec![at(2)]), "but it has its turn only");
}

#[test]
fn no_number_of_false_tables_gets_more_than_a_few_guesses() {
    let tables: Vec<ListedTable> =
        (0..100).map(|number| listed(&format!("fake{number}"), 1000 + number)).collect();
    let mut scene = Scene::named(Some("K7M2QX"), &tables);
    let guesses = (0..100).take_while(|turn| {
        scene.dialled(turn * 1000).is_some()
            && scene.gone(turn * 1000 + 10, Disconnect::NotProven).is_ok()
    });
    assert_eq!(guesses.count(), 7);
}

#[test]
fn a_refusal_at_an_address_is_final_and_a_busy_host_is_not() {
    let mut scene = Scene::new(Wanted::Address(vec![at(1)]), None);
    assert_eq!(scene.dialled(0), Some(vec![at(1)]));
    scene.gone(20, Disconnect::Closed(Reason::Busy)).unwrap();
    assert_eq!(scene.reconnect.wake_at(), Some(Moment(220)));
    assert_eq!(scene.dialled(220), Some(vec![at(1)]));
    let refused = scene.gone(240, wrong_code());
    assert!(matches!(refused, Err(End::Refused(gone)) if gone == wrong_code()));
}

#[test]
fn patience_ends_with_what_was_seen_or_with_a_seat_that_is_kept() {
    let mut other = listed("a", 1);
    other.announcement.as_mut().unwrap().name = "Max".to_owned();
    let mut scene = Scene::named(None, &[other]);
    assert_eq!(scene.dialled(29_999), None);
    assert_eq!(scene.reconnect.wake_at(), Some(Moment(30_000)));
    let End::NoTable { waited, seen } = scene.end(30_000) else { panic!() };
    assert_eq!(waited, PATIENCE);
    assert_eq!(seen, ["\"Max\""]);

    let mut scene = Scene::seated();
    scene.gone(1000, Disconnect::Lost).unwrap();
    assert_eq!(scene.dialled(30_999), None);
    assert!(matches!(scene.end(31_000), End::NotBack(PATIENCE)));
    scene.reconnect.stop();
    assert_eq!(scene.reconnect.wake_at(), None);
}

#[test]
fn without_a_search_there_is_no_table_by_name_and_still_one_by_address() {
    let mut scene = Scene::named(None, &[]);
    scene.tables = None;
    assert!(matches!(scene.end(0), End::NoSearch(_)));
    let mut scene = Scene::seated();
    scene.tables = None;
    scene.gone(1000, Disconnect::Lost).unwrap();
    scene.reconnect.dial(Moment(1000));
    assert_eq!(scene.dialled(1000), Some(vec![at(1)]));
}

#[test]
fn a_table_of_another_version_is_refused_by_name() {
    let mut scene =
        Scene::named(Some("K7M2QX"), &[ListedTable { version: PROTOCOL + 1, ..listed("a", 1) }]);
    assert_eq!(scene.dialled(0), None, "another one may appear");
    assert_eq!(scene.dialled(1499), None);
    let End::Refused(Disconnect::Closed(Reason::OtherVersion(version))) = scene.end(1700) else {
        panic!()
    };
    assert_eq!(version, PROTOCOL + 1);
}

/// Anybody can announce a table of that name and of any version.
#[test]
fn a_false_table_of_another_version_does_not_end_the_search() {
    let other = ListedTable { version: PROTOCOL + 1, ..listed("a", 1) };
    let mut scene = Scene::named(Some("K7M2QX"), std::slice::from_ref(&other));
    assert_eq!(scene.dialled(0), None);
    scene.tables = Some(vec![other.clone(), listed("b", 2)]);
    assert_eq!(scene.dialled(1000), Some(vec![at(2)]));

    let mut scene = Scene::named(None, &[other, listed("b", 2)]);
    assert_eq!(scene.dialled(0), None);
    assert_eq!(scene.dialled(400), Some(vec![at(2)]), "nor is it one of two that may be meant");
}

/// They learn nothing by it, so it does not count as a guess.
#[test]
fn false_tables_that_only_refuse_do_not_keep_us_from_the_right_one() {
    let mut tables: Vec<ListedTable> =
        (0..20).map(|number| listed(&format!("fake{number}"), 1000 + number)).collect();
    tables.push(listed("real", 1));
    let mut scene = Scene::named(Some("K7M2QX"), &tables);
    let banned = Disconnect::Closed(Reason::Banned);
    for turn in 0..20 {
        assert_ne!(scene.dialled(turn * 1000), Some(vec![at(1)]));
        scene.gone(turn * 1000 + 10, banned.clone()).unwrap();
    }
    assert_eq!(scene.dialled(20_000), Some(vec![at(1)]));
}

/// Anybody can say that the right table is somewhere else.
#[test]
fn what_is_said_at_a_forged_address_is_not_held_against_the_right_one() {
    let forged = ListedTable { addresses: vec![at(9)], ..listed("real", 1) };
    let mut scene = Scene::named(Some("K7M2QX"), std::slice::from_ref(&forged));
    assert_eq!(scene.dialled(0), Some(vec![at(9)]));
    scene.gone(10, Disconnect::NotProven).unwrap();
    scene.tables = Some(vec![listed("real", 1)]);
    assert_eq!(scene.dialled(1000), Some(vec![at(1)]));
    scene.gone(1010, Disconnect::Unreachable).unwrap();
    scene.tables = Some(vec![forged]);
    assert_eq!(scene.dialled(1400), None, "which is not called twice");
}

#[test]
fn within_this_process_there_is_one_link() {
    let mut reconnect = Reconnect::new(None, PATIENCE, Moment(0));
    assert!(matches!(reconnect.decide(Moment(0), None), NextStep::Dial(None)));
    let gone = reconnect.gone(Moment(10), &Disconnect::Lost);
    assert!(matches!(gone, Err(End::Refused(Disconnect::Lost))));
}
