//! A false host that takes the guest's proof, tries its guess on it and then says something
//! harmless, or nothing at all, so as to be called again for the next guess.

use std::net::SocketAddr;

use cinderpeek::net::transport::dialer::DialTarget;
use cinderpeek::net::transport::reason::Disconnect;

use crate::driven::dial;
use crate::false_host::answer;
use crate::stage::{code, lo, someone, turned_away};

/// What QUIC numbers "busy", "too slow" and a reason that nobody knows.
const HARMLESS: [u32; 3] = [12, 11, 999];

#[test]
fn whoever_has_our_proof_gets_no_second_one() {
    for reason in HARMLESS {
        let address = answer(move |mut call| async move {
            call.guess().await;
            call.connection.close(reason.into(), b"");
        });
        assert_eq!(called(address), Disconnect::NotProven);
    }
}

#[test]
fn nor_does_it_by_saying_nothing_more() {
    let address = answer(|mut call| async move {
        call.guess().await;
        call.connection.closed().await;
    });
    assert_eq!(called(address), Disconnect::NotProven);
}

/// How a call with a code ends there.
fn called(address: SocketAddr) -> Disconnect {
    let target = DialTarget {
        addresses: vec![address],
        code: Some(code()),
        interface: lo(),
        ..DialTarget::default()
    };
    turned_away(&dial(target, someone()))
}
