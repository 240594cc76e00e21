//! When there is no table any more, or none yet: why, and what can be done.

use eframe::egui::{Key, RichText, Spinner, Ui};

use crate::guest::news::End;
use crate::net::code::{Code, NoCode};
use crate::net::reason::{Gone, Reason};
use crate::table::Farewell;
use crate::ui::call::{Call, NoSeat, Whither};
use crate::ui::look::{Look, Motion};
use crate::ui::picture::Icon;
use crate::ui::screens::Wish;
use crate::ui::screens::join::wrong_code;
use crate::ui::theme::{letters, size};
use crate::ui::widgets::form::{self, entered, field};
use crate::ui::widgets::{big_button, column, dialog, panel, text_button};

/// Why it is over, or has not begun.
#[derive(Debug)]
pub enum Fate {
    /// The seat was given up.
    End(End),
    /// There never was one.
    NoSeat(NoSeat),
}

/// What has to do with a code.
#[derive(Clone, Copy, PartialEq)]
enum CodeTrouble {
    Needed,
    Wrong,
    NotNeeded,
}

/// What is typed while one is asked for a code.
#[derive(Debug, Default)]
pub struct CodeDraft {
    text: String,
    wrong: Option<NoCode>,
    begun: bool,
}

impl Fate {
    fn code_trouble(&self) -> Option<CodeTrouble> {
        let Self::End(End::Refused(Gone::Closed(reason))) = self else { return None };
        match reason {
            Reason::NeedsCode | Reason::PassRefused => Some(CodeTrouble::Needed),
            Reason::WrongCode => Some(CodeTrouble::Wrong),
            Reason::NeedsNoCode => Some(CodeTrouble::NotNeeded),
            _ => None,
        }
    }

    /// Whether one was at the table before.
    fn is_over(&self) -> bool {
        match self {
            Self::End(End::NotBack(_) | End::Left) => true,
            Self::End(End::Farewell(farewell)) => {
                !matches!(farewell, Farewell::Full | Farewell::Started | Farewell::NoWatchers)
            }
            Self::End(_) | Self::NoSeat(_) => false,
        }
    }

    /// Whether one might watch where one cannot play.
    fn may_watch(&self) -> bool {
        matches!(self, Self::End(End::Farewell(Farewell::Full | Farewell::Started)))
    }

    fn may_try_again(&self) -> bool {
        match self {
            Self::End(End::Farewell(farewell)) => {
                matches!(farewell, Farewell::Closed | Farewell::OtherDevice)
            }
            Self::End(End::Refused(Gone::Closed(Reason::Kicked | Reason::Banned))) => false,
            Self::End(End::Refused(Gone::Closed(Reason::OtherVersion(_)))) => false,
            Self::End(_) => true,
            Self::NoSeat(why) => !matches!(why, NoSeat::NoAddress(_)),
        }
    }

    /// Shows it; what the player wants.
    pub fn fate_ui(
        &self,
        ui: &mut Ui,
        look: &Look<'_>,
        call: Option<&Call>,
        draft: &mut CodeDraft,
    ) -> Option<Wish> {
        let shown = dialog(ui, look, "fate", |ui| match (self.code_trouble(), call) {
            (Some(CodeTrouble::NotNeeded), Some(call)) => open_ui(ui, look, call),
            (Some(trouble), Some(call)) => draft.code_ui(ui, look, call, trouble),
            _ => self.words_ui(ui, look, call),
        });
        let escape = ui.input(|input| input.key_pressed(Key::Escape));
        shown.0.or(escape.then_some(Wish::Home))
    }

    fn words_ui(&self, ui: &mut Ui, look: &Look<'_>, call: Option<&Call>) -> Option<Wish> {
        let texts = &look.text.trouble;
        let words = match self {
            Self::End(end) => texts.end(end),
            Self::NoSeat(why) => texts.no_seat(why),
        };
        ui.heading(if self.is_over() { texts.title } else { texts.in_vain });
        ui.label(words);
        ui.add_space(size::GAP);
        let mut wish = None;
        ui.horizontal_wrapped(|ui| {
            if big_button(ui, look, Icon::Home, texts.home).clicked() {
                wish = Some(Wish::Home);
            }
            let Some(call) = call else { return };
            if self.may_watch() && !call.watch && text_button(ui, texts.watch).clicked() {
                wish = Some(Wish::Join(Box::new(call.watching())));
            }
            if self.may_try_again() && text_button(ui, texts.try_again).clicked() {
                wish = Some(Wish::Join(Box::new(call.clone())));
            }
        });
        wish
    }
}

fn open_ui(ui: &mut Ui, look: &Look<'_>, call: &Call) -> Option<Wish> {
    ui.label(look.text.join.no_code_needed);
    ui.add_space(size::GAP);
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        if big_button(ui, look, Icon::Arrow, look.text.join.without_code).clicked() {
            wish = Some(Wish::Join(Box::new(call.with_code(None))));
        }
        if text_button(ui, look.text.common.cancel).clicked() {
            wish = Some(Wish::Home);
        }
    });
    wish
}

impl CodeDraft {
    fn code_ui(
        &mut self,
        ui: &mut Ui,
        look: &Look<'_>,
        call: &Call,
        trouble: CodeTrouble,
    ) -> Option<Wish> {
        let texts = &look.text.join;
        ui.heading((texts.needs_code)(&call.name));
        ui.label(texts.where_code);
        let wrong = match (&self.wrong, trouble) {
            (Some(wrong), _) => wrong_code(look.text, wrong),
            (None, CodeTrouble::Wrong) if self.text.is_empty() => texts.wrong_code.to_owned(),
            _ => String::new(),
        };
        form::name(ui, texts.code);
        let line = field(ui, look, &mut self.text, texts.code, texts.code_hint, 12);
        if line.changed() {
            self.wrong = None;
        }
        let entered = entered(ui, &line);
        if entered || !std::mem::replace(&mut self.begun, true) {
            line.request_focus();
        }
        ui.label(RichText::new(wrong).color(look.palette.ember));
        let mut wish = None;
        ui.horizontal_wrapped(|ui| {
            let pressed = big_button(ui, look, Icon::Arrow, texts.join).clicked();
            if text_button(ui, look.text.common.cancel).clicked() {
                wish = Some(Wish::Home);
            }
            if pressed || entered {
                wish = self.tried(call);
            }
        });
        wish
    }

    fn tried(&mut self, call: &Call) -> Option<Wish> {
        match self.text.parse::<Code>() {
            Ok(code) => Some(Wish::Join(Box::new(call.with_code(Some(code))))),
            Err(wrong) => {
                self.wrong = Some(wrong);
                None
            }
        }
    }
}

/// On the way to a table; true if the player does not want to wait any more.
pub fn calling_ui(ui: &mut Ui, look: &Look<'_>, call: Option<&Call>, long: bool) -> bool {
    ui.add_space(ui.available_height() * 0.3);
    let mut enough = false;
    column(ui, size::COLUMN * 0.85, |ui| {
        panel(ui, look, |ui| {
            ui.set_width(ui.available_width());
            let words = match call {
                Some(call) => (look.text.join.calling)(&shown(call)),
                None => look.text.table.opening.to_owned(),
            };
            ui.horizontal_top(|ui| {
                if look.motion != Motion::Off {
                    ui.add(Spinner::new().color(look.palette.focus));
                }
                ui.vertical(|ui| ui.label(RichText::new(words).text_style(letters::strong())));
            });
            if long && call.is_some() {
                ui.label(look.text.join.calling_long);
            }
            ui.add_space(size::GAP);
            enough = text_button(ui, look.text.common.cancel).clicked();
        });
    });
    enough || ui.input(|input| input.key_pressed(Key::Escape))
}

/// What a table is called as long as it has not said its name.
fn shown(call: &Call) -> String {
    match &call.to {
        Whither::Typed(text) => text.clone(),
        Whither::Seen { .. } | Whither::Invited(_) => call.name.clone(),
    }
}
