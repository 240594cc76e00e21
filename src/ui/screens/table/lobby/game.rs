//! What is played, as everybody sees it; the host may change it.

use eframe::egui::{Align, ComboBox, Layout, Role, Ui, WidgetInfo};

use super::dialog::Dialog;
use super::plates::name;
use super::{GameLobby, LobbyView};
use crate::games::GameName;
use crate::table::{Part, Person, PersonId, StageName};
use crate::ui::screens::host::time_words;
use crate::ui::style::Style;
use crate::ui::style::theme::size;
use crate::ui::widgets::form::{self, hint};
use crate::ui::widgets::{strong, text_button};

/// Shows it; who shall start, if the host has said so now.
pub fn game_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    dialog: &mut Option<Dialog>,
) -> Option<Option<PersonId>> {
    let texts = &style.text.lobby;
    let may = view.snapshot.is_host() && view.lobby.stage == StageName::Gathering;
    ui.horizontal(|ui| {
        let game = GameName::of::<G>().map(|game| style.text.offer.name(game));
        ui.heading(game.unwrap_or(texts.rules));
        if may {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if text_button(ui, texts.change).clicked() {
                    *dialog = Some(Dialog::Rules);
                }
            });
        }
    });
    let words = G::options_words(style, &view.lobby.options).join(" · ");
    ui.label(strong(words));
    let settings = &view.lobby.settings;
    let watch = if settings.watchers { texts.watch_yes } else { texts.watch_no };
    let time = texts.time(&time_words(style, settings.turn_seconds));
    hint(ui, style, &format!("{time} · {watch}"));
    let first = first_ui(ui, style, view, may);
    let watchers = view.snapshot.people().iter().filter(|person| person.part == Part::Watcher);
    let names: Vec<String> = watchers.map(|it| name(style, it, false)).collect();
    if !names.is_empty() {
        hint(ui, style, &texts.watching(&style.text.common.list(&names)));
    }
    first
}

fn first_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    may: bool,
) -> Option<Option<PersonId>> {
    let texts = &style.text.lobby;
    let now = view.lobby.first.and_then(|id| view.snapshot.person(id));
    let called = |person: &Person| name(style, person, view.snapshot.me == Some(person.id));
    let shown = now.map_or(texts.chance.to_owned(), called);
    if !may {
        hint(ui, style, &format!("{} {shown}", texts.who_starts));
        return None;
    }
    let mut picked = None;
    form::name(ui, texts.who_starts);
    let list = ComboBox::from_id_salt("first")
        .selected_text(shown)
        .width(ui.available_width() - size::GAP);
    let list = list.show_ui(ui, |ui| {
        if ui.selectable_label(now.is_none(), texts.chance).clicked() {
            picked = Some(None);
        }
        for person in view.snapshot.people().iter().filter(|it| it.part == Part::Player) {
            if ui.selectable_label(view.lobby.first == Some(person.id), called(person)).clicked() {
                picked = Some(Some(person.id));
            }
        }
    });
    list.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, texts.who_starts));
    picked
}
