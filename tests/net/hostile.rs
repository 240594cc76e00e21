//! Peers that mean harm: the table plays on, and the log has a line about it.

use std::net::{IpAddr, UdpSocket};
use std::time::Duration;

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::admission::AdmissionPolicy;
use cinderpeek::net::transport::frame;
use cinderpeek::net::transport::limits::rate_limited_log::Note;
use cinderpeek::net::transport::quic;
use cinderpeek::net::transport::reason::{Disconnect, Reason};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::driven::dial;
use super::rough::{Caller, at, runtime};
use super::stage::{LONG, Stage, code, entered, lo, resident_bytes, someone};

#[test]
fn garbage_at_the_door_is_turned_away() {
    let mut stage = Stage::closed();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..40 {
        let mut garbage = vec![0; rng.random_range(1..2000)];
        rng.fill_bytes(&mut garbage);
        // A first byte that promises more than follows would only be waited for.
        garbage[0] |= 0xc0;
        garbage.resize(garbage.len().max(9), 0xff);
        assert_eq!(at(&stage).say_and_wait(&garbage), Disconnect::Closed(Reason::Malformed));
    }
    let note = stage.note(|note| matches!(note, Note::TurnedAway(..)));
    assert!(note.to_string().contains("127.0.0.1"), "{note}");
    stage.plays_on();
}

#[test]
fn well_formed_frames_out_of_place_are_turned_away() {
    use cinderpeek::net::admission::AdmissionRequest;
    let mut stage = Stage::closed();
    for knock in [
        AdmissionRequest::Confirm([1; 32]),
        AdmissionRequest::Code(vec![1; 33]),
        AdmissionRequest::Code(Vec::new()),
    ] {
        let frame = cinderpeek::net::transport::codec::encode(&knock).expect("bytes");
        let sealed = frame::with_length(&frame).expect("a frame");
        assert_eq!(at(&stage).say_and_wait(&sealed), Disconnect::Closed(Reason::Malformed));
    }
    stage.plays_on();
}

#[test]
fn huge_lengths_are_not_believed() {
    let huge = [[0xff; 8], [0xc0, 0, 0, 0, 0, 2, 0, 0], [0xbf, 0xff, 0xff, 0xff, 0, 0, 0, 0]];
    let mut stage = Stage::open(AdmissionPolicy::Open);
    for bytes in huge {
        assert_eq!(at(&stage).say_and_wait(&bytes), Disconnect::Closed(Reason::Malformed));
        let caller = at(&stage);
        let (mut send, _receive) = caller.enter();
        let peer = stage.admitted();
        let gone = caller.runtime.block_on(async {
            send.write_all(&bytes).await.expect("written");
            caller.hung_up().await
        });
        assert_eq!(gone, Disconnect::Closed(Reason::Malformed));
        assert_eq!(stage.gone(peer), Disconnect::Dropped(Reason::Malformed));
    }
    let before = resident_bytes();
    let _caller = at(&stage);
    assert!(resident_bytes() < before + (64 << 20));
}

#[test]
fn a_frame_that_is_cut_short_ends_the_conversation() {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let caller = at(&stage);
    let (mut send, _receive) = caller.enter();
    let peer = stage.admitted();
    caller.runtime.block_on(async {
        send.write_all(&[40, 1, 2, 3]).await.expect("written");
        send.finish().expect("finished");
        caller.hung_up().await
    });
    assert_eq!(stage.gone(peer), Disconnect::Dropped(Reason::Malformed));
}

#[test]
fn strangers_who_say_nothing_are_few_and_do_not_stay() {
    let mut stage = Stage::closed();
    let friend = dial(stage.target(Some(code())), someone());
    let peer = stage.admitted();
    entered(&friend);
    let before = resident_bytes();

    let runtime = runtime();
    let me = someone();
    let _inside = runtime.enter();
    let endpoint = quic::dialing_endpoint(&me, &lo(), None, PROTOCOL).expect("an endpoint");
    let address = stage.address();
    let calls: Vec<_> = (0..300).map(|_| endpoint.connect(address, "x").expect("a call")).collect();
    let called = runtime.block_on(async {
        let mut called = Vec::new();
        for call in calls {
            called.extend(tokio::time::timeout(LONG, call).await.expect("an answer"));
        }
        called
    });
    let grown = resident_bytes().saturating_sub(before);
    assert!(grown < 64 << 20, "{grown} bytes for 300 strangers, both sides of them");

    stage.note(|note| matches!(note, Note::Crowd(_)));
    friend.send(b"hello".to_vec()).expect("sent");
    assert_eq!(stage.frame(), (peer, b"hello".to_vec()));
    let gone = runtime.block_on(async {
        let mut gone = Vec::new();
        for connection in &called {
            let closed = tokio::time::timeout(LONG, connection.closed()).await.expect("hung up");
            gone.push(Disconnect::from(closed));
        }
        gone
    });
    // Those who were replaced while they still shook hands are told nothing in particular.
    let told = [Reason::TooSlow, Reason::Busy, Reason::Left].map(Disconnect::Closed);
    assert!(gone.iter().all(|gone| told.contains(gone)), "{gone:?}");
    let waited_for = gone.iter().filter(|gone| **gone == told[0]).count();
    assert!((1..called.len() / 2).contains(&waited_for), "{waited_for} of {}", called.len());
    stage.plays_on();
}

/// Half of them from as many addresses, which could be forged, half of them from one.
#[test]
fn half_open_handshakes_and_noise_do_not_keep_others_out() {
    let mut stage = Stage::closed();
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let before = resident_bytes();
    let mut sockets = Vec::new();
    for (number, first_packet) in (0u8..).zip(first_packets(200)) {
        let own = if number.is_multiple_of(2) { [127, 0, 3, number] } else { [127, 0, 4, 1] };
        let socket = UdpSocket::bind((IpAddr::from(own), 0)).expect("a socket");
        socket.send_to(&first_packet, stage.address()).expect("sent");
        let mut noise = vec![0; rng.random_range(1..1400)];
        rng.fill_bytes(&mut noise);
        socket.send_to(&noise, stage.address()).expect("sent");
        sockets.push(socket);
    }
    stage.plays_on();
    let asked_for_proof = sockets.iter().filter(|socket| is_sent_a_retry(socket)).count();
    assert!(asked_for_proof > 0, "{asked_for_proof} had to prove their address");
    let grown = resident_bytes().saturating_sub(before);
    assert!(grown < 64 << 20, "{grown} bytes for 200 half-open handshakes");
}

/// Whether a socket got QUIC's request to prove its address (RFC 9000, section 17.2.5).
fn is_sent_a_retry(socket: &UdpSocket) -> bool {
    socket.set_nonblocking(true).expect("a setting");
    let mut packet = [0; 2000];
    std::iter::from_fn(|| socket.recv(&mut packet).ok().map(|_| packet[0]))
        .any(|first| first & 0xf0 == 0xf0)
}

/// The first packets of calls that are never answered.
fn first_packets(count: usize) -> Vec<Vec<u8>> {
    let sink = UdpSocket::bind("127.0.0.1:0").expect("a socket");
    sink.set_read_timeout(Some(LONG)).expect("a timeout");
    let address = sink.local_addr().expect("an address");
    let runtime = runtime();
    let me = someone();
    let _inside = runtime.enter();
    let endpoint = quic::dialing_endpoint(&me, &lo(), None, PROTOCOL).expect("an endpoint");
    (0..count)
        .map(|_| {
            let call = endpoint.connect(address, "x").expect("a call");
            runtime.block_on(async { tokio::time::sleep(Duration::from_millis(2)).await });
            let mut packet = vec![0; 2000];
            let (length, _) = sink.recv_from(&mut packet).expect("a packet");
            drop(call);
            packet.truncate(length);
            packet
        })
        .filter(|packet| packet.len() >= 1200)
        .collect()
}

#[test]
fn streams_beyond_the_one_are_not_given() {
    let stage = Stage::open(AdmissionPolicy::Open);
    let caller: Caller = at(&stage);
    let _streams = caller.enter();
    caller.runtime.block_on(async {
        let second = tokio::time::timeout(Duration::from_millis(300), caller.connection.open_bi());
        assert!(second.await.is_err(), "a second stream");
        let third = tokio::time::timeout(Duration::from_millis(300), caller.connection.open_uni());
        assert!(third.await.is_err(), "a stream one way");
    });
}
