//! The rules on one card, to be looked up in the middle of a game.

use eframe::egui::Ui;

use crate::games::royaume::{Card, Suit};
use crate::ui::boards::card::{columns_ui, entry_ui, rule_ui};
use crate::ui::boards::royaume::picture;
use crate::ui::style::Style;
use crate::ui::style::theme::size;
use crate::ui::widgets::badge;

/// The sign of a card.
const SIGN: f32 = 28.0;

/// The card: on the left how it goes, on the right the cards that one can hold or draw.
pub fn summary_ui(ui: &mut Ui, style: &Style<'_>) {
    columns_ui(ui, |ui| rules_ui(ui, style), |ui| cards_ui(ui, style));
}

fn rules_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.royaume.summary;
    for (what, how) in [
        (texts.turn, texts.turn_how),
        (texts.challenge, texts.challenge_how),
        (texts.outcome, texts.outcome_how),
        (texts.memories, texts.memories_how),
        (texts.wizard, texts.wizard_how),
        (texts.end, texts.end_how),
    ] {
        rule_ui(ui, style, what, how);
    }
}

fn cards_ui(ui: &mut Ui, style: &Style<'_>) {
    let texts = &style.text.royaume.summary;
    rule_ui(ui, style, texts.cards, texts.cards_how);
    for card in Card::ALL {
        let name = style.text.royaume.card(card);
        let does = style.text.royaume.board.does(card);
        let color = match card.suit() {
            Suit::C => style.palette.weak,
            Suit::A | Suit::B => style.palette.text,
        };
        entry_ui(ui, |ui| badge(ui, style, picture::card_sign(card), SIGN), name, does, color);
        ui.add_space(size::GRID);
    }
}
