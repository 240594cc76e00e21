//! What is said beside the board, and the buttons under it.

use eframe::egui::{
    Align, Atom, Button as PlainButton, Key, Label, Layout, Rect, Response, RichText, Role,
    ScrollArea, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo,
    WidgetText, pos2, vec2,
};

use super::step::{GameTutorial, Task};
use crate::bot::Level;
use crate::games::GameName;
use crate::text::Texts;
use crate::text::tutorial::Said;
use crate::ui::screens::Command;
use crate::ui::screens::bar::wide;
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::form::hint;
use crate::ui::widgets::{announce, big_button, part, sheet, show, strong, text_button};

/// The face of whoever speaks.
const FACE: f32 = 72.0;
/// A dot for a step.
const DOT: f32 = 8.0;
/// In a panel at least so wide, what is said is written so much larger.
const LARGE: [f32; 2] = [300.0, 1.15];

/// What is to be said now.
pub struct Speech {
    /// What is taught.
    pub game: GameName,
    /// The part, counted from 1, and how many there are.
    pub part: [usize; 2],
    /// What the part is called.
    pub title: &'static str,
    /// The step of the part, counted from 1, and how many it has.
    pub step: [usize; 2],
    pub said: &'static Said,
    /// What to press.
    pub button: Button,
    /// Whether there is a step before this one.
    pub may_go_back: bool,
    /// A guess was wrong.
    pub corrected: bool,
    /// All has been said: these are the last words.
    pub farewell: Option<&'static str>,
}

/// The button under what is said.
pub struct Button {
    name: &'static str,
    /// The sign on it; none where a card should be chosen instead.
    sign: Option<Icon>,
    meant: Reply,
}

/// What the learner answers.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// To go on.
    Next,
    /// Do what is asked for.
    Answer,
    Back,
    /// The next part.
    Skip,
    OnceMore,
    /// To leave the lesson for something else.
    Command(Command),
}

impl Button {
    /// What it says and means in such a step.
    pub fn of<G: GameTutorial>(task: Task<G>, text: &Texts) -> Self {
        let (name, sign, meant) = match task {
            Task::Read(_) => (text.tutorial.next, Some(Icon::Play), Reply::Next),
            Task::Press(_, name) => (name(text), Some(Icon::Check), Reply::Answer),
            Task::Ready(name) => (name(text), Some(Icon::Check), Reply::Next),
            Task::Do(_) | Task::Recall(_) => (text.tutorial.show_me, None, Reply::Answer),
        };
        Self { name, sign, meant }
    }
}

impl Speech {
    /// Shows it in the whole room that there is. What to do stands under what is said and above the
    /// buttons, however much that is.
    pub fn speech_ui(&self, ui: &mut Ui, style: &Style<'_>) -> Option<Reply> {
        let rect = ui.max_rect();
        let edge = Stroke::new(1.0, style.palette.edge);
        sheet(ui.painter(), style, rect, size::CORNER, edge);
        let inner = rect.shrink(f32::from(size::PADDING));
        let (buttons, rest) = cut_bottom(inner, buttons_height(ui));
        let (todo, rest) = cut_bottom(rest, self.todo_height(ui, style, rest.width()));
        let page = (self.part, self.step, self.farewell);
        let scroll = ScrollArea::vertical().id_salt(page);
        let said = scroll.show(&mut part(ui, rest, "said"), |ui| match self.farewell {
            Some(farewell) => over_ui(ui, style, farewell),
            None => self.said_ui(ui, style),
        });
        let free = (rest.height() - said.content_size.y - size::BREAK).max(0.0);
        self.todo_ui(&mut part(ui, todo.translate(vec2(0.0, -free)), "todo"), style);
        let ui = &mut part(ui, buttons, "buttons");
        let reply = match self.farewell {
            Some(_) => ways_on_ui(ui, style, self.game),
            None => self.buttons_ui(ui, style),
        };
        reply.or_else(|| self.keys(ui))
    }

    fn said_ui(&self, ui: &mut Ui, style: &Style<'_>) {
        self.head_ui(ui, style);
        ui.add_space(size::BREAK);
        let words = ui.add(Label::new(spoken(ui, self.said.say)).wrap());
        announce(ui, words.id);
    }

    /// What to do now, or why not that.
    fn todo(&self, style: &Style<'_>) -> &'static str {
        match (self.farewell, self.corrected) {
            (Some(_), _) => "",
            (_, false) => self.said.todo,
            (_, true) if self.said.wrong.is_empty() => style.text.tutorial.wrong,
            (_, true) => self.said.wrong,
        }
    }

    fn todo_height(&self, ui: &Ui, style: &Style<'_>, width: f32) -> f32 {
        let todo = self.todo(style);
        if todo.is_empty() {
            return 0.0;
        }
        let room = width - size::ICON - 3.0 * size::GAP;
        let words = WidgetText::from(todo);
        let galley = words.into_galley(ui, Some(TextWrapMode::Wrap), room, letters::strong());
        galley.size().y + 2.0 * size::GAP
    }

    fn todo_ui(&self, ui: &mut Ui, style: &Style<'_>) {
        let (todo, palette) = (self.todo(style), style.palette);
        if todo.is_empty() {
            return;
        }
        let rect = ui.max_rect();
        let (sign, color) = if self.corrected {
            (Icon::Again, palette.ember)
        } else {
            (Icon::Arrow, palette.focus)
        };
        let corner = f32::from(size::BUTTON_CORNER);
        let edge = Stroke::new(1.5, color);
        ui.painter().rect(rect, corner, palette.inset, edge, StrokeKind::Inside);
        let inner = rect.shrink(size::GAP);
        let square = Rect::from_min_size(inner.min, Vec2::splat(size::ICON));
        style.art.paint(ui.painter(), Picture::Icon(sign), square, color);
        let words = Rect::from_min_max(pos2(square.right() + size::GAP, inner.top()), inner.max);
        let mut ui = part(ui, words, "words");
        let text = strong(todo);
        let words = ui.add(Label::new(text).wrap());
        announce(&ui, words.id);
    }

    /// Who speaks, and how far the lesson is.
    fn head_ui(&self, ui: &mut Ui, style: &Style<'_>) {
        let texts = &style.text.tutorial;
        ui.horizontal_top(|ui| {
            show(ui, style, Picture::Bot(Level::Captain), FACE);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = size::GRID;
                hint(ui, style, &texts.part(self.part[0], self.part[1]));
                ui.add(Label::new(RichText::new(self.title).heading()).wrap());
                self.dots_ui(ui, style);
            });
        });
    }

    fn dots_ui(&self, ui: &mut Ui, style: &Style<'_>) {
        let ([now, steps], palette) = (self.step, style.palette);
        let step = (DOT + size::GRID).min(ui.available_width() / steps as f32);
        let wanted = vec2(step * steps as f32, DOT);
        let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
        let label = style.text.tutorial.step(now, steps);
        response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &label));
        for number in 1..=steps {
            let middle = rect.left_center() + vec2((number as f32 - 0.5) * step, 0.0);
            if number <= now {
                let radius = if number == now { DOT / 2.0 + 1.0 } else { DOT / 2.0 };
                ui.painter().circle_filled(middle, radius, palette.focus);
            } else {
                ui.painter().circle_stroke(middle, DOT / 2.0 - 1.0, Stroke::new(1.5, palette.weak));
            }
        }
        response.on_hover_text(label);
    }

    fn buttons_ui(&self, ui: &mut Ui, style: &Style<'_>) -> Option<Reply> {
        let (texts, common) = (&style.text.tutorial, &style.text.common);
        let Button { name, sign, meant } = &self.button;
        let mut reply = None;
        let pressed = match *sign {
            Some(sign) => wide(ui, |ui| big_button(ui, style, sign, name)),
            None => wide_button(ui, name),
        };
        if pressed.on_hover_text(common.with_key(name, "PgDn")).clicked() {
            reply = Some(meant.clone());
        }
        ui.horizontal(|ui| {
            ui.add_enabled_ui(self.may_go_back, |ui| {
                let back = text_button(ui, common.back);
                if back.on_hover_text(common.with_key(common.back, "PgUp")).clicked() {
                    reply = Some(Reply::Back);
                }
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let skip = text_button(ui, texts.skip).on_hover_text(texts.skip_part);
                skip.widget_info(|| WidgetInfo::labeled(Role::Button, true, texts.skip_part));
                if skip.clicked() {
                    reply = Some(Reply::Skip);
                }
            });
        });
        reply
    }

    /// Enter presses the first button where it means nothing else; the page keys turn the pages.
    fn keys(&self, ui: &Ui) -> Option<Reply> {
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        if pressed(Key::PageUp) {
            return Some(Reply::Back);
        }
        let enter = self.button.sign.is_some() && pressed(Key::Enter);
        let meant = enter || pressed(Key::PageDown);
        (meant && self.farewell.is_none()).then(|| self.button.meant.clone())
    }
}

/// When all has been said.
fn over_ui(ui: &mut Ui, style: &Style<'_>, farewell: &str) {
    let texts = &style.text.tutorial;
    show(ui, style, Picture::Bot(Level::Captain), FACE);
    let title = ui.add(Label::new(RichText::new(texts.done_title).heading()).wrap());
    announce(ui, title.id);
    for said in [farewell, texts.one_key_away] {
        let words = spoken(ui, said);
        ui.add(Label::new(words).wrap());
    }
}

/// What one can do now.
fn ways_on_ui(ui: &mut Ui, style: &Style<'_>, game: GameName) -> Option<Reply> {
    let texts = &style.text.tutorial;
    let mut reply = None;
    if wide(ui, |ui| big_button(ui, style, Icon::Play, texts.practise)).clicked() {
        reply = Some(Reply::Command(Command::SetUpPractice));
    }
    ui.horizontal(|ui| {
        if text_button(ui, texts.read_on).clicked() {
            reply = Some(Reply::Command(Command::Help(game)));
        }
        if text_button(ui, texts.once_more).clicked() {
            reply = Some(Reply::OnceMore);
        }
    });
    reply
}

/// The button beside the board, where the board is what should be pressed.
fn wide_button(ui: &mut Ui, name: &str) -> Response {
    let wanted = vec2(ui.available_width(), size::BIG_BUTTON);
    let words = RichText::new(name).text_style(TextStyle::Button);
    ui.add(PlainButton::new((Atom::grow(), words, Atom::grow())).min_size(wanted))
}

/// The height of the button to press and the row under it.
fn buttons_height(ui: &Ui) -> f32 {
    let letters = ui.text_style_height(&TextStyle::Button);
    let row = size::BUTTON.max(letters + 2.0 * ui.spacing().button_padding.y);
    size::BIG_BUTTON.max(row) + size::GAP + row
}

/// What is said, larger where there is room.
fn spoken(ui: &Ui, text: &str) -> RichText {
    let letters = TextStyle::Body.resolve(ui.style()).size;
    let [wide, larger] = LARGE;
    let factor = if ui.available_width() > wide { larger } else { 1.0 };
    RichText::new(text).size((letters * factor).round())
}

/// The lowest part of a rectangle, and what is left above it.
fn cut_bottom(rect: Rect, height: f32) -> (Rect, Rect) {
    let split = rect.bottom() - height;
    let gap = if height > 0.0 { size::GAP } else { 0.0 };
    let lower = Rect::from_min_max(pos2(rect.left(), split), rect.max);
    (lower, Rect::from_min_max(rect.min, pos2(rect.right(), split - gap)))
}
