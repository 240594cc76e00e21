//! A pass: what lets somebody back in who was let in before.
//!
//! The host gives one to whoever it admits, and can tell its own passes without keeping a list: a
//! pass is a MAC, with a key that only the host has and keeps over restarts, of the table, of the
//! guest's certificate, and of how often a ban has made everything void that lets people in. So it is
//! good for one table and for one guest: TLS has already made sure that whoever shows it holds that
//! certificate's key. And it is good until somebody is banned: they may have taken passes for other
//! certificates of theirs before. Whoever is at the table then is known there by their certificate. A
//! pass lets its bearer in and nothing more; which seat that person has is the table's own business.

use std::fmt;

use ring::hmac;
use serde::{Deserialize, Serialize};

use super::fingerprint::Fingerprint;
use super::identity::Identity;
use crate::hex::HexBytes;

/// Which table a pass is for: drawn when a table is made, kept when it is resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(#[serde(with = "crate::hex")] pub [u8; 16]);

/// A host's word that this guest was let in at this table before.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pass(#[serde(with = "crate::hex")] pub [u8; 32]);

impl TableId {
    /// The id of a new table.
    pub fn random() -> Self {
        Self(rand::random())
    }
}

impl Pass {
    /// The host's pass for this guest at this table that is good after `voided` bans.
    pub fn issue(host: &Identity, table: TableId, guest: Fingerprint, voided: u32) -> Self {
        let tag = hmac::sign(&key(host), &subject(table, guest, voided));
        let mut pass = [0; 32];
        pass.copy_from_slice(tag.as_ref());
        Self(pass)
    }

    /// Whether it is this host's own pass for this guest at this table, and good after `voided` bans.
    pub(crate) fn is_good(
        &self,
        host: &Identity,
        table: TableId,
        guest: Fingerprint,
        voided: u32,
    ) -> bool {
        hmac::verify(&key(host), &subject(table, guest, voided), &self.0).is_ok()
    }
}

fn key(host: &Identity) -> hmac::Key {
    hmac::Key::new(hmac::HMAC_SHA256, host.pass_key())
}

/// Before the first ban it is what it was before bans were counted, so that older passes are good.
fn subject(table: TableId, guest: Fingerprint, voided: u32) -> Vec<u8> {
    let voided = voided.to_be_bytes();
    let voided = if voided == [0; 4] { &[][..] } else { &voided };
    [b"cinderpeek pass", &table.0[..], &guest.0[..], voided].concat()
}

/// Whoever reads a pass in a log could use it.
impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pass(…)")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&HexBytes(self.0), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_is_good_for_one_guest_at_one_table_of_one_host_until_a_ban() {
        let [host, other] = [(); 2].map(|()| Identity::fresh().unwrap());
        let [table, next] = [(); 2].map(|()| TableId::random());
        let [guest, thief] = ["guest", "thief"].map(|name| Fingerprint::of(name.as_bytes()));
        for bans in [0, 1, 7] {
            let pass = Pass::issue(&host, table, guest, bans);
            assert!(pass.is_good(&host, table, guest, bans));
            assert!(!pass.is_good(&host, table, thief, bans));
            assert!(!pass.is_good(&host, next, guest, bans));
            assert!(!pass.is_good(&other, table, guest, bans));
            assert!(!pass.is_good(&host, table, guest, bans + 1));
        }
    }
}
