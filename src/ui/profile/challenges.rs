//! What a player comes back for: the deal of the day, the ladder, and what playing them brings.

pub mod daily;
pub mod ladder;
pub mod progress;
pub mod reward;
