//! The screen on which a player changes the settings of the profile.

mod form;
pub(super) mod parts;

use eframe::egui::Ui;

use super::Command;
use crate::ui::profile::settings::Settings;
use crate::ui::style::Style;
use crate::ui::style::theme::size;
use crate::ui::widgets::{column, screen};

/// The column of settings is not wider.
const WIDEST: f32 = 760.0;

/// Settings.
#[derive(Debug)]
pub struct SettingsScreen {
    /// The name as it is being typed.
    name: String,
    /// The interfaces of this computer.
    interfaces: Vec<Interface>,
}

/// A network interface of this computer.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Interface {
    name: String,
    addresses: Vec<String>,
    loopback: bool,
}

impl SettingsScreen {
    /// With what is set now.
    pub fn new(settings: &Settings) -> Self {
        Self { name: settings.name.clone(), interfaces: interfaces() }
    }

    /// Shows it; what the player wants.
    pub fn settings_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        settings: &Settings,
    ) -> Option<Command> {
        let mut command = None;
        let back = screen(ui, style, style.text.settings.title, |ui| {
            column(ui, WIDEST, |ui| {
                command = self.form_ui(ui, style, settings);
                ui.add_space(size::BREAK);
            });
        });
        command.or(back.then_some(Command::Home))
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
