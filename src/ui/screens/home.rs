//! The first screen: what to play, what was left, and the tables around.

mod checkup;
mod menu;
mod tables;
mod unfinished;

use eframe::egui::{Align, Align2, Layout, Rect, RichText, ScrollArea, TextStyle, Ui, pos2, vec2};

use super::Command;
use crate::games::GameName;
use crate::table::PlayerName;
use crate::ui::app::nearby_tables::NearbyTables;
use crate::ui::profile::challenges::daily::DailyResults;
use crate::ui::profile::day::Day;
use crate::ui::profile::settings::{Settings, usual_name};
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{Light, letters, paper, size};
use crate::ui::widgets::form::{entered_only_field, field, hint, select_all};
use crate::ui::widgets::{
    Card, big_button, card, dialog, gradient, panel, part, poster, sea, text_button,
};

/// Both columns together are not wider.
const WIDEST: f32 = 1080.0;
/// The left column takes this part of both.
const LEFT: f32 = 0.43;
/// The panels begin between these parts of the window's height.
const TOP: [f32; 2] = [0.16, 0.42];
/// What the left column needs.
const NEEDED: f32 = 428.0;
/// What the tables around need, and what is said where there is none.
const TABLES: f32 = 268.0;
/// They can do with so much, where what was left unfinished takes a line more than usual.
const FEWEST: f32 = 232.0;
/// What was left unfinished needs so much, and so much more for each table.
const UNFINISHED: [f32; 2] = [80.0, 64.0];

/// The picture fades over so much of its height.
const FADE: f32 = 64.0;

/// The first screen.
#[derive(Debug, Default)]
pub struct Home {
    draft: Option<String>,
    /// Whether somebody new is asked if they want to learn a game.
    offers_lesson: bool,
}

impl Home {
    /// Shows it; what the player wants.
    pub fn home_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        settings: &Settings,
        nearby: &NearbyTables,
        daily: &DailyResults,
        today: Day,
    ) -> Option<Command> {
        sea(ui, style);
        let full = ui.max_rect();
        let top =
            top(ui, full, if settings.name.is_empty() { 0 } else { nearby.unfinished().len() });
        title(ui, style, full, top, settings.light);
        let below = Rect::from_min_max(pos2(full.left(), top), full.max);
        if settings.name.is_empty() {
            return self.welcome_ui(&mut part(ui, below, "welcome"), style);
        }
        let (played, streak) = (daily.count_of(today), daily.streak(today));
        let challenges = style.text.challenges.home_line(played, GameName::ALL.len(), streak);
        let command = columns_ui(ui, style, below, settings, nearby, &challenges);
        let command = self.lesson_ui(ui, style, settings).or(command);
        checkup::checkup_ui(ui, style, nearby.checkup()).or(command)
    }

    /// Whoever is new may learn a game at once.
    fn lesson_ui(&mut self, ui: &Ui, style: &Style<'_>, settings: &Settings) -> Option<Command> {
        if !self.offers_lesson {
            return None;
        }
        let texts = &style.text.home;
        let (mut command, mut later) = (None, false);
        let ((), closed) = dialog(ui, style, "lesson", |ui| {
            let greeting = texts.lesson_question(&settings.name);
            ui.label(RichText::new(greeting).text_style(letters::title()));
            ui.label(texts.lesson_hint);
            ui.add_space(size::GAP);
            for game in GameName::ALL {
                let (title, about) = (style.text.offer.name(game), style.text.offer.about(game));
                if entry(ui, style, poster(game), title, about, game == settings.game) {
                    command = Some(Command::Tutorial(game));
                }
            }
            later = text_button(ui, texts.lesson_later).clicked();
        });
        if command.is_some() || later || closed {
            self.offers_lesson = false;
        }
        command
    }

    /// A first start asks for a name, and for nothing else.
    fn welcome_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        let texts = &style.text.home;
        let fresh = self.draft.is_none();
        let draft = self.draft.get_or_insert_with(usual_name);
        let mut done = false;
        // The boat stays in sight.
        ui.add_space(ui.available_height() * 0.2);
        ui.vertical_centered(|ui| {
            ui.set_max_width(size::COLUMN * 0.8);
            panel(ui, style, |ui| {
                ui.heading(texts.welcome);
                hint(ui, style, texts.welcome_hint);
                ui.add_space(size::GRID);
                let name = field(ui, style, draft, texts.your_name, texts.your_name, 24);
                let entered = entered_only_field(ui, &name);
                if fresh {
                    select_all(ui, &name, draft);
                }
                ui.add_space(size::GRID);
                let pressed = big_button(ui, style, Icon::Check, texts.lets_go).clicked();
                done = pressed || entered;
            });
        });
        self.offers_lesson = done;
        done.then(|| Command::Name(PlayerName::fitted(draft, &usual_name()).to_string()))
    }
}

fn columns_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    below: Rect,
    settings: &Settings,
    nearby: &NearbyTables,
    challenges: &str,
) -> Option<Command> {
    let foot = foot_height();
    let width = (below.width() - 2.0 * size::BREAK).min(WIDEST);
    let area = Rect::from_min_size(
        pos2(below.center().x - width / 2.0, below.top()),
        vec2(width, below.height() - foot),
    );
    let split = area.left() + (width - size::BREAK) * LEFT;
    let left = Rect::from_min_max(area.min, pos2(split, area.bottom()));
    let right = Rect::from_min_max(pos2(split + size::BREAK, area.top()), area.max);
    let mut command = None;
    let mut column = part(ui, left, "left");
    ScrollArea::vertical().auto_shrink(false).show(&mut column, |ui| {
        panel(ui, style, |ui| command = menu::menu_ui(ui, style, settings, challenges));
    });
    let mut column = part(ui, right, "right");
    let found = ScrollArea::vertical()
        .auto_shrink(false)
        .show(&mut column, |ui| nearby_ui(ui, style, right.height(), nearby));
    let foot =
        Rect::from_min_max(pos2(area.left(), area.bottom()), pos2(area.right(), below.bottom()));
    let more = foot_ui(&mut part(ui, foot, "foot"), style, settings.game);
    command.or(found.inner).or(more)
}

/// What was left, and below it the tables around in the rest of that height.
fn nearby_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    height: f32,
    nearby: &NearbyTables,
) -> Option<Command> {
    let end = ui.cursor().top() + height;
    let mut command = None;
    if nearby.unfinished().len() > 0 {
        command = panel(ui, style, |ui| unfinished::unfinished_ui(ui, style, nearby));
        ui.add_space(size::GAP);
    }
    let room = (end - ui.cursor().top()).max(FEWEST * larger(ui));
    tables::tables_ui(ui, style, room, nearby).or(command)
}

/// What is not played but needed.
fn foot_ui(ui: &mut Ui, style: &Style<'_>, game: GameName) -> Option<Command> {
    let texts = &style.text.home;
    let mut command = None;
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let all = [
            (style.text.tutorial.title, Command::Tutorial(game)),
            (style.text.help.title, Command::Help(game)),
            (style.text.past.title, Command::Past),
            (style.text.settings.title, Command::Settings),
        ];
        for (text, asked) in all {
            if text_button(ui, text).clicked() {
                command = Some(asked);
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if text_button(ui, texts.quit).clicked() {
                command = Some(Command::Quit);
            }
        });
    });
    command
}

/// Where the panels begin: as low as they can, so that the picture is seen.
fn top(ui: &Ui, full: Rect, unfinished: usize) -> f32 {
    let above = match unfinished {
        0 => 0.0,
        some => UNFINISHED[0] + UNFINISHED[1] * some as f32,
    };
    let room = full.height() - foot_height() - NEEDED.max(above + TABLES) * larger(ui);
    full.top() + room.clamp(full.height() * TOP[0], full.height() * TOP[1])
}

/// How much larger the letters are than usual.
fn larger(ui: &Ui) -> f32 {
    (ui.text_style_height(&TextStyle::Body) / size::ICON).max(1.0)
}

fn foot_height() -> f32 {
    size::BUTTON + 2.0 * size::GAP
}

/// The picture ends in the sea.
fn fade(ui: &Ui, style: &Style<'_>, full: Rect, bottom: f32) {
    let part = ((bottom - full.top()) / full.height()).clamp(0.0, 1.0);
    let [top, deep] = style.palette.sea;
    let sea = top.lerp_to_gamma(deep, part);
    let rect = Rect::from_x_y_ranges(full.x_range(), bottom - FADE..=bottom + 1.0);
    gradient(ui.painter(), rect, [sea.gamma_multiply(0.0), sea]);
}

/// The opening picture as wide as the window, with the program's name on what the panels leave of it.
fn title(ui: &Ui, style: &Style<'_>, full: Rect, top: f32, light: Light) {
    let (picture, color) = match light {
        Light::Night => (Picture::Title, paper::PARCHMENT),
        Light::Day => (Picture::TitleByDay, paper::INK),
    };
    let high = (full.width() * picture.height()).min(full.height());
    let rect = Rect::from_min_size(full.min, vec2(full.width(), high));
    let shown = high / (rect.width() * picture.height());
    let part = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, shown.min(1.0)));
    style.art.paint_part(ui.painter(), picture, rect, part, paper::AS_PAINTED);
    fade(ui, style, full, rect.bottom());
    let room = top - full.top();
    let scale = (rect.width() / 960.0).min(room / 160.0);
    let mut font = letters::title().resolve(ui.style());
    font.size = 84.0 * scale;
    let middle = pos2(rect.left() + rect.width() * 0.67, full.top() + room * 0.5);
    let shadow = middle + vec2(0.0, 4.0 * scale);
    let name = "Cinderpeek";
    let painter = ui.painter();
    painter.text(shadow, Align2::CENTER_CENTER, name, font.clone(), style.palette.shadow);
    painter.text(middle, Align2::CENTER_CENTER, name, font, color);
}

/// Something to begin with, on a card.
fn entry(
    ui: &mut Ui,
    style: &Style<'_>,
    picture: Picture,
    title: &str,
    about: &str,
    gold: bool,
) -> bool {
    let name = match about.is_empty() {
        true => title.to_owned(),
        false => style.text.common.titled(title, about),
    };
    card(ui, style, &Card { gold, ..Card::new(picture, title, about, &name) }).clicked()
}
