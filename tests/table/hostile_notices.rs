//! A host that says well-formed things that make no sense: nothing of it breaks a client or a bot.
//!
//! The notices of a real game are changed at random, as bytes, and put together from parts of others.
//! What the codec lets through reaches a client that a bot plays. `HOSTILE=n` tries so many seeds.

use cinderpeek::bot::Level;
use cinderpeek::client::{Autopilot, Input, Logged, Player, Profile, SeatCredentials};
use cinderpeek::game::{Chance, Game, Seat, Update, Wire};
use cinderpeek::games::{Memoarrr, PtiBapt, Royaume, memoarrr, ptibapt, royaume};
use cinderpeek::net::transport::codec;
use cinderpeek::table::{
    Ask, Hosted, Kind, Moment, Notice, PlayerName, Portrait, Settings, StageName,
};

use crate::party::Party;

/// What the host's own player was told of a real game, of its beginning at least.
fn told<G: Hosted + Logged>(options: G::Options) -> Vec<Notice<G>> {
    let settings = Settings { start_with: Some(2), moment_millis: 100, ..Settings::default() };
    let mut party = Party::<G>::of(options, settings);
    party.come("Ann");
    party.bot(Level::Random);
    party.ready(0);
    let mut told = party.told(0);
    while party.lobby().stage == StageName::Playing && told.len() < 400 {
        party.act(0);
        party.want(0, Ask::GoOn);
        party.pass(100);
        told.extend(party.told(0));
    }
    assert!(told.iter().any(|notice| matches!(notice, Notice::Update(_))));
    told
}

/// The same notice with some bytes changed, if anybody would let it in.
fn changed<G: Game>(notice: &Notice<G>, chance: &mut Chance) -> Option<Notice<G>> {
    let mut bytes = codec::encode(notice).expect("a notice fits a frame");
    for _ in 0..1 + chance.below(2) {
        let at = chance.below(bytes.len());
        bytes[at] = match chance.below(3) {
            0 => bytes[at].wrapping_add(1),
            1 => bytes[at].wrapping_sub(1),
            _ => chance.below(256) as u8,
        };
    }
    codec::decode(&bytes).ok()
}

/// A view of one update with what was seen in others, if anybody would let it in.
fn mixed<G: Game>(notices: &[Notice<G>], chance: &mut Chance) -> Option<Notice<G>> {
    let mut update = || match &notices[chance.below(notices.len())] {
        Notice::Update(update) => Some(update.clone()),
        _ => None,
    };
    let (one, other, third) = (update()?, update()?, update()?);
    let seen = other.seen.into_iter().chain(third.seen).collect();
    let mixed = Notice::Update(Update { seen, ..one });
    mixed.is_sound().then_some(mixed)
}

/// Tells a bot's client all of it, with something changed every now and then. How often it was.
fn lies<G: Hosted + Logged>(notices: &[Notice<G>], seed: u64) -> usize {
    let mut chance = Chance::from_number(seed, 77);
    let level = [Level::Random, Level::Sailor, Level::Captain][chance.below(3)];
    let name = PlayerName::new("Ann").unwrap();
    let profile = Profile { name, portrait: Portrait::default(), kind: Kind::Human, watch: false };
    // The same program as the one that was told the truth: it has promised the same.
    let credentials = SeatCredentials::new(&mut Chance::from_number(0, 2));
    let (luck, brain) = (Chance::from_number(0, 3), Chance::from_number(seed, 4));
    let mut pilot = Autopilot::<G>::new(profile, credentials, luck, G::bot(level, brain), 0);
    let mut now = Moment(0);
    let mut say = |input| drop(pilot.handle(now, input));
    say(Input::WantReady(true));
    say(Input::LinkUp);
    let mut lies = 0;
    for notice in notices {
        let lie = match chance.below(12) {
            0..=2 => changed(notice, &mut chance),
            3 => mixed(notices, &mut chance),
            4 => Some(notices[chance.below(notices.len())].clone()),
            _ => None,
        };
        lies += usize::from(lie.is_some());
        let is_end = matches!(lie, Some(Notice::Farewell(_)));
        say(Input::Heard(lie.filter(|_| !is_end).unwrap_or_else(|| notice.clone())));
        say(Input::Passed);
    }
    now = now + 1;
    pilot.handle(now, Input::Passed);
    lies
}

fn try_all<G: Hosted + Logged>(options: G::Options, usually: u64) {
    let seeds = std::env::var("HOSTILE").ok().and_then(|seeds| seeds.parse().ok());
    let notices = told::<G>(options);
    let told: usize = (0..seeds.unwrap_or(usually)).map(|seed| lies(&notices, seed)).sum();
    assert!(told > 100, "only {told} lies were well-formed");
}

#[test]
fn hostile_notices_of_memoarrr_break_nothing() {
    try_all::<Memoarrr>(memoarrr::Options::basic(2), 100);
}

#[test]
fn hostile_notices_of_pti_bapt_break_nothing() {
    try_all::<PtiBapt>(ptibapt::Options::default(), 100);
}

#[test]
fn hostile_notices_of_le_royaume_break_nothing() {
    try_all::<Royaume>(royaume::Options::default(), 20);
}

/// Whether a client would be shown this after the first update of a real game.
fn is_let_in<G: Hosted + Logged>(options: G::Options, seen: G::Seen) -> [bool; 2] {
    let notices = told::<G>(options);
    let update = notices.iter().find_map(|notice| match notice {
        Notice::Update(update) => Some(update.clone()),
        _ => None,
    });
    let update = update.expect("a game");
    let one = Notice::Update(Update { seen: vec![seen.clone()], ..update.clone() });
    let many = Notice::Update(Update { seen: vec![seen; 300], ..update });
    [one, many].map(|notice| {
        let bytes = codec::encode(&notice).expect("a notice fits a frame");
        codec::decode::<Notice<G>>(&bytes).is_ok()
    })
}

/// Issue 15, 5: seat 5 of 4 and cell 29 of 20 killed the window. Issue 15, 11: so much was seen in one
/// update that it filled the memory.
#[test]
fn what_names_nobody_and_what_is_too_much_is_not_let_in() {
    let seat = |number| Seat::new(number).unwrap();
    let won = |number| memoarrr::Seen::RoundWon { seat: seat(number) };
    let options = memoarrr::Options::basic(2);
    assert_eq!(is_let_in::<Memoarrr>(options, won(1)), [true, false]);
    assert_eq!(is_let_in::<Memoarrr>(options, won(5)), [false, false]);
    let back = |cell| ptibapt::Seen::Back {
        cells: [ptibapt::Cell::new(cell).unwrap()].into_iter().collect(),
    };
    let options = ptibapt::Options::default();
    assert_eq!(is_let_in::<PtiBapt>(options, back(19)), [true, false]);
    assert_eq!(is_let_in::<PtiBapt>(options, back(29)), [false, false]);
    let missed = |number| royaume::Seen::Missed { seat: seat(number) };
    let options = royaume::Options::default();
    assert_eq!(is_let_in::<Royaume>(options.clone(), missed(1)), [true, false]);
    assert_eq!(is_let_in::<Royaume>(options, missed(5)), [false, false]);
}
