//! An invitation that sends its bearer elsewhere: to everybody at once, to nobody, or to somebody else.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, UdpSocket};
use std::time::Duration;

use cinderpeek::net::admission::invite::{Invite, InviteSecret};
use cinderpeek::net::transport::dialer::Target;

use crate::driven::dial;
use crate::stage::{Stage, entered, lo, someone};

/// Everybody in the room, everybody on the network, nobody; and in the end the host.
const ADDRESSES: [IpAddr; 6] = [
    IpAddr::V4(Ipv4Addr::new(224, 0, 0, 251)),
    IpAddr::V4(Ipv4Addr::BROADCAST),
    IpAddr::V4(Ipv4Addr::UNSPECIFIED),
    IpAddr::V6(Ipv6Addr::UNSPECIFIED),
    IpAddr::V6(Ipv6Addr::new(0xff02, 0, 0, 0, 0, 0, 0, 0xfb)),
    IpAddr::V4(Ipv4Addr::LOCALHOST),
];

#[test]
fn an_invitation_makes_nobody_call_everybody() {
    let mut stage = Stage::closed();
    let host = &stage.config.identity;
    let secret = InviteSecret::issue(host, stage.config.table, 0);
    let port = stage.address().port();
    let invite = Invite::new(&ADDRESSES, port, host.fingerprint(), Some(secret)).to_string();
    let invite: Invite = invite.parse().expect("an invitation");
    let everybody = UdpSocket::bind((ADDRESSES[0], port)).expect("a socket");
    everybody.join_multicast_v4(&Ipv4Addr::new(224, 0, 0, 251), &Ipv4Addr::LOCALHOST).expect("in");
    everybody.set_read_timeout(Some(Duration::from_secs(1))).expect("a setting");
    let target = Target {
        addresses: invite.targets(),
        host: Some(invite.host),
        secret: invite.secret,
        interface: lo(),
        ..Target::default()
    };
    entered(&dial(target, someone()));
    stage.admitted();
    let mut packet = [0; 2000];
    assert!(everybody.recv(&mut packet).is_err(), "everybody was called");
}
