//! The edge, from outside: real sockets on 127.0.0.1, good guests and bad ones.
//!
//! Nothing here leaves the machine: every socket is bound to `lo`, and discovery runs in a network
//! namespace of its own.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]
#![expect(clippy::print_stdout, reason = "a test in a namespace says that it ran, and how fast")]

mod admission;
mod discovery;
mod doctor;
mod driven;
mod ending;
mod flow;
mod hostile;
mod imposter;
mod invite;
mod namespace;
#[allow(dead_code, reason = "the hostile tests use the rest")]
mod rough;
mod stage;
mod version;
