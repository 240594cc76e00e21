//! The save of a table: a file that grows by whole lines, and only one program writes.
//!
//! A line is in the file before anybody is told what it says, so a host that is killed has lost
//! nothing. It is put on the disk itself right after that (`flusher`): a power cut, or the end of
//! the whole system, may cost the actions of the last moments. The players' programs notice, and say
//! that the host went back.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use super::flusher::Flusher;
use super::news::HostError;
use crate::storage::private_file;

/// The file in the profile's folder.
const FILE: &str = "table.jsonl";
/// Where the saves of earlier tables go.
const SHELF: &str = "games";

/// The save of a table.
#[derive(Debug)]
pub struct Save {
    path: PathBuf,
    file: File,
    /// So much of it is whole lines.
    length: u64,
    flusher: Flusher,
}

impl Save {
    /// Where the save of a profile is.
    pub fn path_in(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    /// A new save. What was there is put aside.
    pub fn create(folder: &Path) -> Result<Self, HostError> {
        let path = Self::path_in(folder);
        let wrong = |error| HostError::File(path.clone(), error);
        private_file::create_folder(folder).map_err(wrong)?;
        if fs::metadata(&path).is_ok_and(|old| old.len() > 0) {
            let _free_or_busy = Self::open(folder)?;
            put_aside(folder, &path, "").map_err(wrong)?;
        }
        Self::open(folder)
    }

    /// The save as it is, with nobody else writing it.
    pub fn open(folder: &Path) -> Result<Self, HostError> {
        let path = Self::path_in(folder);
        let wrong = |error| HostError::File(path.clone(), error);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&path).map_err(wrong)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(HostError::Busy(path)),
            Err(TryLockError::Error(error)) => return Err(HostError::File(path, error)),
        }
        let length = file.metadata().map_err(wrong)?.len();
        let flusher = Flusher::of(&file).map_err(wrong)?;
        Ok(Self { path: path.clone(), file, length, flusher })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// All of it, with a stand-in for what is no text.
    pub fn text(&mut self) -> io::Result<String> {
        let mut bytes = Vec::new();
        self.file.seek(SeekFrom::Start(0))?;
        self.file.read_to_end(&mut bytes)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Keeps these lines, with which it begins, and nothing after them. The whole is put aside first
    /// if anything is lost.
    pub fn cut(&mut self, folder: &Path, kept: &[&str]) -> io::Result<()> {
        let length: u64 = kept.iter().map(|line| line.len() as u64 + 1).sum();
        if length < self.length {
            let name = aside(folder, "-damaged")?;
            fs::copy(&self.path, name)?;
        }
        self.file.set_len(length)?;
        // The last line may lack its end.
        if let Some(before) = length.checked_sub(1) {
            self.file.seek(SeekFrom::Start(before))?;
            self.file.write_all(b"\n")?;
        }
        self.file.sync_data()?;
        self.length = length;
        Ok(())
    }

    /// Appends lines and has them in the file, or leaves it as it was.
    pub fn append(&mut self, lines: &[String]) -> io::Result<()> {
        let mut text = lines.join("\n");
        text.push('\n');
        let written = self.write(text.as_bytes());
        match &written {
            Ok(()) => self.length += text.len() as u64,
            // What cannot be cut off now is overwritten by the next attempt, which starts here too.
            Err(_) => drop(self.file.set_len(self.length)),
        }
        written
    }

    fn write(&mut self, text: &[u8]) -> io::Result<()> {
        self.flusher.check()?;
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(text)
    }

    /// Has what was appended put on the disk itself, without waiting for it.
    pub fn flush(&self) {
        self.flusher.flush();
    }
}

fn put_aside(folder: &Path, path: &Path, mark: &str) -> io::Result<()> {
    fs::rename(path, aside(folder, mark)?)
}

/// A name that no earlier save has.
fn aside(folder: &Path, mark: &str) -> io::Result<PathBuf> {
    let shelf = folder.join(SHELF);
    private_file::create_folder(&shelf)?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(shelf.join(format!("{}{mark}.jsonl", since.as_millis())))
}

#[cfg(test)]
mod tests {
    use tempfile::tempdir;

    use super::*;

    #[test]
    fn a_save_is_written_by_one_program_and_cut_where_it_is_damaged() {
        let folder = tempdir().unwrap();
        let mut save = Save::create(folder.path()).unwrap();
        save.append(&["one".to_owned(), "two".to_owned()]).unwrap();
        assert!(matches!(Save::open(folder.path()), Err(HostError::Busy(_))));
        assert!(matches!(Save::create(folder.path()), Err(HostError::Busy(_))));
        drop(save);
        let mut save = Save::open(folder.path()).unwrap();
        save.cut(folder.path(), &["one"]).unwrap();
        save.append(&["three".to_owned()]).unwrap();
        assert_eq!(save.text().unwrap(), "one\nthree\n");
        drop(save);
        let mut save = Save::create(folder.path()).unwrap();
        assert_eq!(save.text().unwrap(), "");
        assert_eq!(fs::read_dir(folder.path().join(SHELF)).unwrap().count(), 2);
    }

    #[test]
    fn a_line_without_its_end_gets_one() {
        let folder = tempdir().unwrap();
        fs::write(Save::path_in(folder.path()), "one\ntwo").unwrap();
        let mut save = Save::open(folder.path()).unwrap();
        save.cut(folder.path(), &["one", "two"]).unwrap();
        save.append(&["three".to_owned()]).unwrap();
        assert_eq!(save.text().unwrap(), "one\ntwo\nthree\n");
    }
}
