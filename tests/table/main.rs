//! Stories at a table: the lobby, the game, coming and going, and what only the host may do.
//!
//! Everybody is a client's program on a link in memory; time is virtual.

#![cfg(test)]

mod comings;
mod device;
mod hostile;
mod hosting;
mod lies;
mod lobby;
mod long;
mod news;
mod party;
mod saving;
mod tally;
mod time;
