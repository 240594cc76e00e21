//! Strangers who connect from many addresses and say nothing, or stop in the middle of a sentence.

use cinderpeek::net::admission::{AdmissionRequest, Exchange, Side};
use cinderpeek::net::transport::dialer::Target;
use cinderpeek::net::transport::reason::{Disconnect, Reason};
use cinderpeek::net::transport::{codec, frame};

use crate::driven::{close, dial};
use crate::rough::Caller;
use crate::stage::{Stage, code, entered, someone, wrong_code};

/// As many as wait for admission at once, from as few addresses as it takes, and some more.
fn crowd(stage: &Stage) -> Vec<Caller> {
    let addresses = (0..40u8).map(|number| [127, 0, 5, 1 + number / 4].into());
    addresses.map(|own| Caller::connect_from(own, stage)).collect()
}

#[test]
fn silence_keeps_out_neither_players_nor_newcomers() {
    let mut stage = Stage::closed();
    let player = someone();
    let link = dial(stage.target(Some(code())), player.clone());
    let pin = entered(&link).pin.expect("a pin");
    let peer = stage.admitted();
    close(link);
    stage.gone(peer);

    let _silent = crowd(&stage);
    entered(&dial(Target { pins: vec![pin], ..stage.target(None) }, player));
    stage.admitted();
    stage.plays_on();
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
        let (_, message) = Exchange::start(Side::Guest, &wrong_code());
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
    let gone = stranger.runtime.block_on(stranger.hung_up());
    assert_eq!(gone, Disconnect::Closed(Reason::TooSlow));
}
