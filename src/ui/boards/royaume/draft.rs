//! What the player has begun to choose, and how they look at the map.

use super::camera::Camera;
use crate::games::royaume::{Hex, View};

/// What the player has begun to choose.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// From how near the map is seen.
    pub camera: Camera,
    /// The hex that had the focus last: there the keys go on.
    pub focused: Option<Hex>,
}

impl crate::ui::boards::Draft<View> for Draft {
    fn revise(&mut self, _newest: &View) {}

    fn take_back(&mut self) {}
}
