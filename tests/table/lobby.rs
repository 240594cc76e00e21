//! Before the game.

use cinderpeek::bot::Level;
use cinderpeek::client::{Input, SeatCredentials, Verdict};
use cinderpeek::game::{Chance, Set};
use cinderpeek::games::memoarrr::Options;
use cinderpeek::table::{
    Ask, ChatLine, Farewell, Notice, Order, Place, Refusal, StageName, TableSettings,
};

use crate::party::Party;

/// What is said while somebody is away is not lost on them; what was said before they ever came is.
#[test]
fn chat_survives_a_reconnect() {
    let mut party = Party::new(TableSettings::default());
    let host = party.come("Ann");
    let say = |party: &mut Party, words| {
        party.want(host, Ask::Chat(ChatLine::new(words).unwrap()));
    };
    party.pass(60_000);
    say(&mut party, "before");
    let guest = party.come("Ben");
    say(&mut party, "heard");
    party.told(guest);
    party.guests[guest].hang_up(party.now);
    say(&mut party, "missed");
    party.pass(2_000);
    let said = |notice| match notice {
        Notice::Said(lines) => lines,
        _ => Vec::new(),
    };
    let told: Vec<_> = party.told(guest).into_iter().flat_map(said).collect();
    let words: Vec<&str> = told.iter().map(|(_, line)| line.as_str()).collect();
    assert_eq!(words, ["heard", "missed"]);
    assert!(told.iter().all(|(name, _)| name.as_str() == "Ann"));
}

/// M7: players choose their side; a free one is given to whoever has not chosen.
#[test]
fn people_choose_their_places() {
    let mut party = Party::new(TableSettings::default());
    let (host, guest) = (party.come("Ann"), party.come("Ben"));
    let west = Place::new(3);
    party.want(guest, Ask::Sit(west));
    party.want(host, Ask::Sit(west));
    assert!(party.told(host).contains(&Notice::Answer(1, Err(Refusal::PlaceTaken))));
    party.want(host, Ask::Sit(Place::new(5)));
    assert!(party.told(host).contains(&Notice::Answer(2, Err(Refusal::Unknown))));
    party.ready(host);
    party.ready(guest);
    party.order(Order::Start);
    assert_eq!(party.person("Ben").place, west);
    assert_eq!(party.person("Ann").place, Place::new(0), "the north is the usual first");
    assert_eq!(party.seat(guest).map(u8::from), Some(1));
}

/// Whoever comes first keeps the face they chose; those who watch are not taken for players.
#[test]
fn players_who_chose_the_same_portrait_get_one_each() {
    let mut party = Party::new(TableSettings::default());
    for name in ["Ann", "Ben", "Cleo", "Dan"] {
        party.come(name);
    }
    let credentials = SeatCredentials::new(&mut Chance::from_number(9, 2));
    party.come_with("Eve", credentials, true);
    let people = party.lobby().people;
    let portraits: Vec<u8> = people.iter().map(|person| person.portrait.into()).collect();
    assert_eq!(portraits, [0, 1, 2, 3, 0]);
}

/// An accent can be a letter's own or a sign after it, which looks the same.
#[test]
fn names_that_look_alike_get_a_number() {
    let mut party = Party::new(TableSettings::default());
    for name in ["Zo\u{eb}", "Zoe\u{308}", "ZO\u{cb}\u{fe0f}", "Zo"] {
        party.come(name);
    }
    let lobby = party.lobby();
    let names: Vec<&str> = lobby.people.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Zo\u{eb}", "Zoe\u{308} 2", "ZO\u{cb}\u{fe0f} 3", "Zo"]);
}

#[test]
fn a_game_needs_everybody_ready_and_enough_people() {
    let mut party = Party::new(TableSettings::default());
    let host = party.come("Ann");
    party.ready(host);
    party.order(Order::Start);
    let told = party.told(host);
    assert!(
        told.iter().any(|notice| matches!(notice, Notice::Answer(_, Err(Refusal::SetupError))))
    );
    party.come("Ben");
    party.order(Order::Start);
    let told = party.told(host);
    assert!(told.iter().any(|notice| matches!(notice, Notice::Answer(_, Err(Refusal::NotReady)))));
    assert_eq!(party.lobby().stage, StageName::Gathering);
}

/// M10: the host picks who starts.
#[test]
fn the_host_picks_options_and_the_start_player() {
    let mut party = Party::new(TableSettings::default());
    let (host, guest) = (party.come("Ann"), party.come("Ben"));
    party.order(Order::Options(Options { expert: true, ..Options::basic(2) }));
    party.order(Order::Options(Options { sides: Set::first_few(1), ..Options::basic(2) }));
    let told = party.told(host);
    assert!(
        told.iter().any(|notice| matches!(notice, Notice::Answer(_, Err(Refusal::SetupError))))
    );
    party.order(Order::First(Some(party.person("Ben").id)));
    party.want(guest, Ask::Host(Order::First(None)));
    let told = party.told(guest);
    assert!(told.iter().any(|notice| matches!(notice, Notice::Answer(_, Err(Refusal::HostOnly)))));
    party.ready(host);
    party.ready(guest);
    party.order(Order::Start);
    let view = &party.client(host).update().expect("the deal").view;
    assert!(view.tabletop.options.expert);
    assert_eq!(Some(view.tabletop.start), party.seat(guest));
}

#[test]
fn a_full_table_and_a_started_one_can_be_watched() {
    let settings = TableSettings { start_with: Some(4), ..TableSettings::default() };
    let mut party = Party::new(settings);
    let host = party.come("Ann");
    for _ in 0..3 {
        party.bot(Level::Random);
    }
    let late = party.come("Lou");
    assert_eq!(party.ended(late), Some(Farewell::Full));
    party.ready(host);
    assert_eq!(party.lobby().stage, StageName::Playing);
    let later = party.come("Max");
    assert_eq!(party.ended(later), Some(Farewell::Started));
    let credentials = SeatCredentials::new(&mut Chance::from_number(77, 7));
    let watcher = party.come_with("Max", credentials, true);
    assert_eq!(party.seat(watcher), None);
    assert!(party.client(watcher).update().is_some());
}

#[test]
fn people_talk_but_not_without_end() {
    let mut party = Party::new(TableSettings::default());
    let (host, guest) = (party.come("Ann"), party.come("Ben"));
    party.pass(60_000);
    let line = ChatLine::new("Ahoy!").unwrap();
    for _ in 0..10 {
        party.want(guest, Ask::Chat(line.clone()));
    }
    let id = party.person("Ben").id;
    let heard = party.told(host).iter().filter(|it| **it == Notice::Chat(id, line.clone())).count();
    assert_eq!(heard, 6);
    let told = party.told(guest);
    assert!(told.iter().any(|notice| matches!(notice, Notice::Answer(_, Err(Refusal::TooFast)))));
    party.pass(2_000);
    party.want(guest, Ask::Chat(line.clone()));
    assert!(party.told(host).contains(&Notice::Chat(id, line)));
}

/// Issue 15: whoever left and came again had six more lines each time.
#[test]
fn whoever_comes_again_and_again_has_no_more_to_say() {
    let mut party = Party::new(TableSettings::default());
    let host = party.come("Ann");
    let line = ChatLine::new("Ahoy!").unwrap();
    for _ in 0..20 {
        let guest = party.come("Ben");
        for _ in 0..6 {
            party.want(guest, Ask::Chat(line.clone()));
        }
        party.want(guest, Ask::Leave);
    }
    let is_talk = |notice: &&Notice<_>| matches!(notice, Notice::Chat(..));
    assert_eq!(party.told(host).iter().filter(is_talk).count(), 6);
    // Nobody is silenced by that for longer than a moment.
    let guest = party.come("Cleo");
    party.want(guest, Ask::Chat(line.clone()));
    assert_eq!(party.refusals(guest), [Refusal::TooFast]);
    party.pass(2_000);
    party.want(guest, Ask::Chat(line));
    assert_eq!(party.told(host).iter().filter(is_talk).count(), 1);
}

/// The host's own player and three bots, in one process: the same path as over a network.
#[test]
fn a_game_against_bots_ends_and_is_verified_and_there_is_a_rematch() {
    let settings = TableSettings { start_with: Some(4), ..TableSettings::default() };
    let mut party = Party::new(settings);
    let host = party.come("Ann");
    for level in [Level::Random, Level::Captain, Level::Sailor] {
        party.bot(level);
    }
    for game in 1..=2 {
        party.ready(host);
        while party.lobby().stage == StageName::Playing {
            party.act(host);
            party.want(host, Ask::GoOn);
        }
        party.pass(100);
        let verdict = party.client(host).verdict();
        assert!(matches!(verdict, Some(Verdict::Verified { witnessed: true, .. })), "{verdict:?}");
        assert_eq!(party.client(host).opened().map(|opened| opened.0.game), Some(game));
        party.guests[host].say(party.now, Input::WantReady(false));
        party.order(Order::Rematch);
        assert_eq!(party.lobby().stage, StageName::Gathering);
    }
}
