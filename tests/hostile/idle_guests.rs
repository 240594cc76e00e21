//! Guests who know the code and take places that they do not use.

use std::sync::Arc;

use cinderpeek::net::admission::AdmissionPolicy;
use cinderpeek::net::admission::code::Code;
use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::transport::dialer::DialTarget;
use cinderpeek::net::transport::event::TransportEvent;
use cinderpeek::net::transport::link::Link;
use cinderpeek::net::transport::reason::{Disconnect, Reason};

use crate::driven::{close, dial};
use crate::rough::{Caller, at};
use crate::stage::{Stage, code, ended, entered, someone};

/// Comes in, and says something so as to stay.
fn comes_in(stage: &mut Stage, link: &Link) {
    entered(link);
    stage.admitted();
    link.send(b"hello".to_vec()).expect("sent");
    stage.frame();
}

#[test]
fn one_certificate_has_three_connections_and_the_newest_stay() {
    let mut stage = Stage::closed();
    let me = someone();
    let mut links = Vec::new();
    for _ in 0..70 {
        let link = dial(stage.target(Some(code())), me.clone());
        comes_in(&mut stage, &link);
        links.push(link);
    }
    for replaced in &links[..67] {
        assert_eq!(ended(replaced), Disconnect::Closed(Reason::Replaced));
    }
    let still_there = |link: &Link| link.send(b"still here".to_vec()).is_ok();
    assert!(links[67..].iter().all(still_there));
    assert_eq!(stage.frame().1, b"still here");
    stage.plays_on();
}

#[test]
fn whoever_is_let_in_has_to_say_what_for() {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let idle = at(&stage);
    let _streams = idle.enter();
    let peer = stage.admitted();
    assert_eq!(stage.gone(peer), Disconnect::Dropped(Reason::TooSlow));
}

/// Somebody who has been let in, by a code or without, and is gone again; and how they come back.
pub fn former_guest(stage: &mut Stage, code: Option<Code>) -> (Arc<Identity>, DialTarget) {
    let guest = someone();
    let link = dial(stage.target(code), guest.clone());
    let pin = entered(&link).pin.expect("a pin");
    let peer = stage.admitted();
    close(link);
    stage.gone(peer);
    (guest, DialTarget { pins: vec![pin], ..stage.target(None) })
}

/// Somebody with any number of certificates fills the table from one address; a player comes back
/// from another, and so does a newcomer.
#[test]
fn one_address_does_not_fill_the_table() {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let (player, target) = former_guest(&mut stage, None);
    let mut crowd = Vec::new();
    for _ in 0..48 {
        let caller = Caller::connect_from([127, 0, 6, 1].into(), &stage);
        let (mut send, receive) = caller.enter();
        stage.admitted();
        let hello = caller.runtime.block_on(send.write_all(&[1, 7]));
        hello.expect("written");
        crowd.push((caller, send, receive));
    }
    let back = dial(target, player);
    entered(&back);
    let newcomer = dial(stage.target(None), someone());
    entered(&newcomer);
    let gone = stage.expect("one of the crowd to go", |event| match event {
        TransportEvent::Disconnect(_, gone) => Some(gone),
        _ => None,
    });
    assert_eq!(gone, Disconnect::Dropped(Reason::Busy));
}
