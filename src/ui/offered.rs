//! How a game is offered before there is a table: by its poster, with what one practises at.
//!
//! A new game has a file of its name below.

pub mod memoarrr;
pub mod opponent;
pub mod ptibapt;
pub mod royaume;

use eframe::egui::Ui;

use super::app::session::Beginning;
use super::profile::settings::{Hosting, Practice};
use super::profile::statistics::Figures;
use super::screens::table::GameLobby;
use super::style::Style;
use super::style::picture::Picture;
use crate::bot::Level;
use crate::games::GameName;
use crate::games::memoarrr::Options;
use crate::table::PlayerName;
use crate::text::Texts;

/// A game that the window offers.
pub trait OfferedGame: GameLobby {
    /// The picture by which it is chosen.
    const POSTER: Picture;

    /// What one practises at.
    fn practice_table(practice: &Practice, text: &Texts) -> PracticeTable<Self>;

    /// What a table for others is played by.
    fn hosted(hosting: &mut Hosting) -> &mut Self::Options;
}

/// A table to practise at: what is played by, against whom, and how the player begins.
pub struct PracticeTable<G: GameLobby> {
    /// What is played by.
    pub options: G::Options,
    /// The bots among the opponents.
    pub bots: Vec<Level>,
    /// The names of those who play at this laptop, too.
    pub beside: Vec<PlayerName>,
    /// What the player does as soon as they sit there.
    pub beginning: Beginning,
}

/// What is set up to practise one game.
pub trait SetUp {
    /// Whom one plays against, to be changed. What the player has achieved in that game so far may be
    /// named there.
    fn opponents_ui(&mut self, ui: &mut Ui, style: &Style<'_>, figures: Option<&Figures>);

    /// What is played by, to be changed.
    fn game_ui(&mut self, ui: &mut Ui, style: &Style<'_>);

    /// Whom one plays against, in a line.
    fn against(&self, text: &Texts) -> String;
}

impl Practice {
    /// The same for everybody, whatever they practise at: against one bot of that level, or alone
    /// against the clock in the game that is played so. It must not change: a deal of the day would.
    pub fn fixed(opponent: Option<Level>) -> Self {
        let bot = opponent.unwrap_or(Level::Captain);
        let i_start = false;
        Self {
            memoarrr: memoarrr::Practice {
                bots: vec![bot],
                beside: Vec::new(),
                options: Options::basic(2),
                side: 2,
                i_start,
            },
            ptibapt: ptibapt::Practice {
                solo: opponent.is_none(),
                bot,
                beside: Vec::new(),
                extension: false,
                i_start,
            },
            royaume: royaume::Practice {
                bots: vec![bot],
                beside: Vec::new(),
                even_start: true,
                early_harvest: false,
                i_start,
            },
        }
    }

    /// What is set up for that game.
    pub fn of(&self, game: GameName) -> &dyn SetUp {
        match game {
            GameName::Memoarrr => &self.memoarrr,
            GameName::PtiBapt => &self.ptibapt,
            GameName::Royaume => &self.royaume,
        }
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, game: GameName) -> &mut dyn SetUp {
        match game {
            GameName::Memoarrr => &mut self.memoarrr,
            GameName::PtiBapt => &mut self.ptibapt,
            GameName::Royaume => &mut self.royaume,
        }
    }
}
