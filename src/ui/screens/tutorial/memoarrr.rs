//! The lesson: what is dealt, said, shown and asked, in order.

mod animals;
mod memory;
mod round;

use super::step::Part;

/// All parts.
pub const PARTS: [&Part; 3] = [&round::PART, &memory::PART, &animals::PART];

#[cfg(test)]
mod tests {
    use crate::ui::screens::tutorial::lesson::Mark;
    use crate::ui::screens::tutorial::step::Task;
    use crate::ui::text::Language;

    #[test]
    fn every_step_is_said_in_every_language() {
        for language in Language::ALL {
            for mark in Mark::all() {
                let said = (mark.step().said)(language.texts());
                assert!(!said.say.is_empty(), "{language:?} {mark:?}");
                let reads = matches!(mark.step().task, Task::Read(_));
                assert_eq!(said.todo.is_empty(), reads, "{language:?} {mark:?}");
                let recalls = matches!(mark.step().task, Task::Recall(_));
                assert!(!recalls || !said.wrong.is_empty(), "{language:?} {mark:?}");
                assert!(!(mark.part().title)(language.texts()).is_empty());
            }
        }
    }

    #[test]
    fn languages_do_not_say_the_same() {
        for mark in Mark::all() {
            let [english, french] =
                Language::ALL.map(|language| (mark.step().said)(language.texts()));
            assert_ne!(english.say, french.say, "{mark:?}");
        }
    }

    #[test]
    fn french_signs_do_not_begin_a_line() {
        for mark in Mark::all() {
            let said = (mark.step().said)(Language::French.texts());
            for text in [said.say, said.todo, said.wrong] {
                let loose =
                    [" !", " ?", " :", " ;", " »"].iter().find(|sign| text.contains(**sign));
                assert_eq!(loose, None, "{text}");
            }
        }
    }
}
