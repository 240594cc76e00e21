//! Settings and statistics.

mod figures;
mod form;
mod parts;

use std::path::PathBuf;

use eframe::egui::{RichText, Ui, vec2};

use super::Command;
use crate::ui::profile::settings::Settings;
use crate::ui::profile::statistics::Statistics;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::{big_button, choice, column, dialog, screen, text_button};

/// The column of settings is not wider.
const WIDEST: f32 = 760.0;

/// Settings and statistics.
#[derive(Debug)]
pub struct SettingsScreen {
    tab: Tab,
    /// The name as it is being typed.
    name: String,
    /// The interfaces of this computer.
    interfaces: Vec<Interface>,
    /// The records of this profile; none: nobody has looked yet.
    pub records: Option<Vec<PathBuf>>,
    resetting: bool,
}

/// A network interface of this computer.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Interface {
    name: String,
    addresses: Vec<String>,
    loopback: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Settings,
    Statistics,
}

impl SettingsScreen {
    /// With what is set now.
    pub fn new(settings: &Settings) -> Self {
        Self {
            tab: Tab::Settings,
            name: settings.name.clone(),
            interfaces: interfaces(),
            records: None,
            resetting: false,
        }
    }

    /// Shows it; what the player wants.
    pub fn settings_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        settings: &Settings,
        statistics: &Statistics,
    ) -> Option<Command> {
        let mut command = None;
        let was_resetting = self.resetting;
        let back = screen(ui, style, style.text.settings.title, |ui| {
            column(ui, WIDEST, |ui| {
                self.tabs_ui(ui, style);
                ui.add_space(size::GAP);
                command = match self.tab {
                    Tab::Settings => self.form_ui(ui, style, settings),
                    Tab::Statistics => self.figures_ui(ui, style, statistics),
                };
                ui.add_space(size::BREAK);
            });
        });
        if was_resetting {
            return self.reset_ui(ui, style);
        }
        command.or(back.then_some(Command::Home))
    }

    fn tabs_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        let texts = &style.text.settings;
        let tabs = [(Tab::Settings, texts.title), (Tab::Statistics, texts.statistics)];
        ui.horizontal_wrapped(|ui| {
            for (tab, name) in tabs {
                let wanted = vec2(parts::width(ui, name), size::BUTTON);
                if choice(ui, style, self.tab == tab, None, name, wanted).clicked() {
                    self.tab = tab;
                }
            }
        });
    }

    /// Asks before the figures are gone.
    fn reset_ui(&mut self, ui: &Ui, style: &Style<'_>) -> Option<Command> {
        let (texts, common) = (&style.text.settings, &style.text.common);
        let ((reset, stay), closed) = dialog(ui, style, "reset", |ui| {
            ui.label(RichText::new(texts.reset_question).text_style(letters::title()));
            ui.label(texts.reset_hint);
            ui.add_space(size::GAP);
            ui.horizontal_wrapped(|ui| {
                let reset = big_button(ui, style, Icon::Refresh, texts.reset).clicked();
                (reset, text_button(ui, common.cancel).clicked())
            })
            .inner
        });
        if reset || stay || closed {
            self.resetting = false;
        }
        reset.then_some(Command::ResetStatistics)
    }
}

/// The interfaces of this computer that have an address, by name.
fn interfaces() -> Vec<Interface> {
    let mut all: Vec<Interface> = Vec::new();
    for found in if_addrs::get_if_addrs().unwrap_or_default() {
        let (address, loopback) = (found.ip().to_string(), found.is_loopback());
        match all.iter_mut().find(|known| known.name == found.name) {
            Some(known) if found.ip().is_ipv4() => known.addresses.insert(0, address),
            Some(known) => known.addresses.push(address),
            None => all.push(Interface { name: found.name, addresses: vec![address], loopback }),
        }
    }
    all.sort_by_key(|interface| (interface.loopback, interface.name.clone()));
    all
}
