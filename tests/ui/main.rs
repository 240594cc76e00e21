//! The app through its widgets, as a player's hands and a screen reader find them: by accessible name.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod around;
mod at_table;
mod beside;
mod beside_scenes;
mod canvas;
mod challenges;
mod company;
#[cfg(target_os = "linux")]
mod desktop;
mod elsewhere;
mod ended;
mod fits;
mod hygiene;
mod invited;
mod learning;
mod leaving;
#[cfg(target_os = "linux")]
mod notified;
mod prepared;
mod ptibapt;
mod ptibapt_learning;
mod ptibapt_scenes;
mod royaume;
mod royaume_around;
mod royaume_contests;
mod royaume_learning;
mod royaume_scenes;
mod scenes;
mod settings;
mod snapshots;
mod stage;
mod table;
mod whole_games;
