//! The app through its widgets, as a player's hands and a screen reader find them: by accessible name.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod beside;
mod canvas;
#[path = "../table/device.rs"]
#[allow(dead_code, reason = "the tests of tables use the rest")]
mod device;
mod games;
mod hostile_notices;
mod hostile_profile;
#[path = "../table/lies.rs"]
mod lies;
mod looks;
mod outside;
#[path = "../table/party.rs"]
#[allow(dead_code, clippy::unwrap_used, reason = "the tests of tables use the rest")]
mod party;
mod prepared;
mod scenes;
mod settings;
mod stage;
