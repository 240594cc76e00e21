//! Hosts this profile has met, and the passes they gave: kept in the profile's folder.
//!
//! A pin is made only after an admission, so after the host has proven the join code, or at an open
//! table or by an invitation, where the guest trusted what it was given. From then on a program that
//! looks for this host insists on the pinned certificate.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::fingerprint::Fingerprint;
use super::pass::{Pass, TableId};
use crate::storage::private_file;

/// The file in the profile's folder.
const FILE: &str = "hosts.json";

/// The hosts met longest ago are forgotten beyond this number.
const MOST: usize = 200;

/// A host that let this profile in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pin {
    /// Who it is.
    pub host: Fingerprint,
    /// The table it let us in at.
    pub table: TableId,
    /// What lets us in again at that table.
    pub pass: Pass,
}

/// Every host this profile remembers, the latest last.
#[derive(Debug)]
pub struct Pins {
    path: PathBuf,
    pins: Vec<Pin>,
}

impl Pins {
    /// The pins of the profile in this folder. A damaged file only costs typing the code again: it
    /// counts as empty.
    pub fn of_profile(folder: &Path) -> io::Result<Self> {
        let path = folder.join(FILE);
        let pins = match private_file::read(&path) {
            Ok(text) => serde_json::from_str(&text).unwrap_or_default(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Vec::new(),
            Err(error) => return Err(error),
        };
        Ok(Self { path, pins })
    }

    /// What is known of this host.
    pub fn of(&self, host: Fingerprint) -> Option<&Pin> {
        self.pins.iter().rev().find(|pin| pin.host == host)
    }

    /// Who they are.
    pub fn hosts(&self) -> BTreeSet<Fingerprint> {
        self.pins.iter().map(|pin| pin.host).collect()
    }

    /// All of them.
    pub fn all(&self) -> &[Pin] {
        &self.pins
    }

    /// The host that let us in last.
    pub(crate) fn latest(&self) -> Option<&Pin> {
        self.pins.last()
    }

    /// Remembers a host and its pass, on disk too, in the place of what was known of it.
    pub fn remember(&mut self, pin: Pin) -> io::Result<()> {
        if self.latest() == Some(&pin) {
            return Ok(());
        }
        self.pins.retain(|known| known.host != pin.host);
        self.pins.push(pin);
        let surplus = self.pins.len().saturating_sub(MOST);
        self.pins.drain(..surplus);
        let text = serde_json::to_string_pretty(&self.pins).map_err(io::Error::other)?;
        private_file::replace(&self.path, &text)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::tempdir;

    use super::*;

    fn pin(host: u8, pass: u8) -> Pin {
        Pin { host: Fingerprint([host; 32]), table: TableId([1; 16]), pass: Pass([pass; 32]) }
    }

    #[test]
    fn a_host_is_remembered_by_its_latest_pass() {
        let folder = tempdir().unwrap();
        let mut pins = Pins::of_profile(folder.path()).unwrap();
        for met in [pin(1, 1), pin(2, 2), pin(1, 3)] {
            pins.remember(met).unwrap();
        }
        let again = Pins::of_profile(folder.path()).unwrap();
        assert_eq!(again.of(Fingerprint([1; 32])), Some(&pin(1, 3)));
        assert_eq!(again.of(Fingerprint([2; 32])), Some(&pin(2, 2)));
        assert_eq!(again.of(Fingerprint([3; 32])), None);
        assert_eq!(again.pins.len(), 2);
    }

    #[test]
    fn a_damaged_file_counts_as_empty_and_old_hosts_are_forgotten() {
        let folder = tempdir().unwrap();
        fs::write(folder.path().join(FILE), b"[{\"host\":\xff").unwrap();
        let mut pins = Pins::of_profile(folder.path()).unwrap();
        for host in 0..=MOST as u8 {
            pins.remember(pin(host, 0)).unwrap();
        }
        assert_eq!(pins.pins.len(), MOST);
        assert_eq!(pins.of(Fingerprint([0; 32])), None);
    }
}
