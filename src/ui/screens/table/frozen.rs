//! Against the clock: it stands still while the player cannot see the board, and the board is not
//! shown while it stands still.

use eframe::egui::{Align2, TextStyle, Ui};

use super::AtTable;
use super::lobby::GameLobby;
use crate::table::Ask;
use crate::ui::style::Style;

impl<G: GameLobby> AtTable<G> {
    /// Tells the table when the board is covered, or the window out of sight, and when that is over.
    pub(super) fn freeze_timer(&mut self, visible: bool) {
        let snapshot = &self.session.snapshot;
        let timed = snapshot.timer.is_some() && snapshot.is_playing();
        if !timed || !snapshot.joined {
            self.frozen = false;
            return;
        }
        let covered = self.summary.is_open() || self.leaving.is_some();
        let frozen = covered || !visible;
        if frozen != std::mem::replace(&mut self.frozen, frozen) {
            self.session.want(Ask::Freeze(frozen));
        }
    }
}

/// In place of the board.
pub fn curtain_ui(ui: &Ui, style: &Style<'_>) {
    let (at, font) = (ui.max_rect().center(), TextStyle::Heading.resolve(ui.style()));
    let words = style.text.table.clock_frozen;
    ui.painter().text(at, Align2::CENTER_CENTER, words, font, style.palette.weak);
}
