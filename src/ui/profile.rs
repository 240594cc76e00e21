//! What the window keeps on disk for a player.

pub mod file_worker;
pub mod finished_game;
pub mod history;
pub mod saved_tables;
pub mod settings;
pub mod statistics;
pub mod window_place;
