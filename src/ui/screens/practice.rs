//! Setting up a table against bots.

use eframe::egui::Ui;

use super::Wish;
use crate::ui::look::Look;
use crate::ui::picture::Icon;
use crate::ui::settings::Practice;
use crate::ui::widgets::{big_button, screen};

/// Setting up a table against bots.
#[derive(Debug)]
pub struct SetUp {
    choice: Practice,
}

impl SetUp {
    /// Begins with what was played last.
    pub fn new(choice: Practice) -> Self {
        Self { choice }
    }

    /// Shows it; what the player wants.
    pub fn practice_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        let texts = &look.text.practice;
        let mut wish = None;
        let back = screen(ui, look, texts.title, |ui| {
            ui.checkbox(&mut self.choice.expert, look.text.memoarrr.expert);
            if big_button(ui, look, Icon::Play, texts.play).clicked() {
                wish = Some(Wish::Practise(self.choice.clone()));
            }
        });
        wish.or(back.then_some(Wish::Home))
    }
}
