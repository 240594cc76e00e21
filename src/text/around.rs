//! Around the tables: every screen that is not a table.

pub mod challenges;
pub mod doctor;
pub mod home;
pub mod host;
pub mod join;
pub mod offer;
pub mod past;
pub mod practice;
pub mod settings;
