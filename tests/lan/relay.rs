//! Somebody who stands in the middle: `relay NAME HOST:PORT FINGERPRINT INTERFACE` announces a table
//! as if it were the one of that name and fingerprint, takes the calls of those who believe it, and
//! passes on whatever is said, both ways. Whatever it could read it prints, a line a frame.
//!
//! For `tests/lan/namespaces`, which shows that nobody gets in through it and that it reads nothing.

#![expect(clippy::expect_used, clippy::panic, clippy::print_stdout, reason = "a tool of a test")]

use std::net::SocketAddr;

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::discovery::announce::Announcer;
use cinderpeek::net::discovery::{Announcement, TablePhase};
use cinderpeek::net::interface::InterfaceChoice;
use cinderpeek::net::transport::{frame, quic};
use quinn::{Connection, RecvStream, SendStream};

fn main() {
    let mut args = std::env::args().skip(1);
    let mut next = |what| args.next().unwrap_or_else(|| panic!("relay needs {what}"));
    let name = next("a name");
    let host: SocketAddr = next("an address").parse().expect("an address");
    let fingerprint = next("a fingerprint").parse().expect("a fingerprint");
    let interface = InterfaceChoice::Only(next("an interface"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let me = Identity::fresh().expect("an identity");
        let door = quic::listen(&me, &interface, 0, PROTOCOL).expect("a port");
        let port = door.local_addr().expect("an address").port();
        let notice = Announcement {
            name,
            game: "memoarrr".to_owned(),
            taken: 0,
            seats: 2,
            phase: TablePhase::Lobby,
            open: false,
            host: fingerprint,
        };
        let _announced = Announcer::start(notice, port, &interface).expect("announced");
        println!("relaying");
        let caller = quic::dialing_endpoint(&me, &interface, None, PROTOCOL).expect("an endpoint");
        while let Some(incoming) = door.accept().await {
            let Ok(guest) = incoming.await else { continue };
            println!("somebody calls");
            let calling = caller.connect(host, "table.invalid").expect("a call");
            if let Ok(host) = calling.await {
                relay(guest, host).await;
            }
        }
    });
}

/// Passes everything on until one side has enough of it; then tells the other the same.
async fn relay(guest: Connection, host: Connection) {
    let (Ok((to_guest, from_guest)), Ok((to_host, from_host))) =
        (guest.accept_bi().await, host.open_bi().await)
    else {
        return;
    };
    tokio::select! {
        () = pass_on("guest", from_guest, to_host) => (),
        () = pass_on("host", from_host, to_guest) => (),
    }
    if let quinn::ConnectionError::ApplicationClosed(close) = host.closed().await {
        println!("the host closes: {}", close.error_code);
        guest.close(close.error_code, &close.reason);
    }
}

async fn pass_on(who: &str, mut from: RecvStream, mut to: SendStream) {
    while let Ok(Some(bytes)) = frame::read(&mut from, 64 * 1024).await {
        println!("{who} says {} bytes", bytes.len());
        if frame::write(&mut to, &bytes).await.is_err() {
            return;
        }
    }
}
