//! What follows the end of a game at a table.

use super::{AtTable, end};
use crate::table::{Ask, Order};
use crate::ui::boards::Boarded;
use crate::ui::past;
use crate::ui::screens::Wish;
use crate::ui::statistics::Played;

impl<G: Boarded> AtTable<G> {
    /// What the player wants after the game.
    pub(super) fn go_on(&mut self, next: end::Next) -> Option<Wish> {
        let glance = &self.sitting.glance;
        let practice = glance.is_host() && glance.is_alone();
        match next {
            end::Next::Rematch => {
                self.sitting.want(Ask::Host(Order::Rematch));
                if practice {
                    self.sitting.ready(true);
                }
                None
            }
            end::Next::Replay => Some(Wish::Replay),
            end::Next::Save => past::record(&self.sitting.glance).map(Wish::Keep),
            end::Next::Home if practice => Some(Wish::Home),
            end::Next::Home => {
                self.leaving = true;
                None
            }
        }
    }

    /// The game that has ended here, if it counts; said once.
    pub(super) fn ended_here(&mut self) -> Option<Played> {
        let ended = self.sitting.glance.opened.as_ref().map(|opened| opened.1.game);
        if ended == std::mem::replace(&mut self.ended, ended) {
            return None;
        }
        Played::at_table(&self.sitting.glance)
    }
}
