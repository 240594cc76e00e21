//! A table on real time, driven as a program with a screen drives it: in threads of one process.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod bots;
mod stage;
mod voices;
