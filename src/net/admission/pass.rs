//! A pass: what lets somebody back in who was let in before.
//!
//! The host gives one to whoever it admits, and can tell its own passes without keeping a list: a
//! pass is a MAC, with a key that only the host has and keeps over restarts, of the table and of the
//! guest's certificate. So it is good for one table and for one guest: TLS has already made sure that
//! whoever shows it holds that certificate's key. It lets its bearer in and nothing more; which seat that
//! person has is the table's own business.

use std::fmt;

use data_encoding::HEXLOWER;
use ring::hmac;
use serde::{Deserialize, Serialize};

use super::fingerprint::{Fingerprint, digits};
use super::identity::Identity;

/// Which table a pass is for: drawn when a table is made, kept when it is resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(#[serde(with = "digits")] pub [u8; 16]);

/// A host's word that this guest was let in at this table before.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pass(#[serde(with = "digits")] pub [u8; 32]);

impl TableId {
    /// The id of a new table.
    pub fn random() -> Self {
        Self(rand::random())
    }
}

impl Pass {
    /// The host's pass for this guest at this table.
    pub fn issue(host: &Identity, table: TableId, guest: Fingerprint) -> Self {
        let tag = hmac::sign(&key(host), &subject(table, guest));
        let mut pass = [0; 32];
        pass.copy_from_slice(tag.as_ref());
        Self(pass)
    }

    /// Whether it is this host's own pass for this guest at this table.
    pub(crate) fn is_good(&self, host: &Identity, table: TableId, guest: Fingerprint) -> bool {
        hmac::verify(&key(host), &subject(table, guest), &self.0).is_ok()
    }
}

fn key(host: &Identity) -> hmac::Key {
    hmac::Key::new(hmac::HMAC_SHA256, host.pass_key())
}

fn subject(table: TableId, guest: Fingerprint) -> Vec<u8> {
    [b"cinderpeek pass", &table.0[..], &guest.0[..]].concat()
}

/// Whoever reads a pass in a log could use it.
impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pass(…)")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_good_for_one_guest_at_one_table_of_one_host() {
        let [host, other] = [(); 2].map(|()| Identity::fresh().unwrap());
        let [table, next] = [(); 2].map(|()| TableId::random());
        let [guest, thief] = ["guest", "thief"].map(|name| Fingerprint::of(name.as_bytes()));
        let pass = Pass::issue(&host, table, guest);
        assert!(pass.is_good(&host, table, guest));
        assert!(!pass.is_good(&host, table, thief));
        assert!(!pass.is_good(&host, next, guest));
        assert!(!pass.is_good(&other, table, guest));
    }
}
