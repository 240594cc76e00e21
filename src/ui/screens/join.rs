//! Joining a table that is not in the list: by an invitation or an address, in one field.

use eframe::egui::{RichText, TextStyle, Ui, ViewportCommand};

use super::Command;
use crate::net::admission::code::{Code, CodeError};
use crate::net::admission::invite::{Invite, InviteError};
use crate::text::Texts;
use crate::ui::app::join_request::{JoinRequest, TableAddress};
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::form::{self, entered, field};
use crate::ui::widgets::{big_button, column, icon, panel, screen, text_button};

/// No invitation is longer.
const LONGEST: usize = 600;

/// Joining a table that is not in the list.
#[derive(Debug, Default)]
pub struct JoinOtherwise {
    typed: String,
    code: String,
    watch: bool,
    begun: bool,
    /// What is wrong is said once somebody has tried.
    tried: bool,
}

/// What was typed.
#[derive(Debug, PartialEq)]
enum Typed {
    Nothing,
    Invitation(Invite),
    Address(String),
    /// An address without its port.
    NoPort,
    Damaged,
    Later,
    Neither,
}

impl JoinOtherwise {
    /// With this invitation; if it is none, what is wrong is said at once.
    pub fn invited(invitation: String) -> Self {
        Self { typed: invitation, tried: true, ..Self::default() }
    }

    /// Shows it; what the player wants.
    pub fn join_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        let mut command = None;
        let back = screen(ui, style, style.text.join.title, |ui| {
            column(ui, size::COLUMN, |ui| {
                panel(ui, style, |ui| command = self.form_ui(ui, style));
            });
        });
        command.or(back.then_some(Command::Home))
    }

    fn form_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        let texts = &style.text.join;
        ui.set_width(ui.available_width());
        ui.label(texts.intro);
        ui.add_space(size::GAP);
        form::name(ui, texts.field);
        let line = field(ui, style, &mut self.typed, texts.field, texts.field_hint, LONGEST);
        if !std::mem::replace(&mut self.begun, true) {
            line.request_focus();
        }
        if text_button(ui, texts.paste).clicked() {
            line.request_focus();
            ui.ctx().send_viewport_cmd(ViewportCommand::RequestPaste);
        }
        let typed = read(&self.typed);
        let go = entered(ui, &line) | self.code_ui(ui, style, &typed);
        ui.checkbox(&mut self.watch, texts.watch_only);
        let code = code(&self.code);
        verdict_ui(ui, style, &typed, code.as_ref().err(), self.tried);
        ui.add_space(size::GRID);
        let pressed = big_button(ui, style, Icon::Arrow, texts.join).clicked();
        if !(pressed || go) {
            return None;
        }
        self.tried = true;
        join_request(typed, code.ok()?, self.watch).map(|request| Command::Join(Box::new(request)))
    }

    /// An invitation has its code in it. It keeps its room, so that nothing jumps.
    fn code_ui(&mut self, ui: &mut Ui, style: &Style<'_>, typed: &Typed) -> bool {
        let texts = &style.text.join;
        ui.add_enabled_ui(!matches!(typed, Typed::Invitation(_)), |ui| {
            form::name(ui, texts.code_optional);
            let line = field(ui, style, &mut self.code, texts.code_optional, texts.code_hint, 12);
            entered(ui, &line)
        })
        .inner
    }
}

fn verdict_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    typed: &Typed,
    code: Option<&CodeError>,
    tried: bool,
) {
    let texts = &style.text.join;
    let (good, words) = match typed {
        Typed::Invitation(_) => (true, texts.is_invite.to_owned()),
        Typed::Address(_) => match code {
            Some(wrong) if tried => (false, wrong_code(style.text, wrong)),
            _ => (true, texts.is_address.to_owned()),
        },
        Typed::Damaged => (false, texts.damaged.to_owned()),
        Typed::Later => (false, texts.later.to_owned()),
        Typed::NoPort if tried => (false, texts.no_port.to_owned()),
        Typed::Neither | Typed::Nothing if tried => (false, texts.neither.to_owned()),
        Typed::NoPort | Typed::Neither | Typed::Nothing => (true, String::new()),
    };
    ui.horizontal_top(|ui| {
        ui.set_min_height(2.0 * TextStyle::Body.resolve(ui.style()).size);
        if words.is_empty() {
            return;
        }
        let (sign, color) = match good {
            true => (Icon::Check, style.palette.good),
            false => (Icon::Close, style.palette.ember),
        };
        icon(ui, style, sign, size::ICON, color);
        ui.vertical(|ui| ui.label(RichText::new(words).color(color)));
    });
}

fn join_request(typed: Typed, code: Option<Code>, watch: bool) -> Option<JoinRequest> {
    let (name, to) = match typed {
        Typed::Invitation(invite) => {
            let name = invite.targets().first().map(ToString::to_string).unwrap_or_default();
            (name, TableAddress::Invited(invite))
        }
        Typed::Address(text) => (text.clone(), TableAddress::Typed(text)),
        _ => return None,
    };
    let code = if matches!(to, TableAddress::Invited(_)) { None } else { code };
    Some(JoinRequest { name, to, code, watch })
}

/// Whether it is an invitation or an address.
fn read(text: &str) -> Typed {
    let line = text.trim();
    if line.is_empty() {
        return Typed::Nothing;
    }
    match line.parse::<Invite>() {
        Ok(invite) => Typed::Invitation(invite),
        Err(InviteError::Damaged) => Typed::Damaged,
        Err(InviteError::OtherKind(_)) => Typed::Later,
        Err(InviteError::Other) => address(line),
    }
}

fn address(line: &str) -> Typed {
    if line.contains(char::is_whitespace) {
        return Typed::Neither;
    }
    let bare = line.parse::<std::net::IpAddr>().is_ok();
    match line.rsplit_once(':').filter(|_| !bare) {
        Some((host, port))
            if !host.is_empty() && port.parse::<u16>().is_ok_and(|port| port > 0) =>
        {
            Typed::Address(line.to_owned())
        }
        Some(_) => Typed::Neither,
        None => Typed::NoPort,
    }
}

/// A code, if one was typed.
fn code(text: &str) -> Result<Option<Code>, CodeError> {
    if text.trim().is_empty() { Ok(None) } else { text.parse().map(Some) }
}

/// What is wrong with a code, in words.
pub fn wrong_code(text: &Texts, wrong: &CodeError) -> String {
    match wrong {
        CodeError::Length(typed) => text.join.code_length(*typed),
        CodeError::Character(letter) => text.join.code_letter(*letter),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::admission::fingerprint::Fingerprint;

    #[test]
    fn one_field_takes_an_invitation_or_an_address() {
        let host = Fingerprint::of(b"host");
        let invite = Invite::new(&["10.0.0.1".parse().unwrap()], 4000, host, None);
        assert_eq!(read(&format!("  {invite}\n")), Typed::Invitation(invite.clone()));
        assert_eq!(read(&invite.to_string()[..40]), Typed::Damaged);
        assert_eq!(read(" 10.0.0.1:4000 "), Typed::Address("10.0.0.1:4000".to_owned()));
        assert_eq!(read("zoe.local:4000"), Typed::Address("zoe.local:4000".to_owned()));
        assert_eq!(read("[fe80::1%2]:4000"), Typed::Address("[fe80::1%2]:4000".to_owned()));
        assert_eq!(read("10.0.0.1"), Typed::NoPort);
        assert_eq!(read("10.0.0.1:99999"), Typed::Neither);
        assert_eq!(read("good evening"), Typed::Neither);
        assert_eq!(read(""), Typed::Nothing);
    }
}
