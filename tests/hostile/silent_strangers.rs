//! Strangers who connect from many addresses and say nothing, or stop in the middle of a sentence.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cinderpeek::net::PROTOCOL;
use cinderpeek::net::admission::{AdmissionRequest, Exchange, HandshakeSide};
use cinderpeek::net::transport::reason::{Disconnect, Reason};
use cinderpeek::net::transport::{codec, frame, tls};
use quinn::{Connection, Endpoint};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use crate::driven::dial;
use crate::idle_guests::former_guest;
use crate::rough::{Caller, runtime};
use crate::stage::{Stage, code, entered, someone, wrong_code};

/// Well below the five seconds after which whoever is not let in has to go anyway.
const SOON: Duration = Duration::from_secs(3);

/// As many as wait for admission at once, from as few addresses as it takes, and some more.
fn crowd(stage: &Stage) -> Vec<Caller> {
    let addresses = (0..40u8).map(|number| [127, 0, 5, 1 + number / 4].into());
    addresses.map(|own| Caller::connect_from(own, stage)).collect()
}

/// The same all at once, so that none of them has to go before the last one is there.
fn crowd_at_once(stage: &Stage) -> (Runtime, Vec<(Endpoint, Option<Connection>)>) {
    let (runtime, me, host) = (runtime(), someone(), stage.address());
    let crypto = Arc::new(tls::guest(&me, None, PROTOCOL).expect("usable"));
    let crowd = runtime.block_on(async {
        let mut calls = JoinSet::new();
        for number in 0..40u8 {
            let own: IpAddr = [127, 0, 5, 1 + number / 4].into();
            let config = quinn::ClientConfig::new(crypto.clone());
            calls.spawn(async move {
                let endpoint = Endpoint::client((own, 0).into()).expect("an endpoint");
                let calling = endpoint.connect_with(config, host, "x").expect("a call");
                // Some have to go before they are answered.
                let connection = calling.await.ok();
                (endpoint, connection)
            });
        }
        calls.join_all().await
    });
    (runtime, crowd)
}

#[test]
fn silence_keeps_out_neither_players_nor_newcomers() {
    let mut stage = Stage::closed();
    let (player, target) = former_guest(&mut stage, Some(code()));
    let _silent = crowd(&stage);
    entered(&dial(target, player));
    stage.admitted();
    stage.plays_on();
}

/// All places are taken by others who are silent, and a newcomer has one at once: not only when the
/// second is over after which they have to go. On a machine too busy for that it is tried again.
#[test]
fn a_newcomer_gets_the_place_of_whoever_is_silent_for_longest() {
    let mut stage = Stage::closed();
    for number in 1..=8 {
        let began = Instant::now();
        let _silent = crowd_at_once(&stage);
        let newcomer = Caller::connect_from([127, 0, 6, number].into(), &stage);
        newcomer.prove(&code());
        stage.admitted();
        if began.elapsed() < Duration::from_millis(900) {
            return;
        }
    }
    panic!("it always took a second");
}

/// They begin to prove a code, and leave the host waiting for the proof.
#[test]
fn half_a_proof_keeps_nobody_out_either() {
    let mut stage = Stage::closed();
    let strangers = crowd(&stage);
    let streams: Vec<_> = strangers.iter().map(half_a_proof).collect();
    stage.plays_on();
    drop(streams);
}

fn half_a_proof(stranger: &Caller) -> Option<(quinn::SendStream, quinn::RecvStream)> {
    stranger.runtime.block_on(async {
        let (mut send, mut receive) = stranger.connection.open_bi().await.ok()?;
        let (_, message) = Exchange::start(HandshakeSide::Guest, &wrong_code());
        let request = codec::encode(&AdmissionRequest::Code(message)).expect("bytes");
        frame::write(&mut send, &request).await.ok()?;
        let _reply = frame::read(&mut receive, 256).await.ok()?;
        Some((send, receive))
    })
}

#[test]
fn the_first_word_is_due_at_once() {
    let stage = Stage::closed();
    let stranger = Caller::connect_from([127, 0, 5, 200].into(), &stage);
    let connected = Instant::now();
    let gone = stranger.runtime.block_on(stranger.hung_up());
    assert_eq!(gone, Disconnect::Closed(Reason::TooSlow));
    assert!(connected.elapsed() < SOON, "{:?}", connected.elapsed());
}

/// One of another version is heard only to tell which: that, too, is due at once.
#[test]
fn so_is_the_version_of_another_program() {
    let stage = Stage::closed();
    let stranger =
        Caller::connect_as(&stage.target(None), &someone(), PROTOCOL + 1).expect("an answer");
    let connected = Instant::now();
    let gone = stranger.say_and_wait(&[2]);
    assert_eq!(gone, Disconnect::Closed(Reason::OtherVersion(PROTOCOL)));
    assert!(connected.elapsed() < SOON, "{:?}", connected.elapsed());
}

/// A stream that is opened late leaves no more time for what is said on it. The fastest of some counts: on
/// a busy machine any may be late.
#[test]
fn half_a_word_in_the_last_moment_gives_no_more_time() {
    let took = (0..3).map(|_| {
        let stage = Stage::closed();
        let stranger = Caller::connect_from([127, 0, 5, 201].into(), &stage);
        let connected = Instant::now();
        let gone = stranger.runtime.block_on(async {
            tokio::time::sleep(Duration::from_millis(850)).await;
            let mut stream = stranger.connection.open_bi().await;
            if let Ok((send, _)) = &mut stream {
                let _maybe_hung_up = send.write_all(&[33]).await;
            }
            stranger.hung_up().await
        });
        assert_eq!(gone, Disconnect::Closed(Reason::TooSlow));
        connected.elapsed()
    });
    let fastest = took.min().expect("some");
    assert!(fastest < Duration::from_millis(1600), "{fastest:?}");
}
