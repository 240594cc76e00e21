//! Le Royaume, offered: against one to five bots.

use eframe::egui::Ui;
use serde::{Deserialize, Serialize};

use super::opponent::{Opponents, against, bound, names_beside, who_starts_ui};
use super::{OfferedGame, PracticeTable, SetUp};
use crate::bot::Level;
use crate::games::Royaume;
use crate::games::royaume::Options;
use crate::text::Texts;
use crate::ui::app::session::Beginning;
use crate::ui::boards::royaume::picture;
use crate::ui::profile::settings::{self, Hosting};
use crate::ui::profile::statistics::Figures;
use crate::ui::screens::table::GameLobby;
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::size;

/// The most opponents.
const MOST: usize = 5;

/// A table to practise at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Practice {
    /// The bots among the opponents.
    pub bots: Vec<Level>,
    /// Those who play at this laptop, too.
    pub beside: Vec<String>,
    /// R6: those who sit after the start player begin with some points.
    pub even_start: bool,
    /// In the last turn a memory gives less.
    pub early_harvest: bool,
    /// R6: whether the player starts; otherwise chance decides.
    pub i_start: bool,
}

impl Default for Practice {
    fn default() -> Self {
        let bots = vec![Level::CabinBoy, Level::Sailor];
        Self { bots, beside: Vec::new(), even_start: true, early_harvest: false, i_start: false }
    }
}

impl Practice {
    /// Whatever somebody wrote into the file, within what the game can do.
    pub fn bounded(mut self) -> Self {
        bound(MOST, &mut self.bots, &mut self.beside, &Self::default().bots);
        self
    }

    fn options(&self) -> Options {
        let Self { even_start, early_harvest, .. } = *self;
        Options { even_start, early_harvest, ..Options::default() }
    }
}

impl SetUp for Practice {
    fn opponents_ui(&mut self, ui: &mut Ui, style: &Style<'_>, _figures: Option<&Figures>) {
        let opponents = Opponents { most: MOST, about: Royaume::bots(style.text) };
        opponents.opponents_ui(ui, style, &mut self.bots, &mut self.beside);
    }

    fn game_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        ui.set_width(ui.available_width());
        ui.heading(style.text.lobby.rules);
        let mut options = self.options();
        if Royaume::options_ui(ui, style, &mut options) {
            (self.even_start, self.early_harvest) = (options.even_start, options.early_harvest);
        }
        ui.add_space(size::GAP);
        who_starts_ui(ui, style, &mut self.i_start);
    }

    fn against(&self, text: &Texts) -> String {
        against(text, &self.bots, &self.beside)
    }
}

impl OfferedGame for Royaume {
    const POSTER: Picture = picture::POSTER;

    fn practice_table(practice: &settings::Practice, text: &Texts) -> PracticeTable<Self> {
        let practice = &practice.royaume;
        PracticeTable {
            options: practice.options(),
            bots: practice.bots.clone(),
            beside: names_beside(text, &practice.beside),
            beginning: Beginning { place: None, first: practice.i_start, ready: true },
        }
    }

    fn hosted(hosting: &mut Hosting) -> &mut Options {
        &mut hosting.royaume
    }
}
