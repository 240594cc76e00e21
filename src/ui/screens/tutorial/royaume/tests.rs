//! The lesson of Le Royaume shows what it promises.

use super::ME;
use super::layout::MARKET;
use crate::bot::royaume::odds;
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::{By, Seen, WizardReason};
use crate::ui::screens::tutorial::lesson::Lesson;
use crate::ui::screens::tutorial::lesson::tests::played;
use crate::ui::screens::tutorial::position::Position;

fn me() -> Seat {
    Seat::new(ME).expect("a seat")
}

#[test]
fn everything_of_the_rules_is_met() {
    let seen = played::<Royaume>();
    let has = |what: fn(&Seen) -> bool| seen.iter().any(what);
    assert!(has(|seen| matches!(seen, Seen::Joined { seat } if *seat == me())));
    assert!(has(|seen| matches!(seen, Seen::Wizard { why: WizardReason::Beaten, .. })));
    assert!(has(|seen| matches!(seen, Seen::Animal { .. })));
    assert!(has(|seen| matches!(seen, Seen::Memory { .. })));
    assert!(has(|seen| matches!(seen, Seen::Placed { seat, .. } if *seat == me())));
    assert!(has(|seen| matches!(seen, Seen::Settled { done: false, by: By::Short, .. })));
    let done = |seen: &&Seen| matches!(seen, Seen::Settled { done: true, by: By::Total, .. });
    assert_eq!(seen.iter().filter(done).count(), 3, "two challenges and a fight");
}

/// The sums that are written out in what is said.
#[test]
fn the_numbers_are_those_that_are_said() {
    let totals: Vec<(i16, i16)> = played::<Royaume>()
        .iter()
        .filter_map(|seen| match seen {
            Seen::Settled { total, difficulty, .. } => Some((*total, *difficulty)),
            _ => None,
        })
        .collect();
    assert_eq!(totals, [(8, 8), (10, 9), (26, 25), (2, 13)]);
    let scores = |seat: Seat| {
        let of = move |seen: &Seen| match seen {
            Seen::Points { seat: whose, score, .. } if *whose == seat => Some(*score),
            _ => None,
        };
        played::<Royaume>().iter().filter_map(of).collect::<Vec<_>>()
    };
    assert_eq!(scores(me()), [5, 10, 15, 20, 10, 15]);
    assert_eq!(scores(me().next(2)), [8, 13, 8]);
}

#[test]
fn the_first_challenge_is_done_in_eight_of_ten_cases() {
    let spin = Position { part: 0, step: 2 };
    let lesson = Lesson::<Royaume>::at(spin).expect("a lesson");
    let table = lesson.state().tabletop();
    assert!(table.up.get(MARKET).is_some(), "it is turned up");
    let hand = &table.player(me()).hand;
    assert!((odds::of_challenge(table, me(), hand, MARKET) - 0.8).abs() < 0.001);
}
