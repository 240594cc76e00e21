//! A host that does not keep to the rules: it lets a test say what it answers.

use std::net::SocketAddr;

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::admission::{AdmissionReply, AdmissionRequest, Exchange, HandshakeSide};
use cinderpeek::net::transport::{codec, frame, quic};
use quinn::{Connection, RecvStream, SendStream};

use crate::rough::runtime;
use crate::stage::{lo, someone, wrong_code};

/// A connection to a false host.
pub struct FalseConnection {
    pub connection: Connection,
    send: SendStream,
    receive: RecvStream,
}

impl FalseConnection {
    pub async fn request(&mut self) -> AdmissionRequest {
        let Ok(Some(frame)) = frame::read(&mut self.receive, 256).await else { panic!("none") };
        codec::decode(&frame).expect("a request")
    }

    pub async fn reply(&mut self, reply: &AdmissionReply) {
        let reply = codec::encode(reply).expect("bytes");
        frame::write(&mut self.send, &reply).await.expect("written");
    }

    /// Takes part in the proof of a code with a guess, up to the guest's confirmation.
    pub async fn guess(&mut self) {
        let AdmissionRequest::Code(_) = self.request().await else { panic!("no proof") };
        let (_, message) = Exchange::start(HandshakeSide::Host, &wrong_code());
        self.reply(&AdmissionReply::Code(message)).await;
        let AdmissionRequest::Confirm(_) = self.request().await else { panic!("no proof") };
    }
}

/// Answers one call like this, on a thread of its own, and says where.
pub fn answer<F>(answer: impl FnOnce(FalseConnection) -> F + Send + 'static) -> SocketAddr
where
    F: Future<Output = ()>,
{
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        runtime().block_on(async move {
            let endpoint = quic::listen(&someone(), &lo(), 0, PROTOCOL).expect("an endpoint");
            tell.send(endpoint.local_addr().expect("an address").port()).expect("told");
            let incoming = endpoint.accept().await.expect("a call");
            let connection = incoming.await.expect("a connection");
            let (send, receive) = connection.accept_bi().await.expect("a stream");
            answer(FalseConnection { connection, send, receive }).await;
            endpoint.wait_idle().await;
        });
    });
    SocketAddr::from(([127, 0, 0, 1], told.recv().expect("a port")))
}
