//! When there is no table any more, or none yet: why, and what can be done.

use eframe::egui::{Key, RichText, Spinner, Ui};

use crate::guest::End;
use crate::net::admission::code::{Code, CodeError};
use crate::net::transport::reason::{Disconnect, Reason};
use crate::table::Farewell;
use crate::text::trouble::Trouble;
use crate::ui::app::join_request::{JoinRequest, SeatError, TableAddress};
use crate::ui::screens::Command;
use crate::ui::screens::join::wrong_code;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::style::{Motion, Style};
use crate::ui::widgets::form::{self, entered_only_field, field};
use crate::ui::widgets::{big_button, column, dialog, panel, strong, text_button};

/// Why it is over, or has not begun.
#[derive(Debug)]
pub enum Ending {
    /// The seat was given up.
    End(End),
    /// There never was one.
    SeatError(SeatError),
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
    wrong: Option<CodeError>,
}

impl Ending {
    fn code_trouble(&self) -> Option<CodeTrouble> {
        let Self::End(End::Refused(Disconnect::Closed(reason))) = self else { return None };
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
            Self::End(_) | Self::SeatError(_) => false,
        }
    }

    /// Whether there is no such table any more.
    pub fn is_closed(&self) -> bool {
        matches!(self, Self::End(End::NotBack(_) | End::Farewell(Farewell::Closed)))
    }

    /// Why, in words.
    pub fn words(&self, texts: &Trouble) -> String {
        match self {
            Self::End(end) => texts.end(end),
            Self::SeatError(why) => why.words(texts),
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
            Self::End(End::Refused(Disconnect::Closed(Reason::Kicked | Reason::Banned))) => false,
            Self::End(End::Refused(Disconnect::Closed(Reason::OtherVersion(_)))) => false,
            Self::End(_) => true,
            Self::SeatError(why) => !matches!(why, SeatError::NoAddress(_)),
        }
    }

    /// Shows it; what the player wants.
    pub fn fate_ui(
        &self,
        ui: &mut Ui,
        style: &Style<'_>,
        request: Option<&JoinRequest>,
        draft: &mut CodeDraft,
    ) -> Option<Command> {
        let shown = dialog(ui, style, "ending", |ui| match (self.code_trouble(), request) {
            (Some(CodeTrouble::NotNeeded), Some(request)) => open_ui(ui, style, request),
            (Some(trouble), Some(request)) => draft.code_ui(ui, style, request, trouble),
            _ => self.words_ui(ui, style, request),
        });
        let escape = ui.input(|input| input.key_pressed(Key::Escape));
        shown.0.or(escape.then_some(Command::Home))
    }

    fn words_ui(
        &self,
        ui: &mut Ui,
        style: &Style<'_>,
        request: Option<&JoinRequest>,
    ) -> Option<Command> {
        let texts = &style.text.trouble;
        ui.heading(if self.is_over() { texts.title } else { texts.in_vain });
        ui.label(self.words(texts));
        ui.add_space(size::GAP);
        let mut command = None;
        ui.horizontal_wrapped(|ui| {
            if big_button(ui, style, Icon::Home, style.text.common.home).clicked() {
                command = Some(Command::Home);
            }
            let Some(request) = request else { return };
            if self.may_watch() && !request.watch && text_button(ui, texts.watch).clicked() {
                command = Some(Command::Join(Box::new(request.watching())));
            }
            if self.may_try_again() && text_button(ui, texts.try_again).clicked() {
                command = Some(Command::Join(Box::new(request.clone())));
            }
        });
        command
    }
}

fn open_ui(ui: &mut Ui, style: &Style<'_>, request: &JoinRequest) -> Option<Command> {
    ui.label(style.text.join.no_code_needed);
    ui.add_space(size::GAP);
    let mut command = None;
    ui.horizontal_wrapped(|ui| {
        if big_button(ui, style, Icon::Arrow, style.text.join.without_code).clicked() {
            command = Some(Command::Join(Box::new(request.with_code(None))));
        }
        if text_button(ui, style.text.common.cancel).clicked() {
            command = Some(Command::Home);
        }
    });
    command
}

impl CodeDraft {
    fn code_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        request: &JoinRequest,
        trouble: CodeTrouble,
    ) -> Option<Command> {
        let texts = &style.text.join;
        ui.heading(texts.needs_code(&request.name));
        ui.label(match request.watch {
            true => texts.where_code_now,
            false => texts.where_code,
        });
        let wrong = match (&self.wrong, trouble) {
            (Some(wrong), _) => wrong_code(style.text, wrong),
            (None, CodeTrouble::Wrong) if self.text.is_empty() => texts.wrong_code.to_owned(),
            _ => String::new(),
        };
        form::name(ui, texts.code);
        let line = field(ui, style, &mut self.text, texts.code, texts.code_hint, 12);
        if line.changed() {
            self.wrong = None;
        }
        let entered = entered_only_field(ui, &line);
        ui.label(RichText::new(wrong).color(style.palette.ember));
        let mut command = None;
        ui.horizontal_wrapped(|ui| {
            let name = if request.watch { style.text.home.watch } else { texts.join };
            let pressed = big_button(ui, style, Icon::Arrow, name).clicked();
            if text_button(ui, style.text.common.cancel).clicked() {
                command = Some(Command::Home);
            }
            if pressed || entered {
                command = self.tried(request);
            }
        });
        command
    }

    fn tried(&mut self, request: &JoinRequest) -> Option<Command> {
        match self.text.parse::<Code>() {
            Ok(code) => Some(Command::Join(Box::new(request.with_code(Some(code))))),
            Err(wrong) => {
                self.wrong = Some(wrong);
                None
            }
        }
    }
}

/// On the way to a table; true if the player does not want to wait any more.
pub fn connecting_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    request: Option<&JoinRequest>,
    long: bool,
) -> bool {
    ui.add_space(ui.available_height() * 0.3);
    let mut enough = false;
    column(ui, size::COLUMN * 0.85, |ui| {
        panel(ui, style, |ui| {
            ui.set_width(ui.available_width());
            let words = match request {
                Some(request) => style.text.join.calling(&shown(request)),
                None => style.text.table.opening.to_owned(),
            };
            ui.horizontal_top(|ui| {
                if style.motion != Motion::Off {
                    ui.add(Spinner::new().color(style.palette.focus));
                }
                ui.vertical(|ui| ui.label(strong(words)));
            });
            if long && request.is_some() {
                ui.label(style.text.join.calling_long);
            }
            ui.add_space(size::GAP);
            enough = text_button(ui, style.text.common.cancel).clicked();
        });
    });
    enough || ui.input(|input| input.key_pressed(Key::Escape))
}

/// What a table is called as long as it has not said its name.
fn shown(request: &JoinRequest) -> String {
    match &request.to {
        TableAddress::Typed(text) => text.clone(),
        TableAddress::Seen { .. } | TableAddress::Invited(_) => request.name.clone(),
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::Vec2;
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable;

    use super::*;
    use crate::text::Language;
    use crate::ui::style::art::Art;
    use crate::ui::style::theme::{self, Light, Palette};

    /// Who is asked for a code, to play or to watch.
    fn asked(language: Language, watch: bool) -> Harness<'static> {
        let to = TableAddress::Typed("192.168.1.20:40000".to_owned());
        let request = JoinRequest { name: "Ana".to_owned(), to, code: None, watch };
        let ending = Ending::End(End::Refused(Disconnect::Closed(Reason::NeedsCode)));
        let (mut art, mut draft) = (None, CodeDraft::default());
        Harness::builder().with_size(Vec2::new(640.0, 480.0)).build_ui(move |ui| {
            let art: &mut Art = art.get_or_insert_with(|| {
                theme::set_fonts(ui.ctx());
                theme::apply(ui.ctx(), Light::Night, 1.0);
                Art::at_once(ui.ctx())
            });
            let (palette, text) = (Palette::of(Light::Night), language.texts());
            let style = Style { palette: &palette, text, art, motion: Motion::Off };
            ending.fate_ui(ui, &style, Some(&request), &mut draft);
        })
    }

    #[test]
    fn whoever_watches_learns_where_the_code_is_during_a_game() {
        for language in Language::ALL {
            let text = language.texts();
            let [play, watch] = [false, true].map(|watch| asked(language, watch));
            assert!(play.query_by_label(text.join.where_code).is_some());
            assert!(play.query_by_label(text.join.join).is_some());
            assert!(watch.query_by_label(text.join.where_code_now).is_some());
            assert!(watch.query_by_label(text.home.watch).is_some());
        }
    }
}
