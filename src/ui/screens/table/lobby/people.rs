//! Who is at the table and around it during a game, and how others get in.

use eframe::egui::{Align, Layout, RichText, ScrollArea, Ui};

use super::dialog::{Dialog, DialogAnswer};
use super::plates::name;
use super::{GameLobby, LobbyView};
use crate::table::{Kind, Part, Person};
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{icon_button, mark, portrait_of, show, strong, text_button};

/// Somebody's face.
const FACE: f32 = 36.0;
/// It takes no more of the window than this part.
const MOST: f32 = 0.7;

/// Shows them; what the host wants of them.
pub(super) fn people_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    copied: &mut Option<f64>,
) -> DialogAnswer<G> {
    let mut next = None;
    ui.heading(style.text.lobby.people);
    let most = ui.ctx().content_rect().height() * MOST;
    // As high as what is in it, from the first frame on.
    ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
        // Who sits in for somebody is said of them.
        let sits_in = |person: &&Person| matches!(person.part, Part::StandIn(_));
        for person in view.snapshot.people().iter().filter(|person| !sits_in(person)) {
            next = person_ui(ui, style, view, person).or(next);
        }
        if view.snapshot.is_host() && view.entrance.invite.is_some() {
            ui.separator();
            view.entrance.entrance_ui(ui, style, copied, &mut next);
        }
    });
    ui.add_space(size::GAP);
    match next {
        Some(dialog) => DialogAnswer::Next(dialog),
        None if text_button(ui, style.text.common.close).clicked() => DialogAnswer::Close,
        None => DialogAnswer::Nothing,
    }
}

fn person_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    person: &Person,
) -> Option<Dialog> {
    let mine = view.snapshot.me == Some(person.id);
    let name = name(style, person, mine);
    let here = view.snapshot.is_here(person.id);
    let may_kick = view.snapshot.is_host() && !here && person.kind == Kind::Human;
    let mut dialog = None;
    ui.horizontal(|ui| {
        let face = show(ui, style, portrait_of(person), FACE);
        if let Some(number) = view.snapshot.mark(person.id).filter(|_| G::MARKS) {
            mark(ui.painter(), style, face, number);
        }
        ui.label(strong(&name));
        let about = about(style, view, person);
        if !about.is_empty() {
            ui.label(RichText::new(about).color(style.palette.weak));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let words = style.text.lobby.kick(&name);
            if may_kick && icon_button(ui, style, Icon::Close, &words).clicked() {
                dialog = Some(Dialog::Kick(person.id));
            }
        });
    });
    dialog
}

/// What somebody does here, in a word or two.
fn about<G: GameLobby>(
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    person: &Person,
) -> &'static str {
    let (texts, table) = (&style.text.lobby, &style.text.table);
    match (person.part, person.kind) {
        (Part::Watcher, _) => texts.watches,
        _ if view.snapshot.stand_in_of(person.id).is_some() => table.sits_in,
        _ if person.away => table.away,
        (_, Kind::Bot(_)) => texts.bot,
        _ if person.host => texts.host,
        _ => "",
    }
}
