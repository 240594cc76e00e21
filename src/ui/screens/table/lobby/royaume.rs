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
use crate::ui::widgets::form::tick;

impl GameLobby for Royaume {
    const FEWEST: usize = Options::FEWEST as usize;
    const HAS_REVEAL_DELAY: bool = false;

    /// R6: even start; and early harvest.
    fn options_ui(ui: &mut Ui, style: &Style<'_>, options: &mut Options) -> bool {
        let texts = &style.text.royaume.offer;
        let even =
            tick(ui, style, &mut options.even_start, texts.even_start, texts.even_start_hint);
        let (name, about) = (texts.early_harvest, texts.early_harvest_hint);
        tick(ui, style, &mut options.early_harvest, name, about) || even
    }

    fn time_hint(text: &Texts) -> &'static str {
        text.royaume.offer.time_hint
    }

    fn options_words(style: &Style<'_>, options: &Options) -> Vec<&'static str> {
        let texts = &style.text.royaume.offer;
        let mut words =
            vec![if options.even_start { texts.even_start } else { texts.uneven_start }];
        if options.early_harvest {
            words.push(texts.early_harvest);
        }
        words
    }

    fn bots(text: &Texts) -> &[&'static str; 6] {
        &text.royaume.offer.bots
    }

    fn place_name(style: &Style<'_>, place: Place) -> &'static str {
        let places = &style.text.royaume.offer.places;
        places[usize::from(u8::from(place)) % places.len()]
    }

    fn sit_at(style: &Style<'_>, place: Place) -> String {
        style.text.royaume.offer.sit_at(Self::place_name(style, place))
    }

    fn picture(ui: &Ui, style: &Style<'_>, rect: Rect, _options: &Options) {
        style.art.paint(ui.painter(), picture::POSTER, rect, paper::AS_PAINTED);
    }

    fn shape(_options: &Options) -> f32 {
        picture::POSTER.height()
    }
}
