//! What a host tells whoever drives it, and why there may be no host at all.

use std::io;
use std::net::IpAddr;
use std::path::PathBuf;

use crate::game::Game;
use crate::net::admission::code::Code;
use crate::net::admission::identity::IdentityError;
use crate::net::admission::invite::Invite;
use crate::net::transport::limits::rate_limited_log::Note;
use crate::net::transport::quic::ListenError;
use crate::table::TableNews;
use crate::table::save::resume::{Damage, Salvage};

/// Something that happened at a table.
#[derive(Debug)]
pub enum News<G: Game> {
    /// The table can be reached from now on.
    Listening {
        /// Its UDP port.
        port: u16,
        /// Where it is.
        addresses: Vec<IpAddr>,
        /// How one gets in; none if it is open.
        code: Option<Code>,
        /// All of that in a line.
        invite: Invite,
        /// Where the game is saved.
        save: PathBuf,
    },
    /// The table was made from its save.
    Resumed(Salvage),
    /// The join code is another one, and old invitations are void.
    Code {
        /// The new code.
        code: Code,
        /// The new invitation.
        invite: Invite,
    },
    /// Something has happened at the table.
    Table(TableNews<G>),
    /// The game stands still because it cannot be saved; none: it goes on.
    Unsaved(Option<String>),
    /// A line for the log.
    Note(Note),
    /// The network cannot be told of the table.
    DiscoveryError(String),
}

/// Why there is no host.
#[derive(Debug)]
pub enum HostError {
    /// The profile's identity cannot be used.
    Identity(IdentityError),
    /// A file of the profile cannot be used.
    File(PathBuf, io::Error),
    /// This profile hosts a table at this moment.
    Busy(PathBuf),
    /// There is nothing to resume.
    NoSave(PathBuf),
    /// Nothing can be made of the save.
    ResumeError(PathBuf, Damage),
    /// The network does not want us.
    Closed(ListenError),
}
