//! The cards: one's own at the bottom, and the piles.

pub(super) mod hand;
pub(super) mod piles;
