//! What each game says.

pub mod card_bots;
pub mod memoarrr;
pub mod ptibapt;
pub mod royaume;
pub mod setup;
