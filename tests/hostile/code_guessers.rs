//! Somebody who guesses join codes from ever new addresses.

use cinderpeek::net::admission::invite::InviteSecret;
use cinderpeek::net::admission::lockout;
use cinderpeek::net::transport::dialer::DialTarget;
use cinderpeek::net::transport::event::TransportEvent;
use cinderpeek::net::transport::reason::{Disconnect, Reason};

use crate::driven::{close, dial};
use crate::rough::Caller;
use crate::stage::{Stage, code, entered, someone, turned_away, wrong_code};

/// Guesses until codes from 127.0.0.0/24, where the honest guests are, are not looked at.
fn guess(stage: &Stage) {
    for last in 0..lockout::GROUP.at_once as u8 {
        let guesser = Caller::connect_from([127, 0, 0, 100 + last].into(), stage);
        assert_eq!(guesser.guess(), Disconnect::Closed(Reason::WrongCode));
    }
    let again = Caller::connect_from([127, 0, 0, 100].into(), stage);
    assert!(matches!(again.guess(), Disconnect::Closed(Reason::LockedOut(1..=60))));
}

/// The same, and an honest guest has mistyped the code, so that it has to wait.
fn guess_and_mistype(stage: &Stage) {
    guess(stage);
    let mistyped = dial(stage.target(Some(wrong_code())), someone());
    assert_eq!(turned_away(&mistyped), Disconnect::Closed(Reason::WrongCode));
    let late = dial(stage.target(Some(code())), someone());
    assert!(matches!(turned_away(&late), Disconnect::Closed(Reason::LockedOut(1..=60))));
}

/// A whole evening of guesses from every other address of the network leaves a newcomer one try.
#[test]
fn a_newcomer_beside_the_guessers_gets_in() {
    let mut stage = Stage::closed();
    guess(&stage);
    for last in 120..140 {
        let guesser = Caller::connect_from([127, 0, 0, last].into(), &stage);
        assert_eq!(guesser.guess(), Disconnect::Closed(Reason::WrongCode));
    }
    entered(&dial(stage.target(Some(code())), someone()));
    stage.admitted();
}

#[test]
fn invitations_work_while_codes_are_not_looked_at() {
    let mut stage = Stage::closed();
    let host = &stage.config.identity;
    let secret = InviteSecret::issue(host, stage.config.table, 0);
    let invited = DialTarget { host: Some(host.fingerprint()), ..stage.target(None) };
    let invited = DialTarget { secret: Some(secret), ..invited };
    guess_and_mistype(&stage);
    entered(&dial(invited, someone()));
    stage.admitted();
}

#[test]
fn the_code_stays_and_works_from_elsewhere() {
    let mut stage = Stage::closed();
    guess_and_mistype(&stage);
    let elsewhere = Caller::connect_from([127, 0, 7, 1].into(), &stage);
    elsewhere.prove(&code());
    stage.admitted();
    while let Some(event) = stage.listener.try_next() {
        assert!(!matches!(event, TransportEvent::Code(_)), "the code was replaced");
    }
}

/// By address, without knowing beforehand which host is there.
#[test]
fn a_player_who_comes_back_by_address_does_not_notice() {
    let mut stage = Stage::closed();
    let player = someone();
    let link = dial(stage.target(Some(code())), player.clone());
    let pin = entered(&link).pin.expect("a pin");
    stage.admitted();
    close(link);
    guess_and_mistype(&stage);
    let target = DialTarget { pins: vec![pin], ..stage.target(Some(code())) };
    entered(&dial(target, player));
}
