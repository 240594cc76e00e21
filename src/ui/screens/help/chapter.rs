//! The chapters of a book: each game brings its own.

use eframe::egui::Ui;

use crate::games::{GameName, with_game};
use crate::text::Texts;
use crate::ui::style::Style;

pub struct Chapter {
    pub title: fn(&Texts) -> &'static str,
    /// What stands on its page, under the title.
    pub page: fn(&mut Ui, &Style<'_>),
}

/// A game with a book of its own.
pub trait GameHelp {
    /// Its chapters, in order.
    const CHAPTERS: &'static [Chapter];
}

/// The chapters about that game.
pub fn chapters(game: GameName) -> &'static [Chapter] {
    with_game!(game, G => <G as GameHelp>::CHAPTERS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_chapter_has_a_title_of_its_own_in_every_language() {
        for game in GameName::ALL {
            let chapters = chapters(game);
            assert!(chapters.len() > 5, "{game} is explained");
            for language in Language::ALL {
                let titles: std::collections::BTreeSet<&str> =
                    chapters.iter().map(|chapter| (chapter.title)(language.texts())).collect();
                assert_eq!(titles.len(), chapters.len(), "{game} {language:?}");
                assert!(titles.iter().all(|title| !title.is_empty()));
            }
        }
    }
}
