//! R31: what everybody has in the end.

pub mod finished;

use eframe::egui::Ui;

use super::motion::Show;
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::Tally;
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::row::Row;
use crate::ui::style::Style;

/// How many things are opened one by one.
pub const REVEALS: u8 = 1;

/// What everybody has, once the game is over and nothing moves any more.
pub fn tally(show: &Show) -> Option<Tally> {
    let view = show.view().filter(|_| show.is_still())?;
    view.tabletop.todo.is_empty().then(|| Tally::new(&view.tabletop))
}

/// Why it ended like this.
pub fn reason(text: &Texts, tally: &Tally, name: impl Fn(Seat) -> String) -> String {
    let names: Vec<String> = tally.winners.iter().map(name).collect();
    (text.common.list)(&names)
}

/// A row for each player.
pub fn result_ui(
    ui: &mut Ui,
    style: &Style<'_>,
    snapshot: &ClientSnapshot<Royaume>,
    show: &Show,
    open: f32,
) {
    let Some(tally) = tally(show) else { return };
    for (seat, points) in Seat::all(tally.points.len() as u8).zip(&tally.points) {
        let winner = open >= f32::from(REVEALS) && tally.winners.contains(seat);
        let points = (style.text.royaume.points)((*points).into());
        Row { seat, winner }.row_ui(ui, style, snapshot, &points);
    }
}
