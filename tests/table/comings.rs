//! Coming back.

use cinderpeek::bot::Level;
use cinderpeek::client::{Input, SeatCredentials};
use cinderpeek::game::Chance;
use cinderpeek::table::{Ask, Farewell, Order, Request, StageName, TableSettings};

use crate::hostile::cheating_host::CheatingHost;
use crate::party::Party;

#[test]
fn whoever_joins_again_is_the_same_and_the_newer_device_wins() {
    let mut party = Party::new(TableSettings::default());
    party.come("Ann");
    let credentials = SeatCredentials::new(&mut Chance::from_number(9, 9));
    let first = party.come_with("Ben", credentials.clone(), false);
    let second = party.come_with("Ben", credentials, false);
    assert_eq!(party.ended(first), Some(Farewell::OtherDevice));
    assert_eq!((party.ended(second), party.lobby().people.len()), (None, 2));
}

#[test]
fn a_dropped_player_is_seen_to_be_away_and_comes_back() {
    let mut party = Party::new(TableSettings { start_with: Some(2), ..TableSettings::default() });
    let (host, guest) = (party.come("Ann"), party.come("Ben"));
    party.ready(host);
    party.ready(guest);
    party.online = false;
    party.guests[guest].hang_up(party.now);
    party.settle();
    assert!(party.client(host).lobby().unwrap().people[1].away);
    party.act(host);
    party.online = true;
    party.pass(3_000);
    assert!(!party.client(host).lobby().unwrap().people[1].away);
    assert_eq!(party.seq(guest), 1);
}

#[test]
fn before_the_game_an_absent_guest_loses_the_place_after_a_while() {
    let mut party = Party::new(TableSettings::default());
    party.come("Ann");
    let guest = party.come("Ben");
    party.online = false;
    party.guests[guest].hang_up(party.now);
    party.pass(119_000);
    assert_eq!(party.lobby().people.len(), 2);
    party.pass(2_000);
    assert_eq!(party.lobby().people.len(), 1);
}

#[test]
fn whoever_leaves_before_the_game_frees_the_chair_at_once() {
    let mut party = Party::new(TableSettings::default());
    party.come("Ann");
    let guest = party.come("Ben");
    party.want(guest, Ask::Leave);
    assert_eq!(party.ended(guest), Some(Farewell::Left));
    assert_eq!(party.lobby().people.len(), 1);
    let again = party.come("Ben");
    assert_eq!((party.ended(again), party.lobby().people.len()), (None, 2));
}

/// A seat in a game stays, and a bot sits in if the host wants that; after the game it is free.
#[test]
fn whoever_leaves_a_game_is_away_until_there_is_another() {
    let sit_in = Some((30, Level::Random));
    let settings = TableSettings { start_with: Some(2), sit_in, ..TableSettings::default() };
    let mut party = Party::new(settings);
    let (host, guest) = (party.come("Ann"), party.come("Ben"));
    party.ready(host);
    party.ready(guest);
    party.want(guest, Ask::Leave);
    assert_eq!(party.ended(guest), Some(Farewell::Left));
    assert!(party.person("Ben").away && party.bots.is_empty());
    party.pass(31_000);
    assert_eq!(party.bots.len(), 1, "a bot sits in");
    for _ in 0..2_000 {
        if party.lobby().stage == StageName::Over {
            break;
        }
        party.want(host, Ask::GoOn);
        party.act(host);
    }
    assert_eq!(party.lobby().stage, StageName::Over);
    party.order(Order::Rematch);
    assert_eq!(party.lobby().people.len(), 1);
}

/// The program says "not ready" since another device had promised for a deal that it cannot open; while
/// that is on its way, the deal is given up and the player says "ready". Found by a simulation: such a
/// player was never ready, and the table stood still.
#[test]
fn a_click_counts_though_another_answer_is_on_its_way() {
    let mut host = CheatingHost::new();
    let promise = host.click();
    let first = host.deal(1, promise);
    host.agree(&first);
    host.share().expect("an agreement opens what was promised");
    host.grant_newest();
    host.give_up();
    let of_another_device = host.draw().commitment();
    let second = host.deal(1, of_another_device);
    host.agree(&second);
    let newest = host.sent.last();
    assert!(matches!(newest, Some(Request::Ask(_, Ask::Ready(None)))), "{newest:?}");
    host.give_up();
    host.say(Input::WantReady(true));
    host.grant_newest();
    let newest = host.sent.last();
    assert!(matches!(newest, Some(Request::Ask(_, Ask::Ready(Some(_))))), "{newest:?}");
}
