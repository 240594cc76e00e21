//! Somebody who pretends to be the host, or stands between host and guest.

use std::net::SocketAddr;
use std::sync::Arc;

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::admission::{AdmissionPolicy, AdmissionReply, AdmissionRequest, Welcome};
use cinderpeek::net::transport::codec;
use cinderpeek::net::transport::dialer::DialTarget;
use cinderpeek::net::transport::frame;
use cinderpeek::net::transport::quic;
use cinderpeek::net::transport::reason::{Disconnect, Reason};
use cinderpeek::net::transport::tls::protocol_name;
use quinn::crypto::rustls::QuicServerConfig;
use quinn::{Connection, Endpoint, RecvStream, SendStream};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;

use super::driven::dial;
use super::rough::{at, runtime};
use super::stage::{Stage, code, lo, someone, turned_away};

/// Runs something that pretends, on a thread of its own, and says where.
fn pretend<F>(
    identity: Arc<Identity>,
    act: impl FnOnce(Connection) -> F + Send + 'static,
) -> SocketAddr
where
    F: Future<Output = ()>,
{
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        runtime().block_on(async move {
            let endpoint = quic::listen(&identity, &lo(), 0, PROTOCOL).expect("an endpoint");
            tell.send(endpoint.local_addr().expect("an address").port()).expect("told");
            let incoming = endpoint.accept().await.expect("a call");
            if let Ok(connection) = incoming.await {
                act(connection).await;
            }
            endpoint.wait_idle().await;
        });
    });
    SocketAddr::from(([127, 0, 0, 1], told.recv().expect("a port")))
}

fn target(address: SocketAddr) -> DialTarget {
    DialTarget {
        addresses: vec![address],
        code: Some(code()),
        interface: lo(),
        ..DialTarget::default()
    }
}

/// Passes everything on, both ways, until one side has enough of it; then tells the other the same.
async fn relay(guest: Connection, host: Connection) {
    let (to_guest, from_guest) = guest.accept_bi().await.expect("a stream");
    let (to_host, from_host) = host.open_bi().await.expect("a stream");
    tokio::select! {
        () = copy(from_guest, to_host) => (),
        () = copy(from_host, to_guest) => (),
    }
    let verdict = match host.closed().await {
        quinn::ConnectionError::ApplicationClosed(close) => close,
        other => panic!("{other}"),
    };
    guest.close(verdict.error_code, &verdict.reason);
}

async fn copy(mut from: RecvStream, mut to: SendStream) {
    let mut bytes = [0; 1024];
    while let Ok(Some(length)) = from.read(&mut bytes).await {
        if to.write_all(&bytes[..length]).await.is_err() {
            break;
        }
    }
}

/// Both sides know the right code, and everything they say is passed on unchanged.
#[test]
fn a_relay_in_the_middle_is_found_out_even_with_the_right_code() {
    let mut stage = Stage::closed();
    let (own, address) = (someone(), stage.address());
    let caller = own.clone();
    let between = pretend(own, move |guest| async move {
        let endpoint = quic::dialing_endpoint(&caller, &lo(), None, PROTOCOL).expect("an endpoint");
        let host = endpoint.connect(address, "x").expect("a call").await.expect("an answer");
        relay(guest, host).await;
        endpoint.wait_idle().await;
    });
    let guest = dial(target(between), someone());
    assert_eq!(turned_away(&guest), Disconnect::Closed(Reason::WrongCode));
    stage.plays_on();
}

/// Who does not know the code welcomes the guest all the same, by any of the replies there are.
#[test]
fn a_false_host_cannot_welcome_a_guest_who_knows_a_code() {
    let welcome = |confirm| AdmissionReply::Welcome(welcome(confirm));
    for reply in [welcome(None), welcome(Some([7; 32])), AdmissionReply::NotThisPass] {
        let between = pretend(someone(), move |guest| async move {
            let (mut send, mut receive) = guest.accept_bi().await.expect("a stream");
            let _knock = frame::read(&mut receive, 256).await.expect("a knock");
            let reply = codec::encode(&reply).expect("bytes");
            frame::write(&mut send, &reply).await.expect("written");
            guest.closed().await;
        });
        let guest = dial(target(between), someone());
        assert_eq!(turned_away(&guest), Disconnect::NotProven);
    }
}

/// It plays SPAKE2 with a guessed code, and takes the guest's confirmation for good.
#[test]
fn a_false_host_that_guesses_the_code_is_found_out() {
    use cinderpeek::net::admission::{Exchange, HandshakeSide};
    let between = pretend(someone(), |guest| async move {
        let (mut send, mut receive) = guest.accept_bi().await.expect("a stream");
        let Ok(Some(knock)) = frame::read(&mut receive, 256).await else { panic!("none") };
        assert!(matches!(codec::decode(&knock), Ok(AdmissionRequest::Code(_))));
        let guessed = super::stage::wrong_code();
        let (_, message) = Exchange::start(HandshakeSide::Host, &guessed);
        let reply = codec::encode(&AdmissionReply::Code(message)).expect("bytes");
        frame::write(&mut send, &reply).await.expect("written");
        let Ok(Some(confirm)) = frame::read(&mut receive, 256).await else { panic!("none") };
        let Ok(AdmissionRequest::Confirm(theirs)) = codec::decode(&confirm) else {
            panic!("no confirmation")
        };
        let welcome = AdmissionReply::Welcome(welcome(Some(theirs)));
        let welcome = codec::encode(&welcome).expect("bytes");
        frame::write(&mut send, &welcome).await.expect("written");
        guest.closed().await;
    });
    let guest = dial(target(between), someone());
    assert_eq!(turned_away(&guest), Disconnect::NotProven);
}

/// A pass is shown to nobody but the host that gave it.
#[test]
fn a_pass_is_not_shown_to_an_unknown_host() {
    use cinderpeek::net::admission::pass::{Pass, TableId};
    use cinderpeek::net::admission::pins::Pin;
    let (tell, told) = std::sync::mpsc::channel();
    let between = pretend(someone(), move |guest| async move {
        let (_send, mut receive) = guest.accept_bi().await.expect("a stream");
        let Ok(Some(knock)) = frame::read(&mut receive, 256).await else { panic!("none") };
        tell.send(codec::decode::<AdmissionRequest>(&knock)).expect("told");
    });
    let pin = Pin { host: someone().fingerprint(), table: TableId([1; 16]), pass: Pass([9; 32]) };
    let careless = DialTarget { pins: vec![pin], ..target(between) };
    let guest = dial(careless, someone());
    turned_away(&guest);
    assert!(matches!(told.recv().expect("a knock"), Ok(AdmissionRequest::Code(_))));
}

/// Shows one identity's certificate and signs with another's key.
#[derive(Debug)]
struct Borrowed(Arc<CertifiedKey>);

impl ResolvesServerCert for Borrowed {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.0.clone())
    }
}

fn endpoint_with(certificate: CertificateDer<'static>, key: PrivateKeyDer<'static>) -> Endpoint {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let key = provider.key_provider.load_private_key(key).expect("a key");
    let borrowed = Arc::new(Borrowed(Arc::new(CertifiedKey::new(vec![certificate], key))));
    let mut config = rustls::ServerConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&rustls::version::TLS13])
        .expect("TLS 1.3")
        .with_no_client_auth()
        .with_cert_resolver(borrowed);
    config.alpn_protocols = vec![protocol_name(PROTOCOL)];
    let crypto = QuicServerConfig::try_from(config).expect("a configuration");
    let config = quinn::ServerConfig::with_crypto(Arc::new(crypto));
    Endpoint::server(config, "127.0.0.1:0".parse().expect("an address")).expect("an endpoint")
}

#[test]
fn the_right_certificate_with_the_wrong_key_is_refused() {
    let stage = Stage::open(AdmissionPolicy::Open);
    let shown = at(&stage).connection.peer_identity().expect("a certificate");
    let shown = shown.downcast::<Vec<CertificateDer<'static>>>().expect("certificates");
    let other = rcgen::generate_simple_self_signed(vec!["x".to_owned()]).expect("a key");
    let other = PrivatePkcs8KeyDer::from(other.signing_key.serialize_der());

    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        runtime().block_on(async move {
            let endpoint = endpoint_with(shown[0].clone(), other.into());
            tell.send(endpoint.local_addr().expect("an address")).expect("told");
            while let Some(incoming) = endpoint.accept().await {
                assert!(incoming.await.is_err(), "the guest believed it");
            }
        });
    });
    let known = Some(stage.config.identity.fingerprint());
    let target = DialTarget { host: known, code: None, ..target(told.recv().expect("an address")) };
    assert_eq!(turned_away(&dial(target, someone())), Disconnect::WrongHost);
}

fn welcome(confirm: Option<[u8; 32]>) -> Welcome {
    Welcome { confirm, table: [0; 16], pass: [0; 32], game: "memoarrr".to_owned() }
}

#[test]
fn a_mute_host_is_not_waited_for() {
    let config = super::stage::config(AdmissionPolicy::Open);
    let mute = super::rough::MuteHost::start(&config);
    let target = DialTarget {
        addresses: vec![format!("127.0.0.1:{}", mute.port()).parse().expect("an address")],
        interface: lo(),
        ..DialTarget::default()
    };
    let began = std::time::Instant::now();
    let guest = dial(target, someone());
    let gone = turned_away(&guest);
    assert_eq!(gone, Disconnect::Dropped(Reason::TooSlow));
    assert!(began.elapsed() < super::stage::LONG / 2);
    mute.kill();
}
