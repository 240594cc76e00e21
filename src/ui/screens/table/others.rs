//! At a table with others: the way there, and the lobby.

use eframe::egui::{Key, Rect, RichText, Role, Ui, WidgetInfo};

use super::AtTable;
use super::around_board::bar::bar_region;
use super::ending::{self, CodeDraft};
use super::leaving::Leaving;
use super::lobby::{Entrance, GameLobby, LobbyRequest, LobbyScreen, LobbyView};
use crate::table::{Ask, Lobby, Order, Part, StageName};
use crate::ui::app::join_request::JoinRequest;
use crate::ui::app::person;
use crate::ui::profile::settings::Settings;
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{icon, icon_button, part, sea};

/// After so many seconds without an answer a caller is told what may be wrong.
pub(super) const LONG: f64 = 8.0;
/// How many seconds it is said what could not be done.
const REFUSED: f64 = 4.0;

/// What a table waits for, of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// To play, or to look.
    Turn,
    /// To be ready for the game that is to begin.
    Ready,
}

/// What there is beside the game at a table with others.
#[derive(Default)]
pub struct OtherPlayers {
    /// How the table was called; none at one's own.
    pub request: Option<JoinRequest>,
    pub entrance: Entrance,
    pub lobby_screen: LobbyScreen,
    pub code: CodeDraft,
    since: Option<f64>,
}

impl OtherPlayers {
    /// At the own table, or at the one that was called.
    pub fn of(request: Option<JoinRequest>) -> Self {
        Self { request, ..Self::default() }
    }

    /// Whether the table has not answered for long.
    pub fn is_long(&self, now: f64) -> bool {
        self.since.is_some_and(|since| now - since >= LONG)
    }
}

impl<G: GameLobby> AtTable<G> {
    /// Time went by; in how many seconds something will look different.
    pub(super) fn advance_others(&mut self, now: f64) -> Option<f64> {
        let others = self.others.as_mut()?;
        let since = *others.since.get_or_insert(now);
        let long = Some(LONG - (now - since)).filter(|left| *left > 0.0);
        let waits = self.session.snapshot.lobby.is_none();
        if self.refused.as_ref().is_some_and(|(_, since)| now - since >= REFUSED) {
            self.refused = None;
        }
        let said = self.refused.as_ref().map(|(_, since)| REFUSED - (now - since));
        [long.filter(|_| waits), said].into_iter().flatten().reduce(f64::min)
    }

    /// What the table waits for of this player, if for anything.
    pub(super) fn wait(&self) -> Option<Awaited> {
        let snapshot = &self.session.snapshot;
        let looks = snapshot.is_looking();
        let unready =
            snapshot.myself().is_some_and(|me| me.part == Part::Player && !me.host && !me.ready);
        match snapshot.lobby.as_ref()?.stage {
            StageName::Playing if looks || snapshot.is_my_turn() => Some(Awaited::Turn),
            StageName::Gathering if unready => Some(Awaited::Ready),
            _ => None,
        }
    }

    /// Whether the game has not begun yet.
    pub(super) fn in_lobby(&self) -> bool {
        matches!(self.session.snapshot.stage(), Some(StageName::Gathering | StageName::Dealing))
    }

    /// On the way to the table.
    pub(super) fn arriving_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        long: bool,
    ) -> Option<Command> {
        sea(ui, style);
        if self.ending.is_some() {
            return self.questions_ui(ui, style);
        }
        let others = self.others.as_ref()?;
        let enough = ending::connecting_ui(ui, style, others.request.as_ref(), long);
        enough.then_some(Command::Home)
    }

    /// Whether something about the people here is asked.
    pub(super) fn has_dialog(&self) -> bool {
        self.others.as_ref().is_some_and(|others| others.lobby_screen.has_dialog())
    }

    /// Before the game.
    pub(super) fn gathering_ui(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        settings: &Settings,
    ) -> Option<Command> {
        sea(ui, style);
        let bar = bar_region(ui.max_rect());
        let room = ui.max_rect().with_min_y(bar.bottom());
        let command = self.bar_ui(&mut part(ui, bar, "bar"), style, settings);
        let asked = self.has_dialog() || self.leaving.is_some();
        let request = self.lobby_ui(ui, style, room);
        match request {
            Some(LobbyRequest::Ask(ask)) => self.session.want(ask),
            Some(LobbyRequest::Ready(ready)) => self.session.ready(ready),
            Some(LobbyRequest::Start) => {
                self.session.ready(true);
                self.session.want(Ask::Host(Order::Start));
            }
            Some(LobbyRequest::Seat(name)) => self.session.seat_beside(person(name)),
            None => {}
        }
        let command = self.questions_ui(ui, style).or(command);
        if command.is_none() && !asked && ui.input(|input| input.key_pressed(Key::Escape)) {
            self.leaving = Some(Leaving::Table);
        }
        command
    }

    /// The host may stop the game for a while; whether it shall stand still now.
    pub(super) fn pause_ui(&self, ui: &mut Ui, style: &Style<'_>) -> Option<bool> {
        let snapshot = &self.session.snapshot;
        if self.others.is_none() || !snapshot.is_host() || !snapshot.is_playing() {
            return None;
        }
        let lobby = snapshot.lobby.as_ref()?;
        let (icon, name) = match lobby.paused {
            true => (Icon::Play, style.text.table.resume),
            false => (Icon::Pause, style.text.table.pause),
        };
        icon_button(ui, style, icon, name).clicked().then_some(!lobby.paused)
    }

    fn lobby_ui(&mut self, ui: &mut Ui, style: &Style<'_>, room: Rect) -> Option<LobbyRequest<G>> {
        let OtherPlayers { lobby_screen, entrance, .. } = self.others.as_mut()?;
        let refused = self.refused.as_ref();
        let refused = refused.and_then(|(why, _)| style.text.trouble.refusal(why));
        let snapshot = &self.session.snapshot;
        let lobby: &Lobby<G> = snapshot.lobby.as_ref()?;
        let view = LobbyView { snapshot, lobby, entrance, refused, reactions: &self.reactions };
        lobby_screen.lobby_ui(ui, style, room, &view, &mut self.side)
    }

    /// During a game: who is there and how others get in, if that is to be seen.
    pub(super) fn people_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        let Some(OtherPlayers { lobby_screen, entrance, .. }) = self.others.as_mut() else {
            return;
        };
        let (snapshot, reactions) = (&self.session.snapshot, &self.reactions);
        let Some(lobby) = &snapshot.lobby else { return };
        let view = LobbyView { snapshot, lobby, entrance, refused: None, reactions };
        if let Some(LobbyRequest::Ask(ask)) = lobby_screen.dialog_ui(ui, style, &view) {
            self.session.want(ask);
        }
    }

    /// Who watches, and the way to everybody who is there.
    pub(super) fn people_button_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        let in_lobby = self.in_lobby();
        let Some(others) = self.others.as_mut().filter(|_| !in_lobby) else { return };
        let (texts, snapshot) = (&style.text.lobby, &self.session.snapshot);
        let watchers = snapshot.people().iter().filter(|person| person.part == Part::Watcher);
        let names: Vec<String> = watchers.map(|person| person.name.to_string()).collect();
        if !names.is_empty() {
            let color = style.palette.weak;
            let words = texts.watchers(&style.text.common.list(&names));
            icon(ui, style, Icon::Eye, size::ICON, color);
            let count = ui.label(RichText::new(names.len().to_string()).color(color));
            count.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
            count.on_hover_text(words);
        }
        let name = match snapshot.is_host() {
            true => texts.people_and_invitation,
            false => texts.people,
        };
        if icon_button(ui, style, Icon::Person, name).clicked() {
            others.lobby_screen.show_people();
        }
    }
}
