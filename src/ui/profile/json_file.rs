//! A JSON file of a profile. One that cannot be read is set aside, never written over.

use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::de::DeserializeOwned;

use crate::storage::private_file;

/// What the file says, if it makes sense; the default where there is no file. If it makes none, also
/// where it was moved to.
pub fn load<T: Default + DeserializeOwned>(
    path: &Path,
    is_sound: impl FnOnce(&T) -> bool,
) -> io::Result<(T, Option<PathBuf>)> {
    let text = match private_file::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Default::default()),
        // A folder, for instance: it cannot be written over.
        Err(error) if !path.is_file() => return Err(error),
        read => read.unwrap_or_default(),
    };
    if let Some(value) = serde_json::from_str(&text).ok().filter(is_sound) {
        return Ok((value, None));
    }
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let aside = path.with_file_name(format!("{name}-unreadable.json"));
    fs::rename(path, &aside)?;
    Ok((T::default(), Some(aside)))
}

/// Writes the file: the whole of it or nothing.
pub fn save(path: &Path, json: serde_json::Result<String>) -> io::Result<()> {
    private_file::replace(path, &json?)
}
