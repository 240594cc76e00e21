//! The lesson of Pti Bapt shows what it promises.

use crate::game::Seat;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Bonus, Card, Seen};
use crate::ui::screens::tutorial::lesson::tests::played;

#[test]
fn everything_of_the_rules_is_met() {
    let seen = played::<PtiBapt>();
    let me = Seat::new(super::ME).expect("a seat");
    let kept = |by: bool, what: Card| {
        seen.iter().any(|seen| {
            matches!(seen, Seen::Kept { seat, card, .. } if (*seat == me) == by && *card == what)
        })
    };
    assert!(kept(true, Card::Red) && kept(false, Card::Red), "both step into a trap");
    assert!(kept(true, Card::Yellow), "the learner finds the Ptis Bapt");
    for met in [Bonus::Spyglass, Bonus::Switch] {
        let found = |seen: &Seen| matches!(seen, Seen::Bonus { bonus, .. } if *bonus == met);
        assert!(seen.iter().any(found), "{met:?}");
    }
    assert!(seen.iter().any(|seen| matches!(seen, Seen::Looked { .. })));
    assert!(seen.iter().any(|seen| matches!(seen, Seen::Switched { .. })));
    assert!(!seen.iter().any(|seen| matches!(seen, Seen::Bonus { void: true, .. })));
}

#[test]
fn the_learner_does_well() {
    let pairs = played::<PtiBapt>();
    let me = Seat::new(super::ME).expect("a seat");
    let found = |seen: &&Seen| matches!(seen, Seen::Kept { seat, cells, .. } if *seat == me && cells.len() == 2);
    assert_eq!(pairs.iter().filter(found).count(), 4, "kites, Ptis Bapt, teapots, snails");
}
