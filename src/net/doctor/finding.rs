//! What can be wrong. What to do about it is said in `text::around::doctor`.

use std::net::SocketAddr;

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
}
