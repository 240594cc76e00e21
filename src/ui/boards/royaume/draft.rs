//! What the player has begun to choose, and how they look at the map.

use super::camera::Camera;
use super::pick::{Offer, Picks};
use crate::games::royaume::{Hex, Memory, View};

/// What the player has begun to choose.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// What was pointed at so far.
    pub picked: Picks,
    /// From how near the map is seen.
    pub camera: Camera,
    /// The hex that had the focus last: there the keys go on.
    pub focused: Option<Hex>,
    /// Whether a hex had the focus in the last frame, and whether Tab was pressed then.
    pub on_map: bool,
    pub tabbed: bool,
    /// The memory under the pointer: its city is lit.
    pub pointed: Option<Memory>,
    /// Whether the discards are looked through.
    pub discards: bool,
}

impl crate::ui::boards::Draft<View> for Draft {
    fn revise(&mut self, newest: &View) {
        if !self.picked.is_empty() && !Offer::of(Some(newest), &self.picked).is_sound() {
            self.picked.clear();
        }
    }

    fn take_back(&mut self) {
        self.picked.clear();
    }
}
