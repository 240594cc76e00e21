//! M22: people look before the cards are turned down.

use cinderpeek::bot::Level;
use cinderpeek::client::SeatCredentials;
use cinderpeek::game::{Chance, Game};
use cinderpeek::games::Memoarrr;
use cinderpeek::table::{Ask, Notice, TableSettings};

use crate::party::Party;

fn at_the_end_of_a_round() -> Party {
    let mut party = Party::new(TableSettings { start_with: Some(2), ..TableSettings::default() });
    let (host, guest) = (party.come("Ann"), party.come("Ben"));
    party.ready(host);
    party.ready(guest);
    while party.client(host).looking().is_empty() {
        party.play_one();
    }
    party
}

#[test]
fn the_next_reveal_is_held_back_until_everybody_has_seen_enough() {
    let mut party = at_the_end_of_a_round();
    let seq = party.seq(0);
    let view = |party: &Party, guest| party.client(guest).update().unwrap().view.clone();
    let next =
        (0..2).find(|guest| Memoarrr::legal_actions(&view(&party, *guest)).len() > 0).unwrap();
    party.act(next);
    assert_eq!(party.seq(0), seq, "the other still looks");
    assert!(party.client(next).pending().is_some());
    party.want(1 - next, Ask::GoOn);
    assert_eq!(party.seq(0), seq + 1);
    assert!(party.client(0).looking().is_empty());
}

/// A screen without motion would put the cards away in between, and with them the button that ends
/// the look.
#[test]
fn that_people_look_is_told_before_what_they_look_at() {
    let mut party = at_the_end_of_a_round();
    let told = party.told(0);
    let look = |notice: &Notice<Memoarrr>| matches!(notice, Notice::Moment(..));
    let end = |notice: &Notice<Memoarrr>| matches!(notice, Notice::Update(_));
    let (look, end) = (told.iter().position(look), told.iter().rposition(end));
    assert!(look.is_some() && look < end, "{look:?} {end:?}");
}

#[test]
fn the_wait_ends_by_itself() {
    let mut party = at_the_end_of_a_round();
    let until = party.client(0).looking_until();
    assert_eq!(until, Some(party.now + 10_000), "everybody sees how long that is");
    party.pass(9_900);
    assert_eq!(party.client(0).looking().len(), 2);
    party.pass(200);
    assert!(party.client(0).looking().is_empty());
}

/// Nobody else is kept waiting: whoever plays against bots alone says when they have seen enough.
#[test]
fn against_bots_alone_the_look_has_no_end_of_its_own() {
    let mut party = Party::new(TableSettings { start_with: Some(2), ..TableSettings::default() });
    let me = party.come("Ann");
    party.bot(Level::Sailor);
    party.ready(me);
    while party.client(me).looking().is_empty() {
        party.act(me);
        party.pass(100);
    }
    assert_eq!(party.client(me).looking_until(), None);
    let seq = party.seq(me);
    party.pass(60_000);
    assert_eq!((party.seq(me), party.client(me).looking().len()), (seq, 1));
    party.want(me, Ask::GoOn);
    assert!(party.client(me).looking().is_empty());
}

/// Issue 15, 14: a guest who plays against a table's bots and never goes on does not keep it for ever.
#[test]
fn a_guest_among_bots_has_no_endless_look() {
    let settings =
        TableSettings { start_with: Some(2), turn_seconds: Some(30), ..TableSettings::default() };
    let mut party = Party::new(settings);
    party.come_with("Ann", SeatCredentials::new(&mut Chance::from_number(0, 2)), true);
    let guest = party.come("Zoë");
    party.bot(Level::Sailor);
    party.ready(guest);
    while party.client(guest).looking().is_empty() {
        party.act(guest);
        party.pass(100);
    }
    let seq = party.seq(guest);
    party.pass(60_000);
    assert!(party.seq(guest) > seq, "the time is up, and then that of the turn");
}

#[test]
fn nobody_waits_for_whoever_has_gone_and_they_get_no_faces_again() {
    let mut party = at_the_end_of_a_round();
    party.told(1);
    party.guests[1].hang_up(party.now);
    party.pass(1_000);
    let told = party.told(1);
    let current = told.iter().find_map(|notice| match notice {
        Notice::Current(update) => Some(update),
        _ => None,
    });
    let current = current.expect("how the game stands");
    assert!(current.seen.is_empty(), "what happened is not told again");
    assert_eq!(current.view.faces.iter().count(), 0);
    assert!(!told.iter().any(|notice| matches!(notice, Notice::Update(_))));
    assert_eq!(party.client(0).looking().len(), 1);
}

/// "Memory hygiene": the log of a round goes with the round.
#[test]
fn the_log_names_no_face_of_an_earlier_round() {
    let party = at_the_end_of_a_round();
    let lines = party.client(0).log().lines();
    let faces =
        lines.iter().any(|line| matches!(line, cinderpeek::games::memoarrr::Seen::Revealed { .. }));
    assert!(!faces && !lines.is_empty());
}
