//! Somebody who answers what nobody has asked: the addresses of machines that do not exist, thousands in a
//! second. No table is among them, so nothing of it is ever listed.

use std::collections::BTreeSet;
use std::time::Duration;

use cinderpeek::net::discovery::browse::Browser;
use cinderpeek::net::transport::event::no_wake;

use crate::fake_announcements::{announce_real, multicast, record, send, shows_real, until};
use crate::namespace::inside;
use crate::stage::{lo, resident_bytes};

/// How many packets are sent, and how many addresses are in each.
const PACKETS: u32 = 3_000;
const ADDRESSES: u32 = 200;

#[test]
fn answers_that_nobody_asked_for_fill_no_memory() {
    inside("unasked_answers::answers_that_nobody_asked_for_fill_no_memory", flood);
}

/// Whoever looks for tables hears it, and so does whoever announces one.
fn flood() {
    let browser = Browser::start(&lo(), BTreeSet::new(), no_wake()).expect("a browser");
    let _table = announce_real();
    until("the table", || shows_real(&browser));
    let (before, socket) = (resident_bytes(), multicast());
    for packet in 0..PACKETS {
        send(&socket, &addresses(packet));
        std::thread::sleep(Duration::from_millis(4));
    }
    let grown = resident_bytes().saturating_sub(before);
    assert!(grown < 150 << 20, "{grown} bytes after {} addresses", PACKETS * ADDRESSES);
    until("the table", || shows_real(&browser));
}

/// Addresses of machines, each of its own name.
fn addresses(packet: u32) -> Vec<u8> {
    let mut answer = vec![0, 0, 0x84, 0, 0, 0, 0, ADDRESSES as u8, 0, 0, 0, 0];
    for number in 0..ADDRESSES {
        let machine = [format!("m{packet}-{number}"), "local".to_owned()];
        answer.extend(record(&machine, 1, 0x8001, &[127, 0, 0, 1]));
    }
    answer
}
