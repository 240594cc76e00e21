//! Opening a table for others: everything has a good default, so that one press is enough.

use eframe::egui::{Ui, vec2};

use super::Command;
use super::table::GameLobby;
use crate::games::{GameName, with_game};
use crate::ui::offered::OfferedGame;
use crate::ui::profile::settings::Hosting;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::form::{self, field, hint, one_of, tick};
use crate::ui::widgets::{big_button, choice, column, panel, posters_ui, screen};

/// The times for a turn that can be chosen.
pub const TIMES: [Option<u16>; 4] = [None, Some(30), Some(60), Some(120)];
/// How many seconds cards may stay in sight.
const SHOWN: [u16; 4] = [2, 3, 5, 8];
/// After how long a bot may sit in.
const SIT_IN: [Option<u16>; 3] = [None, Some(60), Some(300)];

/// The posters are not higher.
const POSTER: f32 = 108.0;

/// Opening a table for others.
#[derive(Debug)]
pub struct HostSetUp {
    game: GameName,
    choice: Hosting,
    /// The name of the table, once there is one.
    name: Option<String>,
    player: String,
}

impl HostSetUp {
    /// Begins with what was hosted last.
    pub fn new(game: GameName, choice: Hosting, player: String) -> Self {
        Self { game, choice, name: None, player }
    }

    /// Shows it; what the player wants.
    pub fn host_ui(&mut self, ui: &mut Ui, style: &Style<'_>, unfinished: bool) -> Option<Command> {
        let texts = &style.text.host;
        let mut open = false;
        let back = screen(ui, style, texts.title, |ui| {
            column(ui, 2.0 * size::COLUMN, |ui| {
                ui.columns_const(|[left, right]| {
                    self.game = posters_ui(left, style, self.game, POSTER).unwrap_or(self.game);
                    left.add_space(size::GAP);
                    panel(left, style, |ui| self.game_ui(ui, style));
                    left.add_space(size::GAP);
                    open = big_button(left, style, Icon::Lantern, texts.open_table).clicked();
                    if unfinished {
                        hint(left, style, texts.replaces);
                    }
                    panel(right, style, |ui| self.table_ui(ui, style));
                });
                ui.add_space(size::BREAK);
            });
        });
        if open {
            return Some(Command::Host(self.game, Box::new(self.chosen(style))));
        }
        back.then_some(Command::Home)
    }

    /// What was chosen; a name is kept only if it is not the usual one.
    fn chosen(&self, style: &Style<'_>) -> Hosting {
        let usual = style.text.host.usual_name(&self.player);
        let typed = self.name.clone().unwrap_or_else(|| self.choice.name.clone());
        let name = if typed == usual { String::new() } else { typed };
        Hosting { name, ..self.choice.clone() }
    }

    fn game_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        let texts = &style.text.host;
        ui.set_width(ui.available_width());
        form::name(ui, texts.name);
        let usual = texts.usual_name(&self.player);
        let kept = Some(self.choice.name.clone()).filter(|name| !name.is_empty());
        let name = self.name.get_or_insert_with(|| kept.unwrap_or_else(|| usual.clone()));
        field(ui, style, name, texts.name, &usual, 40);
        ui.add_space(size::GAP);
        ui.heading(style.text.lobby.rules);
        with_game!(self.game, G => {
            G::options_ui(ui, style, G::hosted(&mut self.choice));
        });
    }

    fn table_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        let texts = &style.text.host;
        let choices = &mut self.choice;
        ui.set_width(ui.available_width());
        ui.heading(texts.door);
        for (code, text) in [(true, texts.with_code), (false, texts.open)] {
            let wanted = vec2(ui.available_width(), size::BUTTON);
            if choice(ui, style, choices.code == code, None, text, wanted).clicked() {
                choices.code = code;
            }
        }
        hint(ui, style, if choices.code { texts.with_code_hint } else { texts.open_hint });
        ui.add_space(size::GAP);
        ui.heading(texts.running);
        form::name(ui, texts.time);
        let times = TIMES.map(|time| (time, time_words(style, time)));
        choices.turn_seconds =
            one_of(ui, style, choices.turn_seconds, &times).unwrap_or(choices.turn_seconds);
        if choices.turn_seconds.is_some() {
            hint(ui, style, with_game!(self.game, G => G::time_hint(style.text)));
        }
        if with_game!(self.game, G => G::HAS_REVEAL_DELAY) {
            let shown = show_ui(ui, style, choices.show_seconds);
            choices.show_seconds = shown.unwrap_or(choices.show_seconds);
        }
        form::name(ui, texts.sit_in);
        let waits = SIT_IN.map(|wait| {
            (wait, wait.map_or(texts.never.to_owned(), |seconds| texts.after(seconds)))
        });
        choices.sit_in = one_of(ui, style, choices.sit_in, &waits).unwrap_or(choices.sit_in);
        if choices.sit_in.is_some() {
            hint(ui, style, texts.sit_in_hint);
        }
        tick(ui, style, &mut choices.watchers, style.text.lobby.watch_yes, texts.watchers_hint);
    }
}

/// How long cards stay in sight before they go back down; what was chosen now.
pub fn show_ui(ui: &mut Ui, style: &Style<'_>, seconds: u16) -> Option<u16> {
    form::name(ui, style.text.host.show);
    let times = SHOWN.map(|seconds| (seconds, style.text.host.seconds(seconds)));
    one_of(ui, style, seconds, &times)
}

/// How long a turn may take, in words.
pub fn time_words(style: &Style<'_>, time: Option<u16>) -> String {
    time.map_or(style.text.host.no_limit.to_owned(), style.text.host.seconds)
}
