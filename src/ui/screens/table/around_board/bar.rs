//! The bar of a table: how far the game is, the clock, and what can be done at any time.

use eframe::egui::{Align, Layout, Rect, RichText, Ui, UiBuilder, vec2};

use super::clock;
use crate::table::{Ask, Order};
use crate::ui::profile::settings::Settings;
use crate::ui::screens::Command;
use crate::ui::screens::table::AtTable;
use crate::ui::screens::table::leaving::Leaving;
use crate::ui::screens::table::lobby::GameLobby;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{icon_button, trailing_ui};

/// Where the bar is in a window.
pub fn bar_region(full: Rect) -> Rect {
    Rect::from_min_size(full.min, vec2(full.width(), size::BAR))
}

impl<G: GameLobby> AtTable<G> {
    /// The line at the top of the window: how far the game is, and what can be done at any time.
    pub(crate) fn bar_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        settings: &Settings,
    ) -> Option<Command> {
        let (texts, key) = (&style.text.table, style.text.common.with_key);
        let snapshot = &self.session.snapshot;
        let watching = snapshot.is_watching() && !self.in_lobby();
        let clock = snapshot.clock();
        let heading = match &snapshot.lobby {
            Some(lobby) if self.others.is_some() && self.in_lobby() => {
                lobby.name.as_str().to_owned()
            }
            _ => G::progress(style.text, &self.show),
        };
        let (mut command, mut leave, mut pause) = (None, false, None);
        let inner = ui.max_rect().shrink(size::GRID + 2.0);
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                if icon_button(ui, style, Icon::Door, &key(texts.leave, "Esc")).clicked() {
                    leave = true;
                }
                ui.label(RichText::new(heading).heading());
                if let Some(clock) = clock {
                    clock::clock_ui(ui, style, clock);
                }
                if watching {
                    ui.label(RichText::new(texts.spectator).color(style.palette.weak));
                }
                trailing_ui(ui, "any time", |ui| {
                    self.people_button_ui(ui, style);
                    pause = self.pause_ui(ui, style);
                    self.bot_speed_button_ui(ui, style);
                    self.summary.button_ui(ui, style);
                    let (icon, name) = if settings.mute {
                        (Icon::Mute, texts.unmute)
                    } else {
                        (Icon::Sound, texts.mute)
                    };
                    if icon_button(ui, style, icon, &key(name, "M")).clicked() {
                        command = Some(Command::Mute(!settings.mute));
                    }
                    if icon_button(ui, style, Icon::Gear, style.text.settings.title).clicked() {
                        command = Some(Command::Settings);
                    }
                    if icon_button(ui, style, Icon::FullScreen, &key(texts.fullscreen, "F11"))
                        .clicked()
                    {
                        command = Some(Command::FullScreen);
                    }
                });
            });
        });
        if leave {
            self.leaving = Some(Leaving::Table);
        }
        if let Some(pause) = pause {
            self.session.want(Ask::Host(Order::Pause(pause)));
        }
        command
    }
}
