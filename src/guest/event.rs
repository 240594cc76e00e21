//! What a guest tells whoever drives it.

use std::io;
use std::time::Duration;

use crate::client;
use crate::game::Game;
use crate::net::transport::reason::Disconnect;
use crate::table::Farewell;

/// Something that happened to a guest.
#[derive(Debug)]
pub enum GuestEvent<G: Game> {
    /// Its client told this.
    Client(client::Event<G>),
    /// The link is down; it tries to come back.
    Disconnected(Disconnect),
    /// Something could not be kept on disk: coming back after a restart may fail.
    NotKept(io::Error),
    /// It is over, and this is why.
    Ended(End),
}

/// Why a guest gave up.
#[derive(Debug)]
pub enum End {
    /// No table like that was found in time; these were.
    NoTable {
        /// For how long.
        waited: Duration,
        /// The names of the tables that are there.
        seen: Vec<String>,
    },
    /// It was at the table, and did not get back in time.
    NotBack(Duration),
    /// It was not let in, or was sent away.
    Refused(Disconnect),
    /// It wanted to leave.
    Left,
    /// The table's last word.
    Farewell(Farewell),
    /// There are several tables of that name.
    Ambiguous(String, Vec<String>),
    /// The network cannot be searched.
    NoSearch(String),
}
