//! Small files that only their owner may read, and that are either the old one or the new one,
//! whatever happens while they are written.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// No file of this kind is longer.
const LARGEST: u64 = 1024 * 1024;

/// Reads a file that is not absurdly long.
pub fn read(path: &Path) -> io::Result<String> {
    let bytes = read_up_to(path, LARGEST)?;
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Reads a file of at most so many bytes. A longer one is refused: a part of it would only look like
/// the whole.
pub fn read_up_to(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let why = format!("it is longer than the {most} bytes that are read of such a file");
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, why));
    }
    Ok(bytes)
}

/// Puts a file in the place of whatever was there.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let fresh = write_beside(path, text)?;
    fs::rename(&fresh, path).inspect_err(|_| discard(&fresh))
}

/// Makes a file unless there is one; `false` if somebody was faster.
pub fn create(path: &Path, text: &str) -> io::Result<bool> {
    let fresh = write_beside(path, text)?;
    // A link, unlike a rename, fails if the name is taken: of two programs one wins.
    let linked = fs::hard_link(&fresh, path);
    discard(&fresh);
    match linked {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(error),
    }
}

fn write_beside(path: &Path, text: &str) -> io::Result<PathBuf> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let fresh = path.with_extension(format!("{:016x}.new", rand::random::<u64>()));
    let mut file = private(OpenOptions::new().write(true).create_new(true)).open(&fresh)?;
    file.write_all(text.as_bytes())
        .and_then(|()| file.sync_all())
        .inspect_err(|_| discard(&fresh))?;
    Ok(fresh)
}

/// A file that is left behind does no harm.
fn discard(path: &Path) {
    let _left_behind = fs::remove_file(path);
}

#[cfg(unix)]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600)
}

#[cfg(not(unix))]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

#[cfg(test)]
mod tests {
    use tempfile::tempdir;

    use super::*;

    #[test]
    fn a_file_that_is_too_long_is_refused_and_not_cut() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("long");
        fs::write(&path, vec![b'x'; LARGEST as usize]).unwrap();
        assert_eq!(read(&path).unwrap().len(), LARGEST as usize);
        fs::write(&path, vec![b'x'; LARGEST as usize + 1]).unwrap();
        assert_eq!(read(&path).unwrap_err().kind(), io::ErrorKind::FileTooLarge);
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

    #[cfg(unix)]
    #[test]
    fn only_its_owner_may_read_it() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempdir().unwrap();
        let path = folder.path().join("secret");
        replace(&path, "text").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}
