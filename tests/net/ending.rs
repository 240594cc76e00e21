//! How connections end, and that whoever is concerned is told.

use std::time::Instant;

use cinderpeek::net::admission::AdmissionPolicy;
use cinderpeek::net::transport::dialer::DialTarget;
use cinderpeek::net::transport::event::TransportEvent;
use cinderpeek::net::transport::link::SendError;
use cinderpeek::net::transport::listener::Listener;
use cinderpeek::net::transport::quic::{ListenError, SILENCE};
use cinderpeek::net::transport::reason::{Disconnect, Reason};

use super::driven::{close, dial};
use super::stage::{Stage, code, ended, entered, heard, lo, someone};

#[test]
fn near_and_far_are_the_same() {
    let mut stage = Stage::closed();
    let (_, near) = stage.listener.connect_local();
    let near_peer = stage.admitted();
    let far = dial(stage.target(Some(code())), someone());
    let far_peer = stage.admitted();
    for (link, peer) in [(near, near_peer), (far, far_peer)] {
        entered(&link);
        link.send(b"hello".to_vec()).expect("sent");
        assert_eq!(stage.frame(), (peer, b"hello".to_vec()));
        stage.listener.send(peer, b"welcome".to_vec());
        stage.listener.close(peer, Reason::Kicked);
        assert_eq!(heard(&link), b"welcome", "what was sent before arrives before the end");
        assert_eq!(ended(&link), Disconnect::Closed(Reason::Kicked));
        assert_eq!(stage.gone(peer), Disconnect::Dropped(Reason::Kicked));
        assert!(matches!(link.send(vec![0; 5000]), Err(SendError::TooLong(5000))));
        drop(link);
    }
    assert!(
        stage.listener.next(std::time::Duration::from_millis(300)).is_none(),
        "nobody goes twice"
    );
}

#[test]
fn a_guest_that_leaves_is_gone_at_once() {
    let mut stage = Stage::closed();
    let (_, near) = stage.listener.connect_local();
    let far = dial(stage.target(Some(code())), someone());
    entered(&far);
    let peers = [stage.admitted(), stage.admitted()];
    far.send(b"bye".to_vec()).expect("sent");
    drop(near);
    close(far);
    assert_eq!(stage.frame().1, b"bye");
    let left = Instant::now();
    for peer in peers {
        // Each is told in its own time; the first to be asked for may come second.
        if let Some(gone) = stage.listener.try_next() {
            assert!(
                matches!(gone, TransportEvent::Disconnect(_, Disconnect::Closed(Reason::Left))),
                "{gone:?} {peer:?}"
            );
        }
    }
    assert!(left.elapsed() < SILENCE);
}

#[test]
fn a_table_that_closes_tells_everybody() {
    let mut stage = Stage::closed();
    let (_, near) = stage.listener.connect_local();
    let far = dial(stage.target(Some(code())), someone());
    entered(&near);
    entered(&far);
    stage.admitted();
    stage.admitted();
    let began = Instant::now();
    stage.listener.shut();
    assert_eq!(ended(&near), Disconnect::Closed(Reason::TableClosed));
    assert_eq!(ended(&far), Disconnect::Closed(Reason::TableClosed));
    assert!(began.elapsed() < SILENCE);
    assert_eq!(near.send(b"x".to_vec()), Err(SendError::Closed));
}

#[test]
fn a_port_that_is_taken_and_an_interface_that_is_not_there_are_told() {
    let stage = Stage::closed();
    let mut config = stage.config.clone();
    config.port = stage.address().port();
    let taken = Listener::open(&config).expect_err("it is taken");
    assert!(matches!(taken, ListenError::PortTaken(port) if port == config.port), "{taken}");
    config.interface = cinderpeek::net::interface::InterfaceChoice::Only("nosuch0".to_owned());
    let missing = Listener::open(&config).expect_err("it is not there");
    assert!(missing.to_string().contains("nosuch0"), "{missing}");
}

/// A host that is killed says nothing. Here it is frozen out instead: its socket is closed with its
/// runtime, without a word, and another one with the same identity opens at the same port.
#[test]
fn a_restarted_host_is_noticed_long_before_the_silence_is_over() {
    let config = super::stage::config(AdmissionPolicy::Code(code()));
    let first = super::rough::MuteHost::start(&config);
    let port = first.port();
    let target = DialTarget {
        addresses: vec![format!("127.0.0.1:{port}").parse().expect("an address")],
        interface: lo(),
        ..DialTarget::default()
    };
    let connection = super::rough::Caller::connect(&target, &someone());
    first.kill();
    let mut config = config;
    config.port = port;
    let _second = Stage::with(config);
    let began = Instant::now();
    let gone = connection.nudge_until_gone();
    assert_eq!(gone, Disconnect::Restarted);
    assert!(began.elapsed() < SILENCE / 2, "{:?}", began.elapsed());
}
