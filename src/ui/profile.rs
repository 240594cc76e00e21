//! What the window keeps on disk for a player.

pub mod challenges;
pub mod day;
pub mod file_worker;
pub mod finished_game;
pub mod history;
mod json_file;
pub mod purpose;
pub mod saved_tables;
pub mod settings;
pub mod statistics;
pub mod window_place;
