//! The lesson of Memoarrr! shows what it promises.

use super::ME;
use crate::game::Seat;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Action, Phase, Seen};
use crate::ui::screens::tutorial::lesson::Lesson;
use crate::ui::screens::tutorial::lesson::tests::played;
use crate::ui::screens::tutorial::position::Position;
use crate::ui::screens::tutorial::step::Task;

#[test]
fn a_round_is_won_in_every_part() {
    let seen = played::<Memoarrr>();
    let won = seen.iter().filter(|seen| matches!(seen, Seen::RoundWon { .. })).count();
    assert_eq!(won, 3, "a round in every part");
    let mine = |seen: &&Seen| matches!(seen, Seen::RoundWon { seat } if u8::from(*seat) == ME);
    assert_eq!(seen.iter().filter(mine).count(), 2, "the learner wins twice");
}

#[test]
fn everything_of_the_rules_is_met() {
    let seen = played::<Memoarrr>();
    let me = Seat::new(ME).expect("a seat");
    let has = |what: fn(&Seen) -> bool| seen.iter().any(what);
    assert!(has(|seen| matches!(seen, Seen::Peeked { .. })));
    assert!(has(|seen| matches!(seen, Seen::Banned { .. })));
    assert!(has(|seen| matches!(seen, Seen::Swapped { .. })));
    assert!(seen.iter().any(|seen| matches!(seen, Seen::Volcano { seat, .. } if *seat == me)));
}

#[test]
fn what_is_recalled_was_seen_and_nothing_else_would_do() {
    let recalls = |position: &Position| matches!(position.step::<Memoarrr>().task, Task::Recall(_));
    let position = Position::all::<Memoarrr>().find(recalls).expect("a step from memory");
    let lesson = Lesson::<Memoarrr>::at(position).expect("a lesson");
    let table = lesson.state().tabletop();
    let before = lesson.state().card(table.compare.expect("a card to compare with"));
    let edge = table.edge(Seat::new(ME).expect("a seat"));
    let fits = edge.iter().filter(|cell| lesson.state().card(*cell).connects(before));
    assert_eq!(fits.map(Action::Reveal).collect::<Vec<_>>(), lesson.answers());
}

#[test]
fn it_begins_with_the_three_cards() {
    let first = Lesson::<Memoarrr>::at(Position::default()).expect("a lesson");
    assert!(matches!(first.state().tabletop().phase, Phase::Looking(_)));
}
