//! Bounds on what a peer can make this program do: how many connections, how many frames a second, and
//! how many lines it writes about them.

pub(crate) mod connection_limits;
pub mod rate_limit;
pub mod rate_limited_log;

/// The most frames that may wait to be sent to one peer.
pub const FRAMES_WAITING: usize = 512;
/// The most bytes that may wait to be sent to one peer.
pub const BYTES_WAITING: usize = 1024 * 1024;
