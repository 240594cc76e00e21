//! Who is let in, and who is not.

use cinderpeek::net::admission::Entry;
use cinderpeek::net::admission::lockout;
use cinderpeek::net::admission::pass::{Pass, TableId};
use cinderpeek::net::admission::pins::Pin;
use cinderpeek::net::transport::dialer::Target;
use cinderpeek::net::transport::event::Event;
use cinderpeek::net::transport::rate_limited_log::Note;
use cinderpeek::net::transport::reason::{Disconnect, Reason};

use super::driven::{close, dial};
use super::stage::{Stage, code, ended, entered, heard, someone, turned_away, wrong_code};

#[test]
fn the_right_code_opens_the_door_and_frames_go_both_ways() {
    let mut stage = Stage::closed();
    let me = someone();
    let guest = dial(stage.target(Some(code())), me.clone());
    let admitted = entered(&guest);
    assert_eq!(admitted.who, Some(stage.config.identity.fingerprint()));
    let who = stage.expect("an admission", |event| match event {
        Event::Admitted(admitted) => Some(admitted),
        _ => None,
    });
    assert_eq!(who.who, Some(me.fingerprint()));
    assert_eq!(who.address.expect("an address").ip().to_string(), "127.0.0.1");

    for length in [1, 63, 64, 4096] {
        guest.send(vec![length as u8; length]).expect("sent");
        assert_eq!(stage.frame(), (who.peer, vec![length as u8; length]));
    }
    for length in [1, 16_383, 16_384, 65_536] {
        stage.listener.send(who.peer, vec![length as u8; length]);
        assert_eq!(heard(&guest), vec![length as u8; length]);
    }
}

#[test]
fn a_wrong_code_does_not() {
    let mut stage = Stage::closed();
    let guest = dial(stage.target(Some(wrong_code())), someone());
    assert_eq!(turned_away(&guest), Disconnect::Closed(Reason::WrongCode));
    stage.note(|note| matches!(note, Note::TurnedAway(..)));
    stage.plays_on();
}

#[test]
fn no_code_does_not() {
    let stage = Stage::closed();
    let guest = dial(stage.target(None), someone());
    assert_eq!(turned_away(&guest), Disconnect::Closed(Reason::NeedsCode));
}

#[test]
fn an_open_table_takes_everybody_but_proves_nothing() {
    let mut stage = Stage::open(Entry::Open);
    let guest = dial(stage.target(None), someone());
    entered(&guest);
    stage.admitted();
    let cautious = dial(stage.target(Some(code())), someone());
    assert_eq!(turned_away(&cautious), Disconnect::Closed(Reason::NeedsNoCode));
}

#[test]
fn wrong_codes_lead_to_a_pause_that_a_returning_guest_does_not_feel() {
    let mut stage = Stage::closed();
    let friend = someone();
    let guest = dial(stage.target(Some(code())), friend.clone());
    let pin = entered(&guest).pin.expect("a pin");
    stage.admitted();
    close(guest);

    for _ in 0..lockout::TRIES {
        let guesser = dial(stage.target(Some(wrong_code())), someone());
        assert_eq!(turned_away(&guesser), Disconnect::Closed(Reason::WrongCode));
    }
    stage.note(|note| matches!(note, Note::AddressPaused(..)));
    let late = dial(stage.target(Some(code())), someone());
    let Disconnect::Closed(Reason::LockedOut(seconds)) = turned_away(&late) else {
        panic!("the pause did not hold");
    };
    assert!((1..=31).contains(&seconds), "{seconds}");

    let target = Target { pins: vec![pin.clone()], ..stage.target(None) };
    let back = dial(target, friend);
    assert_eq!(entered(&back).pin, Some(pin));
    stage.admitted();
}

#[test]
fn a_pass_is_good_for_its_own_guest_and_table_only() {
    let mut stage = Stage::closed();
    let friend = someone();
    let guest = dial(stage.target(Some(code())), friend.clone());
    let pin = entered(&guest).pin.expect("a pin");
    stage.admitted();

    let stolen = Target { pins: vec![pin.clone()], ..stage.target(None) };
    let thief = dial(stolen.clone(), someone());
    assert_eq!(turned_away(&thief), Disconnect::Closed(Reason::NeedsCode));

    let forged = Pin { pass: Pass([0; 32]), ..pin };
    let guessed = Target { pins: vec![forged], code: Some(code()), ..stolen.clone() };
    let newcomer = dial(guessed, someone());
    entered(&newcomer);

    let mut config = stage.config.clone();
    config.table = TableId([8; 16]);
    let next = Stage::with(config);
    let elsewhere = Target { addresses: vec![next.address()], ..stolen };
    assert_eq!(turned_away(&dial(elsewhere, friend)), Disconnect::Closed(Reason::NeedsCode));
}

#[test]
fn who_was_banned_does_not_come_back_by_its_pass_and_the_code_is_another() {
    let mut stage = Stage::closed();
    let pest = someone();
    let guest = dial(stage.target(Some(code())), pest.clone());
    let pin = entered(&guest).pin.expect("a pin");
    let peer = stage.admitted();
    stage.listener.send(peer, b"last words".to_vec());
    stage.listener.ban(peer);
    assert_eq!(heard(&guest), b"last words");
    assert_eq!(ended(&guest), Disconnect::Closed(Reason::Banned));
    let fresh = stage.expect("a new code", |event| match event {
        Event::Code(code) => Some(code),
        _ => None,
    });
    assert_ne!(fresh, code());

    let target = Target { pins: vec![pin], ..stage.target(None) };
    let again = dial(target, pest);
    assert_eq!(turned_away(&again), Disconnect::Closed(Reason::Banned));
    let stranger = dial(stage.target(Some(code())), someone());
    assert_eq!(turned_away(&stranger), Disconnect::Closed(Reason::WrongCode));
    let friend = dial(stage.target(Some(fresh)), someone());
    entered(&friend);
}

#[test]
fn the_wrong_host_is_not_talked_to() {
    let stage = Stage::closed();
    let known = someone().fingerprint();
    let target = Target { host: Some(known), ..stage.target(Some(code())) };
    assert_eq!(turned_away(&dial(target, someone())), Disconnect::WrongHost);
}

#[test]
fn of_several_addresses_the_one_that_answers_is_taken() {
    let mut stage = Stage::closed();
    let other = Stage::open(Entry::Open);
    let nobody = "127.0.0.1:9".parse().expect("an address");
    let v6 = format!("[::1]:{}", stage.address().port()).parse().expect("an address");
    let target = Target {
        addresses: vec![nobody, v6, other.address(), stage.address()],
        host: Some(stage.config.identity.fingerprint()),
        ..stage.target(Some(code()))
    };
    let guest = dial(target, someone());
    entered(&guest);
    stage.admitted();
}

#[test]
fn where_nobody_is_nobody_answers() {
    let target = Target { addresses: Vec::new(), ..Target::default() };
    assert_eq!(turned_away(&dial(target, someone())), Disconnect::Unreachable);
    let stage = Stage::closed();
    let target = stage.target(None);
    stage.listener.shut();
    assert_eq!(turned_away(&dial(target, someone())), Disconnect::Unreachable);
}
