//! The script keeps the rules, and forgives.

use super::*;
use crate::games::memoarrr::{Cell, Phase, Seen};

/// Plays a lesson to its end; what was seen of it.
fn played() -> Vec<Seen> {
    let mut lesson = Lesson::at(Mark::default()).expect("a lesson");
    let mut seen = Vec::new();
    loop {
        let mark = lesson.mark();
        while lesson.is_waiting() {
            seen.extend(lesson.play_other().unwrap_or_else(|| panic!("{mark:?}: others")).seen);
        }
        match lesson.task().answers().first() {
            Some(action) => {
                let update = lesson.answer(*action);
                seen.extend(update.unwrap_or_else(|| panic!("{mark:?}: {action:?}")).seen);
                assert_eq!(Some(lesson.mark()), mark.next());
            }
            None if !lesson.go_on() => return seen,
            None => {}
        }
    }
}

#[test]
fn every_step_can_be_done_by_the_rules() {
    let seen = played();
    let won = seen.iter().filter(|seen| matches!(seen, Seen::RoundWon { .. })).count();
    assert_eq!(won, 3, "a round in every part");
    let mine = |seen: &&Seen| matches!(seen, Seen::RoundWon { seat } if u8::from(*seat) == ME);
    assert_eq!(seen.iter().filter(mine).count(), 2, "the learner wins twice");
}

#[test]
fn the_lesson_shows_what_it_promises() {
    let seen = played();
    let me = Seat::new(ME).expect("a seat");
    let has = |what: fn(&Seen) -> bool| seen.iter().any(what);
    assert!(has(|seen| matches!(seen, Seen::Peeked { .. })));
    assert!(has(|seen| matches!(seen, Seen::Banned { .. })));
    assert!(has(|seen| matches!(seen, Seen::Swapped { .. })));
    assert!(seen.iter().any(|seen| matches!(seen, Seen::Volcano { seat, .. } if *seat == me)));
}

#[test]
fn every_step_can_be_taken_up() {
    for mark in Mark::all() {
        let lesson = Lesson::at(mark).unwrap_or_else(|| panic!("{mark:?}"));
        assert_eq!(lesson.chance.deviation().filter(|it| !is_left_over(*it)), None, "{mark:?}");
    }
}

fn is_left_over(deviation: crate::game::chance::Deviation) -> bool {
    deviation == crate::game::chance::Deviation::LeftOver
}

#[test]
fn luck_is_dictated_to_the_end() {
    let ends = Mark::all()
        .filter(|mark| mark.next().is_none_or(|next| next.step == 0 && next.part().deal.is_some()));
    for mark in ends {
        let mut lesson = Lesson::at(mark).expect("a lesson");
        while lesson.play_other().is_some() {}
        assert_eq!(lesson.chance.deviation(), None, "{mark:?}");
    }
}

#[test]
fn a_wrong_answer_changes_nothing() {
    for mark in Mark::all().filter(|mark| mark.step().task.is_choice()) {
        let mut lesson = Lesson::at(mark).expect("a lesson");
        while lesson.play_other().is_some() {}
        let before = lesson.state.clone();
        let answers = lesson.task().answers();
        for cell in Cell::with_location() {
            for action in [Action::Reveal(cell), Action::Peek(cell), Action::Ban(cell)] {
                if !answers.contains(&action) {
                    assert!(lesson.answer(action).is_none(), "{mark:?} {action:?}");
                }
            }
        }
        assert_eq!((lesson.mark(), &lesson.state), (mark, &before));
    }
}

#[test]
fn every_answer_leads_on() {
    for mark in Mark::all() {
        for action in mark.step().task.answers() {
            let mut lesson = Lesson::at(mark).expect("a lesson");
            while lesson.play_other().is_some() {}
            assert!(lesson.answer(*action).is_some(), "{mark:?} {action:?}");
            while lesson.is_waiting() {
                assert!(lesson.play_other().is_some(), "after {mark:?} {action:?}");
            }
        }
    }
}

#[test]
fn what_is_recalled_was_seen_and_nothing_else_would_do() {
    let mark = Mark::all().find(|mark| matches!(mark.step().task, Task::Recall(_)));
    let lesson = Lesson::at(mark.expect("a step from memory")).expect("a lesson");
    let table = lesson.state.tabletop();
    let before = lesson.state.card(table.compare.expect("a card to compare with"));
    let edge = table.edge(Seat::new(ME).expect("a seat"));
    let fits = edge.iter().filter(|cell| lesson.state.card(*cell).connects(before));
    assert_eq!(fits.map(Action::Reveal).collect::<Vec<_>>(), lesson.task().answers());
}

#[test]
fn one_can_always_go_back() {
    for mark in Mark::all().skip(1) {
        let before = mark.before().unwrap_or_else(|| panic!("{mark:?}"));
        assert!(before < mark && Lesson::at(before).is_some());
    }
    let first = Lesson::at(Mark::default()).expect("a lesson");
    assert!(matches!(first.state.tabletop().phase, Phase::Looking(_)));
}
