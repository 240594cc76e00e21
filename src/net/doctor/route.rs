//! Where packets would go, and who is there.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::path::Path;
use std::time::Duration;

use if_addrs::{IfAddr, Interface};

/// An address that belongs to nobody (RFC 5737), which only the default route can lead to. Nothing
/// is sent there.
const NOWHERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(203, 0, 113, 1)), 9);

/// How often a port is asked whether it is closed, ...
const QUESTIONS: u32 = 6;
/// ... and how long it has to answer.
const BETWEEN: Duration = Duration::from_millis(400);

/// What is known of the machine at an address that did not answer.
#[derive(Debug, PartialEq, Eq)]
pub enum Reachability {
    /// It is on none of our networks.
    OtherNetwork,
    /// It is on our network, and no device has that address.
    NoDevice,
    /// The device says that the port is closed.
    PortClosed,
    /// The device is there, or we cannot tell.
    Silent,
}

/// The interface of the default route, if it is a tunnel.
pub(crate) fn tunnel() -> Option<String> {
    // Connecting a UDP socket sends nothing; it only makes the system choose a route.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(NOWHERE).ok()?;
    let own = socket.local_addr().ok()?.ip();
    let interfaces = if_addrs::get_if_addrs().ok()?;
    let chosen = interfaces.into_iter().find(|interface| interface.ip() == own)?;
    is_tunnel(&chosen).then_some(chosen.name)
}

/// Point-to-point, or made by a program.
fn is_tunnel(interface: &Interface) -> bool {
    let system = Path::new("/sys/class/net").join(&interface.name);
    let kind = std::fs::read_to_string(system.join("type")).unwrap_or_default();
    // Linux: PPP, "no hardware address" (tun, WireGuard), IP in IP and its like.
    let unlike_a_network = ["512", "65534", "768", "769", "776", "778"].contains(&kind.trim());
    interface.is_p2p() || unlike_a_network || system.join("tun_flags").exists()
}

/// What is known of the machine at an address that did not answer.
pub(crate) fn reachability(address: SocketAddr) -> Reachability {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    if !interfaces.iter().any(|interface| is_on(interface, address.ip())) {
        return Reachability::OtherNetwork;
    }
    if is_refused(address) {
        return Reachability::PortClosed;
    }
    match has_neighbour(address.ip()) {
        Some(false) => Reachability::NoDevice,
        _ => Reachability::Silent,
    }
}

/// Whether an address is on an interface's network.
fn is_on(interface: &Interface, address: IpAddr) -> bool {
    match (&interface.addr, address) {
        (IfAddr::V4(own), IpAddr::V4(other)) => {
            let mask = u32::from(own.netmask);
            u32::from(own.ip) & mask == u32::from(other) & mask
        }
        (IfAddr::V6(own), IpAddr::V6(other)) => {
            let mask = u128::from(own.netmask);
            u128::from(own.ip) & mask == u128::from(other) & mask
        }
        _ => false,
    }
}

/// Whether the machine says that nobody listens there. It is asked several times: such answers are
/// few by design, and our calls before may have used them up.
fn is_refused(address: SocketAddr) -> bool {
    let any: IpAddr = match address {
        SocketAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
        SocketAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
    };
    let Ok(socket) = UdpSocket::bind((any, 0)) else { return false };
    let ready = socket.connect(address).and_then(|()| socket.set_read_timeout(Some(BETWEEN)));
    let refused = |error: io::Error| error.kind() == ErrorKind::ConnectionRefused;
    ready.is_ok()
        && (0..QUESTIONS).any(|_| {
            let asked = socket.send(&[0]).and_then(|_| socket.recv(&mut [0]));
            asked.is_err_and(refused)
        })
}

/// Whether the system has heard a device of that address; `None` where it does not tell.
fn has_neighbour(address: IpAddr) -> Option<bool> {
    let table = std::fs::read_to_string("/proc/net/arp").ok()?;
    let IpAddr::V4(address) = address else { return None };
    let wanted = address.to_string();
    table.lines().skip(1).find_map(|line| {
        let mut words = line.split_whitespace();
        let found = words.next()? == wanted;
        let flags = words.nth(1)?;
        // 0x0: asked for, and nobody has answered.
        found.then(|| flags != "0x0")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_on_the_network_that_has_its_prefix() {
        let own = if_addrs::Ifv4Addr {
            ip: Ipv4Addr::new(192, 168, 7, 5),
            netmask: Ipv4Addr::new(255, 255, 255, 0),
            prefixlen: 24,
            broadcast: None,
        };
        let interface = Interface {
            name: "test".to_owned(),
            addr: IfAddr::V4(own),
            index: Some(1),
            oper_status: if_addrs::IfOperStatus::Up,
            is_p2p: false,
        };
        assert!(is_on(&interface, IpAddr::from([192, 168, 7, 200])));
        assert!(!is_on(&interface, IpAddr::from([192, 168, 8, 5])));
        assert!(!is_on(&interface, Ipv6Addr::LOCALHOST.into()));
    }

    #[test]
    fn a_closed_port_of_this_machine_says_so() {
        let closed = UdpSocket::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        assert_eq!(reachability(closed), Reachability::PortClosed);
    }
}
