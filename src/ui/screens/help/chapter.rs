//! The chapters, in order.

use crate::ui::text::Texts;

/// A chapter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Chapter {
    #[default]
    Goal,
    Cards,
    Looking,
    Turn,
    Volcano,
    Round,
    Ending,
    Animals,
    Rulings,
    Memory,
    Fair,
}

impl Chapter {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Goal,
        Self::Cards,
        Self::Looking,
        Self::Turn,
        Self::Volcano,
        Self::Round,
        Self::Ending,
        Self::Animals,
        Self::Rulings,
        Self::Memory,
        Self::Fair,
    ];

    /// The one after it.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    /// What it is called.
    pub fn title(self, text: &Texts) -> &'static str {
        let help = &text.help;
        match self {
            Self::Goal => help.basics.goal.title,
            Self::Cards => help.basics.cards.title,
            Self::Looking => help.basics.looking.title,
            Self::Turn => help.basics.turn.title,
            Self::Volcano => help.basics.volcano.title,
            Self::Round => help.basics.round.title,
            Self::Ending => help.basics.ending.title,
            Self::Animals => help.expert.animals.title,
            Self::Rulings => help.customs.rulings.title,
            Self::Memory => help.customs.memory.title,
            Self::Fair => help.customs.fair.title,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::text::Language;

    #[test]
    fn every_chapter_has_a_title_of_its_own_in_every_language() {
        for language in Language::ALL {
            let titles: std::collections::BTreeSet<&str> =
                Chapter::ALL.iter().map(|chapter| chapter.title(language.texts())).collect();
            assert_eq!(titles.len(), Chapter::ALL.len());
            assert!(titles.iter().all(|title| !title.is_empty()));
        }
    }

    #[test]
    fn one_leads_to_the_next() {
        let mut chapter = Chapter::default();
        for expected in &Chapter::ALL[1..] {
            chapter = chapter.next().expect("a next chapter");
            assert_eq!(chapter, *expected);
        }
        assert_eq!(chapter.next(), None);
    }
}
