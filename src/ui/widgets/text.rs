//! Words that are written differently from the rest.

use eframe::egui::RichText;

use crate::ui::style::theme::letters;

/// Words that matter.
pub fn strong(words: impl Into<String>) -> RichText {
    RichText::new(words).text_style(letters::strong())
}
