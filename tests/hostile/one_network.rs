//! One machine that has every address of an IPv6 network, and guesses codes from a new one each time.

use std::net::{IpAddr, Ipv6Addr};
use std::process::Command;

use cinderpeek::net::admission::lockout::TRIES;
use cinderpeek::net::transport::reason::{Disconnect, Reason};

use crate::namespace::inside;
use crate::rough::Caller;
use crate::stage::Stage;

fn address(last: u32) -> IpAddr {
    Ipv6Addr::new(0xfd00, 1, 0, 0, 0, 0, 0, last as u16).into()
}

#[test]
fn all_addresses_of_a_network_are_one_guesser() {
    inside("one_network::all_addresses_of_a_network_are_one_guesser", guess);
}

fn guess() {
    for last in 1..=TRIES + 1 {
        let address = format!("{}/128", address(last));
        let mut own = Command::new("ip");
        own.args(["-6", "addr", "add", &address, "dev", "lo", "nodad"]);
        assert!(own.status().expect("ip (iproute2)").success());
    }
    let mut stage = Stage::closed();
    for last in 1..=TRIES {
        let gone = Caller::connect_from(address(last), &stage).guess();
        assert_eq!(gone, Disconnect::Closed(Reason::WrongCode));
    }
    let gone = Caller::connect_from(address(TRIES + 1), &stage).guess();
    assert!(matches!(gone, Disconnect::Closed(Reason::LockedOut(1..=30))), "{gone:?}");
    stage.plays_on();
}
