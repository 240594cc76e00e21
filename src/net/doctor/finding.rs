//! What can be wrong, and what to do next.

use std::fmt;
use std::net::SocketAddr;

use super::super::PROTOCOL;

/// Something that keeps tables from being seen or reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// No interface has an address, loopback aside.
    NoInterface,
    /// The chosen interface is not there.
    InterfaceError(String),
    /// The system does not let us look.
    System(String),
    /// A multicast packet could not even be sent on this interface: the error.
    CannotSend(String, String),
    /// Our own multicast packets do not come back on this interface, whatever the port.
    MulticastFiltered(String),
    /// They do not come back on mDNS's port, but on another one.
    MdnsFiltered(String),
    /// Another program keeps mDNS's port for itself.
    MdnsPortTaken,
    /// The default route goes through this tunnel.
    Tunnel(String),
    /// No other device was heard, and no table.
    NobodyHeard,
    /// A table (or an address) of another version; 0 if it does not say which.
    OtherVersion(String, u16),
    /// A table is announced, but does not answer at any of its addresses.
    TableSilent(String, Vec<SocketAddr>),
    /// The table at the given address answers, but is not announced.
    OnlyByAddress(SocketAddr),
    /// The given address is on none of our networks.
    OtherNetwork(SocketAddr),
    /// On our own network, but no device answers to that address.
    Isolated(SocketAddr),
    /// The device is there, and says that nobody listens at that port.
    NoTableThere(SocketAddr),
    /// The device is there, and says nothing at that port.
    PortFiltered(SocketAddr),
}

impl Finding {
    /// A word for programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::NoInterface => "no_interface",
            Self::InterfaceError(_) => "no_such_interface",
            Self::System(_) => "system",
            Self::CannotSend(..) => "cannot_send",
            Self::MulticastFiltered(_) => "multicast_filtered",
            Self::MdnsFiltered(_) => "mdns_filtered",
            Self::MdnsPortTaken => "mdns_port_taken",
            Self::Tunnel(_) => "tunnel",
            Self::NobodyHeard => "nobody_heard",
            Self::OtherVersion(..) => "other_version",
            Self::TableSilent(..) => "table_silent",
            Self::OnlyByAddress(_) => "only_by_address",
            Self::OtherNetwork(_) => "other_network",
            Self::Isolated(_) => "isolated",
            Self::NoTableThere(_) => "no_table_there",
            Self::PortFiltered(_) => "port_filtered",
        }
    }

    /// Whether it alone is reason enough that nobody is heard.
    pub(crate) fn is_about_multicast(&self) -> bool {
        matches!(
            self,
            Self::CannotSend(..)
                | Self::MulticastFiltered(_)
                | Self::MdnsFiltered(_)
                | Self::MdnsPortTaken
        )
    }

    /// What to do next.
    pub fn advice(&self) -> &'static str {
        match self {
            Self::NoInterface => "Connect to the Wi-Fi or plug in the cable, then try again.",
            Self::InterfaceError(_) => "Choose one of those, or none to use them all.",
            Self::System(_) => "Try again; if it stays, look at the system's own log.",
            Self::CannotSend(..) => {
                "A firewall on this machine or a missing route stops outgoing packets: allow \
                 outgoing UDP to port 5353, or join by invitation."
            }
            Self::MulticastFiltered(_) | Self::MdnsFiltered(_) => {
                "Allow incoming UDP port 5353 (mDNS) in this machine's firewall, or join by \
                 invitation."
            }
            Self::MdnsPortTaken => "End that program, or join by invitation.",
            Self::Tunnel(_) => {
                "Switch the VPN off or let it leave the local network alone, or choose the \
                 interface with --interface."
            }
            Self::NobodyHeard => {
                "Perhaps nobody hosts a table yet. If somebody does, the access point may keep its \
                 devices apart: run this again with the host's address, or join by invitation."
            }
            Self::OtherVersion(..) => "Install the same version of Cinderpeek on both machines.",
            Self::TableSilent(..) | Self::PortFiltered(_) => {
                "Allow Cinderpeek's UDP port in the firewall of the host's machine."
            }
            Self::OnlyByAddress(_) => {
                "Join by address or invitation: the network does not carry announcements."
            }
            Self::OtherNetwork(_) => {
                "Connect both machines to the same network; guest Wi-Fi is often another one."
            }
            Self::Isolated(_) => {
                "Is the host's machine on? If so, the access point keeps its devices apart (client \
                 isolation): switch that off, or use another network, such as a phone's hotspot."
            }
            Self::NoTableThere(_) => "Ask the host for a new invitation: the port has changed.",
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoInterface => f.write_str("This machine is on no network."),
            Self::InterfaceError(sentence) => f.write_str(sentence),
            Self::System(error) => write!(f, "The system refused a test: {error}."),
            Self::CannotSend(name, error) => {
                write!(f, "Multicast cannot be sent on {name}: {error}.")
            }
            Self::MulticastFiltered(name) => {
                write!(f, "Multicast is filtered on {name}: our own packets do not come back.")
            }
            Self::MdnsFiltered(name) => write!(
                f,
                "A firewall filters mDNS on {name}: our own packets come back on another port, \
                 but not on 5353."
            ),
            Self::MdnsPortTaken => {
                f.write_str("Another program keeps UDP port 5353 (mDNS) for itself.")
            }
            Self::Tunnel(name) => {
                write!(f, "A VPN is in the way: the default route goes through {name}.")
            }
            Self::NobodyHeard => {
                f.write_str("Multicast was sent, but no other device has answered.")
            }
            Self::OtherVersion(name, 0) => {
                write!(f, "\"{name}\" is of another version than this program.")
            }
            Self::OtherVersion(name, version) => write!(
                f,
                "\"{name}\" speaks version {version} of the protocol, this program version \
                 {PROTOCOL}."
            ),
            Self::TableSilent(name, addresses) => {
                let tried: Vec<String> = addresses.iter().map(ToString::to_string).collect();
                let tried = tried.join(", ");
                write!(f, "\"{name}\" is announced, but does not answer at {tried}.")
            }
            Self::OnlyByAddress(address) => {
                write!(f, "The table at {address} answers, but its announcement does not arrive.")
            }
            Self::OtherNetwork(address) => {
                write!(f, "{address} does not answer, and is on none of this machine's networks.")
            }
            Self::Isolated(address) => {
                write!(f, "No device answers to {}, though it is on this network.", address.ip())
            }
            Self::NoTableThere(address) => {
                write!(f, "The machine at {} is there, but no table is at that port.", address)
            }
            Self::PortFiltered(address) => {
                write!(f, "The machine at {} is there, but that port says nothing.", address)
            }
        }
    }
}
