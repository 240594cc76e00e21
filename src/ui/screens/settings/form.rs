//! What can be set. Every change is given back as a command at once.

use eframe::egui::{Label, RichText, Role, Slider, TextEdit, Ui, WidgetInfo, vec2};

use super::parts::{choices, group, row};
use super::{Interface, SettingsScreen};
use crate::table::PlayerName;
use crate::text::Language;
use crate::ui::app::Notifier;
use crate::ui::profile::settings::{Pace, Settings, usual_name};
use crate::ui::screens::Command;
use crate::ui::style::picture::{PORTRAITS, Picture};
use crate::ui::style::theme::{Light, size};
use crate::ui::style::{Motion, Style};
use crate::ui::widgets::form::{hint, tick, tick_if};
use crate::ui::widgets::{choice, text_button};

/// A portrait to choose, with its name under it.
const PORTRAIT: f32 = 112.0;
/// The field for the name.
const NAME: f32 = 280.0;

impl SettingsScreen {
    /// Shows the form; what the player changed.
    pub(super) fn form_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        settings: &Settings,
    ) -> Option<Command> {
        let texts = &style.text.settings;
        let mut changed = settings.clone();
        let mut test = false;
        group(ui, style, texts.look, |ui| look_ui(ui, style, &mut changed));
        group(ui, style, texts.sound, |ui| test = sound_ui(ui, style, &mut changed));
        group(ui, style, style.text.table.you, |ui| self.you_ui(ui, style, &mut changed));
        group(ui, style, texts.play, |ui| {
            row(ui, style, texts.pace, |ui| {
                choices(ui, style, &mut changed.pace, Pace::ALL.into_iter().zip(texts.paces));
                hint(ui, style, texts.pace_hint);
            });
            if Notifier::POSSIBLE {
                row(ui, style, texts.call, |ui| {
                    let (on, about) = (&mut changed.notifications, texts.notifications_hint);
                    tick(ui, style, on, texts.notifications, about);
                });
            }
            row(ui, style, texts.network, |ui| {
                network_ui(ui, style, &self.interfaces, &mut changed.interface);
                hint(ui, style, texts.network_hint);
            });
        });
        match changed == *settings {
            true => test.then_some(Command::TestSound),
            false => Some(Command::Set(Box::new(changed))),
        }
    }

    fn you_ui(&mut self, ui: &mut Ui, style: &Style<'_>, settings: &mut Settings) {
        let texts = &style.text.settings;
        row(ui, style, texts.name, |ui| {
            let field = TextEdit::singleline(&mut self.name).char_limit(24).desired_width(NAME);
            let field = ui.add(field.margin(vec2(size::GAP, size::GAP)));
            let typed = self.name.clone();
            field.widget_info(|| {
                let mut info = WidgetInfo::labeled(Role::TextInput, true, texts.name);
                info.current_text_value = Some(typed.clone());
                info
            });
            if field.changed() || field.lost_focus() {
                settings.name = PlayerName::fitted(&self.name, &usual_name()).to_string();
            }
            if field.lost_focus() {
                self.name.clone_from(&settings.name);
            }
            hint(ui, style, texts.name_hint);
        });
        row(ui, style, texts.portrait, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(size::GRID, size::GRID);
                // Two rows of four.
                let wide = (ui.available_width() - 3.0 * size::GRID) / 4.0;
                let wide = (wide - 1.0).min(PORTRAIT);
                let wanted = vec2(wide, wide + size::GAP);
                for (number, name) in (0..PORTRAITS).zip(texts.portraits) {
                    let picture = Some(Picture::Person(number));
                    let mine = settings.portrait % PORTRAITS == number;
                    if choice(ui, style, mine, picture, name, wanted).clicked() {
                        settings.portrait = number;
                    }
                }
            });
        });
    }
}

fn look_ui(ui: &mut Ui, style: &Style<'_>, settings: &mut Settings) {
    let texts = &style.text.settings;
    row(ui, style, texts.language, |ui| {
        let all = Language::ALL.map(|language| (language, language.name()));
        choices(ui, style, &mut settings.language, all);
    });
    row(ui, style, texts.theme, |ui| {
        let all = [(Light::Night, texts.night), (Light::Day, texts.day)];
        choices(ui, style, &mut settings.light, all);
    });
    row(ui, style, texts.text_size, |ui| {
        let all = Settings::TEXT_SIZES.into_iter().zip(texts.text_sizes);
        choices(ui, style, &mut settings.text_size, all);
    });
    row(ui, style, texts.motion, |ui| {
        choices(ui, style, &mut settings.motion, Motion::ALL.into_iter().zip(texts.motions));
        hint(ui, style, texts.motion_hint);
    });
}

/// Whether the player wants to hear it.
fn sound_ui(ui: &mut Ui, style: &Style<'_>, settings: &mut Settings) -> bool {
    let (texts, common) = (&style.text.settings, &style.text.common);
    let mut test = false;
    row(ui, style, texts.sound, |ui| {
        choices(ui, style, &mut settings.mute, [(false, common.on), (true, common.off)]);
    });
    row(ui, style, texts.volume, |ui| {
        ui.add_enabled_ui(!settings.mute, |ui| {
            ui.horizontal_wrapped(|ui| {
                let mut percent = (settings.volume * 100.0).round();
                let slider = Slider::new(&mut percent, 0.0..=100.0).integer().step_by(5.0);
                let slider = ui.add(slider.show_value(false));
                slider.widget_info(|| WidgetInfo::slider(true, percent.into(), texts.volume));
                if slider.changed() {
                    settings.volume = percent / 100.0;
                }
                let words = RichText::new(texts.percent(percent as u8));
                ui.add_sized(vec2(size::BAR, size::BUTTON), Label::new(words));
                test = text_button(ui, texts.test).clicked();
            });
        });
        let (on, name) = (&mut settings.ambience, texts.ambience);
        tick_if(ui, style, !settings.mute, on, name, texts.ambience_hint);
    });
    test
}

fn network_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    interfaces: &[Interface],
    chosen: &mut Option<String>,
) {
    let texts = &style.text.settings;
    if ui.radio(chosen.is_none(), texts.all_interfaces).clicked() {
        *chosen = None;
    }
    for interface in interfaces {
        let Interface { name, addresses, loopback } = interface;
        let words = match (loopback, addresses.first()) {
            (false, Some(address)) => format!("{name} – {address}"),
            _ => texts.only_here(name),
        };
        if ui.radio(chosen.as_ref() == Some(name), words).clicked() {
            *chosen = Some(name.clone());
        }
    }
    let there = |name: &String| interfaces.iter().any(|interface| interface.name == *name);
    if let Some(name) = chosen.clone().filter(|name| !there(name)) {
        let _it_is_chosen_already = ui.radio(true, texts.missing(&name));
    }
}
