//! What is asked over the lobby: which bot, what is played, who has to go; the last also over a game.

use eframe::egui::{RichText, ScrollArea, Ui};

use super::plates::name;
use super::{Entrance, GameLobby, LobbyRequest, LobbyView, people};
use crate::bot::Level;
use crate::table::{Ask, Order, PersonId, PlayerName, StageName};
use crate::ui::screens::host::{TIMES, show_ui, time_words};
use crate::ui::style::Style;
use crate::ui::style::picture::{Icon, Picture};
use crate::ui::style::theme::{letters, size};
use crate::ui::widgets::form::{self, hint, one_of, tick};
use crate::ui::widgets::{self, Card, big_button, card, qr_ui, text_button};

/// The crew that can be hired, the weakest first.
const CREW: [Level; 5] =
    [Level::Random, Level::CabinBoy, Level::Sailor, Level::Captain, Level::Kraken];
/// The largest QR code.
const QR: f32 = 340.0;

/// What is asked over the lobby.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Dialog {
    /// Who shall play along?
    Bots,
    /// Who plays at this laptop, too?
    Beside,
    /// What shall be played?
    Rules,
    /// The invitation.
    Qr,
    /// Has this one really to go?
    Kick(PersonId),
    /// Who is there, and how do others get in?
    People,
}

/// What comes of the player's answer.
pub(super) enum DialogAnswer<G: GameLobby> {
    Nothing,
    Close,
    /// Ask this instead.
    Next(Dialog),
    /// Do this, and ask on.
    Order(Order<G>),
    /// Do this, and close.
    Last(Order<G>),
    /// Somebody of that name sits down at this laptop.
    Seat(PlayerName),
}

impl Dialog {
    /// Shows what is asked, if anything is; what the host wants.
    pub fn dialog_ui<G: GameLobby>(
        open: &mut Option<Self>,
        ui: &mut Ui,
        style: &Style<'_>,
        view: &LobbyView<'_, G>,
        copied: &mut Option<f64>,
        name: &mut String,
    ) -> Option<LobbyRequest<G>> {
        let dialog = (*open)?;
        if !dialog.may_be_asked(view) {
            *open = None;
            return None;
        }
        let (answer, close) = widgets::dialog(ui, style, "lobby-dialog", |ui| match dialog {
            Self::Bots => bots_ui(ui, style),
            Self::Beside => beside_ui(ui, style, view, name),
            Self::Rules => rules_ui(ui, style, view),
            Self::Qr => qr_dialog_ui(ui, style, view.entrance),
            Self::Kick(id) => kick_ui(ui, style, view, id),
            Self::People => people::people_ui(ui, style, view, copied),
        });
        let order = match answer {
            DialogAnswer::Order(order) => Some(order),
            DialogAnswer::Last(order) => {
                *open = None;
                Some(order)
            }
            DialogAnswer::Close => {
                *open = None;
                None
            }
            DialogAnswer::Next(dialog) => {
                *open = Some(dialog);
                None
            }
            DialogAnswer::Seat(name) => {
                *open = None;
                return Some(LobbyRequest::Seat(name));
            }
            DialogAnswer::Nothing => None,
        };
        if close {
            *open = None;
        }
        order.map(|order| LobbyRequest::Ask(Ask::Host(order)))
    }

    /// Who may be asked that, and when.
    fn may_be_asked<G: GameLobby>(self, view: &LobbyView<'_, G>) -> bool {
        let host = view.snapshot.is_host();
        match self {
            Self::Bots | Self::Beside | Self::Rules => {
                host && view.lobby.stage == StageName::Gathering
            }
            Self::Qr | Self::Kick(_) => host,
            Self::People => true,
        }
    }
}

fn bots_ui<G: GameLobby>(ui: &mut Ui, style: &Style<'_>) -> DialogAnswer<G> {
    let mut answer = DialogAnswer::Nothing;
    ui.heading(style.text.lobby.who_joins);
    ScrollArea::vertical().max_height(ui.ctx().content_rect().height() * 0.7).show(ui, |ui| {
        for level in CREW {
            let title = style.text.common.bot(level);
            let about = G::bots(style.text)[level as usize];
            let name = format!("{title}. {about}");
            let row = Card::new(Picture::Bot(level), title, about, &name);
            if card(ui, style, &row).clicked() {
                answer = DialogAnswer::Last(Order::Hire(level));
            }
        }
        let (title, about) = (style.text.beside.add, style.text.beside.about);
        let name = format!("{title}. {about}");
        let row = Card::new(Picture::Icon(Icon::Person), title, about, &name);
        if card(ui, style, &row).clicked() {
            answer = DialogAnswer::Next(Dialog::Beside);
        }
    });
    ui.add_space(size::GRID);
    if text_button(ui, style.text.common.cancel).clicked() {
        answer = DialogAnswer::Close;
    }
    answer
}

/// Who plays at this laptop, too?
fn beside_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    name: &mut String,
) -> DialogAnswer<G> {
    let texts = &style.text.beside;
    let usual = texts.usual_name(view.snapshot.here.len().max(1) + 1);
    ui.heading(texts.add);
    hint(ui, style, texts.about);
    ui.add_space(size::GAP);
    form::name(ui, style.text.settings.name);
    let field = form::field(ui, style, name, style.text.settings.name, &usual, 24);
    let entered = form::entered_only_field(ui, &field);
    ui.add_space(size::GAP);
    let mut answer = DialogAnswer::Nothing;
    ui.horizontal_wrapped(|ui| {
        if big_button(ui, style, Icon::Check, texts.sit_down).clicked() || entered {
            answer = DialogAnswer::Seat(PlayerName::fitted(&std::mem::take(name), &usual));
        }
        if text_button(ui, style.text.common.cancel).clicked() {
            answer = DialogAnswer::Close;
        }
    });
    answer
}

fn rules_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
) -> DialogAnswer<G> {
    let texts = &style.text.host;
    let mut options = view.lobby.options.clone();
    let mut settings = view.lobby.settings;
    ui.heading(style.text.lobby.rules);
    let changed = G::options_ui(ui, style, &mut options);
    ui.separator();
    form::name(ui, texts.time);
    let times = TIMES.map(|time| (time, time_words(style, time)));
    let time = one_of(ui, style, settings.turn_seconds, &times);
    settings.turn_seconds = time.unwrap_or(settings.turn_seconds);
    if G::HAS_REVEAL_DELAY
        && let Some(seconds) = show_ui(ui, style, settings.show_millis / 1000)
    {
        settings.show_millis = seconds * 1000;
    }
    tick(ui, style, &mut settings.watchers, style.text.lobby.watch_yes, texts.watchers_hint);
    ui.add_space(size::GAP);
    let done = big_button(ui, style, Icon::Check, style.text.lobby.done).clicked();
    if changed {
        DialogAnswer::Order(Order::Options(options))
    } else if settings != view.lobby.settings {
        DialogAnswer::Order(Order::Settings(settings))
    } else if done {
        DialogAnswer::Close
    } else {
        DialogAnswer::Nothing
    }
}

fn qr_dialog_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    entrance: &Entrance,
) -> DialogAnswer<G> {
    let texts = &style.text.lobby;
    let Some(invite) = &entrance.invite else { return DialogAnswer::Close };
    ui.heading(texts.qr_title);
    hint(ui, style, texts.qr_hint);
    ui.add_space(size::GAP);
    let side = QR.min(ui.ctx().content_rect().height() * 0.45);
    ui.vertical_centered(|ui| {
        if let Some(qr) = invite.qr() {
            qr_ui(ui, &qr, side, texts.qr_name);
        }
    });
    let targets = invite.targets();
    let addresses: Vec<String> = targets.iter().take(3).map(ToString::to_string).collect();
    form::name(ui, texts.address);
    ui.label(addresses.join("\n"));
    ui.add_space(size::GAP);
    let mut answer = DialogAnswer::Nothing;
    ui.horizontal_wrapped(|ui| {
        if big_button(ui, style, Icon::Copy, texts.copy).clicked() {
            ui.ctx().copy_text(invite.to_string());
            answer = DialogAnswer::Close;
        }
        if text_button(ui, style.text.common.close).clicked() {
            answer = DialogAnswer::Close;
        }
    });
    answer
}

/// Has this one really to go?
fn kick_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    id: PersonId,
) -> DialogAnswer<G> {
    let texts = &style.text.lobby;
    let Some(person) = view.snapshot.person(id) else { return DialogAnswer::Close };
    let kick = |ban| DialogAnswer::Last(Order::Kick { person: id, ban });
    let question = texts.kick_question(&name(style, person, false));
    ui.label(RichText::new(question).text_style(letters::title()));
    ui.label(texts.kick_hint);
    ui.add_space(size::GAP);
    let mut answer = DialogAnswer::Nothing;
    ui.horizontal_wrapped(|ui| {
        if big_button(ui, style, Icon::Door, texts.kick_now).clicked() {
            answer = kick(false);
        }
        if text_button(ui, texts.kick_for_good).clicked() {
            answer = kick(true);
        }
        if text_button(ui, texts.keep).clicked() {
            answer = DialogAnswer::Close;
        }
    });
    answer
}
