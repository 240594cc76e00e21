//! Cards and deal: P1 to P4.

use cinderpeek::game::{Chance, Game, Seat};
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::{Card, CellSet, Grid, Options, State};

use super::spread::{BASE, Spread, base, extended};

fn shuffled(options: Options, number: u64) -> State {
    PtiBapt::deal(&options, options.seats(), &mut Chance::from_number(number, 0)).expect("a deal")
}

/// How often each card lies there, by name.
fn counted(state: &State) -> Vec<(String, usize)> {
    let lies: Vec<Card> = state.tabletop().lies.iter().map(|cell| state.card(cell)).collect();
    let count = |card: &Card| lies.iter().filter(|other| *other == card).count();
    Card::all().map(|card| (card.to_string(), count(&card))).collect()
}

/// P1: 7 green pairs, a yellow one and 4 traps, in 5 columns and 4 rows, wherever luck puts them.
#[test]
fn p01_twenty_cards_lie_face_down_in_five_columns_and_four_rows() {
    let states: Vec<State> = (0..50).map(|number| shuffled(Options::default(), number)).collect();
    for state in &states {
        for (card, count) in counted(state) {
            let expected = match card.as_str() {
                "red" => 4,
                card if card.starts_with("green") || card == "yellow" => 2,
                _ => 0,
            };
            assert_eq!(count, expected, "{card}");
        }
        assert_eq!(state.tabletop().options.grid(), Grid { columns: 5, rows: 4 });
    }
    let places = |card: &str| -> CellSet {
        let first = |state: &State| {
            let mut cells = state.tabletop().lies.iter();
            cells.find(|cell| state.card(*cell).to_string() == card).expect("it lies there")
        };
        states.iter().map(first).collect()
    };
    assert!(places("yellow").len() > 8 && places("green-7").len() > 8, "they are shuffled");
}

/// P1: cells are counted row by row from the top left, for both alike.
#[test]
fn p01_places_are_counted_row_by_row() {
    let spread = base();
    let deal: Vec<&str> = BASE.split_whitespace().collect();
    for (number, cell) in spread.grid().cells().iter().enumerate() {
        assert_eq!(spread.card(&spread.grid().name(cell)), deal[number]);
    }
    assert_eq!(spread.grid().name(spread.grid().at(3, 4).expect("a place")), "E4");
    assert_eq!(spread.grid().at(4, 0), None);
}

/// P2: green +1 a card, yellow +2 a card, red −1 a card.
#[test]
fn p02_what_the_cards_are_worth() {
    let mut spread = base();
    spread.take("ann A1 A3");
    spread.tell("ben turns D2: red is up, ben keeps D2");
    spread.take("ann C2 C4");
    assert_eq!(
        (spread.points(), spread.pile("ann")),
        ([6, -1], "green-1 green-1 yellow yellow".into())
    );
}

/// P3: ten more cards, five blue pairs, in 6 columns and 5 rows.
#[test]
fn p03_the_extension_adds_five_blue_pairs() {
    let options = Options { extension: true, ..Options::default() };
    let state = shuffled(options, 1);
    assert_eq!(state.tabletop().lies.len(), 30);
    for (card, count) in counted(&state) {
        assert_eq!(count, if card == "red" { 4 } else { 2 }, "{card}");
    }
    assert_eq!(extended().grid(), Grid { columns: 6, rows: 5 });
}

/// P4: the host picks who starts …
#[test]
fn p04_the_host_picks_who_starts() {
    for (seat, name) in [(0, "ann"), (1, "ben")] {
        let options = Options { first: Seat::new(seat), ..Options::default() };
        assert_eq!(Spread::dealt(options, BASE, None).turn(), name);
    }
}

/// P4: … or chance does.
#[test]
fn p04_or_chance_decides_who_starts() {
    assert_eq!(Spread::dealt(Options::default(), BASE, Some("ben")).turn(), "ben");
    let first = |number| PtiBapt::to_act(&shuffled(Options::default(), number)).first();
    let by_ann = (0..1000).filter(|number| first(*number) == Seat::new(0)).count();
    assert!((420..580).contains(&by_ann), "{by_ann} of 1000");
}

/// P4: whoever starts sits at the table, and two play.
#[test]
fn p04_only_two_play_and_one_of_them_starts() {
    let outside = Options { first: Seat::new(2), ..Options::default() };
    assert!(outside.check(2).is_err());
    for seats in [0, 1, 3, 4, 6] {
        assert!(Options::default().check(seats).is_err(), "{seats}");
    }
}
