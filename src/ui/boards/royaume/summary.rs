//! The rules on one card, to be looked up in the middle of a game.

use eframe::egui::Ui;

use crate::games::royaume::Card;
use crate::ui::boards::card::words_ui;
use crate::ui::style::Style;

/// The card.
pub fn summary_ui(ui: &mut Ui, style: &Style<'_>) {
    for card in Card::ALL {
        words_ui(ui, style.text.royaume.card(card), style.palette.text);
    }
}
