//! A game that is over, told again.

use eframe::egui::{Rect, Ui};

use super::super::motion::Show;
use super::super::words;
use crate::game::{Game, Seat, Viewer};
use crate::games::Royaume;
use crate::games::royaume::State;
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::profile::finished_game::{FinishedGame, Step};
use crate::ui::style::Style;

/// A step in a line.
pub fn step(text: &Texts, snapshot: &ClientSnapshot<Royaume>, step: &Step<Royaume>) -> String {
    if step.done.is_none() {
        return text.replay.dealt.to_owned();
    }
    let seen = step.events.iter().filter_map(|event| Royaume::seen(event, Viewer::Spectator));
    let told: Vec<String> = seen.filter_map(|seen| words::tell(text, snapshot, &seen)).collect();
    told.join(" ")
}

/// The points of a seat.
pub fn points(game: &FinishedGame<Royaume>, me: Seat) -> u16 {
    game.steps.last().map_or(0, |step| step.state.tabletop().player(me).score)
}

/// The fronts of the challenges that lie face down.
pub fn open_ui(_ui: &Ui, _style: &Style<'_>, _area: Rect, _show: &Show, _state: &State) {}
