//! An invitation: one line of text, or a QR code, that holds all that is needed to join a table.
//!
//! It is for networks on which tables do not see each other: it holds addresses, port, fingerprint
//! and a secret, so a guest needs no discovery, takes no other host's certificate and types no code.
//! Whoever has it may join, also while codes are not looked at because somebody guesses them.
//!
//! `cinderpeek:` and then, in base 32: a format number, the fingerprint, the secret,
//! the port, the addresses and a checksum, so that a mistyped or cut line is told from a good one.
//! Case does not matter, and white space anywhere is skipped: mail programs break lines.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use qrcode::{EcLevel, QrCode};
use ring::hmac;
use sha2::{Digest, Sha256};

use super::base32::CROCKFORD;
use super::fingerprint::Fingerprint;
use super::identity::Identity;
use super::pass::TableId;

/// What every invitation starts with; in a link, letters of any case.
pub const SCHEME: &str = "cinderpeek:";
/// The format of today. The first one held the join code instead of a secret.
const FORMAT: u8 = 2;
/// An invitation holds no more addresses; those that are most likely to be reached come first.
const MOST_ADDRESSES: usize = 8;
/// No invitation is longer; nothing beyond is looked at.
const LONGEST: usize = 600;

/// All that is needed to join a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invite {
    /// Where the host is.
    pub addresses: Vec<IpAddr>,
    /// Its UDP port.
    pub port: u16,
    /// Its certificate.
    pub host: Fingerprint,
    /// What lets its bearer in; `None` if the table is open.
    pub secret: Option<InviteSecret>,
}

/// What lets the bearer of an invitation in: the host's own MAC of the table, so that it need not be
/// kept, and of how often invitations were made void there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct InviteSecret(pub [u8; 16]);

impl InviteSecret {
    /// The secret of all invitations to this table that are good after invitations were made void that often.
    pub fn issue(host: &Identity, table: TableId, voided: u32) -> Self {
        let subject = [b"cinderpeek invitation", &table.0[..], &voided.to_be_bytes()].concat();
        let tag = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, host.pass_key()), &subject);
        let mut secret = [0; 16];
        secret.copy_from_slice(&tag.as_ref()[..16]);
        Self(secret)
    }

    /// Whether they are the same. How long that takes tells nothing about where they differ.
    pub(crate) fn is(self, other: Self) -> bool {
        Sha256::digest(self.0) == Sha256::digest(other.0)
    }
}

/// Whoever reads a secret in a log could use it.
impl fmt::Debug for InviteSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("InviteSecret(…)")
    }
}

/// Text that is no invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InviteError {
    /// It does not start like one.
    #[error("no invitation")]
    Other,
    /// It was cut, mistyped or changed.
    #[error("a damaged invitation")]
    Damaged,
    /// It is of a format that this program does not know.
    #[error("an invitation of kind {0}")]
    OtherKind(u8),
}

/// A QR code as a square of dark (`true`) and light modules, without the quiet zone around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// The side of the square.
    pub width: usize,
    /// The modules, row by row.
    pub dark: Vec<bool>,
}

impl Invite {
    /// An invitation; surplus addresses are left out.
    pub fn new(
        addresses: &[IpAddr],
        port: u16,
        host: Fingerprint,
        secret: Option<InviteSecret>,
    ) -> Self {
        let addresses = addresses.iter().copied().take(MOST_ADDRESSES).collect();
        Self { addresses, port, host, secret }
    }

    /// Where to call.
    pub fn targets(&self) -> Vec<SocketAddr> {
        self.addresses.iter().map(|address| SocketAddr::new(*address, self.port)).collect()
    }

    /// The invitation as a QR code. `None` never happens for an invitation that can be read back.
    pub fn qr(&self) -> Option<Qr> {
        let text = self.to_string().to_uppercase();
        let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
        let dark = code.to_colors().iter().map(|color| *color == qrcode::Color::Dark).collect();
        Some(Qr { width: code.width(), dark })
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![FORMAT];
        bytes.extend(self.host.0);
        bytes.extend(self.port.to_be_bytes());
        let secret = self.secret.as_ref().map_or(&[][..], |secret| &secret.0);
        bytes.push(secret.len() as u8);
        bytes.extend(secret);
        for address in self.addresses.iter().take(MOST_ADDRESSES) {
            bytes.extend(match address {
                IpAddr::V4(v4) => [&[4][..], &v4.octets()].concat(),
                IpAddr::V6(v6) => [&[6][..], &v6.octets()].concat(),
            });
        }
        bytes.extend(checksum(&bytes));
        bytes
    }
}

fn checksum(bytes: &[u8]) -> [u8; 3] {
    let hash = Sha256::digest(bytes);
    [hash[0], hash[1], hash[2]]
}

impl fmt::Display for Invite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{SCHEME}{}", CROCKFORD.encode(&self.bytes()))
    }
}

impl FromStr for Invite {
    type Err = InviteError;

    fn from_str(text: &str) -> Result<Self, InviteError> {
        let line: String =
            text.chars().filter(|letter| !letter.is_whitespace()).take(LONGEST).collect();
        let start = line.get(..SCHEME.len()).ok_or(InviteError::Other)?;
        if !start.eq_ignore_ascii_case(SCHEME) {
            return Err(InviteError::Other);
        }
        let bytes =
            CROCKFORD.decode(&line.as_bytes()[SCHEME.len()..]).map_err(|_| InviteError::Damaged)?;
        let (content, sum) = bytes.split_last_chunk::<3>().ok_or(InviteError::Damaged)?;
        if *sum != checksum(content) {
            return Err(InviteError::Damaged);
        }
        match content.split_first() {
            Some((&FORMAT, content)) => read(content).ok_or(InviteError::Damaged),
            Some((other, _)) => Err(InviteError::OtherKind(*other)),
            None => Err(InviteError::Damaged),
        }
    }
}

/// What follows the format number. A good checksum is no proof of good sense: everything is checked.
fn read(content: &[u8]) -> Option<Invite> {
    let (host, content) = content.split_first_chunk::<32>()?;
    let (port, content) = content.split_first_chunk::<2>()?;
    let (length, content) = content.split_first()?;
    let (secret, mut content) = content.split_at_checked(usize::from(*length))?;
    let secret = match secret {
        [] => None,
        some => Some(InviteSecret(some.try_into().ok()?)),
    };
    let mut addresses = Vec::new();
    while let Some((kind, rest)) = content.split_first() {
        let (address, rest) = address(*kind, rest)?;
        addresses.push(address);
        content = rest;
    }
    let port = u16::from_be_bytes(*port);
    let sensible = port != 0 && (1..=MOST_ADDRESSES).contains(&addresses.len());
    sensible.then_some(Invite { addresses, port, host: Fingerprint(*host), secret })
}

fn address(kind: u8, bytes: &[u8]) -> Option<(IpAddr, &[u8])> {
    match kind {
        4 => {
            let (octets, rest) = bytes.split_first_chunk::<4>()?;
            Some((Ipv4Addr::from(*octets).into(), rest))
        }
        6 => {
            let (octets, rest) = bytes.split_first_chunk::<16>()?;
            Some((Ipv6Addr::from(*octets).into(), rest))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn invite() -> Invite {
        let addresses = ["192.168.1.17", "fd00::17"].map(|text| text.parse().unwrap());
        Invite::new(&addresses, 40_123, Fingerprint::of(b"host"), Some(InviteSecret([7; 16])))
    }

    #[test]
    fn an_invitation_is_read_as_it_was_written_whatever_the_mail_did_to_it() {
        for invite in [invite(), Invite { secret: None, ..invite() }] {
            let text = invite.to_string();
            assert_eq!(text.parse(), Ok(invite.clone()));
            assert_eq!(text.to_uppercase().parse(), Ok(invite.clone()));
            let (start, end) = text.split_at(50);
            assert_eq!(format!(" \r\n{start}\r\n  {end}\t\n").parse(), Ok(invite));
        }
    }

    #[test]
    fn a_changed_or_cut_invitation_is_not_taken_for_another() {
        let text = invite().to_string();
        for at in SCHEME.len()..text.len() {
            let mut changed = text.clone().into_bytes();
            changed[at] = if changed[at] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).unwrap();
            assert!(changed.parse::<Invite>().is_err(), "{changed}");
            assert!(text[..at].parse::<Invite>().is_err());
        }
    }

    #[test]
    fn what_is_none_is_told_why() {
        assert_eq!("".parse::<Invite>(), Err(InviteError::Other));
        assert_eq!("http://example.org".parse::<Invite>(), Err(InviteError::Other));
        assert_eq!("éééééééééé".parse::<Invite>(), Err(InviteError::Other));
        assert_eq!("cinderpeek:".parse::<Invite>(), Err(InviteError::Damaged));
        let mut later = vec![9, 1, 2];
        later.extend(checksum(&later));
        let later = format!("{SCHEME}{}", CROCKFORD.encode(&later));
        assert_eq!(later.parse::<Invite>(), Err(InviteError::OtherKind(9)));
    }

    #[test]
    fn a_good_checksum_over_nonsense_is_refused() {
        for nonsense in [vec![2], vec![2; 33], [vec![2; 35], vec![200; 8]].concat()] {
            let sealed = [nonsense.clone(), checksum(&nonsense).to_vec()].concat();
            let text = format!("{SCHEME}{}", CROCKFORD.encode(&sealed));
            assert_eq!(text.parse::<Invite>(), Err(InviteError::Damaged));
        }
    }

    #[test]
    fn the_largest_invitation_fits_into_a_qr_code() {
        let addresses: Vec<IpAddr> = (0..20).map(|i| Ipv6Addr::from(i).into()).collect();
        let invite =
            Invite::new(&addresses, 1, Fingerprint::of(b"x"), Some(InviteSecret([255; 16])));
        assert!(invite.to_string().len() <= LONGEST);
        assert_eq!(invite.to_string().parse(), Ok(invite.clone()));
        let qr = invite.qr().unwrap();
        assert_eq!(qr.dark.len(), qr.width * qr.width);
        assert!(qr.dark[0] && !qr.dark[qr.width + 1], "the finder pattern's corner");
    }
}
