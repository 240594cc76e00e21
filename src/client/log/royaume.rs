//! What a client may still read of Le Royaume.

use super::{Keep, Logged};
use crate::games::Royaume;
use crate::games::royaume::Seen;

impl Logged for Royaume {
    /// Everything lies open in this game, so nothing has to be forgotten.
    fn keep(_seen: &Seen) -> Keep {
        Keep::Game
    }

    fn begins_round(_seen: &Seen) -> bool {
        false
    }
}
