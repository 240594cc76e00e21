//! The island in small, as it lay when the game was over: what was up in the last round is lit.

use eframe::egui::Color32;

use crate::game::{Game, Viewer};
use crate::games::Memoarrr;
use crate::games::memoarrr::Cell;
use crate::ui::boards::after::end_picture::EndPicture;
use crate::ui::boards::memoarrr::model::{bottom, turned, turns};
use crate::ui::boards::memoarrr::picture;
use crate::ui::profile::finished_game::FinishedGame;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::paper;

/// What is seen, row by row.
type Places = [[(Picture, Color32); 5]; 5];

/// That of a game, seen from where the player sat.
pub fn end_picture(game: &FinishedGame<Memoarrr>) -> Option<EndPicture> {
    let places = places(game)?;
    let card = move |row, column| Some(places[usize::from(row)][usize::from(column)]);
    Some(EndPicture::of_cards((5, 5), card))
}

fn places(game: &FinishedGame<Memoarrr>) -> Option<Places> {
    let state = &game.steps.last()?.state;
    let viewer = game.me.map_or(Viewer::Spectator, Viewer::Seat);
    let turns = turns(bottom(&Memoarrr::view(state, viewer), None));
    let mut places = [[(picture::CRATER, paper::AS_PAINTED); 5]; 5];
    for cell in Cell::with_location() {
        let (row, column) = turned(cell, turns);
        let up = state.tabletop().face_up.contains(cell);
        let tint = if up { paper::AS_PAINTED } else { paper::DUSK };
        let card = picture::location(state.card(cell));
        places[usize::from(row)][usize::from(column)] = (card, tint);
    }
    Some(places)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::profile::finished_game::tests::ended;

    #[test]
    fn every_card_lies_where_it_lay_and_what_is_up_in_the_end_is_lit() {
        let mut game = FinishedGame::of_table(&ended(3, true, 4)).unwrap();
        game.me = None;
        let (places, state) = (places(&game).unwrap(), &game.steps.last().unwrap().state);
        for cell in Cell::with_location() {
            let (card, tint) = places[usize::from(cell.row())][usize::from(cell.column())];
            assert_eq!(card, picture::location(state.card(cell)));
            let up = state.tabletop().face_up.contains(cell);
            assert_eq!(tint == paper::AS_PAINTED, up, "{cell}");
        }
        assert!(!state.tabletop().face_up.is_empty());
        assert!(end_picture(&game).is_some());
    }
}
