//! Leaving a table: asked first, and said what becomes of it. And when there is no table to leave.

use eframe::egui::{RichText, Ui};

use super::lobby::GameLobby;
use super::others::OtherPlayers;
use super::{AtTable, Ending};
use crate::table::Ask;
use crate::ui::profile::purpose::Purpose;
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::{big_button, dialog, text_button};

/// Where to go from a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Leaving {
    /// To the first screen.
    Table,
    /// Out of the program.
    Program,
}

impl<G: GameLobby> AtTable<G> {
    /// How a table ended whose game was over by then. That is said beside the result, which can still
    /// be read, watched again and saved.
    pub(super) fn closed_after_game(&self) -> Option<&Ending> {
        self.ending.as_ref().filter(|ending| ending.is_closed() && self.is_over())
    }

    /// What has to be answered before anything else.
    pub(super) fn questions_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        let texts = &style.text.table;
        if let Some(ending) = self.ending.as_ref().filter(|_| self.closed_after_game().is_none()) {
            let mut alone = OtherPlayers::default();
            let others = self.others.as_mut().unwrap_or(&mut alone);
            return ending.fate_ui(ui, style, others.request.as_ref(), &mut others.code);
        }
        let wanted = match self.leaving? {
            Leaving::Table => Command::Home,
            Leaving::Program => Command::Quit,
        };
        if self.closed_after_game().is_some() {
            // There is nothing left to come back to.
            return Some(wanted);
        }
        let host = self.session.snapshot.is_host();
        let lobby_screen = self.others.is_some() && self.in_lobby();
        let lobby = &style.text.lobby;
        let (question, leave) = match (lobby_screen, host) {
            (true, true) => (lobby.close_table, lobby.close),
            _ => (texts.leave_question, texts.leave),
        };
        let watching = self.session.snapshot.is_watching();
        let hint = match (host, lobby_screen, self.others.is_some()) {
            (true, true, _) => lobby.close_hint,
            (false, _, _) if watching && !self.is_over() => texts.leave_watching,
            (false, true, _) => lobby.leave_hint,
            (true, false, true) if self.is_over() => texts.leave_hosted_over,
            (_, false, _) if self.is_over() => texts.leave_over,
            (true, false, false) if self.purpose == Purpose::Practice => texts.leave_practice,
            (true, false, false) => style.text.challenges.leave_hint,
            (true, false, true) => texts.leave_hosted,
            (false, false, _) => texts.leave_joined,
        };
        let ((leave, stay), closed) = dialog(ui, style, "leaving", |ui| {
            ui.label(RichText::new(question).text_style(letters::title()));
            ui.label(hint);
            ui.add_space(size::GAP);
            ui.horizontal(|ui| {
                let leave = big_button(ui, style, Icon::Door, leave).clicked();
                let stay = text_button(ui, texts.stay).clicked();
                (leave, stay)
            })
            .inner
        });
        if stay || closed {
            self.leaving = None;
        }
        if leave && lobby_screen && !host {
            // Nothing has begun: the place becomes free for somebody else.
            self.session.want(Ask::Leave);
        }
        leave.then_some(wanted)
    }
}
