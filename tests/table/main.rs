//! Stories at a table: the lobby, the game, coming and going, and what only the host may do.
//!
//! Everybody is a client's program on a link in memory; time is virtual.

#![cfg(test)]

mod clocks;
mod comings;
mod device;
mod duet;
mod hosting;
mod lobby;
mod long;
mod news;
mod party;
mod saving;
mod waiting;
