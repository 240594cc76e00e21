//! QUIC endpoints: sockets, limits and timers. What they carry is other modules' business.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::sync::Arc;
use std::time::Duration;

use quinn::crypto::rustls::HandshakeData;
use quinn::{AckFrequencyConfig, Connection, Endpoint, EndpointConfig, TransportConfig, VarInt};
use quinn_proto::HashedConnectionIdGenerator;
use ring::hmac;
use rustls::pki_types::CertificateDer;
use socket2::{Domain, Protocol, Socket, Type};

use super::tls::{self, TlsError};
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::identity::Identity;
use crate::net::interface::{InterfaceChoice, InterfaceError};

/// A peer that was not heard for this long is gone.
pub const SILENCE: Duration = Duration::from_secs(10);
/// A guest shows this often that it is there. The host's acknowledgements show the same of it, so
/// that an idle host has nothing to do but answer. A host that was started anew answers that it knows
/// of no connection, so its guests notice within this time.
pub(crate) const KEEP_ALIVE: Duration = Duration::from_millis(700);
/// How long the last words may take.
pub(crate) const FAREWELL: Duration = Duration::from_secs(1);

/// What a host holds for a guest that sends faster than it is read.
const HOST_WINDOW: u32 = 32 * 1024;
/// What a guest holds for its host; the largest frame fits in.
const GUEST_WINDOW: u32 = 256 * 1024;
/// How many packets are acknowledged together, if they come in quick succession.
const ACKNOWLEDGE_AFTER: u32 = 10;
/// What is kept for sending again until it was acknowledged.
const SEND_WINDOW: u64 = 256 * 1024;

/// Why no endpoint could be opened.
#[derive(Debug, thiserror::Error)]
pub enum ListenError {
    /// Somebody uses this port already.
    #[error("port {0} is taken")]
    PortTaken(u16),
    /// The chosen interface is not there.
    #[error(transparent)]
    Interface(#[from] InterfaceError),
    /// The identity cannot be used.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// The system refused.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// An endpoint that a host listens on; port 0 is any free one. Needs a running tokio runtime.
pub fn listen(
    me: &Identity,
    choice: &InterfaceChoice,
    port: u16,
    version: u16,
) -> Result<Endpoint, ListenError> {
    let crypto = tls::host(me, version)?;
    let mut config = quinn::ServerConfig::with_crypto(Arc::new(crypto));
    config.transport_config(Arc::new(host_transport()));
    config.max_incoming(64).incoming_buffer_size(8 * 1024).incoming_buffer_size_total(128 * 1024);
    endpoint(remembered(me), Some(config), choice, port)
}

/// An endpoint that a guest calls from. Needs a running tokio runtime.
pub fn dialing_endpoint(
    me: &Identity,
    choice: &InterfaceChoice,
    expected: Option<Fingerprint>,
    version: u16,
) -> Result<Endpoint, ListenError> {
    let crypto = tls::guest(me, expected, version)?;
    let mut config = quinn::ClientConfig::new(Arc::new(crypto));
    config.transport_config(Arc::new(guest_transport()));
    let mut endpoint = endpoint(EndpointConfig::default(), None, choice, 0)?;
    endpoint.set_default_client_config(config);
    Ok(endpoint)
}

fn endpoint(
    config: EndpointConfig,
    server: Option<quinn::ServerConfig>,
    choice: &InterfaceChoice,
    port: u16,
) -> Result<Endpoint, ListenError> {
    choice.check()??;
    let socket = bind(choice, port).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => ListenError::PortTaken(port),
        _ => ListenError::System(error),
    })?;
    let runtime = Arc::new(quinn::TokioRuntime);
    Ok(Endpoint::new(config, server, socket, runtime)?)
}

/// After a restart the same identity recognises its own connection ids and answers them with the
/// reset that its guests were promised, so they need not wait out the silence.
fn remembered(me: &Identity) -> EndpointConfig {
    let reset = hmac::Key::new(hmac::HMAC_SHA256, me.reset_key());
    let connection_ids = me.connection_id_key();
    let mut config = EndpointConfig::new(Arc::new(reset));
    // All of them ask at the same time, and all of them are answered. An answer is shorter than what
    // it answers, so nobody gains by asking.
    config.min_reset_interval(Duration::ZERO);
    config.cid_generator(move || Box::new(HashedConnectionIdGenerator::from_key(connection_ids)));
    config
}

fn host_transport() -> TransportConfig {
    transport(HOST_WINDOW, 1)
}

fn guest_transport() -> TransportConfig {
    let mut transport = transport(GUEST_WINDOW, 0);
    transport.keep_alive_interval(Some(KEEP_ALIVE));
    transport
}

fn transport(window: u32, streams_of_theirs: u32) -> TransportConfig {
    let mut transport = TransportConfig::default();
    let silence = u32::try_from(SILENCE.as_millis()).unwrap_or(u32::MAX);
    transport
        .max_idle_timeout(Some(VarInt::from_u32(silence).into()))
        .initial_rtt(Duration::from_millis(50))
        .max_concurrent_bidi_streams(streams_of_theirs.into())
        .max_concurrent_uni_streams(0u32.into())
        .datagram_receive_buffer_size(None)
        .stream_receive_window(window.into())
        .receive_window(window.into())
        .send_window(SEND_WINDOW)
        // What is lost is found out by time, not by counting: hardly anything is under way at once.
        .ack_frequency_config(Some(rare_acknowledgements()))
        // Frames are short: probing for larger packets would cost more than it ever saves.
        .mtu_discovery_config(None);
    transport
}

/// Acknowledgements that come a moment later and go with something else cost nothing.
fn rare_acknowledgements() -> AckFrequencyConfig {
    let mut config = AckFrequencyConfig::default();
    config.ack_eliciting_threshold(VarInt::from_u32(ACKNOWLEDGE_AFTER));
    config
}

/// Whether both sides speak this version of our protocol, and not only tell each other theirs.
pub(crate) fn speaks(connection: &Connection, version: u16) -> bool {
    let agreed = connection.handshake_data().and_then(|data| data.downcast::<HandshakeData>().ok());
    agreed.and_then(|data| data.protocol) == Some(tls::protocol_name(version))
}

/// Whose certificate the other side has shown, and proven to be its own.
pub fn fingerprint(connection: &Connection) -> Option<Fingerprint> {
    let shown = connection.peer_identity()?.downcast::<Vec<CertificateDer<'static>>>().ok()?;
    shown.first().map(|certificate| Fingerprint::of(certificate))
}

/// Where the other side is now: IPv4 addresses as such, also on a socket for both kinds.
pub fn remote(connection: &Connection) -> SocketAddr {
    let address = connection.remote_address();
    match address.ip().to_canonical() {
        IpAddr::V4(v4) => SocketAddr::from((v4, address.port())),
        IpAddr::V6(_) => address,
    }
}

/// Both IPv6 and IPv4 where there is IPv6, else IPv4 alone.
fn bind(choice: &InterfaceChoice, port: u16) -> io::Result<UdpSocket> {
    let both = SocketAddr::from((Ipv6Addr::UNSPECIFIED, port));
    bind_to(both, choice).or_else(|error| match error.kind() {
        io::ErrorKind::AddrInUse => Err(error),
        _ => bind_to(SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)), choice),
    })
}

fn bind_to(address: SocketAddr, choice: &InterfaceChoice) -> io::Result<UdpSocket> {
    let socket = Socket::new(Domain::for_address(address), Type::DGRAM, Some(Protocol::UDP))?;
    if address.is_ipv6() {
        socket.set_only_v6(false)?;
    }
    let address = restrict(&socket, choice, address)?;
    socket.bind(&address.into())?;
    Ok(socket.into())
}

/// Binds the socket to the chosen interface itself, so that it stays right when addresses change.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn restrict(
    socket: &Socket,
    choice: &InterfaceChoice,
    address: SocketAddr,
) -> io::Result<SocketAddr> {
    if let InterfaceChoice::Only(name) = choice {
        socket.bind_device(Some(name.as_bytes()))?;
    }
    Ok(address)
}

/// Elsewhere the first address of the chosen interface has to do.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn restrict(_: &Socket, choice: &InterfaceChoice, address: SocketAddr) -> io::Result<SocketAddr> {
    if *choice == InterfaceChoice::All {
        return Ok(address);
    }
    let own = choice.addresses()?.into_iter().find(|own| own.is_ipv4() == address.is_ipv4());
    own.map(|own| SocketAddr::new(own, address.port()))
        .ok_or_else(|| io::Error::from(io::ErrorKind::AddrNotAvailable))
}
