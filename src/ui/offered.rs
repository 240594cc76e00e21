//! How a game is offered before there is a table: by its poster, with what one practises at.
//!
//! The one place in the window where a name becomes a game: a new one is an arm of [`with_game`] and
//! a file of its name below.

pub mod memoarrr;
pub mod opponent;
pub mod ptibapt;

use eframe::egui::Ui;

use super::look::Look;
use super::screens::table::Gathered;
use super::settings::{Hosting, Practice};
use super::sitting::Beginning;
use super::text::Texts;
use crate::bot::Level;
use crate::games::Name;

/// Does something with the type of the game of that name.
macro_rules! with_game {
    ($name:expr, $game:ident => $what:expr) => {
        match $name {
            // Le Royaume has no board yet: `Name::SHOWN` leaves it out.
            $crate::games::Name::Memoarrr | $crate::games::Name::Royaume => {
                type $game = $crate::games::Memoarrr;
                $what
            }
            $crate::games::Name::PtiBapt => {
                type $game = $crate::games::PtiBapt;
                $what
            }
        }
    };
}
pub(super) use with_game;

/// A game that the window offers.
pub trait Offered: Gathered {
    /// What one practises at.
    fn drill(practice: &Practice) -> Drill<Self>;

    /// What a table for others is played by.
    fn hosted(hosting: &mut Hosting) -> &mut Self::Options;
}

/// A table to practise at: what is played by, against whom, and how the player begins.
pub struct Drill<G: Gathered> {
    /// What is played by.
    pub options: G::Options,
    /// The opponents.
    pub bots: Vec<Level>,
    /// What the player does as soon as they sit there.
    pub beginning: Beginning,
}

/// What is set up to practise one game.
pub trait SetUp {
    /// To be changed, in two columns: whom one plays against, and by what.
    fn set_up_ui(&mut self, columns: [&mut Ui; 2], look: &Look<'_>);

    /// Whom one plays against, in a line.
    fn against(&self, text: &Texts) -> String;
}

impl Practice {
    /// What is set up for that game.
    pub fn of(&self, game: Name) -> &dyn SetUp {
        match game {
            Name::Memoarrr | Name::Royaume => &self.memoarrr,
            Name::PtiBapt => &self.ptibapt,
        }
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, game: Name) -> &mut dyn SetUp {
        match game {
            Name::Memoarrr | Name::Royaume => &mut self.memoarrr,
            Name::PtiBapt => &mut self.ptibapt,
        }
    }
}
