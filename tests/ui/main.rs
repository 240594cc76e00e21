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
#[path = "../table/device.rs"]
#[allow(dead_code, reason = "the tests of tables use the rest")]
mod device;
mod elsewhere;
mod ended;
mod fits;
mod hostile_notices;
mod hygiene;
mod invited;
mod learning;
mod leaving;
#[path = "../table/lies.rs"]
mod lies;
#[cfg(target_os = "linux")]
mod notified;
#[path = "../table/party.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "the tests of tables use the rest")]
mod party;
mod past;
mod prepared;
mod ptibapt;
mod ptibapt_learning;
mod ptibapt_scenes;
mod royaume;
mod royaume_around;
mod royaume_cards;
mod royaume_contests;
mod royaume_learning;
mod royaume_scenes;
mod scenes;
mod settings;
mod snapshots;
mod stage;
mod table;
mod whole_games;
