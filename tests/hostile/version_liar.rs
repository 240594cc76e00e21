//! Somebody who answers for a host without its certificate, and says what makes a guest give up: anybody
//! on the network can announce a known host at their own address.

use std::net::{Ipv4Addr, SocketAddr, UdpSocket};

use cinderpeek::net::transport::dialer::DialTarget;
use cinderpeek::net::transport::reason::{Disconnect, Reason};

use crate::driven::dial;
use crate::stage::{lo, someone, turned_away};

/// Answers every QUIC packet with "I speak other versions only" (RFC 9000, section 17.2.1), which takes
/// neither a key nor a certificate.
fn answer_with_other_versions() -> SocketAddr {
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a socket");
    let address = socket.local_addr().expect("an address");
    std::thread::spawn(move || {
        let mut packet = [0; 2048];
        while let Ok((length, from)) = socket.recv_from(&mut packet) {
            let ids = packet.get(5..length).and_then(connection_ids);
            let Some((theirs, own)) = ids else { continue };
            let mut answer = vec![0x80, 0, 0, 0, 0];
            for id in [own, theirs] {
                answer.push(id.len() as u8);
                answer.extend(id);
            }
            answer.extend([0x1a, 0x2a, 0x3a, 0x4a]);
            let _sent = socket.send_to(&answer, from);
        }
    });
    address
}

/// Whom a packet is for, and whom it is from.
pub fn connection_ids(packet: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = packet.split_first()?;
    let (to, rest) = rest.split_at_checked((*length).into())?;
    let (length, rest) = rest.split_first()?;
    Some((to, rest.get(..(*length).into())?))
}

#[test]
fn what_nobody_has_proven_does_not_end_the_way_back_to_a_known_host() {
    let addresses = vec![answer_with_other_versions()];
    let stranger = DialTarget { addresses, interface: lo(), ..DialTarget::default() };
    let known = DialTarget { host: Some(someone().fingerprint()), ..stranger.clone() };
    let gone = turned_away(&dial(stranger, someone()));
    assert_eq!(gone, Disconnect::Closed(Reason::OtherVersion(0)), "a host that was never met");
    let gone = turned_away(&dial(known, someone()));
    assert!(matches!(gone, Disconnect::Broken(_)), "{gone:?}");
}
