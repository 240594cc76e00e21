//! The lobby of Le Royaume: two to six around the map.

use eframe::egui::{Rect, Ui};

use super::GameLobby;
use crate::games::Royaume;
use crate::games::royaume::Options;
use crate::table::Place;
use crate::text::Texts;
use crate::ui::boards::royaume::picture;
use crate::ui::style::Style;
use crate::ui::style::theme::paper;

impl GameLobby for Royaume {
    const FEWEST: usize = Options::FEWEST as usize;
    const HAS_REVEAL_DELAY: bool = false;

    /// R6: even start.
    fn options_ui(_ui: &mut Ui, _style: &Style<'_>, _options: &mut Options) -> bool {
        false
    }

    fn options_words(_style: &Style<'_>, _options: &Options) -> Vec<&'static str> {
        Vec::new()
    }

    fn bots(text: &Texts) -> &[&'static str; 6] {
        &text.offer.bots
    }

    fn place_name(style: &Style<'_>, place: Place) -> &'static str {
        let sides = &style.text.memoarrr.sides;
        sides[usize::from(u8::from(place)) % sides.len()]
    }

    fn picture(ui: &Ui, style: &Style<'_>, rect: Rect, _options: &Options) {
        style.art.paint(ui.painter(), picture::POSTER, rect, paper::AS_PAINTED);
    }

    fn shape(_options: &Options) -> f32 {
        picture::POSTER.height()
    }
}
