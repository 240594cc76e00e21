//! Choosing a bot to play against, by its face.

use eframe::egui::{Align, Layout, RichText, Role, Ui, Vec2, WidgetInfo};

use crate::bot::Level;
use crate::table::person::BotLevel;
use crate::ui::look::Look;
use crate::ui::picture::{Icon, Picture};
use crate::ui::theme::{letters, size};
use crate::ui::widgets::{choice, icon_button};

/// The levels to choose from; the yardsticks of the ladder are not among them.
pub const LEVELS: [Level; 5] =
    [Level::Random, Level::CabinBoy, Level::Sailor, Level::Captain, Level::Kraken];
/// The side of a small portrait that can be chosen.
const FACE: f32 = 46.0;

/// One opponent.
pub struct Opponent<'a> {
    /// Which one, counted from 1.
    pub number: usize,
    /// How each level plays this game.
    pub about: &'a [&'static str],
    /// Whether it can be sent away; none: there is always just this one.
    pub may_go: Option<bool>,
}

impl Opponent<'_> {
    /// Shows it, to be changed; true if it is sent away.
    pub fn opponent_ui(&self, ui: &mut Ui, look: &Look<'_>, bot: &mut BotLevel) -> bool {
        let shown = ui.push_id(self.number, |ui| {
            let gone = ui.horizontal(|ui| {
                for level in LEVELS {
                    self.level_ui(ui, look, bot, level);
                }
                self.may_go.is_some_and(|may| self.farewell_ui(ui, look, *bot, may))
            });
            let name = look.text.common.bot_level[bot.0 as usize];
            ui.label(RichText::new(name).text_style(letters::strong()));
            ui.label(RichText::new(self.about[bot.0 as usize]).color(look.palette.weak));
            ui.add_space(size::GAP);
            gone.inner
        });
        shown.inner
    }

    fn level_ui(&self, ui: &mut Ui, look: &Look<'_>, bot: &mut BotLevel, level: Level) {
        let (name, chosen) = (look.text.common.bot_level[level as usize], bot.0 == level);
        let face = choice(ui, look, chosen, Some(Picture::Bot(level)), "", Vec2::splat(FACE));
        let label = format!("{}: {name}", (look.text.practice.level_of)(self.number));
        face.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &label));
        if face.on_hover_text(name).clicked() {
            *bot = BotLevel(level);
        }
    }

    fn farewell_ui(&self, ui: &mut Ui, look: &Look<'_>, bot: BotLevel, may: bool) -> bool {
        let name = look.text.common.bot_level[bot.0 as usize];
        let name = (look.text.practice.remove_bot)(name);
        let shown = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_enabled_ui(may, |ui| icon_button(ui, look, Icon::Close, &name)).inner.clicked()
        });
        shown.inner
    }
}

/// Who starts: chance, or the player.
pub fn who_starts_ui(ui: &mut Ui, look: &Look<'_>, i_start: &mut bool) {
    let words = &look.text.practice;
    ui.label(RichText::new(words.who_starts).text_style(letters::strong()));
    halves_ui(ui, look, i_start, [(false, words.chance), (true, words.me)]);
}

/// One of two, side by side.
pub fn halves_ui(ui: &mut Ui, look: &Look<'_>, now: &mut bool, both: [(bool, &str); 2]) {
    let half = eframe::egui::vec2((ui.available_width() - size::GAP) / 2.0, size::BUTTON);
    ui.horizontal(|ui| {
        for (value, name) in both {
            if choice(ui, look, *now == value, None, name, half).clicked() {
                *now = value;
            }
        }
    });
}
