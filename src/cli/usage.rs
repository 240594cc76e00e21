//! What can be asked for: arguments, the games with their options, and what --help and --version print.

pub mod args;
pub(super) mod help;
pub(super) mod offered;
pub(super) mod variant;
pub(super) mod version;
