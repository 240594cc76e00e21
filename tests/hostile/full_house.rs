//! Strangers who are let in from many addresses, one from each, and take all places that there are.

use std::net::IpAddr;
use std::sync::Arc;

use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::admission::{AdmissionPolicy, AdmissionRequest};
use cinderpeek::net::transport::reason::{Disconnect, Reason};

use crate::driven::dial;
use crate::idle_guests::former_guest;
use crate::rough::Caller;
use crate::stage::{Stage, ended, entered, someone};

/// So many places are for everybody; the rest is for those who were let in before.
const FOR_EVERYBODY: u8 = 48;
const ALL: u8 = 64;

#[test]
fn a_player_comes_back_though_strangers_have_taken_all_other_places() {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let (player, target) = former_guest(&mut stage, None);
    let mut strangers = Vec::new();
    for number in 1..=FOR_EVERYBODY {
        let stranger = Caller::connect_from(address(number), &stage);
        strangers.push(take_place(&mut stage, stranger, &AdmissionRequest::Open));
    }
    let newcomer = dial(stage.target(None), someone());
    assert_eq!(ended(&newcomer), Disconnect::Closed(Reason::Busy));
    entered(&dial(target, player));
}

/// Whoever was let in once has a pass; a seat is more than that.
#[test]
fn a_player_comes_back_though_former_guests_have_taken_every_place() {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let (player, target) = former_guest(&mut stage, None);
    let (watcher, other) = former_guest(&mut stage, None);
    let passes: Vec<_> = (1..=ALL).map(|number| take_pass(&mut stage, number)).collect();
    let mut crowd = Vec::new();
    for (number, (stranger, pass)) in (1..=ALL).zip(passes) {
        let again = Caller::connect_from_as(address(number), &stage, &stranger);
        crowd.push(take_place(&mut stage, again, &AdmissionRequest::Pass(pass)));
    }
    stage.listener.keep_seated([player.fingerprint()]);
    assert_eq!(ended(&dial(other, watcher)), Disconnect::Closed(Reason::Busy), "all is full");
    entered(&dial(target, player));
}

/// Comes in once, and leaves with a pass.
fn take_pass(stage: &mut Stage, number: u8) -> (Arc<Identity>, [u8; 32]) {
    let stranger = someone();
    let once = Caller::connect_from_as(address(number), stage, &stranger);
    let (.., welcome) = once.enter_by(&AdmissionRequest::Open);
    let peer = stage.admitted();
    once.leave();
    stage.gone(peer);
    (stranger, welcome.pass)
}

fn address(number: u8) -> IpAddr {
    [127, 0, 7, number].into()
}

/// Comes in and says something, as whoever joins does.
fn take_place(
    stage: &mut Stage,
    stranger: Caller,
    request: &AdmissionRequest,
) -> (Caller, quinn::SendStream, quinn::RecvStream) {
    let (mut send, receive, _) = stranger.enter_by(request);
    let peer = stage.admitted();
    stranger.say(&mut send, b"Join");
    assert_eq!(stage.frame().0, peer);
    (stranger, send, receive)
}
