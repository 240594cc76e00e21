//! How to play: the rules in our words, with pictures. The chapters on the left, one page on the
//! right. Each game brings its own chapters, in a file of its name below.

mod chapter;
mod customs;
mod figure;
mod memoarrr;
mod page;
mod ptibapt;
mod royaume;

use eframe::egui::{
    Align2, CornerRadius, Key, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind,
    TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, pos2, vec2,
};

use super::Command;
use super::bar::{bar_with_ui, wide};
use crate::games::GameName;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::form::choice_in_row;
use crate::ui::widgets::{big_button, column, part, sea, sheet, text_button};
use chapter::{Chapter, chapters};

/// The width of the list: a part of the window, but no narrower or wider than this.
const LIST: [f32; 3] = [0.24, 224.0, 320.0];
/// An entry of it is not less high, where that brings all of them in sight.
const LEAST: f32 = 32.0;
/// A line is not longer than this many times the height of its letters, to be read with ease.
const LINE: f32 = 38.0;
/// How much larger what is read at length is written, where there is room.
const LARGER: f32 = 1.12;
/// How much of a page the page keys turn.
const PAGE: f32 = 0.85;

/// How to play.
#[derive(Debug)]
pub struct Help {
    game: GameName,
    /// Which of its chapters.
    chapter: usize,
    /// Whether the list has still to come to it.
    follow: bool,
}

impl Help {
    /// How to play that game, from the beginning.
    pub fn new(game: GameName) -> Self {
        Self { game, chapter: 0, follow: false }
    }

    /// Shows it; what the player wants.
    pub fn help_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        sea(ui, style);
        let full = ui.max_rect();
        let games = |ui: &mut Ui| games_ui(ui, style, self.game);
        let (back, chosen) = bar_with_ui(ui, style, style.text.help.title, games);
        if let Some(game) = chosen {
            *self = Self::new(game);
        }
        let [list, page] = regions(full);
        let learn = self.list_ui(&mut part(ui, list, "chapters"), style);
        let learn = self.page_ui(&mut part(ui, page, "page"), style) || learn;
        if learn {
            return Some(Command::Tutorial(self.game));
        }
        back.then_some(Command::Home)
    }

    /// The chapters; whether the player would rather be shown.
    fn list_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> bool {
        let mut learn = false;
        let chapters = chapters(self.game);
        // All in sight where they can be: a list that scrolls by half an entry is a nuisance.
        let room = ui.available_height() - size::BIG_BUTTON - 2.0 * size::GAP - size::GRID;
        let high = room / chapters.len() as f32 - size::GRID;
        let high = if high < LEAST { size::BUTTON } else { high.min(size::BUTTON) };
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let name = style.text.tutorial.title;
            learn = wide(ui, |ui| big_button(ui, style, Icon::Play, name)).clicked();
            ui.add_space(size::GAP);
            ui.spacing_mut().item_spacing.y = size::GRID;
            for (number, chapter) in chapters.iter().enumerate() {
                let chosen = number == self.chapter;
                let entry = entry_ui(ui, style, chosen, (chapter.title)(style.text), high);
                if chosen && std::mem::take(&mut self.follow) {
                    entry.scroll_to_me(None);
                }
                if entry.clicked() {
                    self.chapter = number;
                }
            }
        });
        learn
    }

    fn page_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> bool {
        let rect = ui.max_rect();
        let edge = Stroke::new(1.0, style.palette.edge);
        sheet(ui.painter(), style, rect, size::CORNER, edge);
        let inner = rect.shrink(f32::from(size::PADDING));
        let (above, foot) = inner.split_top_bottom_at_y(inner.bottom() - size::BIG_BUTTON);
        let mut page = part(ui, above.with_max_y(above.bottom() - size::GAP), "page");
        let chapter = (self.game, self.chapter);
        let room = above.width() - ui.spacing().scroll.allocated_width();
        ScrollArea::vertical().id_salt(chapter).auto_shrink(false).show(&mut page, |ui| {
            ui.set_max_width(room);
            turn_pages(ui, above.height() * PAGE);
            self.reading_ui(ui, |help, ui| {
                if let Some(chapter) = help.chapter() {
                    page::page_ui(ui, style, chapter);
                }
            });
        });
        let mut foot = part(ui, foot.with_max_x(foot.left() + room), "foot");
        self.reading_ui(&mut foot, |help, ui| help.way_on_ui(ui, style))
    }

    /// A column of letters as large as one likes to read.
    fn reading_ui<R>(&mut self, ui: &mut Ui, add: impl FnOnce(&mut Self, &mut Ui) -> R) -> R {
        enlarge(ui);
        let letters = TextStyle::Body.resolve(ui.style()).size;
        column(ui, LINE * letters, |ui| add(self, ui))
    }

    /// The next chapter; after the last one, the lesson.
    fn way_on_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> bool {
        let Some(next) = chapters(self.game).get(self.chapter + 1) else {
            return big_button(ui, style, Icon::Play, style.text.tutorial.title).clicked();
        };
        if text_button(ui, &style.text.help.next((next.title)(style.text))).clicked() {
            self.chapter += 1;
            self.follow = true;
        }
        false
    }

    /// The chapter that is open.
    fn chapter(&self) -> Option<&'static Chapter> {
        chapters(self.game).get(self.chapter)
    }
}

/// The games by their names; the one that was pressed.
fn games_ui(ui: &mut Ui, style: &Style<'_>, now: GameName) -> Option<GameName> {
    let mut pressed = None;
    ui.add_space(size::BREAK);
    for game in GameName::ALL {
        if choice_in_row(ui, style, game == now, style.text.offer.name(game)).clicked() {
            pressed = Some(game);
        }
    }
    pressed
}

/// Larger letters, unless they would fill the page alone.
fn enlarge(ui: &mut Ui) {
    let room = ui.available_width();
    for style in [TextStyle::Body, letters::strong()] {
        if let Some(font) = ui.style_mut().text_styles.get_mut(&style)
            && font.size * LARGER * LINE < room
        {
            font.size = (font.size * LARGER).round();
        }
    }
}

/// The page keys scroll.
fn turn_pages(ui: &Ui, by: f32) {
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    if pressed(Key::PageDown) {
        ui.scroll_with_delta(vec2(0.0, -by));
    }
    if pressed(Key::PageUp) {
        ui.scroll_with_delta(vec2(0.0, by));
    }
}

/// A chapter in the list, on two lines where it has to be.
fn entry_ui(ui: &mut Ui, style: &Style<'_>, chosen: bool, title: &str, high: f32) -> Response {
    let palette = style.palette;
    let room = ui.available_width() - 2.0 * size::BREAK;
    let words = WidgetText::from(title.to_owned());
    let galley = words.into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Button);
    let height = high.max(galley.size().y + 2.0 * size::GRID);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, title));
    let fill = if chosen { palette.gold } else { palette.panel };
    let edge = if response.hovered() || chosen { palette.gold } else { palette.edge };
    let corner = CornerRadius::same(size::BUTTON_CORNER);
    ui.painter().rect(rect, corner, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    if response.has_focus() {
        let ring = Stroke::new(size::FOCUS, palette.ring);
        ui.painter().rect_stroke(rect.shrink(size::GRID), corner, ring, StrokeKind::Outside);
    }
    let letters = if chosen { palette.on_gold } else { palette.text };
    let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), galley.size());
    ui.painter().galley(at.min + vec2(size::BREAK, 0.0), galley, letters);
    response
}

/// The list and the page.
fn regions(full: Rect) -> [Rect; 2] {
    let [share, least, most] = LIST;
    let top = full.top() + size::BAR + size::GRID;
    let split = full.left() + size::BREAK + (full.width() * share).clamp(least, most);
    let list = Rect::from_min_max(
        pos2(full.left() + size::BREAK, top),
        pos2(split, full.bottom() - size::GAP),
    );
    let page = Rect::from_min_max(
        pos2(split + size::BREAK, top),
        full.max - vec2(size::BREAK, size::BREAK),
    );
    [list, page]
}
