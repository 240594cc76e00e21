//! Where a guest's credentials are kept: a file for each table it has a seat at.

use std::fs::{self, DirEntry};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::client::SeatCredentials;
use crate::game::Chance;
use crate::net::admission::pass::TableId;
use crate::net::admission::pins::Pin;
use crate::storage::private_file;

/// The folder of these files within a profile's folder.
const FOLDER: &str = "seats";
/// The most that are kept. Every table has its own, and every bot at every table that was opened for practice.
const MOST_SEATS: usize = 200;

/// Where the credentials of one guest are kept.
#[derive(Debug)]
pub enum CredentialStore {
    /// A file for each table, in the profile's folder; one who watches has one of their own.
    Profile {
        /// The profile's folder.
        folder: PathBuf,
        /// What tells the guests of one profile from each other, for instance `watch`.
        mark: &'static str,
        /// The file, once it is known which table it is.
        file: Option<PathBuf>,
    },
    /// This file.
    File(PathBuf),
    /// Nowhere: a bot that sits in for somebody.
    Nowhere(SeatCredentials),
}

impl CredentialStore {
    /// For a person: in their profile's folder.
    pub fn of_profile(folder: &Path, mark: &'static str) -> Self {
        Self::Profile { folder: folder.to_owned(), mark, file: None }
    }

    /// For a bot of this host's own.
    pub fn of_bot(folder: &Path, table: TableId, number: usize) -> Self {
        Self::File(folder.join(FOLDER).join(format!("{table}-bot{number}.json")))
    }

    /// For somebody who plays at the host's own machine beside the host.
    pub fn beside_host(folder: &Path, table: TableId, number: usize) -> Self {
        Self::File(folder.join(FOLDER).join(format!("{table}-beside{number}.json")))
    }

    /// What was kept, or something new.
    pub(super) fn open(&mut self, pin: Option<&Pin>) -> SeatCredentials {
        if let Self::Profile { folder, mark, file } = self
            && let Some(pin) = pin
        {
            // All of the fingerprint: a false host can choose which table it claims to be, and make a
            // certificate whose fingerprint begins like another host's. It would be told that seat's token.
            let Pin { host, table, .. } = pin;
            *file = Some(folder.join(FOLDER).join(format!("{host}-{table}{mark}.json")));
        }
        let kept = match self {
            Self::Nowhere(credentials) => return credentials.clone(),
            Self::File(file) | Self::Profile { file: Some(file), .. } => read(file),
            Self::Profile { file: None, .. } => None,
        };
        let credentials =
            kept.unwrap_or_else(|| SeatCredentials::new(&mut Chance::from_seed(rand::random())));
        // A token has to be known after a restart even if nothing was promised yet. If it cannot be
        // kept now, the first promise says so.
        let _said_later = self.keep(&credentials);
        credentials
    }

    /// Writes them to disk.
    pub(crate) fn keep(&self, credentials: &SeatCredentials) -> io::Result<()> {
        let (Self::File(file) | Self::Profile { file: Some(file), .. }) = self else {
            return Ok(());
        };
        // The host's own seat is one file beside others of another kind.
        if let Some(seats) = file.parent().filter(|it| it.ends_with(FOLDER) && !file.exists()) {
            forget_oldest(seats);
        }
        private_file::replace(file, &serde_json::to_string(credentials).map_err(io::Error::other)?)
    }
}

/// Makes room for one more seat: those go that were used longest ago.
fn forget_oldest(folder: &Path) {
    let Ok(seats) = fs::read_dir(folder) else { return };
    let used = |seat: DirEntry| Some((seat.metadata().ok()?.modified().ok()?, seat.path()));
    let mut seats: Vec<(SystemTime, PathBuf)> = seats.flatten().filter_map(used).collect();
    seats.sort_unstable();
    let surplus = (seats.len() + 1).saturating_sub(MOST_SEATS);
    for (_, seat) in &seats[..surplus] {
        // Another program may have been faster.
        let _gone = fs::remove_file(seat);
    }
}

fn read(file: &Path) -> Option<SeatCredentials> {
    serde_json::from_str(&private_file::read(file).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use tempfile::tempdir;

    use super::*;
    use crate::net::admission::fingerprint::Fingerprint;
    use crate::net::admission::pass::Pass;

    #[test]
    fn a_host_that_looks_like_another_is_not_told_that_seats_token() {
        let folder = tempdir().unwrap();
        let token = |host: [u8; 32]| {
            let (host, table) = (Fingerprint(host), TableId([1; 16]));
            let pin = Pin { host, table, pass: Pass([0; 32]) };
            CredentialStore::of_profile(folder.path(), "").open(Some(&pin)).token
        };
        let (host, mut alike) = ([7; 32], [7; 32]);
        alike[31] = 8;
        assert_eq!(token(host), token(host));
        assert_ne!(token(host), token(alike));
    }

    #[test]
    fn the_seats_that_were_used_longest_ago_are_forgotten() {
        let folder = tempdir().unwrap();
        let seats = folder.path().join(FOLDER);
        fs::create_dir(&seats).unwrap();
        (0..MOST_SEATS + 20)
            .for_each(|old| fs::write(seats.join(format!("{old}.json")), "").unwrap());
        let other = folder.path().join("settings.json");
        fs::write(&other, "").unwrap();
        let own = || CredentialStore::File(folder.path().join("own-seat.json"));
        let bot = || CredentialStore::of_bot(folder.path(), TableId([1; 16]), 1);
        let tokens = [own().open(None).token, bot().open(None).token];
        assert_eq!(fs::read_dir(&seats).unwrap().count(), MOST_SEATS);
        assert!(other.exists(), "only seats are counted");
        assert_eq!([own().open(None).token, bot().open(None).token], tokens);
    }
}
