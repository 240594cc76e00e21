//! Choosing whom to play against: bots by their faces, and people at this laptop by their names.

use eframe::egui::{Align, Layout, RichText, Role, Ui, Vec2, WidgetInfo, vec2};

use crate::bot::Level;
use crate::table::PlayerName;
use crate::text::Texts;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::size;
use crate::ui::widgets::form::{self, halves_ui};
use crate::ui::widgets::{choice, icon_button, strong, text_button};

/// The levels to choose from; the yardsticks of the ladder are not among them.
pub const LEVELS: [Level; 5] =
    [Level::Random, Level::CabinBoy, Level::Sailor, Level::Captain, Level::Kraken];
/// The side of a small portrait that can be chosen.
const FACE: f32 = 46.0;

/// The number of the first one beside the player at this laptop.
const FIRST_BESIDE: usize = 2;
/// How many letters a name may have.
const LONGEST_NAME: usize = 24;

/// One opponent.
pub struct OpponentRow<'a> {
    /// Which one, counted from 1.
    pub number: usize,
    /// How each level plays this game.
    pub about: &'a [&'static str],
    /// Whether it can be sent away; none: there is always just this one.
    pub may_go: Option<bool>,
}

impl OpponentRow<'_> {
    /// Shows it, to be changed; true if it is sent away.
    pub fn opponent_ui(&self, ui: &mut Ui, style: &Style<'_>, bot: &mut Level) -> bool {
        let shown = ui.push_id(self.number, |ui| {
            let gone = ui.horizontal(|ui| {
                for level in LEVELS {
                    self.level_ui(ui, style, bot, level);
                }
                self.may_go.is_some_and(|may| self.farewell_ui(ui, style, *bot, may))
            });
            let name = style.text.common.bot(*bot);
            ui.label(strong(name));
            ui.label(RichText::new(self.about[*bot as usize]).color(style.palette.weak));
            ui.add_space(size::GAP);
            gone.inner
        });
        shown.inner
    }

    fn level_ui(&self, ui: &mut Ui, style: &Style<'_>, bot: &mut Level, level: Level) {
        let (name, chosen) = (style.text.common.bot(level), *bot == level);
        let face = choice(ui, style, chosen, Some(Picture::Bot(level)), "", Vec2::splat(FACE));
        let whose = style.text.practice.level_of(self.number);
        let label = style.text.common.titled(&whose, name);
        face.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &label));
        if face.on_hover_text(name).clicked() {
            *bot = level;
        }
    }

    fn farewell_ui(&self, ui: &mut Ui, style: &Style<'_>, bot: Level, may: bool) -> bool {
        let name = style.text.common.bot(bot);
        let name = style.text.lobby.kick(name);
        let shown = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_enabled_ui(may, |ui| icon_button(ui, style, Icon::Close, &name)).inner.clicked()
        });
        shown.inner
    }
}

/// Opponents up to a number, of whom there is always one.
pub struct Opponents<'a> {
    /// The most of them.
    pub most: usize,
    /// How each level plays this game.
    pub about: &'a [&'static str],
}

impl Opponents<'_> {
    /// Shows them, to be changed, sent away and added to: bots, and people at this laptop.
    pub fn opponents_ui(
        &self,
        ui: &mut Ui,
        style: &Style<'_>,
        bots: &mut Vec<Level>,
        beside: &mut Vec<String>,
    ) {
        ui.set_width(ui.available_width());
        ui.heading(style.text.practice.opponents);
        let (mut gone, may_go) = (None, Some(bots.len() + beside.len() > 1));
        for (number, bot) in (1..).zip(bots.iter_mut()) {
            let opponent = OpponentRow { number, about: self.about, may_go };
            if opponent.opponent_ui(ui, style, bot) {
                gone = Some(number - 1);
            }
        }
        if let Some(gone) = gone {
            bots.remove(gone);
        }
        beside_ui(ui, style, beside, may_go == Some(true));
        if bots.len() + beside.len() < self.most {
            ui.horizontal_wrapped(|ui| {
                if text_button(ui, style.text.practice.add_bot).clicked() {
                    let like = bots.last().copied();
                    bots.push(like.unwrap_or(Level::Sailor));
                }
                add_beside_ui(ui, style, beside);
            });
        }
    }
}

/// Those who play at this laptop beside the player, to be named and sent away.
pub fn beside_ui(ui: &mut Ui, style: &Style<'_>, beside: &mut Vec<String>, may_go: bool) {
    let (words, mut gone) = (&style.text.beside, None);
    for (at, name) in beside.iter_mut().enumerate() {
        let number = at + FIRST_BESIDE;
        let row = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), size::BUTTON), row, |ui| {
            let leave = |ui: &mut Ui| icon_button(ui, style, Icon::Close, &words.remove(number));
            if ui.add_enabled_ui(may_go, leave).inner.clicked() {
                gone = Some(at);
            }
            let (label, usual) = (words.name_of(number), words.usual_name(number));
            form::field(ui, style, name, &label, &usual, LONGEST_NAME);
        });
    }
    if let Some(gone) = gone {
        beside.remove(gone);
    }
    if !beside.is_empty() {
        form::hint(ui, style, words.about);
        ui.add_space(size::GAP);
    }
}

/// A way for one more to play at this laptop.
pub fn add_beside_ui(ui: &mut Ui, style: &Style<'_>, beside: &mut Vec<String>) {
    if text_button(ui, style.text.beside.add).clicked() {
        beside.push(String::new());
    }
}

/// The names of those who play at this laptop; whoever has given none has a number.
pub fn names_beside(text: &Texts, beside: &[String]) -> Vec<PlayerName> {
    let named = beside.iter().zip(FIRST_BESIDE..);
    named.map(|(name, number)| PlayerName::fitted(name, &text.beside.usual_name(number))).collect()
}

/// Leaves as many opponents as the game can do with; none: those it is usually played against.
pub fn bound(most: usize, bots: &mut Vec<Level>, beside: &mut Vec<String>, usual: &[Level]) {
    beside.truncate(most);
    bots.truncate(most - beside.len());
    if bots.is_empty() && beside.is_empty() {
        *bots = usual.to_vec();
    }
}

/// "against Cabin boy and Zoë".
pub fn against(text: &Texts, bots: &[Level], beside: &[String]) -> String {
    let bot = |bot: &Level| text.common.bot(*bot).to_owned();
    let beside = names_beside(text, beside).into_iter().map(String::from);
    let names: Vec<String> = bots.iter().map(bot).chain(beside).collect();
    text.home.against(&text.common.counted_list(&names))
}

/// Who starts: chance, or the player.
pub fn who_starts_ui(ui: &mut Ui, style: &Style<'_>, i_start: &mut bool) {
    let (words, me) = (&style.text.lobby, style.text.practice.me);
    ui.label(strong(words.who_starts));
    halves_ui(ui, style, i_start, [(false, words.chance), (true, me)]);
}
