//! At a table: before, during and after a game.

pub mod beside;
pub mod end;
pub mod lobby;
pub mod moments;
pub mod replay;
pub mod table;
