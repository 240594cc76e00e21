//! Hosts, guests and files that mean harm.

pub mod cheating_host;
pub mod guest;
pub mod host;
pub mod notices;
pub mod proxy;
pub mod random_host;
pub mod save;
