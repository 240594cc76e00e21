//! The grid in small: what the player has found is lit, what the other one has is in the dusk, and
//! what nobody has found lies face down.

use eframe::egui::Color32;

use crate::game::Seat;
use crate::game::set::Element;
use crate::games::PtiBapt;
use crate::games::ptibapt::{Cell, Event};
use crate::ui::boards::after::end_picture::EndPicture;
use crate::ui::boards::ptibapt::picture;
use crate::ui::profile::finished_game::FinishedGame;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::paper;

/// That of a game.
pub fn end_picture(game: &FinishedGame<PtiBapt>) -> Option<EndPicture> {
    let grid = game.steps.last()?.state.tabletop().options.grid();
    let places = places(game);
    Some(EndPicture::of_cards((grid.columns, grid.rows), move |row, column| {
        places.get(grid.at(row, column)?.index()).copied()
    }))
}

/// What is seen at each place.
fn places(game: &FinishedGame<PtiBapt>) -> Vec<(Picture, Color32)> {
    let Some(last) = game.steps.last() else { return Vec::new() };
    let finders = finders(game);
    let seen = |cell: Cell| {
        let face = picture::face(last.state.card(cell));
        match finders[cell.index()] {
            None => (picture::BACK, paper::AS_PAINTED),
            Some(seat) if game.me.is_some_and(|me| me != seat) => (face, paper::DUSK),
            Some(_) => (face, paper::AS_PAINTED),
        }
    };
    last.state.tabletop().options.grid().cells().iter().map(seen).collect()
}

/// Who has found what lay at each place.
fn finders(game: &FinishedGame<PtiBapt>) -> [Option<Seat>; Cell::COUNT] {
    let mut found = [None; Cell::COUNT];
    for event in game.steps.iter().flat_map(|step| &step.events) {
        if let Event::Kept { seat, cells, .. } | Event::Bonus { seat, cells, .. } = event {
            cells.iter().for_each(|cell| found[cell.index()] = Some(*seat));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_lies_open_and_what_was_not_lies_as_it_lay() {
        let record = include_str!("../../../../../tests/records/ptibapt.jsonl");
        let game = FinishedGame::<PtiBapt>::of_record(record).unwrap();
        let (table, places) = (game.steps.last().unwrap().state.tabletop(), places(&game));
        for cell in table.options.grid().cells() {
            let lies = table.lies.contains(cell);
            assert_eq!(places[cell.index()].0 == picture::BACK, lies, "{cell:?}");
        }
        assert!(places.iter().any(|(_, tint)| *tint == paper::AS_PAINTED));
        assert!(end_picture(&game).is_some());
    }

    #[test]
    fn what_the_player_has_found_is_lit() {
        let record = include_str!("../../../../../tests/records/ptibapt.jsonl");
        let mut game = FinishedGame::<PtiBapt>::of_record(record).unwrap();
        for me in Seat::all(2) {
            game.me = Some(me);
            for (place, finder) in places(&game).iter().zip(finders(&game)) {
                let lit = place.1 == paper::AS_PAINTED;
                assert_eq!(lit, finder.is_none_or(|finder| finder == me));
            }
        }
    }
}
