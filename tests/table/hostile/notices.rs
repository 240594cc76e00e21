//! A host that says well-formed things that make no sense: nothing of it breaks a client or a bot.

use cinderpeek::bot::Level;
use cinderpeek::client::{Autopilot, Input, Logged, Player};
use cinderpeek::game::{Chance, Seat, Update};
use cinderpeek::games::{Memoarrr, PtiBapt, Royaume, memoarrr, ptibapt, royaume};
use cinderpeek::net::transport::codec;
use cinderpeek::table::{Hosted, Moment, Notice};

use crate::lies::{Liar, ann, memoarrr_tables, ptibapt_tables, royaume_tables, seeds, told};

/// Tells a bot's client all of it, with something changed every now and then. How often it was.
fn lies<G: Hosted + Logged>(notices: &[Notice<G>], seed: u64) -> usize {
    let mut liar = Liar::new(notices, seed);
    let level = Level::ALL[liar.chance.below(Level::ALL.len())];
    let ((profile, credentials, luck), brain) = (ann(), Chance::from_number(seed, 4));
    let mut pilot = Autopilot::<G>::new(profile, credentials, luck, G::bot(level, brain), 0);
    let mut now = Moment(0);
    let mut say = |input| drop(pilot.handle(now, input));
    say(Input::WantReady(true));
    say(Input::LinkUp);
    for notice in notices {
        say(Input::Heard(liar.tell(notice)));
        say(Input::Passed);
    }
    now = now + 1;
    pilot.handle(now, Input::Passed);
    liar.lies
}

fn try_all<G: Hosted + Logged>(tables: impl IntoIterator<Item = (G::Options, u8)>, usually: u64) {
    let told = tables.into_iter().map(|(options, seats)| {
        let notices = told::<G>(options, seats);
        seeds(usually).map(|seed| lies(&notices, seed)).sum::<usize>()
    });
    let told: usize = told.sum();
    assert!(told > 100, "only {told} lies were well-formed");
}

#[test]
fn hostile_notices_of_memoarrr_break_nothing() {
    try_all::<Memoarrr>(memoarrr_tables(), 100);
}

#[test]
fn hostile_notices_of_pti_bapt_break_nothing() {
    try_all::<PtiBapt>(ptibapt_tables(), 100);
}

#[test]
fn hostile_notices_of_le_royaume_break_nothing() {
    try_all::<Royaume>(royaume_tables(), 20);
}

/// Whether a client would be shown this after the first update of a real game.
fn is_let_in<G: Hosted + Logged>(options: G::Options, seen: G::Seen) -> [bool; 2] {
    let notices = told::<G>(options, 2);
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
