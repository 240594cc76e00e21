//! Who is let in, and who is not.

use std::sync::Arc;
use std::time::Duration;

use cinderpeek::net::admission::identity::Identity;
use cinderpeek::net::admission::lockout;
use cinderpeek::net::admission::pass::{Pass, TableId};
use cinderpeek::net::admission::pins::Pin;
use cinderpeek::net::admission::{AdmissionPolicy, AdmissionRequest};
use cinderpeek::net::transport::dialer::DialTarget;
use cinderpeek::net::transport::event::{Peer, TransportEvent};
use cinderpeek::net::transport::limits::rate_limited_log::Note;
use cinderpeek::net::transport::reason::{Disconnect, Reason};
use cinderpeek::net::transport::{codec, frame};

use super::driven::{close, dial};
use super::rough::Caller;
use super::stage::{Stage, code, ended, entered, heard, someone, turned_away, wrong_code};

#[test]
fn the_right_code_opens_the_door_and_frames_go_both_ways() {
    let mut stage = Stage::closed();
    let me = someone();
    let guest = dial(stage.target(Some(code())), me.clone());
    let admitted = entered(&guest);
    assert_eq!(admitted.who, Some(stage.config.identity.fingerprint()));
    let who = stage.expect("an admission", |event| match event {
        TransportEvent::Admitted(admitted) => Some(admitted),
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
    let mut stage = Stage::open(AdmissionPolicy::Open);
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

    let target = DialTarget { pins: vec![pin.clone()], ..stage.target(None) };
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

    let stolen = DialTarget { pins: vec![pin.clone()], ..stage.target(None) };
    let thief = dial(stolen.clone(), someone());
    assert_eq!(turned_away(&thief), Disconnect::Closed(Reason::NeedsCode));

    let forged = Pin { pass: Pass([0; 32]), ..pin };
    let guessed = DialTarget { pins: vec![forged], code: Some(code()), ..stolen.clone() };
    let newcomer = dial(guessed, someone());
    entered(&newcomer);

    let mut config = stage.config.clone();
    config.table = TableId([8; 16]);
    let next = Stage::with(config);
    let elsewhere = DialTarget { addresses: vec![next.address()], ..stolen };
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
        TransportEvent::Code(code) => Some(code),
        _ => None,
    });
    assert_ne!(fresh, code());

    let target = DialTarget { pins: vec![pin], ..stage.target(None) };
    let again = dial(target, pest);
    assert_eq!(turned_away(&again), Disconnect::Closed(Reason::Banned));
    let stranger = dial(stage.target(Some(code())), someone());
    assert_eq!(turned_away(&stranger), Disconnect::Closed(Reason::WrongCode));
    let friend = dial(stage.target(Some(fresh)), someone());
    entered(&friend);
}

/// One program has a connection to play and another one to watch.
#[test]
fn a_ban_ends_every_connection_of_that_certificate() {
    for entry in [AdmissionPolicy::Code(code()), AdmissionPolicy::Open] {
        let mut stage = Stage::open(entry.clone());
        let code = (entry != AdmissionPolicy::Open).then(code);
        let pest = someone();
        let links = [(); 3].map(|()| {
            let link = dial(stage.target(code.clone()), pest.clone());
            (stage.admitted(), link)
        });
        stage.listener.ban(links[1].0);
        for (_, link) in &links {
            assert_eq!(ended(link), Disconnect::Closed(Reason::Banned));
        }
    }
}

/// At an open table a ban is for an address, too, which friends may share: an IPv6 network counts as one.
#[test]
fn whoever_sits_at_an_open_table_comes_back_from_a_banned_address() {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let (friend, pest) = (someone(), someone());
    let seated = dial(stage.target(None), friend.clone());
    let friend_peer = stage.admitted();
    stage.listener.keep_seated([friend.fingerprint()]);
    let _link = dial(stage.target(None), pest);
    let pest_peer = stage.admitted();
    stage.listener.ban(pest_peer);
    let stranger = dial(stage.target(None), someone());
    assert_eq!(turned_away(&stranger), Disconnect::Closed(Reason::Banned));

    stage.listener.send(friend_peer, b"play on".to_vec());
    assert_eq!(heard(&seated), b"play on");
    close(seated);
    entered(&dial(stage.target(None), friend));
}

/// The first byte comes before the ban, when nobody is banned yet, and the rest after it.
#[test]
fn a_ban_is_not_outrun_by_a_word_that_was_begun_before() {
    for entry in [AdmissionPolicy::Code(code()), AdmissionPolicy::Open] {
        let mut stage = Stage::open(entry.clone());
        let pest = someone();
        let link = dial(stage.target((entry != AdmissionPolicy::Open).then(code)), pest.clone());
        let pass = entered(&link).pin.expect("a pin").pass;
        let peer = stage.admitted();
        stage.listener.keep_seated([pest.fingerprint()]);
        let pass = AdmissionRequest::Pass(pass.0);
        let gone = say_while_banned(&stage, &pest, &pass, peer);
        assert_eq!(gone, Disconnect::Closed(Reason::Banned));
    }
}

#[test]
fn nor_is_it_outrun_under_another_certificate() {
    let mut stage = Stage::closed();
    let alias = someone();
    let link = dial(stage.target(Some(code())), alias.clone());
    let pass = entered(&link).pin.expect("a pin").pass;
    stage.admitted();
    let _pest = dial(stage.target(Some(code())), someone());
    let peer = stage.admitted();
    let gone = say_while_banned(&stage, &alias, &AdmissionRequest::Pass(pass.0), peer);
    assert_eq!(gone, Disconnect::Closed(Reason::WrongCode));
}

/// An open table refuses the address: whoever has begun to come in from there under another certificate, or
/// is in and has not said what for.
#[test]
fn nor_is_it_outrun_at_an_open_table_from_the_same_address() {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let alias = dial(stage.target(None), someone());
    entered(&alias);
    stage.admitted();
    let _pest = dial(stage.target(None), someone());
    let peer = stage.admitted();
    let gone = say_while_banned(&stage, &someone(), &AdmissionRequest::Open, peer);
    assert_eq!(gone, Disconnect::Closed(Reason::Banned));
    assert_eq!(ended(&alias), Disconnect::Closed(Reason::Banned));
}

/// Says so on another connection, of which one byte is there when somebody is banned; how it ends.
fn say_while_banned(
    stage: &Stage,
    who: &Identity,
    word: &AdmissionRequest,
    banned: Peer,
) -> Disconnect {
    let caller = Caller::connect(&stage.target(None), who);
    let word = codec::encode(word).expect("bytes");
    let word = frame::with_length(&word).expect("bytes");
    caller.runtime.block_on(async {
        let (mut send, _receive) = caller.connection.open_bi().await.expect("a stream");
        send.write_all(&word[..1]).await.expect("written");
        tokio::time::sleep(Duration::from_millis(300)).await;
        stage.listener.ban(banned);
        send.write_all(&word[1..]).await.expect("written");
        caller.hung_up().await
    })
}

/// Whoever knows the code takes passes for other certificates before they are banned.
#[test]
fn passes_that_were_collected_before_a_ban_are_void() {
    let mut stage = Stage::closed();
    let [pest, alias, friend] = [(); 3].map(|()| someone());
    let collect = |stage: &mut Stage, who: &Arc<Identity>| {
        let link = dial(stage.target(Some(code())), who.clone());
        let pin = entered(&link).pin.expect("a pin");
        (stage.admitted(), link, DialTarget { pins: vec![pin], ..stage.target(None) })
    };
    let (_, link, by_alias) = collect(&mut stage, &alias);
    close(link);
    let (_, link, by_friend) = collect(&mut stage, &friend);
    close(link);
    let (peer, _link, _) = collect(&mut stage, &pest);
    stage.listener.keep_seated([friend.fingerprint(), pest.fingerprint()]);
    stage.listener.ban(peer);

    let back = dial(by_alias, alias);
    assert_eq!(turned_away(&back), Disconnect::Closed(Reason::NeedsCode));
    let back = dial(by_friend, friend.clone());
    let pin = entered(&back).pin.expect("a pin");
    stage.listener.keep_seated([]);
    entered(&dial(DialTarget { pins: vec![pin], ..stage.target(None) }, friend));
}

/// The same with a connection that has not said yet what it has come for.
#[test]
fn whoever_is_not_at_the_table_when_somebody_is_banned_needs_the_new_code() {
    let mut stage = Stage::closed();
    let pest = dial(stage.target(Some(code())), someone());
    let pest_peer = stage.admitted();
    let alias = dial(stage.target(Some(code())), someone());
    stage.admitted();
    let player = someone();
    let seated = dial(stage.target(Some(code())), player.clone());
    let seated_peer = stage.admitted();
    stage.listener.keep_seated([player.fingerprint()]);
    stage.listener.ban(pest_peer);
    assert_eq!(ended(&pest), Disconnect::Closed(Reason::Banned));
    assert_eq!(ended(&alias), Disconnect::Closed(Reason::WrongCode));
    stage.listener.send(seated_peer, b"play on".to_vec());
    assert_eq!(heard(&seated), b"play on");
}

#[test]
fn the_wrong_host_is_not_talked_to() {
    let stage = Stage::closed();
    let known = someone().fingerprint();
    let target = DialTarget { host: Some(known), ..stage.target(Some(code())) };
    assert_eq!(turned_away(&dial(target, someone())), Disconnect::WrongHost);
}

#[test]
fn of_several_addresses_the_one_that_answers_is_taken() {
    let mut stage = Stage::closed();
    let other = Stage::open(AdmissionPolicy::Open);
    let nobody = "127.0.0.1:9".parse().expect("an address");
    let v6 = format!("[::1]:{}", stage.address().port()).parse().expect("an address");
    let target = DialTarget {
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
    let target = DialTarget { addresses: Vec::new(), ..DialTarget::default() };
    assert_eq!(turned_away(&dial(target, someone())), Disconnect::Unreachable);
    let stage = Stage::closed();
    let target = stage.target(None);
    stage.listener.shut();
    assert_eq!(turned_away(&dial(target, someone())), Disconnect::Unreachable);
}
