//! The interfaces of this machine, and the choice of one of them.

use std::collections::BTreeSet;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, SocketAddrV6};

use if_addrs::Interface;

/// Which interfaces everything of ours is restricted to: sockets, announcements and searches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum InterfaceChoice {
    /// All there are, and all that will be.
    #[default]
    All,
    /// This one, by its name, for instance `eth0` or `lo`.
    Only(String),
}

/// There is no interface of that name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no interface \"{}\" with an address, only {}", name.escape_default(), known.join(", "))]
pub struct InterfaceError {
    /// What was asked for.
    pub name: String,
    /// The interfaces that have an address.
    pub known: Vec<String>,
}

impl InterfaceChoice {
    /// Whether this interface is among the chosen ones.
    pub fn has(&self, interface: &Interface) -> bool {
        match self {
            Self::All => true,
            Self::Only(name) => *name == interface.name,
        }
    }

    /// The chosen name, if one was chosen; checked, since a wrong name would only bring silence.
    pub fn check(&self) -> io::Result<Result<(), InterfaceError>> {
        let Self::Only(name) = self else { return Ok(Ok(())) };
        let known: BTreeSet<String> =
            if_addrs::get_if_addrs()?.into_iter().map(|interface| interface.name).collect();
        Ok(match known.contains(name) {
            true => Ok(()),
            false => Err(InterfaceError { name: name.clone(), known: known.into_iter().collect() }),
        })
    }

    /// The chosen interfaces that others can be reached by: with an address, and loopback only if it
    /// was asked for by name.
    pub fn usable(&self) -> io::Result<Vec<Interface>> {
        let mut found = if_addrs::get_if_addrs()?;
        found.retain(|interface| {
            self.has(interface) && (*self != Self::All || !interface.is_loopback())
        });
        Ok(found)
    }

    /// The addresses that a host can be reached at, IPv4 first. Link-local IPv6 addresses come last:
    /// what they mean depends on who reads them.
    pub fn addresses(&self) -> io::Result<Vec<IpAddr>> {
        let mut found: Vec<IpAddr> = self.usable()?.iter().map(Interface::ip).collect();
        found.sort_by_key(|address| (rank(*address), *address));
        found.dedup();
        Ok(found)
    }
}

/// The order in which addresses are tried: IPv4, then IPv6, then link-local IPv6.
pub fn rank(address: IpAddr) -> u8 {
    match address {
        IpAddr::V4(_) => 0,
        IpAddr::V6(v6) if v6.is_unicast_link_local() => 2,
        IpAddr::V6(_) => 1,
    }
}

/// The addresses to try for these, in order. A link-local address means something only together
/// with an interface, and what an announcement says of that is often wrong: every interface of ours
/// that has such an address is tried, the announced one first.
pub(crate) fn candidates(addresses: &[SocketAddr], choice: &InterfaceChoice) -> Vec<SocketAddr> {
    let scopes = scopes(choice);
    let mut found: Vec<SocketAddr> = Vec::new();
    for address in addresses.iter().filter(|address| is_one_machine(address.ip())) {
        for candidate in with_scopes(*address, &scopes) {
            if !found.contains(&candidate) && found.len() < MOST_CANDIDATES {
                found.push(candidate);
            }
        }
    }
    found.sort_by_key(|address| rank(address.ip()));
    found
}

/// Whether an address can be that of a host. Whoever wrote it may want something else to be called: all
/// machines at once, or none.
fn is_one_machine(address: IpAddr) -> bool {
    // One of IPv4 can be written as one of IPv6.
    let address = address.to_canonical();
    let everybody = address.is_multicast() || address == IpAddr::from(Ipv4Addr::BROADCAST);
    !everybody && !address.is_unspecified()
}

/// No more addresses of one host are tried.
const MOST_CANDIDATES: usize = 32;

fn with_scopes(address: SocketAddr, scopes: &[u32]) -> Vec<SocketAddr> {
    let SocketAddr::V6(v6) = address else { return vec![address] };
    if !v6.ip().is_unicast_link_local() {
        return vec![address];
    }
    let told = (v6.scope_id() != 0).then(|| v6.scope_id());
    let with = |scope| SocketAddrV6::new(*v6.ip(), v6.port(), 0, scope).into();
    told.into_iter().chain(scopes.iter().copied()).map(with).collect()
}

/// The interfaces with a link-local IPv6 address.
fn scopes(choice: &InterfaceChoice) -> Vec<u32> {
    let interfaces = choice.usable().unwrap_or_default();
    let linked = interfaces.iter().filter(|interface| rank(interface.ip()) == 2);
    linked.filter_map(|interface| interface.index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Anybody can write an invitation or an announcement.
    #[test]
    fn what_is_no_machine_is_not_called() {
        let host: SocketAddr = "192.0.2.7:9".parse().unwrap();
        let hostile = ["224.0.0.251", "255.255.255.255", "0.0.0.0", "::", "ff02::fb"];
        let mapped = ["::ffff:224.0.0.251", "::ffff:255.255.255.255", "::ffff:0.0.0.0"];
        let addresses = hostile.iter().chain(&mapped).map(|text| text.parse::<IpAddr>().unwrap());
        let addresses = addresses.map(|address| SocketAddr::new(address, 9));
        let addresses: Vec<SocketAddr> = addresses.chain([host]).collect();
        assert_eq!(candidates(&addresses, &InterfaceChoice::All), [host]);
    }

    #[test]
    fn addresses_are_tried_in_order_and_link_local_ones_with_every_scope() {
        let v6 = |text: &str, scope| SocketAddrV6::new(text.parse().unwrap(), 9, 0, scope).into();
        let v4: SocketAddr = "10.0.0.1:9".parse().unwrap();
        let tried = with_scopes(v6("fe80::1", 7), &[2, 3]);
        assert_eq!(tried, [v6("fe80::1", 7), v6("fe80::1", 2), v6("fe80::1", 3)]);
        let all = [v6("fd00::1", 0), v4, v4];
        assert_eq!(candidates(&all, &InterfaceChoice::All), [v4, v6("fd00::1", 0)]);
    }

    #[test]
    fn loopback_is_used_only_by_name() {
        let lo = InterfaceChoice::Only("lo".to_owned());
        assert!(lo.usable().unwrap().iter().all(Interface::is_loopback));
        assert!(!InterfaceChoice::All.usable().unwrap().iter().any(Interface::is_loopback));
        let wrong = InterfaceChoice::Only("no\nsuch".to_owned()).check().unwrap().unwrap_err();
        assert!(wrong.to_string().contains("no\\nsuch"), "{wrong}");
    }
}
