//! What is said about the game: the line above the board and the log.

use super::draft::Draft;
use super::motion::Show;
use crate::games::Royaume;
use crate::games::royaume::{Action, Seen};
use crate::text::Texts;
use crate::text::royaume::telling::{HexNames, Telling};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::Line;

/// What is going on.
pub fn line(
    text: &Texts,
    snapshot: &ClientSnapshot<Royaume>,
    show: &Show,
    _draft: &Draft,
) -> Line<Action> {
    let Some(view) = show.view().or(snapshot.view()) else {
        return Line::plain(text.table.opening.to_owned());
    };
    match view.tabletop.decides() {
        Some(seat) => Line::plain(snapshot.name(seat)),
        None => Line::plain(text.royaume.over.to_owned()),
    }
}

/// How far the game is.
pub fn progress(text: &Texts, show: &Show) -> String {
    let number = show.view().map(|view| view.tabletop.player(view.tabletop.turn).turns);
    number.map_or(String::new(), |number| (text.royaume.turn)("", number))
}

/// A line of the log.
pub fn tell(text: &Texts, snapshot: &ClientSnapshot<Royaume>, seen: &Seen) -> Option<String> {
    let ground = snapshot.view().map(|view| &view.tabletop.options.ground);
    let ground = ground.or(snapshot.lobby.as_ref().map(|lobby| &lobby.options.ground))?;
    let name = |seat| snapshot.name(seat);
    Telling { text, ground, name: &name, hexes: HexNames::Counted }.event(seen)
}

/// What happened last, under the line.
pub fn latest(text: &Texts, snapshot: &ClientSnapshot<Royaume>, show: &Show) -> String {
    let told = show.latest().iter().filter_map(|seen| tell(text, snapshot, seen));
    told.last().unwrap_or_default()
}
