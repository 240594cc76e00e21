//! How fast the bots are, from the bar of the player's own table.

use eframe::egui::Ui;

use crate::table::Kind;
use crate::ui::profile::settings::{Pace, Settings};
use crate::ui::screens::Command;
use crate::ui::screens::table::AtTable;
use crate::ui::screens::table::lobby::GameLobby;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::widgets::form::one_of;
use crate::ui::widgets::{dialog, dialog_title, icon_button};

impl<G: GameLobby> AtTable<G> {
    /// The button in the bar, where there are bots that the player may hurry.
    pub(crate) fn bot_speed_button_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        let snapshot = &self.session.snapshot;
        let bots = snapshot.people().iter().any(|person| person.kind != Kind::Human);
        if !bots || !snapshot.is_host() || self.in_lobby() {
            return;
        }
        if icon_button(ui, style, Icon::Bot, style.text.table.bot_speed).clicked() {
            self.sets_bot_speed = true;
        }
    }

    /// The choice, while it is open; a click sets it at once.
    pub(crate) fn bot_speed_ui(
        &mut self,
        ui: &Ui,
        style: &Style<'_>,
        settings: &Settings,
    ) -> Option<Command> {
        if !self.sets_bot_speed {
            return None;
        }
        let paces: Vec<_> = Pace::ALL.into_iter().zip(style.text.settings.paces).collect();
        let ((close, pace), closed) = dialog(ui, style, "bot speed", |ui| {
            let close = dialog_title(ui, style, style.text.settings.pace, |_| {});
            (close, one_of(ui, style, settings.pace, &paces))
        });
        self.sets_bot_speed = pace.is_none() && !close && !closed;
        pace.map(|pace| Command::Set(Box::new(Settings { pace, ..settings.clone() })))
    }
}
