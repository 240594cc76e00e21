//! Hosts and guests that mean harm, built on our own library: each attack is a file of its own.
//!
//! What they have in common is in `stage` (a table on `lo`), `rough` (a guest that does as it likes)
//! and `false_host` (the same for a host). Nothing leaves the machine: every socket is bound to `lo`,
//! and all of 127.0.0.0/8 are addresses to attack from.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]
#![expect(clippy::print_stdout, reason = "a test in a namespace says that it ran")]

mod alert_liar;
mod busy_host;
mod code_guessers;
#[path = "../net/driven.rs"]
#[allow(dead_code, reason = "the tests of the edge use the rest")]
mod driven;
mod escape_sequences;
mod fake_announcements;
mod false_host;
mod full_house;
mod idle_guests;
#[path = "../net/namespace.rs"]
mod namespace;
mod one_network;
#[path = "../net/rough.rs"]
#[allow(dead_code, reason = "the tests of the edge use the rest")]
mod rough;
mod silent_strangers;
#[path = "../net/stage.rs"]
#[allow(dead_code, reason = "the tests of the edge use the rest")]
mod stage;
mod stream_tricks;
mod unasked_answers;
mod version_liar;
