//! Every script keeps the rules, and forgives.

use super::*;
use crate::game::chance::Deviation;
use crate::games::{Memoarrr, PtiBapt, Royaume};
use crate::text::Language;
use crate::text::tutorial::Said;

/// The laws of every lesson, for each game.
macro_rules! laws {
    ($($law:ident),* $(,)?) => {
        mod memoarrr {
            $(#[test] fn $law() { super::$law::<super::Memoarrr>(); })*
        }
        mod ptibapt {
            $(#[test] fn $law() { super::$law::<super::PtiBapt>(); })*
        }
        mod royaume {
            $(#[test] fn $law() { super::$law::<super::Royaume>(); })*
        }
    };
}

laws! {
    every_step_can_be_done_by_the_rules,
    every_step_can_be_taken_up,
    luck_is_dictated_to_the_end,
    a_wrong_answer_changes_nothing,
    every_answer_leads_on_to_the_end_of_its_part,
    a_task_can_be_pointed_at,
    one_can_always_go_back,
    every_step_is_said_in_every_language,
}

impl<G: GameTutorial> Lesson<G> {
    /// The whole truth.
    pub fn state(&self) -> &G::State {
        &self.game.state
    }
}

fn at<G: GameTutorial>(position: Position) -> Lesson<G> {
    Lesson::at(position).unwrap_or_else(|| panic!("{} {position:?}", G::NAME))
}

/// Plays a lesson to its end; what was seen of it.
pub fn played<G: GameTutorial>() -> Vec<G::Seen> {
    let mut lesson = at::<G>(Position::default());
    let mut seen = Vec::new();
    loop {
        let position = lesson.position();
        while lesson.is_waiting() {
            seen.extend(lesson.play_other().unwrap_or_else(|| panic!("{position:?}: others")).seen);
        }
        match lesson.task().answers().first() {
            Some(action) => {
                let update = lesson.answer(*action);
                seen.extend(update.unwrap_or_else(|| panic!("{position:?}: {action:?}")).seen);
                assert_eq!(Some(lesson.position()), position.next::<G>());
            }
            None if !lesson.go_on() => return seen,
            None => {}
        }
    }
}

fn every_step_can_be_done_by_the_rules<G: GameTutorial>() {
    assert!(!played::<G>().is_empty());
}

fn every_step_can_be_taken_up<G: GameTutorial>() {
    for position in Position::all::<G>() {
        let deviation = at::<G>(position).game.chance.deviation();
        assert_eq!(deviation.filter(|it| *it != Deviation::LeftOver), None, "{position:?}");
    }
}

fn luck_is_dictated_to_the_end<G: GameTutorial>() {
    let last = |position: &Position| position.next::<G>().is_none_or(|next| next.is_dealt::<G>());
    for position in Position::all::<G>().filter(last) {
        let mut lesson = at::<G>(position);
        while lesson.play_other().is_some() {}
        assert_eq!(lesson.game.chance.deviation(), None, "{position:?}");
    }
}

fn a_wrong_answer_changes_nothing<G: GameTutorial>() {
    for position in Position::all::<G>().filter(|position| position.step::<G>().task.is_choice()) {
        let mut lesson = at::<G>(position);
        while lesson.play_other().is_some() {}
        let before = lesson.state().clone();
        let right = lesson.task().answers();
        let view = G::view(&before, viewer::<G>());
        let wrong: Vec<G::Action> =
            G::legal_actions(&view).filter(|action| !right.contains(action)).collect();
        assert!(!wrong.is_empty(), "{position:?}");
        for action in wrong {
            assert!(lesson.answer(action).is_none(), "{position:?} {action:?}");
        }
        assert_eq!((lesson.position(), lesson.state()), (position, &before));
    }
}

/// Whatever right answer is given, what comes after it in the same part can be played.
fn every_answer_leads_on_to_the_end_of_its_part<G: GameTutorial>() {
    for position in Position::all::<G>() {
        let mut first = at::<G>(position);
        while first.play_other().is_some() {}
        for action in first.answers() {
            let mut lesson = at::<G>(position);
            while lesson.play_other().is_some() {}
            assert!(lesson.answer(action).is_some(), "{position:?} {action:?}");
            while lesson.position().part == position.part {
                while lesson.is_waiting() {
                    assert!(lesson.play_other().is_some(), "after {position:?} {action:?}");
                }
                let moved = match lesson.answers().first() {
                    Some(best) => lesson.answer(*best).is_some(),
                    None => lesson.task().answers().is_empty() && lesson.go_on(),
                };
                if !moved {
                    assert_eq!(
                        lesson.position().next::<G>(),
                        None,
                        "after {position:?} {action:?}"
                    );
                    break;
                }
            }
        }
    }
}

fn a_task_can_be_pointed_at<G: GameTutorial>() {
    for position in Position::all::<G>().filter(|position| position.step::<G>().task.is_choice()) {
        let mut lesson = at::<G>(position);
        while lesson.play_other().is_some() {}
        assert!(!lesson.lit(true).is_empty(), "{position:?}");
    }
}

fn one_can_always_go_back<G: GameTutorial>() {
    for position in Position::all::<G>().skip(1) {
        let before = position.before::<G>().unwrap_or_else(|| panic!("{position:?}"));
        assert!(before < position && Lesson::<G>::at(before).is_some());
    }
}

fn said<G: GameTutorial>(position: Position, language: Language) -> &'static Said {
    (position.step::<G>().said)(language.texts())
}

fn every_step_is_said_in_every_language<G: GameTutorial>() {
    for position in Position::all::<G>() {
        let task = position.step::<G>().task;
        for language in Language::ALL {
            let said = said::<G>(position, language);
            assert!(!said.say.is_empty(), "{language:?} {position:?}");
            let reads = matches!(task, Task::Read(_));
            assert_eq!(said.todo.is_empty(), reads, "{language:?} {position:?}");
            let recalls = matches!(task, Task::Recall(_));
            assert!(!recalls || !said.wrong.is_empty(), "{language:?} {position:?}");
            assert!(!(position.part::<G>().title)(language.texts()).is_empty());
        }
        let [english, french] = Language::ALL.map(|language| said::<G>(position, language));
        assert_ne!(english.say, french.say, "{position:?}");
    }
}
