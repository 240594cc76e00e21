//! What a guest tells whoever drives it.

use std::fmt;
use std::io;
use std::time::Duration;

use crate::client;
use crate::game::Game;
use crate::net::transport::reason::Disconnect;
use crate::table::Farewell;

/// Something that happened to a guest.
#[derive(Debug)]
pub enum Event<G: Game> {
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
        /// What was looked for.
        wanted: String,
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

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTable { wanted, waited, seen } => {
                write!(f, "No table {wanted} answered within {} s.", waited.as_secs())?;
                if !seen.is_empty() {
                    write!(f, " There are: {}.", seen.join(", "))?;
                }
                f.write_str(" Ask the host for an invitation, or try cinderpeek doctor.")
            }
            Self::NotBack(waited) => write!(
                f,
                "The table was lost and did not come back within {} s. The seat is kept: join \
                 again when the host is back.",
                waited.as_secs()
            ),
            Self::Refused(gone) => gone.fmt(f),
            Self::Left => f.write_str("You have left the table. Your seat is kept for a while."),
            Self::Farewell(farewell @ (Farewell::Started | Farewell::Full)) => {
                write!(f, "{farewell} Use --watch for that.")
            }
            Self::Farewell(farewell) => farewell.fmt(f),
            Self::Ambiguous(name, addresses) => write!(
                f,
                "Several tables are called \"{name}\". Say which one with --address: {}.",
                addresses.join(", ")
            ),
            Self::NoSearch(why) => write!(
                f,
                "Tables cannot be looked for on this network ({why}). Join by --address or --invite."
            ),
        }
    }
}
