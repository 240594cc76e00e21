//! Setting up a table against bots.

use eframe::egui::{Align, Layout, RichText, Ui, vec2};

use super::Wish;
use crate::bot::Level;
use crate::table::person::BotLevel;
use crate::ui::look::Look;
use crate::ui::picture::{Icon, Picture};
use crate::ui::settings::Practice;
use crate::ui::theme::{letters, size};
use crate::ui::widgets::{big_button, choice, icon_button, panel, screen, text_button, toggle};

/// The levels to choose from; the yardsticks of the ladder are not among them.
pub const LEVELS: [Level; 5] =
    [Level::Random, Level::CabinBoy, Level::Sailor, Level::Captain, Level::Kraken];
/// The most opponents.
const MOST_BOTS: usize = 3;
/// The side of a small portrait that can be chosen.
const FACE: f32 = 46.0;

/// Setting up a table against bots.
#[derive(Debug)]
pub struct SetUp {
    choice: Practice,
}

impl SetUp {
    /// Begins with what was played last.
    pub fn new(choice: Practice) -> Self {
        Self { choice }
    }

    /// Shows it; what the player wants.
    pub fn practice_ui(&mut self, ui: &mut Ui, look: &Look<'_>) -> Option<Wish> {
        let mut play = false;
        let back = screen(ui, look, look.text.practice.title, |ui| {
            let margin = ((ui.available_width() - 2.0 * size::COLUMN) / 2.0).max(size::BREAK);
            ui.horizontal_top(|ui| {
                ui.add_space(margin);
                let column = (ui.available_width() - margin - size::GAP) / 2.0;
                ui.vertical(|ui| {
                    ui.set_width(column);
                    panel(ui, look, |ui| self.bots_ui(ui, look));
                });
                ui.vertical(|ui| {
                    ui.set_width(column);
                    panel(ui, look, |ui| self.game_ui(ui, look));
                    ui.add_space(size::GAP);
                    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                        play = big_button(ui, look, Icon::Play, look.text.practice.play).clicked();
                    });
                });
            });
        });
        let play = play.then(|| Wish::Practise(self.choice.clone()));
        play.or(back.then_some(Wish::Home))
    }

    fn bots_ui(&mut self, ui: &mut Ui, look: &Look<'_>) {
        ui.set_width(ui.available_width());
        ui.heading(look.text.practice.opponents);
        let mut gone = None;
        let alone = self.choice.bots.len() == 1;
        for (number, bot) in self.choice.bots.iter_mut().enumerate() {
            if bot_ui(ui, look, number, bot, alone) {
                gone = Some(number);
            }
        }
        if let Some(gone) = gone {
            self.choice.bots.remove(gone);
        }
        if self.choice.bots.len() < MOST_BOTS
            && text_button(ui, look.text.practice.add_bot).clicked()
        {
            let like = self.choice.bots.last().copied();
            self.choice.bots.push(like.unwrap_or(BotLevel(Level::Sailor)));
        }
    }

    fn game_ui(&mut self, ui: &mut Ui, look: &Look<'_>) {
        ui.set_width(ui.available_width());
        let (texts, words) = (&look.text.memoarrr, &look.text.practice);
        ui.heading(words.rules);
        let half = vec2((ui.available_width() - size::GAP) / 2.0, size::BUTTON);
        let choice_of = &mut self.choice;
        ui.horizontal(|ui| {
            for (expert, name) in [(false, texts.basic), (true, texts.expert)] {
                if choice(ui, look, choice_of.expert == expert, None, name, half).clicked() {
                    choice_of.expert = expert;
                }
            }
        });
        let hint = if choice_of.expert { texts.expert_hint } else { texts.basic_hint };
        ui.label(RichText::new(hint).color(look.palette.weak));
        toggle(ui, look, &mut choice_of.ordered_stack, texts.ordered, texts.ordered_hint);
        ui.add_enabled_ui(choice_of.expert, |ui| {
            toggle(ui, look, &mut choice_of.opening_ability, texts.opening, texts.opening_hint);
        });
        ui.add_space(size::GAP);
        ui.label(RichText::new(words.place).text_style(letters::strong()));
        let quarter = vec2((ui.available_width() - 3.0 * size::GAP) / 4.0, size::BUTTON);
        ui.horizontal(|ui| {
            for (side, name) in (0..).zip(texts.sides) {
                if choice(ui, look, choice_of.side == side, None, name, quarter).clicked() {
                    choice_of.side = side;
                }
            }
        });
        ui.add_space(size::GAP);
        ui.label(RichText::new(words.who_starts).text_style(letters::strong()));
        ui.horizontal(|ui| {
            for (mine, name) in [(false, words.chance), (true, words.me)] {
                if choice(ui, look, choice_of.i_start == mine, None, name, half).clicked() {
                    choice_of.i_start = mine;
                }
            }
        });
    }
}

/// One opponent; true if it is sent away.
fn bot_ui(ui: &mut Ui, look: &Look<'_>, number: usize, bot: &mut BotLevel, alone: bool) -> bool {
    let names = &look.text.common.bot_level;
    let mut gone = false;
    ui.push_id(number, |ui| {
        ui.horizontal(|ui| {
            for level in LEVELS {
                let face = vec2(FACE, FACE);
                let picked = choice(ui, look, bot.0 == level, Some(Picture::Bot(level)), "", face);
                let name = names[level as usize];
                picked.widget_info(|| {
                    eframe::egui::WidgetInfo::selected(
                        eframe::egui::Role::RadioButton,
                        true,
                        bot.0 == level,
                        format!("{}: {name}", (look.text.practice.level_of)(number + 1)),
                    )
                });
                if picked.on_hover_text(name).clicked() {
                    *bot = BotLevel(level);
                }
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let name = (look.text.practice.remove_bot)(names[bot.0 as usize]);
                gone = ui
                    .add_enabled_ui(!alone, |ui| icon_button(ui, look, Icon::Close, &name))
                    .inner
                    .clicked();
            });
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = size::GRID;
            ui.label(RichText::new(names[bot.0 as usize]).text_style(letters::strong()));
            ui.label(
                RichText::new(look.text.practice.about[bot.0 as usize]).color(look.palette.weak),
            );
        });
        ui.add_space(size::GAP);
    });
    gone
}
