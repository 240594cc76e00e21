//! Gathering for Memoarrr!.

use eframe::egui::{Rect, Ui};

use super::Gathered;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Cell, Options};
use crate::table::Place;
use crate::ui::look::Look;
use crate::ui::picture::Picture;
use crate::ui::theme::{paper, shadow};
use crate::ui::widgets;

/// The gap between two cards, and the shore around them, in parts of a card.
const GAP: f32 = 0.07;
const SHORE: f32 = 0.24;

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
    fn picture(ui: &Ui, look: &Look<'_>, rect: Rect) {
        let card = rect.width() / (5.0 + 4.0 * GAP + 2.0 * SHORE);
        let corner = card * 0.3;
        let painter = ui.painter();
        painter.add(shadow(look.palette).as_shape(rect, corner));
        painter.rect_filled(rect, corner, look.palette.deck);
        for row in 0..5_u8 {
            for column in 0..5_u8 {
                let [x, y] = [column, row].map(|it| f32::from(it) * (1.0 + GAP) + SHORE);
                let at = rect.min + eframe::egui::vec2(x, y) * card;
                let place = Rect::from_min_size(at, eframe::egui::Vec2::splat(card));
                let centre = Cell::at(row, column) == Cell::CENTRE;
                let picture = if centre { Picture::Crater } else { Picture::Smoke };
                look.art.paint(painter, picture, place, paper::AS_PAINTED);
            }
        }
    }
}
