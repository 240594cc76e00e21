//! Guests who are in and do with their stream what QUIC lets them: take back what they were saying, or
//! take nothing more of what they are told.

use std::time::Duration;

use cinderpeek::net::admission::AdmissionPolicy;
use cinderpeek::net::transport::reason::{Disconnect, Reason};
use quinn::{RecvStream, SendStream};

use crate::driven::dial;
use crate::rough::{Caller, at};
use crate::stage::{Stage, entered, someone};

/// Lets somebody in who does that with their stream; how it ends for them. A newcomer gets in meanwhile.
fn ends_by(trick: impl FnOnce(&mut SendStream, &mut RecvStream)) -> Disconnect {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let guest = at(&stage);
    let (mut send, mut receive) = guest.enter();
    let peer = stage.admitted();
    guest.say(&mut send, b"Join");
    assert_eq!(stage.frame(), (peer, b"Join".to_vec()));
    guest.runtime.block_on(async { trick(&mut send, &mut receive) });
    settle(&guest);
    stage.listener.send(peer, b"still there?".to_vec());
    settle(&guest);
    entered(&dial(stage.target(None), someone()));
    stage.gone(peer)
}

/// Gives what was done the time to arrive.
fn settle(guest: &Caller) {
    guest.runtime.block_on(async { tokio::time::sleep(Duration::from_millis(50)).await });
}

#[test]
fn who_takes_back_or_takes_no_more_is_gone_and_nobody_else() {
    let reset = ends_by(|send, _| drop(send.reset(7_u32.into())));
    assert_eq!(reset, Disconnect::Dropped(Reason::Malformed));
    let stopped = ends_by(|_, receive| drop(receive.stop(7_u32.into())));
    assert_eq!(stopped, Disconnect::Dropped(Reason::Malformed));
}
