//! Why a connection ended: in a number for the other program, in a few words for the log. What the
//! player reads is in `text::trouble`.

use quinn::{ConnectionError, VarInt};

use crate::net::PROTOCOL;

/// Why one side closed the connection, told to the other side as it closes.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// The other side left, as people do.
    #[error("left")]
    Left,
    /// The host closed its table.
    #[error("the table is closed")]
    TableClosed,
    /// The host sent this client away.
    #[error("sent away")]
    Kicked,
    /// The host sent this client away for good.
    #[error("banned")]
    Banned,
    /// The same player came in from elsewhere.
    #[error("the same player came in from elsewhere")]
    Replaced,
    /// The join code was another one.
    #[error("wrong code")]
    WrongCode,
    /// This table asks for a join code.
    #[error("no code was given")]
    NeedsCode,
    /// This table is open and proves no code.
    #[error("a code was given at an open table")]
    NeedsNoCode,
    /// The pass is not this table's. A guest who knows the code may still use it.
    #[error("another table than before")]
    PassRefused,
    /// Too many wrong codes: none is looked at for this many seconds.
    #[error("too many wrong codes, {0} s to wait")]
    LockedOut(u32),
    /// The other program speaks this version of the protocol; 0 if it did not say which.
    #[error("the other program speaks version {0}")]
    OtherVersion(u16),
    /// Admission took too long.
    #[error("too slow")]
    TooSlow,
    /// The host has its hands full.
    #[error("the host is busy")]
    Busy,
    /// Bytes that mean nothing, or more of them than any message has.
    #[error("a message that makes no sense")]
    Malformed,
    /// The client does not read what it is sent.
    #[error("does not read what it is sent")]
    NeverReads,
    /// A number from a later program.
    #[error("reason {0}")]
    Unknown(u32),
}

/// How a connection ended, as one side saw it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Disconnect {
    /// The other side closed it.
    #[error("closed by the other side: {0}")]
    Closed(Reason),
    /// This side closed it.
    #[error("{0}")]
    Dropped(Reason),
    /// Nothing was heard for too long.
    #[error("nothing was heard for too long")]
    Lost,
    /// The other side was restarted and knows nothing of this connection.
    #[error("the other side was restarted")]
    Restarted,
    /// No address answered.
    #[error("nobody answers")]
    Unreachable,
    /// Somebody else answers there: another certificate, or no proof that it is the host's own.
    #[error("another host answers")]
    WrongHost,
    /// The host could not prove that it knows the code: perhaps somebody stands in between.
    #[error("the host did not prove the code")]
    NotProven,
    /// Anything else, for the log.
    #[error("{0}")]
    Broken(String),
}

impl Reason {
    /// The number that stands for it.
    pub(crate) fn number(&self) -> VarInt {
        VarInt::from_u32(match self {
            Self::Left => 0,
            Self::TableClosed => 1,
            Self::Kicked => 2,
            Self::Banned => 3,
            Self::Replaced => 4,
            Self::WrongCode => 5,
            Self::NeedsCode => 6,
            Self::NeedsNoCode => 7,
            Self::PassRefused => 8,
            Self::LockedOut(_) => 9,
            Self::OtherVersion(_) => 10,
            Self::TooSlow => 11,
            Self::Busy => 12,
            Self::Malformed => 13,
            Self::NeverReads => 14,
            Self::Unknown(number) => *number,
        })
    }

    /// What goes with the number: the seconds to wait, or the version of the one who closes.
    pub(crate) fn detail(&self) -> Vec<u8> {
        match self {
            Self::LockedOut(seconds) => seconds.to_string().into_bytes(),
            Self::OtherVersion(_) => PROTOCOL.to_string().into_bytes(),
            _ => Vec::new(),
        }
    }

    fn read(number: u64, detail: &[u8]) -> Self {
        match number {
            0 => Self::Left,
            1 => Self::TableClosed,
            2 => Self::Kicked,
            3 => Self::Banned,
            4 => Self::Replaced,
            5 => Self::WrongCode,
            6 => Self::NeedsCode,
            7 => Self::NeedsNoCode,
            8 => Self::PassRefused,
            9 => Self::LockedOut(digits(detail).unwrap_or(60)),
            10 => Self::OtherVersion(digits(detail).and_then(|v| v.try_into().ok()).unwrap_or(0)),
            11 => Self::TooSlow,
            12 => Self::Busy,
            13 => Self::Malformed,
            14 => Self::NeverReads,
            other => Self::Unknown(u32::try_from(other).unwrap_or(u32::MAX)),
        }
    }
}

fn digits(text: &[u8]) -> Option<u32> {
    std::str::from_utf8(text.get(..10.min(text.len()))?).ok()?.parse().ok()
}

/// TLS alerts (RFC 8446, section 6.2), as QUIC numbers them.
const NO_APPLICATION_PROTOCOL: u64 = 0x100 + 120;
const BAD_CERTIFICATE: [u64; 5] = [0x100 + 42, 0x100 + 46, 0x100 + 48, 0x100 + 49, 0x100 + 51];
/// QUIC's own "connection refused", and what it says of a handshake that the host gives up for
/// somebody else (RFC 9000, section 20.1).
const REFUSED: [u64; 2] = [0x02, 0x0c];

impl From<ConnectionError> for Disconnect {
    fn from(error: ConnectionError) -> Self {
        match error {
            ConnectionError::ApplicationClosed(close) => {
                Self::Closed(Reason::read(close.error_code.into_inner(), &close.reason))
            }
            ConnectionError::ConnectionClosed(close) => {
                from_transport(u64::from(close.error_code), &close.to_string())
            }
            ConnectionError::TransportError(error) => {
                from_transport(u64::from(error.code), &error.to_string())
            }
            ConnectionError::VersionMismatch => Self::Closed(Reason::OtherVersion(0)),
            ConnectionError::Reset => Self::Restarted,
            ConnectionError::TimedOut => Self::Lost,
            ConnectionError::LocallyClosed => Self::Dropped(Reason::Left),
            ConnectionError::CidsExhausted => Self::Broken(error.to_string()),
        }
    }
}

fn from_transport(code: u64, text: &str) -> Disconnect {
    match code {
        NO_APPLICATION_PROTOCOL => Disconnect::Closed(Reason::OtherVersion(0)),
        code if REFUSED.contains(&code) => Disconnect::Closed(Reason::Busy),
        code if BAD_CERTIFICATE.contains(&code) => Disconnect::WrongHost,
        _ => Disconnect::Broken(text.chars().take(200).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_survives_the_way() {
        let sent: Vec<Reason> = (0..=15).map(|number| Reason::read(number, b"42")).collect();
        for reason in sent {
            let detail = match &reason {
                Reason::OtherVersion(_) => b"42".to_vec(),
                other => other.detail(),
            };
            assert_eq!(Reason::read(reason.number().into_inner(), &detail), reason);
        }
    }

    #[test]
    fn details_of_any_length_and_kind_are_survived() {
        assert_eq!(Reason::read(9, &[0xff; 1000]), Reason::LockedOut(60));
        assert_eq!(Reason::read(10, b"70000"), Reason::OtherVersion(0));
        assert_eq!(Reason::read(u64::MAX, b""), Reason::Unknown(u32::MAX));
    }
}
