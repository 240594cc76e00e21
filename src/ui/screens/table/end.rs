//! When the game is over: the chests, the winner, whether it was fair, and what next.

use eframe::egui::Ui;

use crate::ui::boards::{Boarded, Intent};
use crate::ui::glance::Glance;
use crate::ui::look::Look;

/// What is remembered of the end of a game.
#[derive(Debug, Default)]
pub struct End {}

impl End {
    /// Shows it over the board.
    pub fn end_ui<G: Boarded>(
        &mut self,
        _ui: &mut Ui,
        _look: &Look<'_>,
        _glance: &Glance<G>,
    ) -> Option<Intent<G::Action>> {
        None
    }
}
