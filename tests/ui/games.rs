//! What can be read and pressed in each game, and whole games.

pub mod learning;
pub mod past;
pub mod ptibapt;
pub mod royaume;
pub mod royaume_discards;
pub mod royaume_keys;
pub mod royaume_learning;
pub mod royaume_told;
pub mod table;
pub mod whole_games;
