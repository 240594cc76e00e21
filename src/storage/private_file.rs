//! Small files that only their owner may read, and that are either the old one or the new one,
//! whatever happens while they are written.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

/// No file of this kind is longer.
const LARGEST: u64 = 1024 * 1024;
/// How the name of a file begins that is being written.
const UNFINISHED: &str = ".unfinished-";

/// Reads a file. One that is longer than any of ours is refused: half of it would be misunderstood.
pub fn read(path: &Path) -> io::Result<String> {
    let bytes = read_up_to(path, LARGEST)?;
    String::from_utf8(bytes).map_err(|error| io::Error::new(ErrorKind::InvalidData, error))
}

/// Reads a file of at most `most` bytes. A longer one is refused: a part of it would only look like
/// the whole.
pub fn read_up_to(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    take_up_to(&File::open(path)?, most)
}

/// The same of a file that is open, from where it stands.
pub(crate) fn take_up_to(file: &File, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let why = format!("it is longer than the {most} bytes that are read of such a file");
        return Err(io::Error::new(ErrorKind::FileTooLarge, why));
    }
    Ok(bytes)
}

/// Puts a file in the place of whatever was there.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    synced(write_beside(path, text)?)?.persist(path)?;
    Ok(())
}

/// The same for a file that means nothing after a power cut: nobody waits for the disk.
#[cfg(feature = "window")]
pub(crate) fn replace_for_now(path: &Path, text: &str) -> io::Result<()> {
    write_beside(path, text)?.persist(path)?;
    Ok(())
}

/// Makes a file unless there is one; `false` if somebody was faster.
pub fn create(path: &Path, text: &str) -> io::Result<bool> {
    match synced(write_beside(path, text)?)?.persist_noclobber(path) {
        Ok(_) => Ok(true),
        Err(failed) if failed.error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(failed) => Err(failed.error),
    }
}

/// Opens a file that is written in place, for its owner alone. A link is refused: what it leads to is
/// somebody else's.
pub(crate) fn open(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    if path.is_symlink() {
        return Err(io::Error::new(ErrorKind::InvalidInput, "it is a link to somewhere else"));
    }
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(file)
}

/// What a program that was killed has left unfinished is removed when the next one starts or writes to
/// the same folder, if it is so old that nobody can be at work on it.
pub(crate) const LEFTOVER: Duration = Duration::from_secs(600);

/// Removes what programs that were killed have left in a folder. What is younger than this may be
/// another program's at work.
pub(crate) fn remove_leftovers(folder: &Path, age: Duration) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let is_ours = entry.file_name().to_string_lossy().starts_with(UNFINISHED);
        let written = entry.metadata().and_then(|it| it.modified()).ok();
        let old = written.and_then(|it| it.elapsed().ok()).is_some_and(|it| it >= age);
        if is_ours && old {
            // Another program may have been faster.
            let _gone = fs::remove_file(entry.path());
        }
    }
}

/// Makes a folder that only its owner may look into, and those above it that are not there.
pub(crate) fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// The whole text in a temporary file of the same folder, so that moving it does not copy it.
/// Nobody but its owner can read it: that is how temporary files are made.
fn write_beside(path: &Path, text: &str) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    create_folder(folder)?;
    remove_leftovers(folder, LEFTOVER);
    let mut file = Builder::new().prefix(UNFINISHED).tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    Ok(file)
}

fn synced(file: NamedTempFile) -> io::Result<NamedTempFile> {
    file.as_file().sync_all()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use tempfile::tempdir;

    use super::*;

    #[test]
    fn a_file_that_is_too_long_is_refused_and_not_cut() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("long");
        fs::write(&path, vec![b'x'; LARGEST as usize]).unwrap();
        assert_eq!(read(&path).unwrap().len(), LARGEST as usize);
        fs::write(&path, vec![b'x'; LARGEST as usize + 1]).unwrap();
        assert_eq!(read(&path).unwrap_err().kind(), ErrorKind::FileTooLarge);
    }

    #[test]
    fn a_file_is_made_once_and_replaced_whole() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("deep/secret.json");
        assert!(create(&path, "first").unwrap());
        assert!(!create(&path, "second").unwrap());
        assert_eq!(read(&path).unwrap(), "first");
        replace(&path, "third").unwrap();
        assert_eq!(read(&path).unwrap(), "third");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "nothing is left");
    }

    #[test]
    fn what_a_killed_program_has_left_is_removed_and_nothing_else() {
        let folder = tempdir().unwrap();
        let unfinished = write_beside(&folder.path().join("a"), "half").unwrap();
        let (_, left) = unfinished.keep().unwrap();
        replace(&folder.path().join("b"), "whole").unwrap();
        remove_leftovers(folder.path(), Duration::from_secs(600));
        assert!(left.exists(), "it may still be at work");
        remove_leftovers(folder.path(), Duration::ZERO);
        assert!(!left.exists() && folder.path().join("b").exists());
        // Whoever writes there again finds one that is old enough.
        let (file, left) = write_beside(&folder.path().join("a"), "half").unwrap().keep().unwrap();
        file.set_modified(SystemTime::now() - LEFTOVER).unwrap();
        replace(&folder.path().join("b"), "whole").unwrap();
        assert!(!left.exists());
    }

    #[cfg(unix)]
    #[test]
    fn only_its_owner_may_read_it() {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let folder = tempdir().unwrap();
        let path = folder.path().join("new/secret");
        replace(&path, "text").unwrap();
        assert_eq!(mode(&path), 0o600);
        assert_eq!(mode(path.parent().unwrap()), 0o700);
    }
}
