//! How others get in: the code in big letters, and the invitation.

use eframe::egui::{RichText, Ui};

use super::dialog::Dialog;
use crate::game::Game;
use crate::host::news::News;
use crate::net::admission::code::Code;
use crate::net::admission::invite::Invite;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::letters;
use crate::ui::widgets::form::hint;
use crate::ui::widgets::{icon_button, text_button};

/// How long it says that the invitation was copied, in seconds.
const COPIED: f64 = 2.0;

/// How others get in, as the host knows it.
#[derive(Clone, Debug, Default)]
pub struct Entrance {
    /// All that a guest needs.
    pub invite: Option<Invite>,
    /// None at an open table.
    code: Option<Code>,
    /// The network is not told of the table.
    unannounced: bool,
    /// A part of the save was lost.
    pub damaged: bool,
}

impl Entrance {
    /// The table tells something.
    pub fn hear<G: Game>(&mut self, news: News<G>) {
        match news {
            News::Listening { invite, code, .. } => (self.invite, self.code) = (Some(invite), code),
            News::Code { invite, code } => (self.invite, self.code) = (Some(invite), Some(code)),
            News::DiscoveryError(_) => self.unannounced = true,
            News::Resumed(salvage) => self.damaged = salvage.lost > 0,
            _ => {}
        }
    }

    pub(super) fn entrance_ui(
        &self,
        ui: &mut Ui,
        style: &Style<'_>,
        copied: &mut Option<f64>,
        dialog: &mut Option<Dialog>,
    ) {
        let texts = &style.text.lobby;
        let Some(invite) = &self.invite else {
            ui.label(style.text.table.opening);
            return;
        };
        self.code_ui(ui, style);
        let now = ui.input(|input| input.time);
        let fresh = copied.is_some_and(|since| now - since < COPIED);
        ui.horizontal_wrapped(|ui| {
            let words = if fresh { texts.copied } else { texts.copy };
            if text_button(ui, words).clicked() {
                ui.ctx().copy_text(invite.to_string());
                *copied = Some(now);
                ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(COPIED));
            }
            if icon_button(ui, style, Icon::Qr, texts.show_qr).clicked() {
                *dialog = Some(Dialog::Qr);
            }
        });
        if self.unannounced {
            hint(ui, style, texts.unannounced);
        }
    }

    fn code_ui(&self, ui: &mut Ui, style: &Style<'_>) {
        let texts = &style.text.lobby;
        match &self.code {
            Some(code) => {
                ui.heading(style.text.join.code);
                let letters = RichText::new(code.to_string()).text_style(letters::huge());
                ui.vertical_centered(|ui| ui.label(letters.color(style.palette.focus)));
            }
            None => {
                ui.heading(texts.open_door);
                hint(ui, style, texts.open_door_hint);
            }
        }
    }
}
