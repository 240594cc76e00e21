//! The app through its widgets, as a player's hands and a screen reader find them: by accessible name.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod canvas;
mod fits;
mod hygiene;
mod learning;
mod learning_scenes;
mod prepared;
mod ptibapt;
mod ptibapt_scenes;
mod scenes;
mod stage;
mod table;
mod whole_games;
