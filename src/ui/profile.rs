//! What the window keeps on disk for a player.

pub mod daily;
pub mod day;
pub mod file_worker;
pub mod finished_game;
pub mod history;
pub mod ladder;
pub mod progress;
pub mod purpose;
pub mod reward;
pub mod saved_tables;
pub mod settings;
pub mod statistics;
pub mod window_place;
