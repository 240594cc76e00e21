//! The blue pairs of the extension: P8.

use cinderpeek::games::ptibapt::{Bonus, Illegal};

use super::spread::{Spread, extended};

/// Ann has found a pair of this bonus, with what comes of it, having taken traps before.
fn found(traps: &[&str], pair: [&str; 2], bonus: &str, seen: &str) -> Spread {
    let mut spread = extended();
    for trap in traps {
        spread.tell(&format!("ann turns {trap}: red is up, ann keeps {trap}"));
        spread.tell(
            "ben turns A1: green-1 is up
             ben turns B1: green-2 is up
             ben confirms: back with A1 B1",
        );
    }
    let [a, b] = pair;
    spread.tell(&format!("ann turns {a}: {bonus} is up\nann turns {b}: {bonus} is up, {seen}"));
    spread
}

/// P8: until the pair is found a blue card is a card like any other.
#[test]
fn p08_a_single_blue_card_goes_back_like_others() {
    let mut spread = extended();
    spread.tell(
        "ann turns C3: spyglass is up
         ann turns D3: switch is up
         ann confirms: back with C3 D3",
    );
    assert_eq!(spread.turn(), "ben");
}

/// P8: both cards leave the game and score nothing.
#[test]
fn p08_a_blue_pair_leaves_the_game() {
    let spread = found(&[], ["D3", "D4"], "switch", "ann uses the switch");
    assert!(!spread.lies("D3") && !spread.lies("D4"));
    assert_eq!((spread.points(), spread.pile("ann")), ([0, 0], String::new()));
    assert_eq!(spread.table().gone.len(), 2);
}

/// P8: the spyglass shows two cards, named together, to its player alone; everybody sees where.
#[test]
fn p08_the_spyglass_is_secret_to_its_user() {
    let mut spread = found(&[], ["C3", "C4"], "spyglass", "ann uses the spyglass");
    spread.tell("ann looks at F5 A2: ann looks at F5 A2");
    assert_eq!(spread.secret("ann"), "A2 green-1, F5 red");
    for who in ["ben", "spectator"] {
        assert_eq!((spread.secret(who), spread.face_up(who)), (String::new(), String::new()));
        assert_eq!(spread.view(who).tabletop, *spread.table(), "{who} sees where");
    }
    assert_eq!((spread.turn(), spread.offers()), ("ann", 1));
    spread.tell("ann confirms: back with F5 A2");
    assert_eq!((spread.secret("ann"), spread.turn()), (String::new(), "ben"));
    assert!(spread.lies("F5"), "a trap that is only looked at stays where it is");
}

/// P8: it is not optional, and nothing else can be done before it.
#[test]
fn p08_a_bonus_has_to_be_used() {
    let mut spread = found(&[], ["C3", "C4"], "spyglass", "ann uses the spyglass");
    for deed in ["ann turns A1", "ann confirms", "ann switches A1 A2"] {
        spread.refuses(deed, Illegal::MustUse(Bonus::Spyglass), "P8");
    }
    spread.refuses("ann looks at A1 A1", Illegal::SamePlace, "P8");
    spread.refuses("ann looks at A1 C3", Illegal::Gap, "P9");
    let mut spread = found(&[], ["D3", "D4"], "switch", "ann uses the switch");
    spread.refuses("ann looks at A1 A2", Illegal::MustUse(Bonus::Switch), "P8");
}

/// P8, P9: two face-down cards change places, in everyone's sight.
#[test]
fn p08_the_switch_makes_two_cards_change_places() {
    let mut spread = found(&[], ["D3", "D4"], "switch", "ann uses the switch");
    spread.tell("ann switches A1 F5: A1 F5 change places");
    assert_eq!((spread.card("A1"), spread.card("F5")), ("red".into(), "green-1".into()));
    assert_eq!(spread.turn(), "ben");
    spread.tell("ben turns A1: red is up, ben keeps A1");
}

/// P8: the broom takes one of one's own traps out of the game.
#[test]
fn p08_the_broom_sweeps_a_trap_away() {
    let spread = found(&["C5", "D5"], ["E3", "E4"], "broom", "ann uses the broom");
    assert_eq!(
        (spread.points(), spread.pile("ann"), spread.turn()),
        ([-1, 0], "red".into(), "ben")
    );
    assert_eq!(spread.table().gone.len(), 3);
}

/// P8: the parcel gives one of one's own traps to the other one.
#[test]
fn p08_the_parcel_sends_a_trap_over() {
    let spread = found(&["C5", "D5"], ["F3", "F4"], "parcel", "ann uses the parcel");
    assert_eq!((spread.pile("ann"), spread.pile("ben")), ("red".into(), "red".into()));
    assert_eq!((spread.points(), spread.turn()), ([-1, -1], "ben"));
}

/// P8: broom and parcel do nothing for whoever has no trap, and say so.
#[test]
fn p08_without_a_trap_broom_and_parcel_are_in_vain() {
    let spread = found(&[], ["E3", "E4"], "broom", "ann uses the broom in vain");
    assert_eq!((spread.points(), spread.turn()), ([0, 0], "ben"));
    let spread = found(&[], ["F3", "F4"], "parcel", "ann uses the parcel in vain");
    assert_eq!((spread.points(), spread.turn()), ([0, 0], "ben"));
}

/// P8: "again" is a full turn at once, without limit.
#[test]
fn p08_again_and_again() {
    let mut spread = found(&[], ["A5", "B5"], "again", "ann uses the again");
    assert_eq!(spread.turn(), "ann");
    spread.take("ann B3 B4, ann A1 A2");
    assert_eq!((spread.points(), spread.turn()), ([6, 0], "ben"));
}
