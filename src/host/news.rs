//! What a host tells whoever drives it, and why there may be no host at all.

use std::fmt;
use std::io;
use std::net::IpAddr;
use std::path::PathBuf;

use crate::game::Game;
use crate::net::admission::code::Code;
use crate::net::admission::identity::IdentityError;
use crate::net::admission::invite::Invite;
use crate::net::transport::quic::ListenError;
use crate::net::transport::rate_limited_log::Note;
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
    /// The join code is another one; none: no code is looked at for a while.
    Code(Option<Code>),
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

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Identity(why) => why.fmt(f),
            Self::File(path, error) => write!(f, "Cannot use {}: {error}.", path.display()),
            Self::Busy(path) => write!(
                f,
                "Another program hosts a table with {}. Close it, or use another profile folder \
                 (--data).",
                path.display()
            ),
            Self::NoSave(path) => write!(
                f,
                "There is no table to resume: {} is not there. Leave out --resume to open a new \
                 table.",
                path.display()
            ),
            Self::ResumeError(path, damage) => write!(
                f,
                "Nothing of the table in {} can be resumed: {}. It is left as it is. Leave out \
                 --resume to open a new table; the file is then put aside.",
                path.display(),
                damage_words(*damage)
            ),
            Self::Closed(ListenError::PortTaken(port)) => write!(
                f,
                "Port {port} is taken by another program. Choose another one with --port, or leave \
                 it out."
            ),
            Self::Closed(why) => why.fmt(f),
        }
    }
}

/// What is wrong with a save, in words.
pub fn damage_words(damage: Damage) -> &'static str {
    match damage {
        Damage::Unreadable => "a line of it is damaged or cut off",
        Damage::OtherVersion => "it was written by another version of this program",
        Damage::OtherDeal => "the cards in it are not those that were dealt",
        Damage::Impossible => "something happens in it that the rules do not allow",
    }
}
