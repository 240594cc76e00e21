//! The log: what the program notes for whoever looks for a fault, in the profile's folder.
//!
//! It is made when the first line is written, and bounded: when the file is full it becomes the old
//! one, and the old one is gone. No secret belongs in it: codes, passes, tokens and keys hide in
//! their own `Debug`, and what a peer sent is never written as it is. A line stays a line, whatever a
//! stranger's name has in it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::private_file::{self, LEFTOVER};
use crate::escape::visible;

/// The file in the profile's folder.
const FILE: &str = "cinderpeek.log";
/// What it is called once it was full.
const OLD_FILE: &str = "cinderpeek.old.log";
/// The most bytes of one file.
const LARGEST: u64 = 512 * 1024;
/// Libraries are told to be brief, whatever is asked of our own code.
const OF_LIBRARIES: LevelFilter = LevelFilter::WARN;

/// Where the log of a profile is.
pub(crate) fn path_in(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// From now on this process notes what happens in the log of this profile. A second call changes
/// nothing.
pub fn start(folder: PathBuf, level: LevelFilter) {
    private_file::remove_leftovers(&folder, LEFTOVER);
    private_file::remove_leftovers(&folder.join("seats"), LEFTOVER);
    let targets = Targets::new()
        .with_default(level.min(OF_LIBRARIES))
        .with_target(env!("CARGO_CRATE_NAME"), level);
    let log = Mutex::new(LogFile { folder, open: None });
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(LevelFilter::TRACE)
        .with_ansi(false)
        // A log that cannot be written, as on a full disk, is no reason to write elsewhere.
        .log_internal_errors(false)
        .with_writer(log)
        .finish();
    let _started_before = subscriber.with(targets).try_init();
}

/// Takes whole lines.
struct LogFile {
    folder: PathBuf,
    /// The file and its length.
    open: Option<(File, u64)>,
}

impl Write for LogFile {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        let text = format!("{}\n", visible(text.trim_end()));
        let (mut file, length) = self.room_for(text.len() as u64)?;
        file.write_all(text.as_bytes())?;
        self.open = Some((file, length + text.len() as u64));
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl LogFile {
    /// A file that has room for this many bytes, and its length.
    fn room_for(&mut self, bytes: u64) -> io::Result<(File, u64)> {
        let (file, length) = match self.open.take() {
            Some(open) => open,
            None => open(&self.folder)?,
        };
        if length + bytes <= LARGEST || length == 0 {
            return Ok((file, length));
        }
        drop(file);
        fs::rename(path_in(&self.folder), self.folder.join(OLD_FILE))?;
        open(&self.folder)
    }
}

fn open(folder: &Path) -> io::Result<(File, u64)> {
    private_file::create_folder(folder)?;
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    let file = private_file::open(&path_in(folder), &mut options)?;
    let length = file.metadata()?.len();
    Ok((file, length))
}

#[cfg(test)]
mod tests {
    use tempfile::tempdir;

    use super::*;

    fn log(folder: &Path) -> LogFile {
        LogFile { folder: folder.to_owned(), open: None }
    }

    #[test]
    fn nothing_is_made_before_the_first_line_and_a_second_program_goes_on() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("profile");
        let mut first = log(&path);
        assert!(!path.exists());
        first.write_all(b"one\n").unwrap();
        log(&path).write_all(b"two\n").unwrap();
        assert_eq!(fs::read_to_string(path_in(&path)).unwrap(), "one\ntwo\n");
    }

    #[test]
    fn two_full_files_are_all_there_ever_is() {
        let folder = tempdir().unwrap();
        let mut log = log(folder.path());
        let line = "x".repeat(999) + "\n";
        for _ in 0..3 * LARGEST / 1000 {
            log.write_all(line.as_bytes()).unwrap();
        }
        let sizes: Vec<u64> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().metadata().unwrap().len())
            .collect();
        assert_eq!(sizes.len(), 2);
        assert!(sizes.iter().all(|size| (1..=LARGEST).contains(size)), "{sizes:?}");
    }

    #[test]
    fn a_line_stays_a_line_and_does_nothing_to_a_terminal() {
        let folder = tempdir().unwrap();
        log(folder.path()).write_all("\"Zoé\"\n\x1b[2J\u{202e}\n".as_bytes()).unwrap();
        let written = fs::read_to_string(path_in(folder.path())).unwrap();
        assert_eq!(written, "\"Zoé\"\\u000a\\u001b[2J\\u202e\n");
    }
}
