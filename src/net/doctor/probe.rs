//! Multicast packets of our own: whether they come back, and who answers them.

use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV6, UdpSocket};
use std::time::{Duration, Instant};

use if_addrs::Interface;
use socket2::{Domain, Protocol, Socket, Type};

/// Where mDNS is spoken.
pub(crate) const MDNS_PORT: u16 = 5353;

const GROUP_V4: Ipv4Addr = Ipv4Addr::new(224, 0, 0, 251);
const GROUP_V6: Ipv6Addr = Ipv6Addr::new(0xff02, 0, 0, 0, 0, 0, 0, 0xfb);

/// How long an own packet may take to come back.
const ROUND: Duration = Duration::from_millis(400);
/// How often it is tried: one packet may always be lost.
const ROUNDS: u32 = 2;
/// No more devices than this are told apart.
const MOST_OTHERS: usize = 256;

/// What became of a packet of ours.
#[derive(Debug, PartialEq, Eq)]
pub enum Echo {
    /// It came back.
    Heard,
    /// It did not come back.
    Silence,
    /// It could not be sent.
    Refused(String),
    /// The port is taken by a program that does not share it.
    PortTaken,
}

/// Sends a packet to mDNS's group on an interface, and waits for it to come back. Port 0 is any free
/// one. It does not leave the machine: its time to live is none.
pub fn echo(interface: &Interface, port: u16) -> Echo {
    let socket = match open(interface, port, 0) {
        Ok(socket) => socket,
        Err(error) if error.kind() == ErrorKind::AddrInUse => return Echo::PortTaken,
        Err(error) => return Echo::Refused(error.to_string()),
    };
    let question = question(&format!("{:016x}._cinderpeek._udp.local", rand::random::<u64>()));
    for _ in 0..ROUNDS {
        if let Err(error) = send(&socket, interface, &question) {
            return Echo::Refused(error.to_string());
        }
        if packets(&socket, ROUND).any(|(packet, _)| packet == question) {
            return Echo::Heard;
        }
    }
    Echo::Silence
}

/// Asks every device on the network for its services, and says who answered or spoke anyway.
pub fn others(interface: &Interface, patience: Duration) -> BTreeSet<IpAddr> {
    let question = question("_services._dns-sd._udp.local");
    let Ok(socket) = open(interface, MDNS_PORT, 255) else { return BTreeSet::new() };
    if send(&socket, interface, &question).is_err() {
        return BTreeSet::new();
    }
    let own: BTreeSet<IpAddr> =
        if_addrs::get_if_addrs().unwrap_or_default().iter().map(Interface::ip).collect();
    packets(&socket, patience)
        .map(|(_, from)| from.ip().to_canonical())
        .filter(|from| !own.contains(from))
        .take(MOST_OTHERS)
        .collect()
}

/// A socket in mDNS's group on one interface.
fn open(interface: &Interface, port: u16, hops: u32) -> io::Result<UdpSocket> {
    let index = interface.index.unwrap_or(0);
    let ip = interface.ip();
    let socket =
        Socket::new(Domain::for_address((ip, 0).into()), Type::DGRAM, Some(Protocol::UDP))?;
    socket.set_reuse_address(true)?;
    #[cfg(unix)]
    socket.set_reuse_port(true)?;
    match ip {
        IpAddr::V4(ip) => {
            socket.bind(&SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)).into())?;
            socket.join_multicast_v4(&GROUP_V4, &ip)?;
            socket.set_multicast_if_v4(&ip)?;
            socket.set_multicast_loop_v4(true)?;
            socket.set_multicast_ttl_v4(hops)?;
        }
        IpAddr::V6(_) => {
            socket.set_only_v6(true)?;
            socket.bind(&SocketAddr::from((Ipv6Addr::UNSPECIFIED, port)).into())?;
            socket.join_multicast_v6(&GROUP_V6, index)?;
            socket.set_multicast_if_v6(index)?;
            socket.set_multicast_loop_v6(true)?;
            socket.set_multicast_hops_v6(hops)?;
        }
    }
    Ok(socket.into())
}

fn send(socket: &UdpSocket, interface: &Interface, packet: &[u8]) -> io::Result<()> {
    let port = socket.local_addr()?.port();
    let group: SocketAddr = match interface.ip() {
        IpAddr::V4(_) => (GROUP_V4, port).into(),
        IpAddr::V6(_) => SocketAddrV6::new(GROUP_V6, port, 0, interface.index.unwrap_or(0)).into(),
    };
    socket.send_to(packet, group).map(drop)
}

/// What arrives in this time.
fn packets(
    socket: &UdpSocket,
    patience: Duration,
) -> impl Iterator<Item = (Vec<u8>, SocketAddr)> + '_ {
    let end = Instant::now() + patience;
    std::iter::from_fn(move || {
        let left = end.checked_duration_since(Instant::now()).filter(|left| !left.is_zero())?;
        socket.set_read_timeout(Some(left)).ok()?;
        let mut packet = vec![0; 2048];
        let (length, from) = socket.recv_from(&mut packet).ok()?;
        packet.truncate(length);
        Some((packet, from))
    })
}

/// A question of mDNS (RFC 1035, section 4.1): who has a PTR record of this name?
fn question(name: &str) -> Vec<u8> {
    let mut packet = vec![0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];
    for label in name.split('.') {
        packet.push(label.len().min(63) as u8);
        packet.extend(label.bytes().take(63));
    }
    packet.extend([0, 0, 12, 0, 1]);
    packet
}
