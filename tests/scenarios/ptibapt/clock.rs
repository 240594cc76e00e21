//! The clock of solo: P16. That it is monotonic and the table's is told in `tests/table`.

use cinderpeek::games::ptibapt::{Event, Illegal};

use super::spread::{Spread, solo};

/// Ann alone, with two cards in sight that do not match.
fn in_sight() -> Spread {
    let mut spread = solo();
    spread.tell(
        "ann turns A1: green-1 is up
         ann turns B1: green-2 is up",
    );
    spread
}

/// P16: turning the next card counts as the confirmation of P12.
#[test]
fn p16_the_next_card_confirms() {
    let mut spread = in_sight();
    spread.tell("ann turns C1: back with A1 B1, green-3 is up");
    assert_eq!((spread.face_up("ann"), spread.table().turns), ("C1 green-3".into(), 1));
}

/// P16: so it may be one of those that have just gone back.
#[test]
fn p16_the_next_card_may_be_one_that_was_in_sight() {
    let mut spread = in_sight();
    spread.tell("ann turns B1: back with A1 B1, green-2 is up");
    let mut spread = in_sight();
    assert_eq!(spread.offers(), 21, "every card, and to confirm");
    spread.tell("ann confirms: back with A1 B1");
}

/// P16: a trap as the next card: the others go back, and it is kept.
#[test]
fn p16_the_next_card_may_be_a_trap() {
    in_sight().tell("ann turns D2: back with A1 B1, red is up, ann keeps D2");
}

/// P16: the clock does not go back; time may stand still.
#[test]
fn p16_the_clock_does_not_go_back() {
    let mut spread = solo();
    spread.at(5_000, "ann turns A1").expect("legal");
    spread.refuses_at(4_999, "ann turns B1", Illegal::ClockWentBack, "P16");
    spread.at(5_000, "ann turns B1").expect("legal");
}

/// P16: a game that was interrupted and resumed makes no best time; one that was not does.
#[test]
fn p16_an_interrupted_game_makes_no_best_time() {
    let play = |interrupted: bool| {
        let mut spread = solo();
        spread.take("ann A1 A3, ann B1 B3, ann C1 C3, ann D1 D3, ann E1 E3, ann A2 A4, ann C2 C4");
        match interrupted {
            true => spread.resumed_at(9_000, "ann turns B2"),
            false => spread.at(9_000, "ann turns B2"),
        }
        .expect("legal");
        let events = spread.at(9_500, "ann turns B4").expect("legal");
        let Some(Event::GameOver(tally)) = events.last() else { panic!("it is over") };
        tally.solo().expect("solo").makes_a_best_time()
    };
    assert_eq!((play(false), play(true)), (true, false));
}
