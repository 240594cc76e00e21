//! Every reason for which a deed can be refused, once.
//!
//! [`Spread::refuses`] checks the reason, the number of its rule, and that nothing has changed.

use cinderpeek::games::ptibapt::{Bonus, Illegal};

use super::spread::{Spread, base, extended, solo};
use super::words::seat;

/// Ann has started the base game, and then this has happened.
fn after(story: &str) -> Spread {
    let mut spread = base();
    spread.tell(story);
    spread
}

#[test]
fn p06_refused_out_of_turn() {
    let reason = Illegal::NotYourTurn(seat("ann"));
    base().refuses("ben turns A1", reason, "P6");
    solo().refuses("ben turns A1", reason, "P6");
}

#[test]
fn p06_refused_the_same_card_twice() {
    after("ann turns A1: green-1 is up").refuses("ann turns A1", Illegal::FaceUp, "P6");
}

#[test]
fn p05_refused_anything_but_a_card() {
    for deed in ["ann looks at A1 B1", "ann switches A1 B1"] {
        base().refuses(deed, Illegal::MustTurn, "P5");
    }
}

#[test]
fn p12_refused_to_go_on_before_confirming() {
    let mut spread = after(
        "ann turns A1: green-1 is up
         ann turns B1: green-2 is up",
    );
    for deed in ["ann turns C1", "ann turns A1", "ann looks at A1 B1"] {
        spread.refuses(deed, Illegal::MustConfirm, "P12");
    }
}

#[test]
fn p12_refused_to_confirm_nothing() {
    base().refuses("ann confirms", Illegal::NothingToConfirm, "P12");
    let mut spread = after("ann turns A1: green-1 is up");
    spread.refuses("ann confirms", Illegal::NothingToConfirm, "P12");
}

#[test]
fn p08_refused_anything_but_the_bonus() {
    let mut spread = extended();
    spread.take("ann D3 D4");
    spread.refuses("ann turns A1", Illegal::MustUse(Bonus::Switch), "P8");
    spread.refuses("ann switches B1 B1", Illegal::SamePlace, "P8");
}

#[test]
fn p09_refused_where_nothing_lies() {
    let mut spread = base();
    spread.take("ann A1 A3");
    spread.refuses("ben turns A3", Illegal::Gap, "P9");
    // The base grid ends with E4.
    spread.refuses("ben turns A5", Illegal::Gap, "P9");
    let mut spread = solo();
    spread.tell("ann turns D2: red is up, ann keeps D2");
    spread.take("ann A1 B1");
    spread.refuses("ann turns D2", Illegal::Gap, "P9");
}

#[test]
fn p13_refused_a_time_where_no_clock_runs() {
    base().refuses_at(1_000, "ann turns A1", Illegal::NoClock, "P13");
}

#[test]
fn p16_refused_a_time_before_the_last() {
    let mut spread = solo();
    spread.at(10, "ann turns A1").expect("legal");
    spread.refuses_at(9, "ann turns A3", Illegal::ClockWentBack, "P16");
}

#[test]
fn p10_refused_after_the_game() {
    let mut spread = base();
    spread.take("ann A1 A3, ben B1 B3, ann C1 C3, ben D1 D3, ann E1 E3, ben A2 A4, ann B2 B4");
    spread.refuses("ben turns C2", Illegal::GameOver, "P10");
    spread.refuses("ben confirms", Illegal::GameOver, "P10");
}
