//! Peers that do not keep to the rules: bare QUIC, in the hands of a test.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::admission::code::Code;
use cinderpeek::net::admission::fingerprint::Fingerprint;
use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::admission::{
    AdmissionReply, AdmissionRequest, Channel, EXPORTER, Exchange, HandshakeSide, Welcome,
};
use cinderpeek::net::transport::codec;
use cinderpeek::net::transport::dialer::DialTarget;
use cinderpeek::net::transport::frame;
use cinderpeek::net::transport::listener::Config;
use cinderpeek::net::transport::quic;
use cinderpeek::net::transport::reason::Disconnect;
use cinderpeek::net::transport::tls;
use quinn::{Connection, Endpoint, RecvStream, SendStream, TransportConfig};
use tokio::runtime::Runtime;

use super::stage::{LONG, Stage, lo, someone, wrong_code};

pub fn runtime() -> Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// A connection with nothing said yet.
pub struct Caller {
    pub runtime: Runtime,
    endpoint: Endpoint,
    pub connection: Connection,
    me: Fingerprint,
}

impl Caller {
    pub fn connect(target: &DialTarget, me: &Identity) -> Self {
        Self::connect_as(target, me, PROTOCOL).expect("an answer")
    }

    pub fn connect_as(
        target: &DialTarget,
        me: &Identity,
        version: u16,
    ) -> Result<Self, Disconnect> {
        let runtime = runtime();
        let (endpoint, connection) = runtime.block_on(async {
            let endpoint =
                quic::dialing_endpoint(me, &lo(), target.host, version).expect("an endpoint");
            let calling = endpoint.connect(target.addresses[0], "x").expect("a call");
            let connection = tokio::time::timeout(LONG, calling).await.expect("in time");
            (endpoint, connection)
        });
        let connection = connection.map_err(Disconnect::from)?;
        Ok(Self { runtime, endpoint, connection, me: me.fingerprint() })
    }

    /// Calls from another address of this machine: all of 127.0.0.0/8 are. Whoever has one of IPv6 calls the
    /// host there.
    pub fn connect_from(own: IpAddr, stage: &Stage) -> Self {
        Self::connect_from_as(own, stage, &someone())
    }

    /// The same with a certificate that was seen before.
    pub fn connect_from_as(own: IpAddr, stage: &Stage, me: &Identity) -> Self {
        Self::connect_by(own, stage, me, TransportConfig::default())
    }

    /// Takes no more than so many bytes before some are read, and stays.
    pub fn connect_with_window(stage: &Stage, bytes: u32) -> Self {
        let mut transport = TransportConfig::default();
        transport.stream_receive_window(bytes.into());
        transport.keep_alive_interval(Some(Duration::from_millis(700)));
        Self::connect_by([127, 0, 0, 1].into(), stage, &someone(), transport)
    }

    fn connect_by(own: IpAddr, stage: &Stage, me: &Identity, transport: TransportConfig) -> Self {
        let runtime = runtime();
        let (endpoint, connection) = runtime.block_on(async {
            let crypto = tls::guest(me, None, PROTOCOL).expect("usable");
            let mut config = quinn::ClientConfig::new(Arc::new(crypto));
            config.transport_config(Arc::new(transport));
            let endpoint = Endpoint::client((own, 0).into()).expect("an endpoint");
            let mut host = stage.address();
            if own.is_ipv6() {
                host.set_ip(own);
            }
            let calling = endpoint.connect_with(config, host, "x").expect("a call");
            let connection = tokio::time::timeout(LONG, calling).await.expect("in time");
            (endpoint, connection.expect("an answer"))
        });
        Self { runtime, endpoint, connection, me: me.fingerprint() }
    }

    /// Guesses a code, by the book but for the guess.
    pub fn guess(&self) -> Disconnect {
        self.runtime.block_on(async {
            let (mut send, mut receive) = self.connection.open_bi().await.expect("a stream");
            let (_, message) = Exchange::start(HandshakeSide::Guest, &wrong_code());
            for knock in [AdmissionRequest::Code(message), AdmissionRequest::Confirm([7; 32])] {
                let knock = codec::encode(&knock).expect("bytes");
                let _written_or_end = frame::write(&mut send, &knock).await;
                let _reply_or_end = frame::read(&mut receive, 256).await;
            }
            self.hung_up().await
        })
    }

    /// Proves a code by the book, and is let in.
    pub fn prove(&self, code: &Code) {
        self.runtime.block_on(async {
            let (mut send, mut receive) = self.connection.open_bi().await.expect("a stream");
            let (exchange, message) = Exchange::start(HandshakeSide::Guest, code);
            let request = codec::encode(&AdmissionRequest::Code(message)).expect("bytes");
            frame::write(&mut send, &request).await.expect("written");
            let Ok(Some(reply)) = frame::read(&mut receive, 256).await else { panic!("no reply") };
            let Ok(AdmissionReply::Code(theirs)) = codec::decode(&reply) else {
                panic!("no proof")
            };
            let host = quic::fingerprint(&self.connection).expect("a certificate");
            let mut exported = [0; 32];
            let export = self.connection.export_keying_material(&mut exported, EXPORTER, b"");
            export.expect("key material");
            let channel = Channel { exported, host, guest: self.me };
            let Ok(proofs) = exchange.finish(&theirs, channel) else { panic!("no proof") };
            let request = codec::encode(&AdmissionRequest::Confirm(proofs.own())).expect("bytes");
            frame::write(&mut send, &request).await.expect("written");
            let Ok(Some(reply)) = frame::read(&mut receive, 256).await else { panic!("no reply") };
            assert!(matches!(codec::decode(&reply), Ok(AdmissionReply::Welcome(_))));
        });
    }

    /// Sends these bytes on a stream of its own, and waits for the host to hang up.
    pub fn say_and_wait(&self, bytes: &[u8]) -> Disconnect {
        self.runtime.block_on(async {
            let (mut send, _receive) = self.connection.open_bi().await.expect("a stream");
            let _maybe_hung_up = send.write_all(bytes).await;
            self.hung_up().await
        })
    }

    pub async fn hung_up(&self) -> Disconnect {
        let closed = tokio::time::timeout(LONG, self.connection.closed()).await;
        closed.expect("the host hangs up").into()
    }

    /// Enters an open table by the book, and keeps the stream.
    pub fn enter(&self) -> (SendStream, RecvStream) {
        let (send, receive, _) = self.enter_by(&AdmissionRequest::Open);
        (send, receive)
    }

    /// Enters by the book with this request, and keeps the stream.
    pub fn enter_by(&self, request: &AdmissionRequest) -> (SendStream, RecvStream, Welcome) {
        self.runtime.block_on(async {
            let (mut send, mut receive) = self.connection.open_bi().await.expect("a stream");
            let knock = codec::encode(request).expect("bytes");
            frame::write(&mut send, &knock).await.expect("written");
            let Ok(Some(reply)) = frame::read(&mut receive, 256).await else {
                panic!("no reply");
            };
            let Ok(AdmissionReply::Welcome(welcome)) = codec::decode(&reply) else {
                panic!("no welcome");
            };
            (send, receive, welcome)
        })
    }

    /// Leaves, and waits until the host knows.
    pub fn leave(self) {
        self.connection.close(0_u32.into(), b"");
        self.runtime.block_on(self.endpoint.wait_idle());
    }

    /// Says something on a stream of its own, and stays long enough for it to be on its way.
    pub fn say(&self, send: &mut SendStream, words: &[u8]) {
        self.runtime.block_on(async {
            frame::write(send, words).await.expect("written");
            tokio::time::sleep(Duration::from_millis(20)).await;
        });
    }

    /// Goes on sending a little now and then, as a guest does, until the connection is gone.
    pub fn nudge_until_gone(&self) -> Disconnect {
        self.runtime.block_on(async {
            let (mut send, _receive) = self.connection.open_bi().await.expect("a stream");
            let nudging = async {
                while send.write_all(&[0]).await.is_ok() {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            };
            tokio::join!(self.hung_up(), nudging).0
        })
    }
}

/// A host that shakes hands and says nothing.
pub struct MuteHost {
    port: u16,
    stop: tokio::sync::oneshot::Sender<()>,
    thread: std::thread::JoinHandle<()>,
}

impl MuteHost {
    pub fn start(config: &Config) -> Self {
        let (stop, stopped) = tokio::sync::oneshot::channel();
        let (tell, told) = std::sync::mpsc::channel();
        let me = config.identity.clone();
        let thread = std::thread::spawn(move || {
            runtime().block_on(async {
                let endpoint = quic::listen(&me, &lo(), 0, PROTOCOL).expect("an endpoint");
                tell.send(endpoint.local_addr().expect("an address").port()).expect("told");
                let mut held = Vec::new();
                let accepting = async {
                    while let Some(incoming) = endpoint.accept().await {
                        held.extend(incoming.await);
                    }
                };
                tokio::select! {
                    () = accepting => (),
                    _ = stopped => (),
                }
            });
        });
        Self { port: told.recv().expect("a port"), stop, thread }
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Ends without a word: nothing is sent once the runtime stands still.
    pub fn kill(self) {
        let _stopped = self.stop.send(());
        self.thread.join().expect("it ended");
    }
}

/// A caller at a stage's door.
pub fn at(stage: &Stage) -> Caller {
    Caller::connect(&stage.target(None), &someone())
}
