//! The lobby of Memoarrr!.

use eframe::egui::{Rect, Ui};

use super::GameLobby;
use crate::games::Memoarrr;
use crate::games::memoarrr::{Cell, Options};
use crate::table::{Hosted as _, Place};
use crate::text::Texts;
use crate::ui::boards::card_grid::CardGrid;
use crate::ui::boards::memoarrr::picture;
use crate::ui::boards::{paint, seating};
use crate::ui::style::Style;
use crate::ui::style::theme::paper;
use crate::ui::widgets::form::{halves_ui, hint, tick, tick_if};

impl GameLobby for Memoarrr {
    const FEWEST: usize = 2;
    const HAS_REVEAL_DELAY: bool = false;

    /// Basic or expert, and the variants. Sides are chosen elsewhere.
    fn options_ui(ui: &mut Ui, style: &Style<'_>, options: &mut Options) -> bool {
        let texts = &style.text.memoarrr;
        let before = *options;
        let both = [(false, texts.basic), (true, texts.expert)];
        halves_ui(ui, style, &mut options.expert, both);
        hint(ui, style, if options.expert { texts.expert_hint } else { texts.basic_hint });
        tick(ui, style, &mut options.ordered_stack, texts.ordered, texts.ordered_hint);
        // It stays in its place, so that nothing jumps.
        let about = if options.expert { texts.opening_hint } else { texts.only_expert };
        let opening = &mut options.opening_ability;
        tick_if(ui, style, options.expert, opening, texts.opening, about);
        *options != before
    }

    fn time_hint(text: &Texts) -> &'static str {
        text.offer.chance_turns
    }

    fn options_words(style: &Style<'_>, options: &Options) -> Vec<&'static str> {
        let texts = &style.text.memoarrr;
        let mut words = vec![if options.expert { texts.expert } else { texts.basic }];
        if options.ordered_stack {
            words.push(texts.ordered);
        }
        if options.expert && options.opening_ability {
            words.push(texts.opening);
        }
        words
    }

    fn bots(text: &Texts) -> &[&'static str; 6] {
        &text.memoarrr.bots
    }

    fn place_name(style: &Style<'_>, place: Place) -> &'static str {
        let sides = &style.text.memoarrr.sides;
        sides[usize::from(u8::from(place)) % sides.len()]
    }

    /// The first is the north.
    fn angle(place: Place) -> f32 {
        seating::angle(place.into(), Self::PLACES) + 0.5
    }

    /// The island under smoke.
    fn picture(ui: &Ui, style: &Style<'_>, rect: Rect, _options: &Options) {
        let card_grid = CardGrid::fitted(rect, 5, 5);
        paint::card_grid(ui.painter(), style, &card_grid, std::iter::empty());
        for cell in Cell::with_location() {
            let place = card_grid.place(cell.row(), cell.column());
            style.art.paint(ui.painter(), picture::SMOKE, place, paper::AS_PAINTED);
        }
        let centre = card_grid.place(Cell::CENTRE.row(), Cell::CENTRE.column());
        style.art.paint(ui.painter(), picture::CRATER, centre, paper::AS_PAINTED);
    }
}
