//! The folder in which a player's identity, seats and games are kept.

use std::env;
use std::path::PathBuf;

use super::Failure;

/// The folder that was asked for with `--data`, or the user's own.
pub fn folder(asked: Option<PathBuf>) -> Result<PathBuf, Failure> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let users = || {
        let data = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
        data.or_else(|| Some(set("HOME")?.join(".local/share")))
    };
    asked.or_else(|| Some(users()?.join("cinderpeek"))).ok_or_else(|| {
        Failure::Usage(
            "There is no home folder to keep your seat and games in. Name one with --data."
                .to_owned(),
        )
    })
}
