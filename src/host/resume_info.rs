//! What is kept beside a save: what a resumed table must have in common with the one before, so
//! that its guests find it and are let in again.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::bot::Level;
use crate::net::admission::AdmissionPolicy;
use crate::net::admission::block_list::BlockList;
use crate::net::admission::fingerprint::Fingerprint;
use crate::net::admission::pass::TableId;
use crate::storage::private_file;
use crate::table::messages::person::PersonId;
use crate::table::{PlayerName, Portrait};

/// The file in the profile's folder.
const FILE: &str = "table.json";

/// What stays the same when a table is resumed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ResumeInfo {
    /// Which table it is.
    pub table: TableId,
    /// The port at which it was.
    pub port: u16,
    /// The join code; none if it is open.
    pub code: Option<String>,
    /// The host's own bots, in order.
    pub bots: Vec<Hired>,
    /// Who plays at the host's own machine beside the host, in order.
    #[serde(default)]
    pub beside: Vec<Beside>,
    /// Who is not wanted.
    #[serde(default)]
    pub block_list: BlockList,
    /// The certificates of the people at the table: they are let in again after any ban.
    #[serde(default)]
    pub seated: BTreeMap<PersonId, Fingerprint>,
}

/// When what is kept is written: at once, but whoever comes and goes all the time makes the disk work only
/// so often.
#[derive(Debug, Default)]
pub(super) struct WriteTimes {
    written_at: Option<Instant>,
    due_at: Option<Instant>,
}

impl WriteTimes {
    /// Between two changes of who sits there.
    const PAUSE: Duration = Duration::from_secs(1);

    /// There is something to write.
    pub fn changed(&mut self, now: Instant) {
        let earliest = self.written_at.map_or(now, |at| at + Self::PAUSE);
        self.due_at.get_or_insert(earliest.max(now));
    }

    pub fn written(&mut self, now: Instant) {
        (self.written_at, self.due_at) = (Some(now), None);
    }

    /// When something is to be written, if anything is.
    pub fn due_at(&self) -> Option<Instant> {
        self.due_at
    }
}

/// One of the host's own bots.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Hired {
    /// What tells it from the others; its credentials are kept under it.
    pub number: usize,
    /// How well it plays.
    pub level: Level,
}

/// Somebody at the host's own machine.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Beside {
    /// What tells them from the others; their credentials are kept under it.
    pub number: usize,
    /// As they call themselves.
    pub name: PlayerName,
    /// The picture they are known by.
    pub portrait: Portrait,
}

impl ResumeInfo {
    /// For a new table.
    pub fn new(code: Option<String>) -> Self {
        let (bots, beside, block_list) = (Vec::new(), Vec::new(), BlockList::default());
        let (table, seated) = (TableId::random(), BTreeMap::new());
        Self { table, port: 0, code, bots, beside, block_list, seated }
    }

    /// How people get in.
    pub fn entry(&self) -> AdmissionPolicy {
        match self.code.as_ref().map(|code| code.parse()) {
            Some(Ok(code)) => AdmissionPolicy::Code(code),
            Some(Err(_)) => AdmissionPolicy::Code(crate::net::admission::code::Code::random()),
            None => AdmissionPolicy::Open,
        }
    }

    /// A number that none of the bots has.
    pub fn free_number(&self) -> usize {
        self.bots.iter().map(|bot| bot.number + 1).max().unwrap_or(1)
    }

    /// What the profile in this folder has kept, if anything; or which file cannot be read, and why.
    pub fn of_profile(folder: &Path) -> Result<Option<Self>, (PathBuf, io::Error)> {
        let path = Self::path_in(folder);
        match private_file::read(&path).and_then(|text| Ok(serde_json::from_str(&text)?)) {
            Ok(kept) => Ok(Some(kept)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err((path, error)),
        }
    }

    /// Writes it into the profile's folder.
    pub fn keep(&self, folder: &Path) -> io::Result<()> {
        let text = serde_json::to_string_pretty(self).map_err(io::Error::other)?;
        private_file::replace(&Self::path_in(folder), &text)
    }

    fn path_in(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hundred_changes_in_ten_seconds_are_written_ten_times() {
        let (start, mut times, mut written) = (Instant::now(), WriteTimes::default(), 0);
        for change in 0..100 {
            let now = start + Duration::from_millis(change * 100);
            times.changed(now);
            if times.due_at().is_some_and(|at| at <= now) {
                times.written(now);
                written += 1;
            }
        }
        assert_eq!(written, 10);
        assert!(times.due_at().is_some(), "the last change is not forgotten");
    }
}
