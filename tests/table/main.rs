//! Stories at a table: the lobby, the game, coming and going, and what only the host may do.
//!
//! Everybody is a client's program on a link in memory; time is virtual.

#![cfg(test)]

mod cheating_host;
mod clocks;
mod comings;
mod device;
mod duet;
mod hostile_guest;
mod hostile_host;
mod hostile_notices;
mod hostile_proxy;
mod hostile_save;
mod hosting;
mod lies;
mod lobby;
mod long;
mod news;
mod party;
mod saving;
mod tally;
mod waiting;
