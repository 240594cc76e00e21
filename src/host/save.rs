//! The save of a table: a file that grows by whole lines, and only one program writes.
//!
//! A line is in the file before anybody is told what it says, so a host that is killed has lost
//! nothing. It is put on the disk itself right after that (`flusher`): a power cut, or the end of
//! the whole system, may cost the actions of the last moments. The players' programs notice, and say
//! that the host went back.
//!
//! It does not grow without end: of lines about the table that follow each other only the newest
//! counts, so they are written over from time to time; and old saves are kept up to a number.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use super::flusher::Flusher;
use super::news::HostError;
use crate::game::record::LARGEST_FILE;
use crate::storage::private_file;
use crate::table::save::line::LineKind;

/// The file in the profile's folder.
const FILE: &str = "table.jsonl";
/// Where the saves of earlier tables go.
const SHELF: &str = "games";
/// How many of them are kept.
const MOST_OLD_SAVES: usize = 100;
/// From how many bytes on lines about the table are written over.
const MOST_NOTES: u64 = 64 * 1024;

/// The save of a table.
#[derive(Debug)]
pub struct Save {
    path: PathBuf,
    file: File,
    /// How many bytes of it are whole lines.
    length: u64,
    /// From there on it has only lines about the table.
    notes_from: u64,
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
            let mut old = Self::open(folder)?;
            copy_aside(folder, &mut old.file, "").map_err(wrong)?;
            old.file.set_len(0).map_err(wrong)?;
            (old.length, old.notes_from) = (0, 0);
            return Ok(old);
        }
        Self::open(folder)
    }

    /// The save as it is, with nobody else writing it.
    pub fn open(folder: &Path) -> Result<Self, HostError> {
        let path = Self::path_in(folder);
        let wrong = |error| HostError::File(path.clone(), error);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let opened = open_alone(&path, &mut options).map_err(wrong)?;
        let file = opened.ok_or_else(|| HostError::Busy(path.clone()))?;
        let length = file.metadata().map_err(wrong)?.len();
        let flusher = Flusher::of(&file).map_err(wrong)?;
        Ok(Self { path: path.clone(), file, length, notes_from: length, flusher })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// All of it, with a stand-in for what is no text. A file that no table has written is refused.
    pub fn text(&mut self) -> io::Result<String> {
        Ok(String::from_utf8_lossy(&self.bytes()?).into_owned())
    }

    fn bytes(&mut self) -> io::Result<Vec<u8>> {
        self.file.seek(SeekFrom::Start(0))?;
        private_file::take_up_to(&self.file, LARGEST_FILE)
    }

    /// Keeps the first `lines` lines and nothing after them. The whole is put aside first
    /// if anything is lost.
    pub fn cut(&mut self, folder: &Path, lines: usize) -> io::Result<()> {
        let bytes = self.bytes()?;
        let kept = bytes.split_inclusive(|byte| *byte == b'\n').take(lines);
        let mut length = kept.clone().map(|line| line.len() as u64).sum();
        if length < self.length {
            copy_aside(folder, &mut self.file, "-damaged")?;
        }
        self.file.set_len(length)?;
        if kept.last().is_some_and(|line| !line.ends_with(b"\n")) {
            self.file.seek(SeekFrom::End(0))?;
            self.file.write_all(b"\n")?;
            length += 1;
        }
        self.file.sync_data()?;
        (self.length, self.notes_from) = (length, length);
        Ok(())
    }

    /// Appends lines and has them in the file, or leaves it as it was.
    pub fn append(&mut self, lines: &[String]) -> io::Result<()> {
        let mut text = lines.join("\n");
        text.push('\n');
        let is_note = lines.iter().all(|line| LineKind::of(line) == Some(LineKind::Table));
        if is_note && self.length - self.notes_from > MOST_NOTES {
            return self.write_over_notes(text.as_bytes());
        }
        let written = self.write(self.length, text.as_bytes());
        match &written {
            Ok(()) => {
                self.length += text.len() as u64;
                if !is_note {
                    self.notes_from = self.length;
                }
            }
            // What cannot be cut off now is overwritten by the next attempt, which starts here too.
            Err(_) => drop(self.file.set_len(self.length)),
        }
        written
    }

    fn write(&mut self, at: u64, text: &[u8]) -> io::Result<()> {
        self.flusher.check()?;
        self.file.seek(SeekFrom::Start(at))?;
        self.file.write_all(text)
    }

    /// Puts a line about the table in the place of all that it makes void. A host that is killed
    /// between the two steps leaves the rest of an older line after the newest, which resuming cuts.
    fn write_over_notes(&mut self, text: &[u8]) -> io::Result<()> {
        self.write(self.notes_from, text)?;
        self.length = self.notes_from + text.len() as u64;
        self.file.set_len(self.length)
    }

    /// Has what was appended put on the disk itself, without waiting for it.
    pub fn flush(&self) {
        self.flusher.flush();
    }
}

/// Opens a file that anybody may read but nobody else writes meanwhile; nothing if somebody does.
#[cfg(not(windows))]
fn open_alone(path: &Path, options: &mut OpenOptions) -> io::Result<Option<File>> {
    let file = private_file::open(path, options)?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(fs::TryLockError::WouldBlock) => Ok(None),
        Err(fs::TryLockError::Error(error)) => Err(error),
    }
}

/// The same: on Windows a lock would keep readers out, too, but whoever opens a file says what others may.
#[cfg(windows)]
fn open_alone(path: &Path, options: &mut OpenOptions) -> io::Result<Option<File>> {
    const FILE_SHARE_READ: u32 = 1;
    const ERROR_SHARING_VIOLATION: i32 = 32;
    std::os::windows::fs::OpenOptionsExt::share_mode(options, FILE_SHARE_READ);
    match private_file::open(path, options) {
        Err(error) if error.raw_os_error() == Some(ERROR_SHARING_VIOLATION) => Ok(None),
        opened => opened.map(Some),
    }
}

/// Copies a save to where the old ones are, under a name that no other has.
fn copy_aside(folder: &Path, save: &mut File, mark: &str) -> io::Result<()> {
    let shelf = folder.join(SHELF);
    private_file::create_folder(&shelf)?;
    remove_oldest(&shelf)?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    let names = (since.as_millis()..).take(1000);
    let mut copies = names
        .map(|name| private_file::open(&shelf.join(format!("{name}{mark}.jsonl")), &mut options));
    let taken = |copy: &io::Result<File>| {
        copy.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::AlreadyExists)
    };
    let mut copy = copies.find(|copy| !taken(copy)).ok_or(io::ErrorKind::AlreadyExists)??;
    save.seek(SeekFrom::Start(0))?;
    io::copy(save, &mut copy)?;
    copy.sync_all()
}

/// Makes room for one more old save. Their names tell their age.
fn remove_oldest(shelf: &Path) -> io::Result<()> {
    let names = fs::read_dir(shelf)?.filter_map(|entry| Some(entry.ok()?.path()));
    let mut saves: Vec<PathBuf> =
        names.filter(|name| name.extension().is_some_and(|it| it == "jsonl")).collect();
    saves.sort_unstable();
    let many = (saves.len() + 1).saturating_sub(MOST_OLD_SAVES);
    saves[..many].iter().try_for_each(fs::remove_file)
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
        save.cut(folder.path(), 1).unwrap();
        save.append(&["three".to_owned()]).unwrap();
        assert_eq!(save.text().unwrap(), "one\nthree\n");
        drop(save);
        let mut save = Save::create(folder.path()).unwrap();
        assert_eq!(save.text().unwrap(), "");
        assert_eq!(fs::read_dir(folder.path().join(SHELF)).unwrap().count(), 2);
    }

    #[test]
    fn it_is_cut_between_lines_whatever_stands_in_them() {
        let folder = tempdir().unwrap();
        fs::write(Save::path_in(folder.path()), b"o\xffe\r\ntwo\nthree\n").unwrap();
        let mut save = Save::open(folder.path()).unwrap();
        save.cut(folder.path(), 2).unwrap();
        save.append(&["four".to_owned()]).unwrap();
        assert_eq!(save.text().unwrap(), "o\u{fffd}e\r\ntwo\nfour\n");
    }

    #[test]
    fn a_line_without_its_end_gets_one() {
        let folder = tempdir().unwrap();
        fs::write(Save::path_in(folder.path()), "one\ntwo").unwrap();
        let mut save = Save::open(folder.path()).unwrap();
        save.cut(folder.path(), 2).unwrap();
        save.append(&["three".to_owned()]).unwrap();
        assert_eq!(save.text().unwrap(), "one\ntwo\nthree\n");
    }

    #[test]
    fn lines_about_the_table_do_not_fill_the_disk() {
        let folder = tempdir().unwrap();
        let mut save = Save::create(folder.path()).unwrap();
        let note = |number: usize| vec![format!("{{\"table\":{{\"number\":{number}}}}}")];
        for number in 0..10_000 {
            save.append(&note(number)).unwrap();
        }
        let text = save.text().unwrap();
        assert!(text.len() < 2 * MOST_NOTES as usize, "{}", text.len());
        assert!(text.ends_with("{\"table\":{\"number\":9999}}\n"));
        // What is not about the table stays for good.
        save.append(&["{\"seat\":0}".to_owned()]).unwrap();
        for number in 0..10_000 {
            save.append(&note(number)).unwrap();
        }
        let again = save.text().unwrap();
        assert!(again.starts_with(&(text + "{\"seat\":0}\n")));
        assert!(again.len() < 3 * MOST_NOTES as usize, "{}", again.len());
    }

    #[test]
    fn old_saves_are_kept_up_to_a_number_and_never_written_over() {
        let folder = tempdir().unwrap();
        for number in 0..MOST_OLD_SAVES + 10 {
            let mut save = Save::create(folder.path()).unwrap();
            save.append(&[number.to_string()]).unwrap();
        }
        let shelf = fs::read_dir(folder.path().join(SHELF)).unwrap();
        let read = |entry: io::Result<fs::DirEntry>| fs::read_to_string(entry.unwrap().path());
        let mut kept: Vec<usize> =
            shelf.map(|entry| read(entry).unwrap().trim().parse().unwrap()).collect();
        kept.sort_unstable();
        assert_eq!(kept, (9..MOST_OLD_SAVES + 9).collect::<Vec<_>>());
    }

    #[cfg(unix)]
    #[test]
    fn a_save_is_no_link_and_private_whatever_it_was() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempdir().unwrap();
        let (path, other) = (Save::path_in(folder.path()), folder.path().join("other"));
        fs::write(&other, "precious").unwrap();
        symlink(&other, &path).unwrap();
        assert!(matches!(Save::open(folder.path()), Err(HostError::File(..))));
        assert!(matches!(Save::create(folder.path()), Err(HostError::File(..))));
        assert_eq!(fs::read_to_string(&other).unwrap(), "precious");
        fs::remove_file(&path).unwrap();
        fs::write(&path, "one\n").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        drop(Save::open(folder.path()).unwrap());
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn a_file_without_end_is_refused() {
        let folder = tempdir().unwrap();
        let endless = File::create(Save::path_in(folder.path())).unwrap();
        endless.set_len(1 << 40).unwrap();
        let mut save = Save::open(folder.path()).unwrap();
        assert_eq!(save.text().unwrap_err().kind(), io::ErrorKind::FileTooLarge);
    }
}
