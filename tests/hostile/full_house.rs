//! Strangers who are let in from many addresses, one from each, and take all places that there are.

use cinderpeek::net::admission::Entry;
use cinderpeek::net::transport::reason::{Disconnect, Reason};

use crate::driven::dial;
use crate::idle_guests::former_guest;
use crate::rough::Caller;
use crate::stage::{Stage, ended, entered, someone};

/// So many places are for everybody; the rest is for those who were let in before.
const FOR_EVERYBODY: u8 = 48;

#[test]
fn a_player_comes_back_though_strangers_have_taken_all_other_places() {
    let mut stage = Stage::open(Entry::Open);
    let (player, target) = former_guest(&mut stage, None);
    let _strangers: Vec<_> =
        (1..=FOR_EVERYBODY).map(|number| take_place(&mut stage, number)).collect();
    let newcomer = dial(stage.target(None), someone());
    assert_eq!(ended(&newcomer), Disconnect::Closed(Reason::Busy));
    entered(&dial(target, player));
}

/// Comes in and says something, as whoever joins does.
fn take_place(stage: &mut Stage, number: u8) -> (Caller, quinn::SendStream, quinn::RecvStream) {
    let stranger = Caller::connect_from([127, 0, 7, number].into(), stage);
    let (mut send, receive) = stranger.enter();
    let peer = stage.admitted();
    stranger.say(&mut send, b"Join");
    assert_eq!(stage.frame().0, peer);
    (stranger, send, receive)
}
