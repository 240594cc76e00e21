//! Peers that read too little or say too much: only they themselves have to wait.

use std::time::{Duration, Instant};

use cinderpeek::net::admission::AdmissionPolicy;
use cinderpeek::net::transport::codec::LARGEST_FRAME;
use cinderpeek::net::transport::event::TransportEvent;
use cinderpeek::net::transport::frame;
use cinderpeek::net::transport::limits::rate_limit::{BURST, FRAMES_A_SECOND};
use cinderpeek::net::transport::limits::rate_limited_log::Note;
use cinderpeek::net::transport::reason::{Disconnect, Reason};

use super::driven::dial;
use super::rough::{Caller, at};
use super::stage::{LONG, Stage, entered, heard, resident_bytes, someone};

#[test]
fn a_client_that_never_reads_is_cut_off_and_nobody_else_waits_for_it() {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let deaf = at(&stage);
    let streams = deaf.enter();
    let deaf_peer = stage.admitted();
    let friend = dial(stage.target(None), someone());
    entered(&friend);
    let friend_peer = stage.admitted();
    let before = resident_bytes();
    let mut cut_off = None;
    for round in 0..200u8 {
        stage.listener.send(deaf_peer, vec![round; LARGEST_FRAME]);
        stage.listener.send(friend_peer, vec![round; 100]);
        assert_eq!(heard(&friend), vec![round; 100]);
        while let Some(event) = stage.listener.try_next() {
            if let TransportEvent::Disconnect(peer, gone) = event {
                assert_eq!(peer, deaf_peer);
                cut_off = Some(gone);
            }
        }
        if cut_off.is_some() {
            break;
        }
    }
    assert_eq!(cut_off, Some(Disconnect::Dropped(Reason::NeverReads)));
    let grown = resident_bytes().saturating_sub(before);
    assert!(grown < 64 << 20, "{grown} bytes waited");
    drop(streams);
}

/// It takes the welcome and nothing more, and keeps the connection alive: so it does not hear either that
/// it is sent away.
#[test]
fn a_client_that_reads_nothing_after_the_welcome_does_not_keep_its_place() {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let deaf = Caller::connect_with_window(&stage, 256);
    let (mut send, _receive) = deaf.enter();
    let peer = stage.admitted();
    deaf.say(&mut send, b"Join");
    assert_eq!(stage.frame(), (peer, b"Join".to_vec()));
    stage.listener.send(peer, vec![0; 4096]);
    stage.listener.close(peer, Reason::Kicked);
    let alive = std::thread::spawn(move || deaf.runtime.block_on(deaf.hung_up()));
    assert_eq!(stage.gone(peer), Disconnect::Dropped(Reason::NeverReads));
    assert_eq!(alive.join().expect("ended"), Disconnect::Closed(Reason::NeverReads));
}

#[test]
fn a_near_client_that_never_reads_is_cut_off_too() {
    let mut stage = Stage::closed();
    let (_, _deaf) = stage.listener.connect_local();
    let peer = stage.admitted();
    for _ in 0..2000 {
        stage.listener.send(peer, b"news".to_vec());
    }
    assert_eq!(stage.gone(peer), Disconnect::Dropped(Reason::NeverReads));
}

#[test]
fn a_client_that_talks_without_end_is_slowed_down_and_the_others_are_heard() {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let chatty = at(&stage);
    let (mut send, _receive) = chatty.enter();
    let chatty_peer = stage.admitted();
    let friend = dial(stage.target(None), someone());
    entered(&friend);
    let friend_peer = stage.admitted();
    let frames = BURST + FRAMES_A_SECOND;
    let began = Instant::now();
    let talking = std::thread::spawn(move || {
        chatty.runtime.block_on(async {
            for _ in 0..frames {
                frame::write(&mut send, b"blah").await.expect("written");
            }
            chatty.hung_up().await
        })
    });
    friend.send(b"may I?".to_vec()).expect("sent");
    let (mut from_chatty, mut from_friend, mut notes) = (0, false, 0);
    while from_chatty < frames {
        match stage.listener.next(LONG).expect("an event") {
            TransportEvent::Frame(peer, _) if peer == chatty_peer => from_chatty += 1,
            TransportEvent::Frame(peer, _) => from_friend = peer == friend_peer,
            TransportEvent::Note(Note::TooFast(peer)) if peer == chatty_peer => notes += 1,
            other => panic!("{other:?}"),
        }
        assert!(from_friend || from_chatty < BURST + 100, "the friend had to wait");
    }
    // On a machine too busy to read that fast, it is slow enough by itself.
    assert!(notes <= 1, "{notes} lines about one thing");
    assert!(began.elapsed() > Duration::from_millis(900), "{:?}", began.elapsed());
    stage.listener.close(chatty_peer, Reason::Kicked);
    assert_eq!(talking.join().expect("ended"), Disconnect::Closed(Reason::Kicked));
}

#[test]
fn a_table_that_does_not_listen_makes_its_guests_wait_and_nothing_is_lost() {
    let mut stage = Stage::open(AdmissionPolicy::Open);
    let caller = at(&stage);
    let (mut send, _receive) = caller.enter();
    let peer = stage.admitted();
    let before = resident_bytes();
    let sent: u16 = 20_000;
    let talking = std::thread::spawn(move || {
        caller.runtime.block_on(async {
            for number in 0..sent {
                let frame = [&number.to_be_bytes()[..], &[0; 3000]].concat();
                if frame::write(&mut send, &frame).await.is_err() {
                    break;
                }
            }
            caller.hung_up().await
        })
    });
    std::thread::sleep(Duration::from_millis(1500));
    let grown = resident_bytes().saturating_sub(before);
    assert!(grown < 64 << 20, "{grown} bytes waited");
    for number in 0..3000u16 {
        assert_eq!(stage.frame().1[..2], number.to_be_bytes());
    }
    stage.listener.close(peer, Reason::Kicked);
    assert_eq!(talking.join().expect("ended"), Disconnect::Closed(Reason::Kicked));
}
