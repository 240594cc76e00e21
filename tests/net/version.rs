//! Programs of different versions tell their players so, on both sides.

use std::net::SocketAddr;
use std::sync::Arc;

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::transport::limits::rate_limited_log::Note;
use cinderpeek::net::transport::quic;
use cinderpeek::net::transport::reason::{Disconnect, Reason};
use quinn::VarInt;

use super::driven::dial;
use super::rough::{Caller, runtime};
use super::stage::{Stage, lo, someone, turned_away};

const LATER: u16 = PROTOCOL + 1;

#[test]
fn a_guest_of_a_later_version_and_its_host_are_both_told() {
    let mut stage = Stage::closed();
    let caller =
        Caller::connect_as(&stage.target(None), &someone(), LATER).expect("both shake hands");
    let [low, high] = LATER.to_le_bytes();
    let gone = caller.say_and_wait(&[2, low, high]);
    assert_eq!(gone, Disconnect::Closed(Reason::OtherVersion(PROTOCOL)));
    let note = stage.note(|note| matches!(note, Note::OtherVersion(..)));
    assert!(matches!(note, Note::OtherVersion(_, LATER)), "{note}");
    stage.plays_on();
}

#[test]
fn a_guest_of_a_host_of_a_later_version_is_told() {
    let (tell, told) = std::sync::mpsc::channel();
    let host = std::thread::spawn(move || {
        runtime().block_on(async move {
            let endpoint = quic::listen(&someone(), &lo(), 0, LATER).expect("an endpoint");
            tell.send(endpoint.local_addr().expect("an address").port()).expect("told");
            let connection =
                endpoint.accept().await.expect("a call").await.expect("both shake hands");
            let (_send, mut receive) = connection.accept_bi().await.expect("a stream");
            let said = receive.read_to_end(10).await.expect("a version");
            connection.close(VarInt::from_u32(10), LATER.to_string().as_bytes());
            endpoint.wait_idle().await;
            said
        })
    });
    let address = SocketAddr::from(([127, 0, 0, 1], told.recv().expect("a port")));
    let mut target = Stage::closed().target(None);
    target.addresses = vec![address];
    let gone = turned_away(&dial(target, someone()));
    assert_eq!(gone, Disconnect::Closed(Reason::OtherVersion(LATER)));
    assert!(gone.to_string().contains(&format!("version {LATER}")), "{gone}");
    let [low, high] = PROTOCOL.to_le_bytes();
    assert_eq!(host.join().expect("it ended"), [2, low, high]);
}

/// A program that is none of ours, or does not tell its version.
#[test]
fn a_program_with_no_version_of_ours_is_told_and_noted() {
    let mut stage = Stage::closed();
    let address = stage.address();
    let error = runtime().block_on(async {
        let endpoint = quinn::Endpoint::client("127.0.0.1:0".parse().expect("an address"))
            .expect("an endpoint");
        let calling = endpoint.connect_with(foreign(), address, "x").expect("a call");
        calling.await.expect_err("no common version")
    });
    assert_eq!(Disconnect::from(error), Disconnect::Closed(Reason::OtherVersion(0)));
    stage.note(|note| matches!(note, Note::OtherVersion(_, 0)));
    stage.plays_on();
}

fn foreign() -> quinn::ClientConfig {
    let roots = Arc::new(rustls::RootCertStore::empty());
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut config = rustls::ClientConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&rustls::version::TLS13])
        .expect("TLS 1.3")
        .with_root_certificates(roots)
        .with_no_client_auth();
    config.alpn_protocols = vec![b"something else".to_vec()];
    let crypto = quinn::crypto::rustls::QuicClientConfig::try_from(config).expect("usable");
    quinn::ClientConfig::new(Arc::new(crypto))
}
