//! What only the host may do.

use cinderpeek::bot::Level;
use cinderpeek::client::{Player, SeatCredentials};
use cinderpeek::game::{Chance, Seat};
use cinderpeek::games::{Royaume, royaume};
use cinderpeek::table::{
    Ask, Farewell, Kind, Notice, Order, Part, Portrait, Refusal, StageName, TableSettings,
};

use crate::party::Party;

fn two_at_play(settings: TableSettings) -> Party {
    let mut party = Party::new(TableSettings { start_with: Some(2), ..settings });
    let (host, guest) = (party.come("Ann"), party.come("Ben"));
    party.ready(host);
    party.ready(guest);
    party
}

#[test]
fn somebody_is_sent_away_before_the_game() {
    let mut party = Party::new(TableSettings::default());
    party.come("Ann");
    let guest = party.come("Ben");
    let ben = party.person("Ben").id;
    party.order(Order::Kick { person: ben, ban: false });
    assert_eq!(party.ended(guest), Some(Farewell::Kicked));
    assert_eq!(party.lobby().people.len(), 1);
}

/// To be sent away is for once; for good is for good.
#[test]
fn who_was_sent_away_may_come_again_unless_that_was_for_good() {
    for (ban, again) in [(false, None), (true, Some(Farewell::Kicked))] {
        let mut party = Party::new(TableSettings::default());
        party.come("Ann");
        let credentials = SeatCredentials::new(&mut Chance::from_number(7, 7));
        let guest = party.come_with("Ben", credentials.clone(), false);
        let person = party.person("Ben").id;
        party.order(Order::Kick { person, ban });
        assert_eq!(party.ended(guest), Some(Farewell::Kicked));
        let guest = party.come_with("Ben", credentials, false);
        assert_eq!(party.ended(guest), again, "{ban}");
    }
}

/// In a game, too: whoever comes again takes the seat back from the bot that sat in.
#[test]
fn who_was_sent_away_from_a_game_finds_their_seat_unless_that_was_for_good() {
    for (ban, seat) in [(false, Seat::new(1)), (true, None)] {
        let mut party =
            Party::new(TableSettings { start_with: Some(2), ..TableSettings::default() });
        let host = party.come("Ann");
        let credentials = SeatCredentials::new(&mut Chance::from_number(7, 7));
        let guest = party.come_with("Ben", credentials.clone(), false);
        party.ready(host);
        party.ready(guest);
        let person = party.person("Ben").id;
        party.order(Order::Kick { person, ban });
        assert!(party.lobby().people.iter().any(|it| it.part == Part::StandIn(person)));
        let guest = party.come_with("Ben", credentials, false);
        assert_eq!(party.seat(guest), seat, "{ban}");
        let stand_in = party.lobby().people.iter().any(|it| it.part == Part::StandIn(person));
        assert_eq!(stand_in, ban);
    }
}

#[test]
fn the_seat_of_somebody_sent_away_plays_on() {
    let mut party = two_at_play(TableSettings::default());
    let ben = party.person("Ben").id;
    party.order(Order::Kick { person: ben, ban: true });
    assert_eq!(party.ended(1), Some(Farewell::Kicked));
    let stand_in = party.lobby().people.iter().any(|it| it.part == Part::StandIn(ben) && !it.away);
    assert!(stand_in, "a bot sits in");
    assert_eq!(party.bots.len(), 1);
    let before = party.seq(0);
    party.act(0);
    party.act(0);
    assert!(party.seq(0) > before + 1);
}

/// How many milliseconds go by until the bot has acted.
fn bot_takes(party: &mut Party) -> u64 {
    while party.act(0) || !party.client(0).looking().is_empty() {
        party.want(0, Ask::GoOn);
    }
    let (before, since) = (party.seq(0), party.now);
    while party.seq(0) == before {
        party.pass(100);
    }
    since.until(party.now)
}

#[test]
fn bots_change_their_pace_at_the_table() {
    let mut party = Party::new(TableSettings { start_with: Some(2), ..TableSettings::default() });
    let host = party.come("Ann");
    party.pause.set(5_000);
    party.bot(Level::Sailor);
    party.ready(host);
    assert!((4_900..=5_100).contains(&bot_takes(&mut party)));
    party.pause.set(1_000);
    bot_takes(&mut party);
    assert!((900..=1_100).contains(&bot_takes(&mut party)), "from the next decision on");
}

#[test]
fn a_paused_game_stands_still_and_goes_on() {
    let mut party = two_at_play(TableSettings::default());
    party.order(Order::Pause(true));
    assert!(party.client(1).lobby().is_some_and(|lobby| lobby.paused));
    party.act(0);
    assert_eq!((party.seq(0), party.client(0).pending().is_some()), (0, true));
    party.order(Order::Pause(false));
    assert_eq!((party.seq(0), party.client(0).pending()), (1, None));
}

/// When time is up chance decides, and everybody is told so.
#[test]
fn the_slow_are_decided_for() {
    let mut party =
        two_at_play(TableSettings { turn_seconds: Some(5), ..TableSettings::default() });
    party.pass(4_900);
    assert_eq!(party.seq(0), 0);
    party.pass(200);
    assert_eq!(party.seq(0), 2, "both stop looking");
    let told = party.told(1);
    assert_eq!(told.iter().filter(|notice| matches!(notice, Notice::TimeUp(_))).count(), 2);
    party.order(Order::Pause(true));
    party.pass(20_000);
    assert_eq!(party.seq(0), 2, "no time passes in a pause");
}

#[test]
fn a_bot_sits_in_for_the_absent_until_they_are_back() {
    let mut party = two_at_play(TableSettings::default());
    party.online = false;
    party.guests[1].hang_up(party.now);
    party.settle();
    assert!(party.person("Ben").away);
    assert!(party.bots.is_empty(), "not before the host wants it");
    let ben = party.person("Ben").id;
    party.order(Order::SitIn(ben));
    assert_eq!(party.bots.len(), 1);
    let seat = party.bots[0].program().client().seat();
    assert_eq!(seat, party.person("Ben").seat);
    while party.seq(0) < 10 && party.act(0) {}
    let bot = party.bots[0].program().client();
    assert_eq!(bot.update().map(|update| update.seq), Some(party.seq(0)));
    party.online = true;
    party.pass(3_000);
    assert_eq!(party.bots[0].program().client().ended(), Some(Farewell::OwnerIsBack));
    assert_eq!((party.seq(1), party.client(1).is_joined()), (party.seq(0), true));
}

#[test]
fn after_a_while_a_bot_sits_in_by_itself() {
    let level = Level::Random;
    let mut party =
        two_at_play(TableSettings { sit_in: Some((30, level)), ..TableSettings::default() });
    party.online = false;
    party.guests[1].hang_up(party.now);
    party.pass(29_000);
    assert!(party.bots.is_empty());
    party.pass(2_000);
    assert_eq!(party.bots.len(), 1);
}

fn hire(level: Level) -> Order<cinderpeek::games::Memoarrr> {
    Order::Hire(level)
}

#[test]
fn bots_are_hired_while_there_is_room_and_have_names_of_their_own() {
    let mut party = Party::new(TableSettings::default());
    party.come("Ann");
    for level in [Level::Sailor, Level::Sailor, Level::CabinBoy, Level::Kraken] {
        party.order(hire(level));
    }
    let names: Vec<String> =
        party.lobby().people.iter().map(|person| person.name.to_string()).collect();
    assert_eq!(names, ["Ann", "Sailor", "Sailor 2", "Cabin boy"]);
    assert_eq!(party.refusals(0), [Refusal::NoRoom], "a fourth bot at four places");
    assert!(party.lobby().people[1..].iter().all(|bot| bot.ready && !bot.away));
    assert_eq!(party.person("Sailor 2").portrait, Portrait::of_bot(Level::Sailor));
    party.ready(0);
    party.order(Order::Start);
    assert_eq!(party.lobby().stage, StageName::Playing);
    party.order(hire(Level::Sailor));
    assert_eq!(party.refusals(0), [Refusal::NotNow], "not in a game");
}

#[test]
fn only_the_host_hires_and_a_hired_bot_can_be_sent_away() {
    let mut party = Party::new(TableSettings::default());
    party.come("Ann");
    let guest = party.come("Ben");
    party.want(guest, Ask::Host(hire(Level::Sailor)));
    assert_eq!((party.refusals(guest), party.lobby().people.len()), (vec![Refusal::HostOnly], 2));
    party.order(hire(Level::Sailor));
    let sailor = party.person("Sailor").id;
    party.order(Order::Kick { person: sailor, ban: false });
    assert_eq!(party.bots[0].program().client().ended(), Some(Farewell::Kicked));
    party.order(hire(Level::Sailor));
    assert_eq!(party.lobby().people.len(), 3);
    assert_eq!(party.person("Sailor").kind, Kind::Bot(Level::Sailor), "the name is free again");
}

/// All lies open in Le Royaume, so a bot that sits in is told how the game stands, and nothing of what
/// was before.
#[test]
fn a_bot_that_needs_no_history_is_told_none() {
    let settings = TableSettings { start_with: Some(2), ..TableSettings::default() };
    let mut party = Party::<Royaume>::of(royaume::Options::default(), settings);
    for name in ["Ann", "Ben"] {
        let guest = party.come(name);
        party.ready(guest);
    }
    (0..20).for_each(|_| party.play_one());
    let before = party.seq(0);
    assert!(before >= 20 && !party.client(0).log().lines().is_empty());
    party.order(Order::Pause(true));
    party.online = false;
    party.guests[1].hang_up(party.now);
    party.settle();
    party.order(Order::SitIn(party.person("Ben").id));
    let bot = party.bots[0].program().client();
    assert_eq!(bot.update().map(|update| update.seq), Some(before));
    assert!(bot.log().lines().is_empty(), "it is told of nothing that was before");
    party.order(Order::Pause(false));
}
