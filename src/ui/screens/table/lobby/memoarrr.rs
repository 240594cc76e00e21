//! Gathering for Memoarrr!.

use eframe::egui::{Rect, Ui};

use super::Gathered;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Cell, Options};
use crate::table::Place;
use crate::ui::boards::deck::Deck;
use crate::ui::boards::paint;
use crate::ui::look::Look;
use crate::ui::picture::Picture;
use crate::ui::theme::paper;
use crate::ui::widgets;

impl Gathered for Memoarrr {
    const FEWEST: usize = 2;

    fn options_ui(ui: &mut Ui, look: &Look<'_>, options: &mut Options) -> bool {
        widgets::options_ui(ui, look, options)
    }

    fn options_words(look: &Look<'_>, options: &Options) -> Vec<&'static str> {
        widgets::options_words(look, options)
    }

    fn place_name(look: &Look<'_>, place: Place) -> &'static str {
        let sides = &look.text.memoarrr.sides;
        sides[usize::from(u8::from(place)) % sides.len()]
    }

    /// The island under smoke.
    fn picture(ui: &Ui, look: &Look<'_>, rect: Rect, _options: &Options) {
        let deck = Deck::fitted(rect, 5, 5);
        paint::deck(ui.painter(), look, &deck, std::iter::empty());
        for cell in Cell::with_location() {
            let place = deck.place(cell.row(), cell.column());
            look.art.paint(ui.painter(), Picture::Smoke, place, paper::AS_PAINTED);
        }
        let centre = deck.place(Cell::CENTRE.row(), Cell::CENTRE.column());
        look.art.paint(ui.painter(), Picture::Crater, centre, paper::AS_PAINTED);
    }
}
