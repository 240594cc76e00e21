//! Before the game: people find their places, the host settles what is played, and says when.

mod dialog;
mod entrance;
mod game;
mod memoarrr;
mod people;
mod plates;
mod ptibapt;
mod royaume;
mod start;

use eframe::egui::{Rect, ScrollArea, Ui, pos2, vec2};

use super::around_board::side::SidePanel;
use crate::table::{Ask, Lobby, Order, Place, PlayerName};
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::{GameBoard, Reactions, seating};
use crate::ui::style::Style;
use crate::ui::style::theme::size;
use crate::ui::widgets::{panel, part, within_panel};
use dialog::Dialog;
pub use entrance::Entrance;

/// The narrowest and the widest column beside the island, and its part of the window.
const COLUMN: (f32, f32, f32) = (292.0, 420.0, 0.32);

/// The chat is not lower: a line, what can be shown, and the field to type in.
const CHAT: f32 = 160.0;
/// So high it is where that does not fit, and the column scrolls anyway.
const SCROLLED_CHAT: f32 = 200.0;

/// A game that people can gather for.
pub trait GameLobby: GameBoard {
    /// How many it takes.
    const FEWEST: usize;
    /// Whether cards stay in sight for a while before they go back down.
    const HAS_REVEAL_DELAY: bool;

    /// What happens when somebody's time is up.
    fn time_hint(text: &Texts) -> &'static str;

    /// What is played by, to be changed; says whether it was.
    fn options_ui(ui: &mut Ui, style: &Style<'_>, options: &mut Self::Options) -> bool;

    /// What is played by, in a few words each.
    fn options_words(style: &Style<'_>, options: &Self::Options) -> Vec<&'static str>;

    /// How each level of bots plays it.
    fn bots(text: &Texts) -> &[&'static str; 6];

    /// What a place is called.
    fn place_name(style: &Style<'_>, place: Place) -> &'static str;

    /// What is said of a place where one may sit down; most games have sides.
    fn sit_at(style: &Style<'_>, place: Place) -> String {
        style.text.lobby.sit_at(Self::place_name(style, place))
    }

    /// The angle at which a place is, as a part of a full circle clockwise from the bottom.
    fn angle(place: Place) -> f32 {
        seating::angle(place.into(), Self::PLACES)
    }

    /// What lies on the table, for the eye.
    fn picture(ui: &Ui, style: &Style<'_>, rect: Rect, options: &Self::Options);

    /// Its height, as a part of its width.
    fn shape(_options: &Self::Options) -> f32 {
        1.0
    }
}

/// What somebody wants before the game.
pub enum LobbyRequest<G: GameLobby> {
    /// To ask the table for this.
    Ask(Ask<G>),
    /// To be ready, or not yet.
    Ready(bool),
    Start,
    /// To have somebody of that name play at this laptop, too.
    Seat(PlayerName),
}

/// The lobby of a table.
#[derive(Default)]
pub struct LobbyScreen {
    dialog: Option<Dialog>,
    /// Until when it says that the invitation was copied.
    copied: Option<f64>,
    /// The name of whoever is about to sit down at this laptop.
    name: String,
}

/// What the lobby shows.
pub struct LobbyView<'a, G: GameLobby> {
    pub snapshot: &'a ClientSnapshot<G>,
    pub lobby: &'a Lobby<G>,
    pub entrance: &'a Entrance,
    /// What could not be done, in words.
    pub refused: Option<&'static str>,
    /// What people show at the moment.
    pub reactions: &'a Reactions,
}

impl LobbyScreen {
    /// Shows it; what the player wants.
    pub fn lobby_ui<G: GameLobby>(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        room: Rect,
        view: &LobbyView<'_, G>,
        side: &mut SidePanel,
    ) -> Option<LobbyRequest<G>> {
        let [table, line, column] = regions(room, |width| start::height(ui, width));
        let seat = plates::plates_ui(&mut part(ui, table, "places"), style, view, &mut self.dialog);
        let begin = start::start_ui(&mut part(ui, line, "start"), style, view, &mut self.dialog);
        let more = self.column_ui(&mut part(ui, column, "column"), style, view, side);
        let asked = self.dialog_ui(ui, style, view);
        asked.or(seat).or(begin).or(more)
    }

    /// What is asked over the lobby or over a game, if anything is.
    pub fn dialog_ui<G: GameLobby>(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        view: &LobbyView<'_, G>,
    ) -> Option<LobbyRequest<G>> {
        let Self { dialog, copied, name } = self;
        Dialog::dialog_ui(dialog, ui, style, view, copied, name)
    }

    /// Shows who is there, and how others get in.
    pub fn show_people(&mut self) {
        self.dialog = Some(Dialog::People);
    }

    /// Whether a dialog is open that Esc belongs to.
    pub fn has_dialog(&self) -> bool {
        self.dialog.is_some()
    }

    /// How to get in, what is played, and what is said.
    fn column_ui<G: GameLobby>(
        &mut self,
        ui: &mut Ui,
        style: &Style<'_>,
        view: &LobbyView<'_, G>,
        side: &mut SidePanel,
    ) -> Option<LobbyRequest<G>> {
        let height = ui.available_height();
        let shown = ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let top = ui.cursor().top();
            if view.snapshot.is_host() {
                panel(ui, style, |ui| {
                    ui.set_width(ui.available_width());
                    view.entrance.entrance_ui(ui, style, &mut self.copied, &mut self.dialog);
                });
            }
            let first = panel(ui, style, |ui| {
                ui.set_width(ui.available_width());
                game::game_ui(ui, style, view, &mut self.dialog)
            });
            // A point less: nothing scrolls because a sum was rounded.
            let left = within_panel(height - (ui.cursor().top() - top)) - 1.0;
            let said = panel(ui, style, |ui| {
                ui.set_width(ui.available_width());
                ui.set_height(if left < CHAT { SCROLLED_CHAT } else { left });
                side.chat_ui(ui, style)
            });
            (first, said)
        });
        let (first, said) = shown.inner;
        first
            .map(|first| LobbyRequest::Ask(Ask::Host(Order::First(first))))
            .or(said.map(LobbyRequest::Ask))
    }
}

/// The table with its places, the line below it, and the column beside both.
fn regions(room: Rect, line_height: impl FnOnce(f32) -> f32) -> [Rect; 3] {
    let wide = (room.width() * COLUMN.2).clamp(COLUMN.0, COLUMN.1);
    let split = room.right() - wide - size::GAP;
    let (left, right) = (room.left() + size::GAP, split - size::GAP);
    let foot = room.bottom() - line_height(right - left) - size::GAP;
    let table = Rect::from_min_max(pos2(left, room.top()), pos2(right, foot - size::GAP));
    let line = Rect::from_min_max(pos2(left, foot), pos2(right, room.bottom() - size::GAP));
    let column =
        Rect::from_min_size(pos2(split, room.top()), vec2(wide, room.height() - size::GAP));
    [table, line, column]
}
