//! A table on real time, driven as a program with a screen drives it: in threads of one process.

#![expect(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod beside;
mod bots;
mod door;
mod flood;
mod handles;
#[path = "../laws/leaky.rs"]
mod leaky;
#[path = "../laws/memoarrr.rs"]
#[allow(dead_code, reason = "the laws use the rest")]
mod memoarrr;
#[path = "../laws/played.rs"]
#[allow(dead_code, reason = "the laws use the rest")]
mod played;
mod stage;
#[path = "../laws/subject.rs"]
#[allow(dead_code, reason = "the laws use the rest")]
mod subject;
mod twins;
