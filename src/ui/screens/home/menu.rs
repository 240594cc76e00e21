//! What to play, and with whom.

use eframe::egui::Ui;

use super::entry;
use crate::ui::profile::settings::Settings;
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::widgets::{posters_ui, text_button};

/// The posters are not higher.
const POSTER: f32 = 132.0;

/// Shows it; what the player wants.
pub fn menu_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    settings: &Settings,
    challenges: &str,
) -> Option<Command> {
    let texts = &style.text.home;
    let game = settings.game;
    let about = settings.practice.of(game).against(style.text);
    let mut command = posters_ui(ui, style, game, POSTER).map(Command::Game);
    let practise =
        entry(ui, style, Picture::Icon(Icon::Play), style.text.practice.title, &about, true);
    if practise {
        command = Some(Command::Practise(game, Box::new(settings.practice.clone())));
    }
    ui.vertical_centered(|ui| {
        if text_button(ui, texts.change_practice).clicked() {
            command = Some(Command::SetUpPractice);
        }
    });
    let title = style.text.challenges.title;
    if entry(ui, style, Picture::Icon(Icon::Crown), title, challenges, false) {
        command = Some(Command::Challenges);
    }
    if entry(ui, style, Picture::Icon(Icon::Wifi), style.text.host.title, texts.host_hint, false) {
        command = Some(Command::SetUpHosting);
    }
    command
}
