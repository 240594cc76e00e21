//! Tables played by real processes over the loopback interface. What needs several network hosts is
//! in the script `namespaces` beside this.

#![expect(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod disk;
mod process;
mod ptibapt;
mod royaume;
mod secrets;
mod stories;
