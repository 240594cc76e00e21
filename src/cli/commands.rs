//! The commands, one file each.

pub mod audit;
pub(super) mod doctor;
pub(super) mod host;
pub mod join;
pub(super) mod manual;
pub mod replay;
pub(super) mod simulate;
pub(super) mod tables;
