//! The cards: one's own at the bottom, and the piles.

pub(super) mod hand;
mod note;
pub(super) mod piles;
