//! Somebody who answers a call with the end of it, in words that would do something to a terminal: what TLS
//! calls an alert is neither signed nor secret before keys are agreed.

use std::net::{Ipv4Addr, SocketAddr, UdpSocket};

use rustls::crypto::ring::cipher_suite::TLS13_AES_128_GCM_SHA256;
use rustls::quic::{Keys, Version};

use crate::escape_sequences::{HOSTILE, is_harmless, join_from, reads_harmless};
use crate::namespace::inside;
use crate::version_liar::connection_ids;

/// What QUIC numbers an alert that no certificate was sent, one that nobody knows, and an internal error.
const ALERTS: [u16; 3] = [0x174, 0x1ff, 1];

#[test]
fn the_words_of_an_alert_do_nothing_to_a_terminal() {
    inside("alert_liar::the_words_of_an_alert_do_nothing_to_a_terminal", be_alerted);
}

fn be_alerted() {
    for alert in ALERTS {
        for json in [false, true] {
            let folder = tempfile::tempdir().expect("a folder");
            is_harmless(&join_from(folder.path(), answer_with(alert), json));
            let log = folder.path().join("cinderpeek.log");
            let log = std::fs::read_to_string(log).expect("a log");
            assert!(log.contains("owned"), "nothing of it was noted: {log}");
            reads_harmless(&log);
        }
    }
}

/// Answers every first packet of a call (RFC 9000, section 17.2.2) with that alert.
fn answer_with(alert: u16) -> SocketAddr {
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    let address = socket.local_addr().expect("an address");
    std::thread::spawn(move || {
        let mut packet = [0; 2048];
        while let Ok((length, from)) = socket.recv_from(&mut packet) {
            let Some((to, own)) = packet.get(5..length).and_then(connection_ids) else { continue };
            let _sent = socket.send_to(&ended(alert, to, own), from);
        }
    });
    address
}

/// The host's first packet to `guest`, who has called it `host`: the connection is closed (section 19.19).
fn ended(alert: u16, host: &[u8], guest: &[u8]) -> Vec<u8> {
    let words = HOSTILE.as_bytes();
    let [high, low] = (alert | 1 << 14).to_be_bytes();
    let mut payload = [&[0x1c, high, low, 0, words.len() as u8], words].concat();
    let mut header = vec![0xc0, 0, 0, 0, 1];
    for id in [guest, &[7; 8]] {
        header.push(id.len() as u8);
        header.extend(id);
    }
    // No token; how long the rest is: a number of one byte, the payload and the seal.
    let [high, low] = ((1 + payload.len() + 16) as u16 | 1 << 14).to_be_bytes();
    header.extend([0, high, low, 0]);
    let suite = TLS13_AES_128_GCM_SHA256.tls13().and_then(|suite| suite.quic_suite());
    let suite = suite.expect("a suite for QUIC");
    let Keys { local, .. } = suite.keys(host, rustls::Side::Server, Version::V1);
    let seal = local.packet.encrypt_in_place(0, &header, &mut payload).expect("sealed");
    payload.extend(seal.as_ref());
    // The sample is taken as if the packet's number had four bytes.
    let (first, number) = header.split_first_mut().expect("a header");
    let number = number.last_mut().map(std::slice::from_mut).expect("a number");
    local.header.encrypt_in_place(&payload[3..19], first, number).expect("hidden");
    [header, payload].concat()
}
