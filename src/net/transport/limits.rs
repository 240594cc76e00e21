//! Bounds on what a peer can make this program do: how many connections, how many frames a second, and
//! how many lines it writes about them.

pub(crate) mod connection_limits;
pub mod rate_limit;
pub mod rate_limited_log;
