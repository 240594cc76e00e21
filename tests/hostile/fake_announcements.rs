//! Somebody who announces tables that do not exist, hundreds a second, and answers no question.

use std::collections::BTreeSet;
use std::net::{Ipv4Addr, UdpSocket};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::discovery::announce::Announcer;
use cinderpeek::net::discovery::browse::Browser;
use cinderpeek::net::discovery::{Announcement, TablePhase};
use cinderpeek::net::transport::event::no_wake;
use socket2::SockRef;

use crate::namespace::inside;
use crate::stage::{LONG, lo, resident_bytes, someone};

#[test]
fn thousands_of_fakes_hide_no_table_and_fill_no_memory() {
    inside("fake_announcements::thousands_of_fakes_hide_no_table_and_fill_no_memory", flood);
}

fn flood() {
    let browser = Browser::start(&lo(), BTreeSet::new(), no_wake()).expect("a browser");
    let (before, stop) = (resident_bytes(), Arc::new(AtomicBool::new(false)));
    let (stopped, sent) = (stop.clone(), Arc::new(AtomicU32::new(0)));
    let counted = sent.clone();
    let flood = std::thread::spawn(move || {
        let socket = multicast();
        while !stopped.load(Ordering::Acquire) {
            send_fake(&socket, counted.fetch_add(1, Ordering::AcqRel));
        }
    });
    until("a list full of fakes", || browser.tables().len() >= 64);
    let _table = announce_real();
    // While it is the newest it is shown for that; then it has to have answered.
    let sent = || sent.load(Ordering::Acquire);
    until("the real one", || sent() > 1000 && shows_real(&browser));
    stop.store(true, Ordering::Release);
    flood.join().expect("sent");
    let (sent, grown) = (sent(), resident_bytes().saturating_sub(before));
    assert!(grown < 100 << 20, "{grown} bytes after {sent} fakes");
}

/// A table that is there.
pub fn announce_real() -> Announcer {
    let table = Announcement {
        name: "Real".to_owned(),
        game: "memoarrr".to_owned(),
        taken: 1,
        seats: 4,
        phase: TablePhase::Lobby,
        open: false,
        host: someone().fingerprint(),
    };
    Announcer::start(table, 4321, &lo()).expect("announced")
}

pub fn shows_real(browser: &Browser) -> bool {
    browser.tables().iter().any(|table| table.name() == "Real")
}

/// A socket to say something to everybody on `lo` with.
pub fn multicast() -> UdpSocket {
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    SockRef::from(&socket).set_multicast_if_v4(&Ipv4Addr::LOCALHOST).expect("a setting");
    socket
}

pub fn send(socket: &UdpSocket, packet: &[u8]) {
    socket.send_to(packet, (Ipv4Addr::new(224, 0, 0, 251), 5353)).expect("sent");
}

pub fn until(what: &str, is: impl Fn() -> bool) {
    let began = Instant::now();
    while !is() {
        assert!(began.elapsed() < 2 * LONG, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A table of its own name at an address of its own, as multicast DNS announces it (RFC 6762).
fn send_fake(socket: &UdpSocket, number: u32) {
    let host = someone_else(number);
    let version = format!("v={PROTOCOL}");
    let entries = [&version, "n=A fake", "g=memoarrr", "t=1", "s=4", "p=lobby", "o=1", &host];
    send_table(socket, number, &format!("A fake {number}"), &entries);
    std::thread::sleep(Duration::from_millis(2));
}

/// Announces a table that is called so, with these entries, at an address of that number.
pub fn send_table(socket: &UdpSocket, number: u32, name: &str, entries: &[&str]) {
    let service = ["_cinderpeek", "_udp", "local"].map(str::to_owned);
    let instance = [[name.to_owned()].as_slice(), &service].concat();
    let machine = [format!("fake{number}"), "local".to_owned()];
    let texts: Vec<u8> =
        entries.iter().flat_map(|text| [&[text.len() as u8], text.as_bytes()].concat()).collect();
    let [_, high, middle, low] = number.to_be_bytes();
    let mut packet = vec![0, 0, 0x84, 0, 0, 0, 0, 4, 0, 0, 0, 0];
    packet.extend(record(&service, 12, 1, &labels(&instance)));
    let server = [&[0, 0, 0, 0, 0x10, 0xe1][..], &labels(&machine)].concat();
    packet.extend(record(&instance, 33, 0x8001, &server));
    packet.extend(record(&instance, 16, 0x8001, &texts));
    packet.extend(record(&machine, 1, 0x8001, &[127, high.max(1), middle, low]));
    send(socket, &packet);
}

pub fn someone_else(number: u32) -> String {
    format!("f={number:064x}")
}

pub fn record(name: &[String], kind: u16, class: u16, data: &[u8]) -> Vec<u8> {
    let mut record = labels(name);
    record.extend(kind.to_be_bytes());
    record.extend(class.to_be_bytes());
    record.extend(120u32.to_be_bytes());
    record.extend((data.len() as u16).to_be_bytes());
    record.extend(data);
    record
}

fn labels(name: &[String]) -> Vec<u8> {
    let labels = name.iter().flat_map(|label| [&[label.len() as u8], label.as_bytes()].concat());
    labels.chain([0]).collect()
}
