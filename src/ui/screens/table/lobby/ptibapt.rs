//! The lobby of Pti Bapt: two who face each other. Who plays alone has none.

use eframe::egui::{Rect, Ui};

use super::GameLobby;
use crate::games::PtiBapt;
use crate::games::ptibapt::Options;
use crate::table::Place;
use crate::text::Texts;
use crate::ui::boards::card_grid::CardGrid;
use crate::ui::boards::paint;
use crate::ui::boards::ptibapt::picture;
use crate::ui::style::Style;
use crate::ui::style::theme::paper;
use crate::ui::widgets::form::{halves_ui, hint};

impl GameLobby for PtiBapt {
    const FEWEST: usize = 2;
    /// P12.
    const HAS_REVEAL_DELAY: bool = true;

    /// P3: with or without the blue pairs.
    fn options_ui(ui: &mut Ui, style: &Style<'_>, options: &mut Options) -> bool {
        let texts = &style.text.ptibapt;
        let before = options.extension;
        let both = [(false, texts.base), (true, texts.extension)];
        halves_ui(ui, style, &mut options.extension, both);
        hint(ui, style, if options.extension { texts.extension_hint } else { texts.base_hint });
        options.extension != before
    }

    fn time_hint(text: &Texts) -> &'static str {
        text.offer.chance_turns
    }

    fn options_words(style: &Style<'_>, options: &Options) -> Vec<&'static str> {
        let texts = &style.text.ptibapt;
        vec![if options.extension { texts.extension } else { texts.base }]
    }

    fn bots(text: &Texts) -> &[&'static str; 6] {
        &text.offer.bots
    }

    fn place_name(style: &Style<'_>, place: Place) -> &'static str {
        let sides = &style.text.ptibapt.sides;
        sides[usize::from(u8::from(place)) % sides.len()]
    }

    /// The cards as they lie before the first is turned.
    fn picture(ui: &Ui, style: &Style<'_>, rect: Rect, options: &Options) {
        let grid = options.grid();
        let card_grid = CardGrid::fitted(rect, grid.columns, grid.rows);
        paint::card_grid(ui.painter(), style, &card_grid, std::iter::empty());
        for cell in grid.cells() {
            let place = card_grid.place(grid.row(cell), grid.column(cell));
            style.art.paint(ui.painter(), picture::BACK, place, paper::AS_PAINTED);
        }
    }

    fn shape(options: &Options) -> f32 {
        let grid = options.grid();
        CardGrid::shape(grid.columns, grid.rows)
    }
}
