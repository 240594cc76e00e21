//! Pti Bapt, offered: against one bot, or alone against the clock.

use eframe::egui::Ui;
use serde::{Deserialize, Serialize};

use super::opponent::{
    OpponentRow, add_beside_ui, against, beside_ui, names_beside, who_starts_ui,
};
use super::{OfferedGame, PracticeTable, SetUp};
use crate::bot::Level;
use crate::bot::ptibapt::PAR;
use crate::games::PtiBapt;
use crate::games::ptibapt::Options;
use crate::text::Texts;
use crate::ui::app::session::Beginning;
use crate::ui::boards::ptibapt::picture;
use crate::ui::profile::settings::{self, Hosting};
use crate::ui::profile::statistics::Figures;
use crate::ui::screens::table::GameLobby;
use crate::ui::style::Style;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::size;
use crate::ui::widgets::form::{halves_ui, hint};
use crate::ui::widgets::strong;

/// A table to practise at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Practice {
    /// P13: alone against the clock.
    pub solo: bool,
    /// The opponent otherwise.
    pub bot: Level,
    /// Instead of the bot, somebody at this laptop: one at the most.
    pub beside: Vec<String>,
    /// P3: with the blue pairs. Means nothing solo.
    pub extension: bool,
    /// P4: whether the player starts; otherwise chance decides.
    pub i_start: bool,
}

impl Default for Practice {
    fn default() -> Self {
        Self {
            solo: false,
            bot: Level::CabinBoy,
            beside: Vec::new(),
            extension: false,
            i_start: false,
        }
    }
}

impl SetUp for Practice {
    fn opponents_ui(&mut self, ui: &mut Ui, style: &Style<'_>, figures: Option<&Figures>) {
        let best = figures.and_then(|figures| figures.best::<PtiBapt>()).unwrap_or_default();
        let words = &style.text.offer;
        ui.set_width(ui.available_width());
        ui.heading(words.how);
        halves_ui(ui, style, &mut self.solo, [(false, words.duel), (true, words.solo)]);
        ui.add_space(size::GAP);
        if self.solo {
            ui.label(words.solo_about);
            if let Some(best) = best.times.iter().next() {
                let words = words.best_time(&style.text.common.clock(best.millis));
                ui.label(strong(words));
            }
            hint(ui, style, &words.par(PAR));
        } else if !self.beside.is_empty() {
            beside_ui(ui, style, &mut self.beside, true);
        } else {
            let opponent =
                OpponentRow { number: 1, about: PtiBapt::bots(style.text), may_go: None };
            opponent.opponent_ui(ui, style, &mut self.bot);
            add_beside_ui(ui, style, &mut self.beside);
        }
    }

    fn game_ui(&mut self, ui: &mut Ui, style: &Style<'_>) {
        ui.set_width(ui.available_width());
        ui.heading(style.text.lobby.rules);
        // It stays in its place, so that nothing jumps.
        ui.add_enabled_ui(!self.solo, |ui| {
            let mut options = Options { extension: self.extension, ..Options::default() };
            if PtiBapt::options_ui(ui, style, &mut options) {
                self.extension = options.extension;
            }
            ui.add_space(size::GAP);
            who_starts_ui(ui, style, &mut self.i_start);
        });
    }

    fn against(&self, text: &Texts) -> String {
        match (self.solo, self.beside.is_empty()) {
            (true, _) => text.offer.solo_line.to_owned(),
            (false, true) => against(text, &[self.bot], &[]),
            (false, false) => against(text, &[], &self.beside),
        }
    }
}

impl OfferedGame for PtiBapt {
    const POSTER: Picture = picture::POSTER;

    fn practice_table(practice: &settings::Practice, text: &Texts) -> PracticeTable<Self> {
        let Practice { solo, bot, ref beside, extension, i_start } = practice.ptibapt;
        let against_bot = !solo && beside.is_empty();
        PracticeTable {
            options: Options { extension: extension && !solo, solo, first: None },
            bots: against_bot.then_some(bot).into_iter().collect(),
            beside: if solo { Vec::new() } else { names_beside(text, beside) },
            beginning: Beginning { place: None, first: i_start && !solo, ready: true },
        }
    }

    fn hosted(hosting: &mut Hosting) -> &mut Options {
        &mut hosting.ptibapt
    }
}
