//! A turn: P5 to P7, P9 and P12.

use cinderpeek::games::ptibapt::Illegal;

use super::spread::base;

/// P5: both players see the first card.
#[test]
fn p05_everybody_sees_the_first_card() {
    let mut spread = base();
    spread.tell("ann turns B1: green-2 is up");
    for who in ["ann", "ben", "spectator"] {
        assert_eq!(spread.face_up(who), "B1 green-2", "{who}");
    }
    assert_eq!(spread.turn(), "ann");
}

/// P5, ruling: a trap as the first card is kept, and the turn is over.
#[test]
fn p05_a_trap_first_ends_the_turn() {
    let mut spread = base();
    spread.tell("ann turns E4: red is up, ann keeps E4");
    assert_eq!((spread.turn(), spread.points()), ("ben", [-1, 0]));
    assert_eq!((spread.face_up("ben"), spread.lies("E4")), (String::new(), false));
}

/// P6: a trap as the second card is kept; the first one goes back, and the turn is over.
#[test]
fn p06_a_trap_second_is_kept_and_the_first_card_goes_back() {
    let mut spread = base();
    spread.tell(
        "ann turns B1: green-2 is up
         ann turns D2: red is up, ann keeps D2
         ann confirms: back with B1",
    );
    assert_eq!((spread.turn(), spread.points(), spread.lies("B1")), ("ben", [-1, 0], true));
}

/// P6: two pictures that are not the same go back, and the turn is over.
#[test]
fn p06_two_that_differ_go_back() {
    let mut spread = base();
    spread.tell(
        "ann turns B1: green-2 is up
         ann turns C3: green-3 is up
         ann confirms: back with B1 C3",
    );
    assert_eq!((spread.turn(), spread.points()), ("ben", [0, 0]));
    assert_eq!(spread.face_up("ann"), "");
}

/// P6: a pair is kept, and gives no further turn.
#[test]
fn p06_a_pair_is_kept_and_the_turn_is_over() {
    let mut spread = base();
    spread.tell(
        "ann turns B3: green-2 is up
         ann turns B1: green-2 is up, ann keeps B3 B1",
    );
    assert_eq!((spread.turn(), spread.points()), ("ben", [2, 0]));
}

/// P7: whoever finds the yellow pair plays again at once, and that is a full turn.
#[test]
fn p07_the_yellow_pair_plays_again() {
    let mut spread = base();
    spread.tell(
        "ann turns C2: yellow is up
         ann turns C4: yellow is up, ann keeps C2 C4",
    );
    assert_eq!((spread.turn(), spread.points()), ("ann", [4, 0]));
    spread.tell(
        "ann turns A1: green-1 is up
         ann turns A3: green-1 is up, ann keeps A1 A3",
    );
    assert_eq!((spread.turn(), spread.points()), ("ben", [6, 0]));
}

/// P7: one yellow card alone does nothing.
#[test]
fn p07_a_single_yellow_card_does_nothing() {
    let mut spread = base();
    spread.tell(
        "ann turns C2: yellow is up
         ann turns A1: green-1 is up
         ann confirms: back with C2 A1",
    );
    assert_eq!(spread.turn(), "ben");
}

/// P9: what was kept leaves a gap, and nothing moves into it.
#[test]
fn p09_kept_cards_leave_gaps_and_nothing_moves() {
    let mut spread = base();
    spread.take("ann A1 A3");
    assert!(!spread.lies("A1") && !spread.lies("A3") && spread.lies("B1"));
    assert_eq!((spread.card("B1"), spread.card("A2")), ("green-2".into(), "green-6".into()));
    assert_eq!(spread.offers(), 18);
    spread.refuses("ben turns A1", Illegal::Gap, "P9");
}

/// P12: what has to go back stays in sight, for everybody, until the player in turn confirms.
#[test]
fn p12_a_mismatch_stays_in_sight_until_it_is_confirmed() {
    let mut spread = base();
    spread.tell(
        "ann turns A1: green-1 is up
         ann turns B2: green-7 is up",
    );
    for who in ["ann", "ben", "spectator"] {
        assert_eq!(spread.face_up(who), "A1 green-1, B2 green-7", "{who}");
    }
    assert_eq!((spread.turn(), spread.offers()), ("ann", 1));
    spread.refuses("ben turns C1", Illegal::NotYourTurn(super::words::seat("ann")), "P6");
    spread.refuses("ben confirms", Illegal::NotYourTurn(super::words::seat("ann")), "P6");
    spread.tell("ann confirms: back with A1 B2");
    assert_eq!((spread.face_up("ann"), spread.turn()), (String::new(), "ben"));
}

/// P12: before a trap that came second only the first card has to go back.
#[test]
fn p12_the_card_before_a_trap_stays_in_sight_too() {
    let mut spread = base();
    spread.tell(
        "ann turns A1: green-1 is up
         ann turns D4: red is up, ann keeps D4",
    );
    assert_eq!((spread.face_up("ben"), spread.turn()), ("A1 green-1".into(), "ann"));
}
