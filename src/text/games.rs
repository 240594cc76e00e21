//! What each game says.

pub mod memoarrr;
pub mod ptibapt;
pub mod royaume;
pub mod setup;
