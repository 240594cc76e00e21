//! What one can do after a game.

use eframe::egui::{Key, Label, RichText, Ui};

use super::{Saving, Scene};
use crate::ui::boards::GameBoard;
use crate::ui::profile::purpose::Purpose;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{announce, big_button, text_button};

/// What the player wants after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// To play again.
    Rematch,
    /// To see it again.
    Replay,
    /// To see that step of it again.
    ReplayAt(usize),
    /// To keep its record.
    Save,
    /// To leave the table.
    Home,
}

/// The buttons below the result. At the top of the ladder nobody is left to be beaten.
pub(super) fn next_ui<G: GameBoard>(
    ui: &mut Ui,
    scene: &Scene<'_, G>,
    saving: &Saving,
    at_top: bool,
) -> Option<Next> {
    let (style, texts) = (scene.style, &scene.style.text.end);
    let (mut next, mut first) = (None, None);
    ui.add_space(size::GRID);
    ui.horizontal_wrapped(|ui| {
        let host = scene.snapshot.is_host();
        if host && !at_top {
            let words = match scene.purpose {
                Purpose::Daily(_) => style.text.challenges.again,
                Purpose::Ladder => style.text.challenges.next_game,
                Purpose::Practice if scene.snapshot.is_solo() => texts.once_more,
                Purpose::Practice => texts.rematch,
            };
            let name = style.text.common.with_key(words, "N");
            let again = big_button(ui, style, Icon::Again, words).on_hover_text(name);
            let typing = ui.ctx().text_edit_focused();
            let key = !typing && ui.input(|input| input.key_pressed(Key::N));
            if again.clicked() || key {
                next = Some(Next::Rematch);
            }
            first = Some(again);
        }
        let opened = scene.snapshot.opened.is_some();
        ui.add_enabled_ui(opened, |ui| {
            let replay = text_button(ui, texts.replay);
            if replay.clicked() {
                next = Some(Next::Replay);
            }
            first = first.take().or(Some(replay).filter(|_| opened));
        });
        let may_save = opened && matches!(saving, Saving::Not | Saving::Failed(_));
        ui.add_enabled_ui(may_save, |ui| {
            if text_button(ui, texts.save).clicked() {
                next = Some(Next::Save);
            }
        });
        let home = match scene.purpose {
            Purpose::Practice => style.text.common.home,
            Purpose::Daily(_) | Purpose::Ladder => style.text.challenges.title,
        };
        if text_button(ui, home).clicked() {
            next = Some(Next::Home);
        }
        if let Some(first) = first.filter(|_| scene.by_keys && scene.is_open()) {
            first.request_focus();
        }
        // Behind the buttons: they stay where they are when the host closes the table.
        if !host && scene.snapshot.joined {
            ui.label(RichText::new(texts.rematch_by_host).color(style.palette.weak));
        }
    });
    let (words, color) = match saving {
        Saving::Not => (String::new(), style.palette.weak),
        Saving::UnderWay => (texts.saving.to_owned(), style.palette.weak),
        Saving::Done(path) => (texts.saved(&path.display().to_string()), style.palette.good),
        Saving::Failed(why) => (texts.not_saved(&why.to_string()), style.palette.ruby),
    };
    if !words.is_empty() {
        let said = ui.add(Label::new(RichText::new(words).color(color)).wrap());
        announce(ui, said.id);
    }
    next
}
