//! What is worth a line in the log, and how a flood of it stays one line.
//!
//! Pure: the time comes in as an argument. Where the lines go is the caller's business: they leave
//! the edge as [`TransportEvent::Note`](crate::net::transport::event::TransportEvent::Note).

use std::collections::BTreeMap;
use std::fmt;
use std::net::IpAddr;
use std::time::Duration;

use crate::net::transport::event::Peer;
use crate::net::transport::reason::{Disconnect, Reason};

/// The same thing from the same address is told once in this time.
const QUIET: Duration = Duration::from_secs(60);

/// The most things that are told in that time, whatever happens.
const LINES: usize = 64;

/// Something that whoever looks after a table may want to read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Note {
    /// Somebody was not let in.
    TurnedAway(IpAddr, String),
    /// More connections wait for admission than can be looked after at once.
    Crowd(IpAddr),
    /// A peer talks faster than it may; it is heard more slowly.
    TooFast(Peer),
    /// A peer was cut off for what it did.
    CutOff(Peer, String),
    /// Wrong codes: an address has to wait.
    AddressPaused(IpAddr, u64),
    /// A program of another version; 0 if it did not say which.
    OtherVersion(IpAddr, u16),
}

impl Note {
    /// The note about somebody who was not let in.
    pub fn turned_away(address: IpAddr, gone: &Disconnect) -> Self {
        match gone {
            Disconnect::Closed(Reason::OtherVersion(version))
            | Disconnect::Dropped(Reason::OtherVersion(version)) => {
                Self::OtherVersion(address, *version)
            }
            other => Self::TurnedAway(address, other.to_string()),
        }
    }
}

/// Which notes were told lately.
#[derive(Debug, Default)]
pub struct RateLimitedLog {
    told: BTreeMap<Note, Duration>,
}

impl RateLimitedLog {
    /// Whether this is worth telling now, and not only once more what was just told.
    pub(crate) fn is_news(&mut self, now: Duration, note: &Note) -> bool {
        self.told.retain(|_, when| now.saturating_sub(*when) < QUIET);
        if self.told.contains_key(note) || self.told.len() >= LINES {
            return false;
        }
        self.told.insert(note.clone(), now);
        true
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TurnedAway(address, why) => write!(f, "{address} was not let in: {why}"),
            Self::Crowd(address) => {
                write!(f, "too many strangers at the door; {address} was turned away")
            }
            Self::TooFast(peer) => write!(f, "peer {} talks too fast and is slowed down", peer.0),
            Self::CutOff(peer, why) => write!(f, "peer {} was cut off: {why}", peer.0),
            Self::AddressPaused(address, seconds) => {
                write!(f, "{address} gave too many wrong codes and waits {seconds} s")
            }
            Self::OtherVersion(address, 0) => {
                write!(f, "{address} has a program of another version")
            }
            Self::OtherVersion(address, version) => {
                write!(f, "{address} has a program with version {version} of the protocol")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_one_line_a_minute_and_never_more_than_so_many() {
        let mut log = RateLimitedLog::default();
        let at = Duration::from_secs;
        let crowd = Note::Crowd(IpAddr::from([10, 0, 0, 1]));
        assert!(log.is_news(at(0), &crowd));
        assert!((1..60).all(|second| !log.is_news(at(second), &crowd)));
        assert!(log.is_news(at(60), &crowd));
        let told = (0..1000).filter(|i| log.is_news(at(61), &Note::TooFast(Peer(*i)))).count();
        assert_eq!(told, LINES - 1);
    }
}
