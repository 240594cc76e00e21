//! Files of a profile: private to its owner, and written whole or not at all; and its log.

pub mod log_file;
pub mod private_file;
