//! Memoarrr!, offered: up to three opponents around the island.

use eframe::egui::{Ui, vec2};
use serde::{Deserialize, Serialize};

use super::opponent::{Opponents, against, bound, names_beside, who_starts_ui};
use super::{OfferedGame, PracticeTable, SetUp};
use crate::bot::Level;
use crate::games::Memoarrr;
use crate::games::memoarrr::Options;
use crate::table::Place;
use crate::text::Texts;
use crate::ui::app::session::Beginning;
use crate::ui::boards::memoarrr::picture;
use crate::ui::profile::settings::{self, Hosting};
use crate::ui::profile::statistics::Figures;
use crate::ui::screens::table::GameLobby;
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::size;
use crate::ui::widgets::{choice, strong};

/// The most opponents.
const MOST: usize = 3;

/// A table to practise at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Practice {
    /// The bots among the opponents.
    pub bots: Vec<Level>,
    /// Those who play at this laptop, too.
    pub beside: Vec<String>,
    /// What is played by; the sides are given with the deal.
    pub options: Options,
    /// M7: the player's side, 0 is the north.
    pub side: u8,
    /// M10: whether the player starts; otherwise chance decides.
    pub i_start: bool,
}

impl Default for Practice {
    fn default() -> Self {
        Self {
            bots: vec![Level::CabinBoy, Level::Sailor],
            beside: Vec::new(),
            options: Options::basic(3),
            side: 2,
            i_start: false,
        }
    }
}

impl Practice {
    /// Whatever somebody wrote into the file, within what the game can do.
    pub fn bounded(mut self) -> Self {
        bound(MOST, &mut self.bots, &mut self.beside, &Self::default().bots);
        self.side %= 4;
        self
    }
}

impl SetUp for Practice {
    fn opponents_ui(&mut self, ui: &mut Ui, style: &Style<'_>, _figures: Option<&Figures>) {
        let opponents = Opponents { most: MOST, about: Memoarrr::bots(style.text) };
        opponents.opponents_ui(ui, style, &mut self.bots, &mut self.beside);
    }

    fn game_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        ui.set_width(ui.available_width());
        ui.heading(style.text.lobby.rules);
        Memoarrr::options_ui(ui, style, &mut self.options);
        ui.add_space(size::GAP);
        ui.label(strong(style.text.practice.place));
        let quarter = vec2((ui.available_width() - 3.0 * size::GAP) / 4.0, size::BUTTON);
        ui.horizontal(|ui| {
            for (side, name) in (0..).zip(style.text.memoarrr.sides) {
                if choice(ui, style, self.side == side, None, name, quarter).clicked() {
                    self.side = side;
                }
            }
        });
        ui.add_space(size::GAP);
        who_starts_ui(ui, style, &mut self.i_start);
    }

    fn against(&self, text: &Texts) -> String {
        against(text, &self.bots, &self.beside)
    }
}

impl OfferedGame for Memoarrr {
    const POSTER: Picture = picture::POSTER;

    fn practice_table(practice: &settings::Practice, text: &Texts) -> PracticeTable<Self> {
        let Practice { bots, beside, options, side, i_start } = &practice.memoarrr;
        let sides = Options::basic((bots.len() + beside.len()) as u8 + 1).sides;
        PracticeTable {
            options: Options { sides, first: None, ..*options },
            bots: bots.clone(),
            beside: names_beside(text, beside),
            beginning: Beginning { place: Place::new(*side), first: *i_start, ready: true },
        }
    }

    fn hosted(hosting: &mut Hosting) -> &mut Options {
        &mut hosting.memoarrr
    }
}
