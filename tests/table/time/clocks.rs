//! Time limits: how long a turn may take, what happens then, and what everybody is told of it.

use cinderpeek::game::{Game, Seat};
use cinderpeek::games::ptibapt::{Options, Phase};
use cinderpeek::games::{PtiBapt, memoarrr};
use cinderpeek::table::{Moment, Notice, Order, TableSettings};

use crate::party::Party;

type Duet = Party<PtiBapt>;

fn two_at_play(settings: TableSettings) -> Duet {
    let mut party = Duet::of(Options::default(), TableSettings { start_with: Some(2), ..settings });
    for name in ["Ann", "Ben"] {
        let guest = party.come(name);
        party.ready(guest);
    }
    party
}

fn phase(party: &Duet) -> Phase {
    party.client(0).update().expect("a game").view.tabletop.phase
}

/// How many milliseconds the guest was told last that each seat has left.
fn told(party: &mut Duet, guest: usize) -> Option<Vec<(Seat, u32)>> {
    let clocks = |notice| match notice {
        Notice::Clocks(clocks) => Some(clocks.to_vec()),
        _ => None,
    };
    party.told(guest).into_iter().filter_map(clocks).next_back()
}

/// The one in turn turns up the first card that can be.
fn turn_up(party: &mut Duet) {
    party.play_one();
}

/// P5, P6: both cards are one turn, and the second gets only what the first has left.
#[test]
fn the_limit_is_for_a_turn_and_not_for_each_small_action_in_it() {
    let mut party =
        two_at_play(TableSettings { turn_seconds: Some(10), ..TableSettings::default() });
    let seat = phase(&party).seat().unwrap();
    assert_eq!(told(&mut party, 0), Some(vec![(seat, 10_000)]));
    party.pass(7_000);
    turn_up(&mut party);
    assert!(matches!(phase(&party), Phase::Second(..)), "{:?}", phase(&party));
    party.pass(2_900);
    assert_eq!(party.seq(0), 1);
    party.pass(200);
    assert_eq!(party.seq(0), 2, "chance has turned up the second card");
    assert!(phase(&party).waits_for_confirmation(), "{:?}", phase(&party));
    party.pass(2_600);
    assert_eq!(party.seq(0), 2, "people still look, though the turn has no time left");
    party.pass(400);
    assert_eq!(party.seq(0), 3);
}

/// When people have seen enough is told like any other limit.
#[test]
fn who_comes_back_and_who_watches_see_the_clock_of_the_host() {
    let mut party =
        two_at_play(TableSettings { turn_seconds: Some(30), ..TableSettings::default() });
    let seat = phase(&party).seat().unwrap();
    party.pass(4_000);
    let credentials =
        cinderpeek::client::SeatCredentials::new(&mut cinderpeek::game::Chance::from_number(9, 9));
    let watcher = party.come_with("Zoe", credentials, true);
    assert_eq!(told(&mut party, watcher), Some(vec![(seat, 26_000)]));
    party.told(1);
    party.guests[1].hang_up(party.now);
    party.pass(1_000);
    let [(again, left)] = told(&mut party, 1).expect("a clock")[..] else { panic!("two clocks") };
    assert!(again == seat && (25_000..26_000).contains(&left), "{left}");
    let due = vec![(seat, Moment(party.now.0 - 5_000 + 30_000))];
    for guest in [0, 1, watcher] {
        assert_eq!(party.client(guest).clocks().to_vec(), due, "{guest}");
    }
}

/// M9: everybody looks at once, but two of them at one screen.
#[test]
fn time_runs_one_after_the_other_for_those_at_one_screen() {
    let settings = TableSettings { turn_seconds: Some(30), ..TableSettings::default() };
    let mut party = Party::new(TableSettings { start_with: Some(3), ..settings });
    party.at_host = 2;
    for name in ["Ann", "Ben", "Zoe"] {
        let guest = party.come(name);
        party.ready(guest);
    }
    let [ann, ben, zoe] = [0, 1, 2].map(|guest| party.seat(guest).unwrap());
    let seats = |party: &Party| -> Vec<Seat> {
        party.client(2).clocks().iter().map(|(seat, _)| *seat).collect()
    };
    let both = |one: Seat, other: Seat| vec![one.min(other), one.max(other)];
    assert_eq!(seats(&party), both(ann, zoe), "Ben does not have the screen yet");
    party.pass(20_000);
    let look = memoarrr::Action::DoneLooking;
    party.play(0, look);
    assert_eq!(seats(&party), both(ben, zoe));
    party.pass(11_000);
    assert_eq!(seats(&party), [ben], "Zoe's time was up; Ben has had eleven seconds");
    let left = party.now.until(party.client(2).clocks()[0].1);
    assert_eq!(left, 19_000);
}

#[test]
fn nobody_has_a_clock_in_a_pause_and_afterwards_it_starts_anew() {
    let mut party =
        two_at_play(TableSettings { turn_seconds: Some(30), ..TableSettings::default() });
    let seat = phase(&party).seat().unwrap();
    party.pass(20_000);
    party.order(Order::Pause(true));
    assert_eq!(told(&mut party, 1), Some(Vec::new()));
    party.pass(20_000);
    party.order(Order::Pause(false));
    assert_eq!(told(&mut party, 1), Some(vec![(seat, 30_000)]));
}

/// P12: what has to go back goes back for the seat: no random action, and nobody was late.
#[test]
fn the_game_says_what_happens_when_time_is_up() {
    let mut party = two_at_play(TableSettings::default());
    while !phase(&party).waits_for_confirmation() {
        let person = (0..2).find(|guest| party.seat(*guest) == phase(&party).seat()).unwrap();
        let view = &party.client(person).update().unwrap().view;
        let cells = view.choices().cells();
        let action = PtiBapt::legal_actions(view).nth(cells.len() / 2).unwrap();
        party.play(person, action);
    }
    let seat = phase(&party).seat().unwrap();
    assert_eq!(told(&mut party, 1), Some(vec![(seat, 3_000)]));
    party.pass(3_000);
    assert!(!phase(&party).waits_for_confirmation());
    assert!(!party.told(0).iter().any(|notice| matches!(notice, Notice::TimeUp(_))));
}
