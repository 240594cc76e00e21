//! A game of the greatest length: nothing that is said of it is too much for a link.

use cinderpeek::bot::Level;
use cinderpeek::client::{Event, Player, Verdict};
use cinderpeek::game::Game;
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::{Action, Deed, Options, Phase};
use cinderpeek::net::transport::codec;
use cinderpeek::net::transport::limits::FRAMES_WAITING;
use cinderpeek::table::game::fair::PAGES_AT_ONCE;
use cinderpeek::table::{Notice, Order, StageName, TableSettings};

use crate::party::Party;

type Duet = Party<PtiBapt>;

fn phase(party: &Duet) -> Phase {
    party.client(0).update().expect("a game").view.tabletop.phase
}

/// Plays turn after turn without finding anything, until so many actions were played: the two cards
/// that once did not match are turned up again and again.
fn play_in_vain(party: &mut Duet, until: u32) {
    let mut wrong = None;
    while party.seq(0) < until && party.lobby().stage == StageName::Playing {
        let person = (0..2).find(|guest| party.seat(*guest) == phase(party).seat()).unwrap();
        let action: Action = match (phase(party), wrong) {
            (Phase::First(_), Some((first, _))) => Deed::Turn(first).into(),
            (Phase::Second(..), Some((_, second))) => Deed::Turn(second).into(),
            (Phase::Shown(_, first, second), _) => {
                wrong = second.map(|second| (first, second));
                Deed::Confirm.into()
            }
            (Phase::Looking(..), _) => Deed::Confirm.into(),
            _ => {
                let view = &party.client(person).update().unwrap().view;
                let actions = PtiBapt::legal_actions(view);
                let many = actions.len();
                PtiBapt::legal_actions(view).nth(party.seq(0) as usize * 7 % many).unwrap()
            }
        };
        party.play(person, action);
    }
}

fn two_at_play() -> Duet {
    let mut party = Duet::of(
        Options::default(),
        TableSettings { start_with: Some(2), ..TableSettings::default() },
    );
    for name in ["Ann", "Ben"] {
        let guest = party.come(name);
        party.ready(guest);
    }
    party
}

#[test]
fn a_bot_that_sits_in_is_told_a_long_game_page_by_page() {
    let mut party = two_at_play();
    play_in_vain(&mut party, 2_500);
    assert_eq!(party.seq(0), 2_500);
    party.order(Order::Settings(TableSettings {
        sit_in: Some((1, Level::Captain)),
        ..party.lobby().settings
    }));
    party.online = false;
    party.guests[1].hang_up(party.now);
    party.most_told = 0;
    party.pass(1_500);
    assert!(party.most_told < FRAMES_WAITING, "{} frames at once", party.most_told);
    let bot = party.bots[0].program().client();
    assert_eq!(bot.update().map(|update| update.seq), Some(party.seq(0)));
    let told = party.bots[0].take_events();
    let updates = told.iter().filter(|event| matches!(event, Event::Heard(Notice::Update(_))));
    assert_eq!(updates.count(), party.seq(0) as usize + 1, "all of it, and nothing twice");
}

#[test]
fn a_long_game_is_opened_in_frames_that_fit_and_verified() {
    let mut party = two_at_play();
    party.told(1);
    play_in_vain(&mut party, u32::MAX);
    let most = PtiBapt::max_actions(&Options::default(), 2);
    assert!(party.seq(0) as usize + 10 > most, "{} of {most} actions", party.seq(0));
    party.pass(100);
    for guest in 0..2 {
        let verdict = party.client(guest).verdict();
        assert!(matches!(verdict, Some(Verdict::Verified { .. })), "{verdict:?}");
        let told = party.told(guest);
        assert!(told.iter().all(|notice| codec::encode(notice).is_ok()), "a frame is too large");
        let pages = told.iter().filter(|it| matches!(it, Notice::Opened(_))).count();
        assert!(pages > PAGES_AT_ONCE, "{pages} pages");
        assert!(told.iter().any(|it| matches!(it, Notice::More)), "they wait for the reader");
    }
}
