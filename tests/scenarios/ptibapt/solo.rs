//! Alone against the clock: P13 to P15.

use cinderpeek::game::{Score, SetupError};
use cinderpeek::games::ptibapt::{Options, Solo};

use super::spread::{Spread, base, solo};

/// All pairs but the last green one, without a trap.
const ALMOST_ALL: &str =
    "ann A1 A3, ann B1 B3, ann C1 C3, ann D1 D3, ann E1 E3, ann A2 A4, ann C2 C4";

fn result(spread: &Spread) -> Solo {
    spread.tally().solo().expect("solo").clone()
}

/// P13: one player, the 20 base cards, no extension.
#[test]
fn p13_solo_is_for_one_without_the_extension() {
    let spread = solo();
    assert_eq!((spread.table().lies.len(), spread.turn()), (20, "ann"));
    let solo = Options { solo: true, ..Options::default() };
    assert_eq!(solo.check(1), Ok(()));
    assert_eq!(solo.check(2), Err(SetupError::SoloPlayers(2)));
    let extended = Options { extension: true, ..solo };
    assert_eq!(extended.check(1), Err(SetupError::SoloExtension));
}

/// P13: an action's time is what the clock said then. When it starts and stands still is the table's
/// matter (`tests/table`).
#[test]
fn p13_an_action_says_what_the_clock_said() {
    let mut spread = solo();
    spread.at(2_500, "ann turns A1").expect("legal");
    assert_eq!(spread.table().clock.millis, 2_500);
}

/// P14: the turn rules are the same: a trap is kept, a pair, too; "plays again" means nothing.
#[test]
fn p14_the_turn_rules_are_the_same() {
    let mut spread = solo();
    spread.tell(
        "ann turns D2: red is up, ann keeps D2
         ann turns A1: green-1 is up
         ann turns E2: red is up, ann keeps E2
         ann confirms: back with A1
         ann turns C2: yellow is up
         ann turns C4: yellow is up, ann keeps C2 C4
         ann turns B1: green-2 is up
         ann turns C1: green-3 is up
         ann confirms: back with B1 C1",
    );
    assert_eq!((spread.turn(), spread.table().turns), ("ann", 4));
}

/// P14: it ends with the last of the 16 green and yellow cards, the yellow ones included; red ones may
/// remain.
#[test]
fn p14_it_ends_when_green_and_yellow_are_collected() {
    let mut spread = solo();
    spread.take(ALMOST_ALL);
    assert_eq!(spread.outcome(), None);
    spread.tell(
        "ann turns B2: green-7 is up
         ann turns B4: green-7 is up, ann keeps B2 B4, the game is over",
    );
    assert!(spread.lies("D2") && result(&spread).complete);
    assert_eq!(result(&spread).turns, 8);
}

/// P14: unlike for two (P10) the last green pair does not end it while a yellow one lies there.
#[test]
fn p14_the_last_green_pair_alone_does_not_end_it() {
    let mut spread = solo();
    spread.take(&ALMOST_ALL.replace("C2 C4", "B2 B4"));
    assert_eq!(spread.outcome(), None);
    spread.tell(
        "ann turns C2: yellow is up
         ann turns C4: yellow is up, ann keeps C2 C4, the game is over",
    );
}

/// P15: the time taken, and 10 s for every red card kept.
#[test]
fn p15_a_trap_costs_ten_seconds() {
    let mut spread = solo();
    spread.tell(
        "ann turns D2: red is up, ann keeps D2
         ann turns E4: red is up, ann keeps E4",
    );
    spread.take(ALMOST_ALL);
    spread.at(61_000, "ann turns B2").expect("legal");
    spread.at(83_257, "ann turns B4").expect("legal");
    let Solo { seconds, reds, result, .. } = result(&spread);
    assert_eq!((seconds, reds), (Score::thousandths(83_257), 2));
    assert_eq!(result, Score::thousandths(103_257));
    assert_eq!(spread.outcome().expect("over").scores, [Score::thousandths(103_257)]);
}

/// P15: what counts in a game of two is points, and no time.
#[test]
fn p15_two_players_have_no_time() {
    assert_eq!(base().tally().solo(), None);
}
