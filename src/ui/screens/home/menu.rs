//! What to play, and with whom.

use eframe::egui::Ui;

use super::entry;
use crate::ui::look::Look;
use crate::ui::picture::Icon;
use crate::ui::screens::Wish;
use crate::ui::settings::Settings;
use crate::ui::widgets::{posters_ui, text_button};

/// The posters are not higher.
const POSTER: f32 = 132.0;

/// Shows it; what the player wants.
pub fn menu_ui(ui: &mut Ui, look: &Look<'_>, settings: &Settings) -> Option<Wish> {
    let texts = &look.text.home;
    let game = settings.game;
    let about = settings.practice.of(game).against(look.text);
    let mut wish = posters_ui(ui, look, game, POSTER).map(Wish::Game);
    let practise = entry(ui, look, Icon::Play, texts.practise, &about, true);
    if practise {
        wish = Some(Wish::Practise(game, Box::new(settings.practice.clone())));
    }
    ui.vertical_centered(|ui| {
        if text_button(ui, texts.change_practice).clicked() {
            wish = Some(Wish::SetUpPractice);
        }
    });
    if entry(ui, look, Icon::Wifi, texts.host, texts.host_hint, false) {
        wish = Some(Wish::SetUpHosting);
    }
    wish
}
