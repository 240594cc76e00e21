//! How it looks: texts fit, screens are as they were, and nothing is left of a face that is down.

mod fits;
pub mod hygiene;
mod snapshots;
mod typography;
