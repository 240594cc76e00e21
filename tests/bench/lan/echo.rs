//! The yardstick: a bare QUIC echo with the same transport, between two processes.

use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::interface::InterfaceChoice;
use cinderpeek::net::transport::quic;
use quinn::{Connection, Endpoint, RecvStream, SendStream};
use tokio::runtime::{Builder, Runtime};

use crate::player::PACE;

fn lo() -> InterfaceChoice {
    InterfaceChoice::Only("lo".to_owned())
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().expect("a runtime")
}

/// The other process: says its port, and sends back what it gets.
pub fn serve() {
    runtime().block_on(async {
        let me = Identity::fresh().expect("an identity");
        let endpoint = quic::listen(&me, &lo(), 0, PROTOCOL).expect("a port");
        println!("{}", endpoint.local_addr().expect("an address").port());
        let connection = endpoint.accept().await.expect("a caller").await.expect("a connection");
        let (mut send, mut receive) = connection.accept_bi().await.expect("a stream");
        let mut buffer = [0; 4096];
        while let Ok(Some(length)) = receive.read(&mut buffer).await {
            send.write_all(&buffer[..length]).await.expect("sent back");
        }
    });
}

/// This process's end.
pub struct Echo {
    runtime: Runtime,
    server: Child,
    send: SendStream,
    receive: RecvStream,
    _open: (Endpoint, Connection),
}

impl Echo {
    pub fn start() -> Self {
        use std::io::{BufRead, BufReader};
        let program = std::env::current_exe().expect("this program");
        let mut server =
            Command::new(program).arg("echo").stdout(Stdio::piped()).spawn().expect("a server");
        let mut line = String::new();
        let out = server.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let port: u16 = line.trim().parse().expect("a port");
        let runtime = runtime();
        let (endpoint, connection, send, receive) = runtime.block_on(async {
            let me = Identity::fresh().expect("an identity");
            let endpoint = quic::dialing_endpoint(&me, &lo(), None, PROTOCOL).expect("an endpoint");
            let address = SocketAddr::from(([127, 0, 0, 1], port));
            let connecting = endpoint.connect(address, "table.invalid").expect("a call");
            let connection = connecting.await.expect("a connection");
            let (send, receive) = connection.open_bi().await.expect("a stream");
            (endpoint, connection, send, receive)
        });
        Self { runtime, server, send, receive, _open: (endpoint, connection) }
    }

    /// So many echoes of so many bytes, one at a time and at a player's pace.
    pub fn times(&mut self, count: usize, size: usize) -> Vec<Duration> {
        let Self { runtime, send, receive, .. } = self;
        let bytes = vec![7; size];
        let mut back = vec![0; size];
        let one = async |send: &mut SendStream, receive: &mut RecvStream, back: &mut Vec<u8>| {
            tokio::time::sleep(PACE).await;
            let began = Instant::now();
            send.write_all(&bytes).await.expect("sent");
            receive.read_exact(back).await.expect("sent back");
            began.elapsed()
        };
        (0..count).map(|_| runtime.block_on(one(send, receive, &mut back))).collect()
    }
}

impl Drop for Echo {
    fn drop(&mut self) {
        let _ended_already = self.server.kill();
        let _ended_already = self.server.wait();
    }
}
