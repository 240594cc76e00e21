//! The line below the table: what everybody waits for, and the one thing to press.

use eframe::egui::{
    Align, Label, Layout, RichText, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, vec2,
};

use super::dialog::Dialog;
use super::plates::name;
use super::{GameLobby, LobbyRequest, LobbyView};
use crate::client::Verdict;
use crate::table::{Kind, Part, Person, StageName};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{announce, big_button, text_button};

/// With less room than for so many letters' heights, the words stand above the buttons.
const NARROW: f32 = 28.0;

fn is_narrow(ui: &Ui, width: f32) -> bool {
    width < NARROW * ui.text_style_height(&TextStyle::Body)
}

/// How high the line is, if it is that wide: two lines of text, and the buttons beside or below.
pub fn height(ui: &Ui, width: f32) -> f32 {
    let text = 2.0 * ui.text_style_height(&TextStyle::Body);
    let both = if is_narrow(ui, width) {
        text + size::GAP + size::BIG_BUTTON
    } else {
        text.max(size::BIG_BUTTON)
    };
    both + 2.0 * size::GAP
}

/// Shows it; what the player wants.
pub fn start_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    dialog: &mut Option<Dialog>,
) -> Option<LobbyRequest<G>> {
    let rect = ui.max_rect();
    let waits = waits(style, view);
    let edge = if waits.is_none() { style.palette.gold } else { style.palette.edge };
    let corner = f32::from(size::CORNER);
    ui.painter().rect(
        rect,
        corner,
        style.palette.panel,
        Stroke::new(1.0, edge),
        StrokeKind::Inside,
    );
    let inner = rect.shrink2(vec2(size::BREAK, size::GAP));
    let mut request = None;
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        if is_narrow(ui, rect.width()) {
            words_ui(ui, style, view, waits.clone());
            let foot = Layout::right_to_left(Align::Center);
            let below = inner.with_min_y(inner.bottom() - size::BIG_BUTTON);
            ui.scope_builder(UiBuilder::new().max_rect(below).layout(foot), |ui| {
                request = buttons_ui(ui, style, view, waits.is_none(), dialog);
            });
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            request = buttons_ui(ui, style, view, waits.is_none(), dialog);
            let middle = Layout::left_to_right(Align::Center);
            ui.with_layout(middle, |ui| words_ui(ui, style, view, waits));
        });
    });
    request
}

fn words_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    waits: Option<String>,
) {
    let words = match view.refused {
        Some(refused) => RichText::new(refused).color(style.palette.ember),
        None => RichText::new(line(style, view, waits)),
    };
    let said = ui.add(Label::new(words).wrap());
    announce(ui, said.id);
}

fn buttons_ui<G: GameLobby>(
    ui: &mut Ui,
    style: &Style<'_>,
    view: &LobbyView<'_, G>,
    all_ready: bool,
    dialog: &mut Option<Dialog>,
) -> Option<LobbyRequest<G>> {
    let texts = &style.text.lobby;
    let me = view.snapshot.myself().filter(|me| me.part == Part::Player)?;
    if view.lobby.stage != StageName::Gathering {
        return None;
    }
    if me.host {
        let start = |ui: &mut Ui| big_button(ui, style, Icon::Play, texts.start).clicked();
        let begin = ui.add_enabled_ui(all_ready, start).inner;
        let room = players(view.snapshot).count() < usize::from(G::PLACES);
        let add = |ui: &mut Ui| text_button(ui, texts.add_player).clicked();
        if ui.add_enabled_ui(room, add).inner {
            *dialog = Some(Dialog::Bots);
        }
        return begin.then_some(LobbyRequest::Start);
    }
    let pressed = match me.ready {
        true => text_button(ui, texts.not_yet).clicked(),
        false => big_button(ui, style, Icon::Check, texts.ready).clicked(),
    };
    pressed.then_some(LobbyRequest::Ready(!me.ready))
}

fn players<G: GameLobby>(snapshot: &ClientSnapshot<G>) -> impl Iterator<Item = &Person> {
    snapshot.people().iter().filter(|person| person.part == Part::Player)
}

/// What the game still waits for; the host is ready by starting it.
fn waits<G: GameLobby>(style: &Style<'_>, view: &LobbyView<'_, G>) -> Option<String> {
    let texts = &style.text.lobby;
    let names = |of: &dyn Fn(&Person) -> bool| {
        let these = players(view.snapshot).filter(|person| of(person));
        let names: Vec<String> = these.map(|person| name(style, person, false)).collect();
        (!names.is_empty()).then(|| style.text.common.list(&names))
    };
    if players(view.snapshot).count() < G::FEWEST {
        return Some(texts.too_few.to_owned());
    }
    let human = |person: &Person| person.kind == Kind::Human;
    if let Some(away) = names(&|person| person.away && human(person)) {
        return Some(texts.wait_for_return(&away));
    }
    names(&|person| !person.host && !person.ready).map(|slow| texts.wait_for(&slow))
}

fn line<G: GameLobby>(style: &Style<'_>, view: &LobbyView<'_, G>, waits: Option<String>) -> String {
    let texts = &style.text.lobby;
    if view.lobby.stage == StageName::Dealing {
        return texts.dealing.to_owned();
    }
    let me = view.snapshot.myself();
    let words = match me {
        Some(me) if me.part == Part::Watcher => texts.you_watch.to_owned(),
        Some(me) if me.host => waits.unwrap_or_else(|| texts.all_ready.to_owned()),
        Some(me) if me.ready => waits.unwrap_or_else(|| {
            let host = players(view.snapshot).find(|person| person.host);
            texts.host_starts(&host.map(|host| name(style, host, false)).unwrap_or_default())
        }),
        _ => texts.say_ready.to_owned(),
    };
    let verdict = view.snapshot.verdict.as_ref();
    let verdict = verdict.filter(|verdict| matches!(verdict, Verdict::Differs(_)));
    let why = verdict.map(|it| style.text.end.verdict(it, |seat| view.snapshot.name(seat)));
    match (why, view.lobby.given_up) {
        (Some(why), _) => texts.unfair(&why),
        (None, 0) => words,
        (None, deals) => format!("{} {words}", texts.given_up(deals)),
    }
}
