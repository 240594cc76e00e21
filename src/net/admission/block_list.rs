//! Who is not wanted at a table, in a form that outlives the program: a host that is started anew
//! does not forget whom it sent away, and whoever guesses codes gains nothing by it.

use std::collections::BTreeSet;
use std::net::IpAddr;

use serde::{Deserialize, Serialize};

use super::fingerprint::Fingerprint;
use super::lockout::SavedLockout;

/// Who is not wanted at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BlockList {
    /// Certificates that are refused.
    pub banned: BTreeSet<Fingerprint>,
    /// Addresses that are refused, where there is no code to change.
    pub addresses: BTreeSet<IpAddr>,
    /// How often all invitations and passes were made void.
    #[serde(default)]
    pub voided_invitations: u32,
    /// Who has guessed codes.
    pub lockout: SavedLockout,
}
