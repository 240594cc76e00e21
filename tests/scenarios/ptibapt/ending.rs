//! The end of a game of two: P10 and P11.

use cinderpeek::game::SeatSet;
use cinderpeek::games::ptibapt::{Illegal, Tabletop};

use super::spread::{Spread, base, extended};

fn winners(spread: &Spread) -> SeatSet {
    spread.outcome().expect("the game is over").winners
}

/// P10: with the seventh green pair the game is over at once, though yellow and red still lie there.
#[test]
fn p10_the_seventh_green_pair_ends_the_game() {
    let mut spread = base();
    spread.take("ann A1 A3, ben B1 B3, ann C1 C3, ben D1 D3, ann E1 E3, ben A2 A4");
    assert_eq!(spread.outcome(), None);
    spread.tell(
        "ann turns B2: green-7 is up
         ann turns B4: green-7 is up, ann keeps B2 B4, the game is over",
    );
    assert_eq!((spread.points(), spread.turn()), ([8, 6], "nobody"));
    assert!(spread.lies("C2") && spread.lies("D2"));
    spread.refuses("ben turns C2", Illegal::GameOver, "P10");
    assert_eq!(
        super::words::faces(spread.grid(), &spread.view("ben").opened.expect("all is open")),
        "C2 yellow, D2 red, E2 red, C4 yellow, D4 red, E4 red"
    );
}

/// P10: the yellow pair does not end it.
#[test]
fn p10_the_yellow_pair_does_not_end_the_game() {
    let mut spread = base();
    spread.take("ann A1 A3, ben B1 B3, ann C1 C3, ben D1 D3, ann E1 E3, ben A2 A4, ann C2 C4");
    assert_eq!((spread.outcome(), spread.turn()), (None, "ann"));
}

/// P10, ruling: two who never find anything do not play for ever.
#[test]
fn p10_after_a_thousand_turns_it_is_over_as_it_stands() {
    let mut spread = base();
    spread.take("ann A1 A3");
    for turn in 1..Tabletop::MOST_TURNS {
        let who = ["ann", "ben"][usize::from(turn % 2)];
        let end = if turn + 1 == Tabletop::MOST_TURNS { ", the game is over" } else { "" };
        spread.tell(&format!(
            "{who} turns B1: green-2 is up
             {who} turns C1: green-3 is up
             {who} confirms: back with B1 C1{end}"
        ));
    }
    assert_eq!(winners(&spread), SeatSet::only(super::words::seat("ann")));
}

/// P11: most points win; traps count, and so may lose the game.
#[test]
fn p11_most_points_win() {
    let mut spread = base();
    spread.take("ann A1 A3, ben B1 B3, ann C1 C3, ben D1 D3, ann E1 E3");
    for trap in ["D2", "E2", "D4"] {
        spread.tell(&format!("ben turns {trap}: red is up, ben keeps {trap}"));
        spread.tell(
            "ann turns A2: green-6 is up
             ann turns C2: yellow is up
             ann confirms: back with A2 C2",
        );
    }
    spread.take("ben A2 A4");
    spread.tell("ann turns E4: red is up, ann keeps E4");
    spread.take("ben B2 B4");
    assert_eq!(spread.points(), [5, 5]);
    assert_eq!(winners(&spread).len(), 2, "P11, ruling: a tie is shared");
}

/// P11: who has more wins alone, though the other one has found more pairs.
#[test]
fn p11_the_yellow_pair_may_decide() {
    let mut spread = extended();
    spread.take("ann B3 B4, ann A1 A2, ben B1 B2, ann C1 C2, ben D1 D2");
    spread.tell(
        "ann turns C5: red is up, ann keeps C5
         ben turns D5: red is up, ben keeps D5
         ann turns E5: red is up, ann keeps E5",
    );
    spread.take("ben E1 E2");
    spread.tell("ann turns F5: red is up, ann keeps F5");
    spread.take("ben F1 F2");
    spread.tell(
        "ann turns C3: spyglass is up
         ann turns D3: switch is up
         ann confirms: back with C3 D3",
    );
    spread.take("ben A3 A4");
    assert_eq!(spread.points(), [5, 9]);
    assert_eq!(winners(&spread), SeatSet::only(super::words::seat("ben")));
}
