//! The folder in which a player's identity, seats and games are kept.

use std::env;
use std::path::{Path, PathBuf};

use super::Failure;
use super::usage::args::Args;
use crate::net::admission::identity::Identity;
use crate::text::Texts;

/// Where profiles are on this system, as `--help` says it.
pub const FOLDER: &str = if cfg!(windows) {
    r"%APPDATA%\Cinderpeek"
} else if cfg!(target_os = "macos") {
    "~/Library/Application Support/Cinderpeek"
} else {
    "~/.local/share/cinderpeek"
};

/// The folder that was asked for with `--data`, or the user's own.
pub fn folder(asked: Option<PathBuf>, args: &Args) -> Result<PathBuf, Failure> {
    let folder = asked.or_else(users_own);
    folder.ok_or_else(|| args.usage(args.texts.terminal.arguments.no_home))
}

fn users_own() -> Option<PathBuf> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if cfg!(windows) {
        return Some(set("APPDATA")?.join("Cinderpeek"));
    }
    if cfg!(target_os = "macos") {
        return Some(set("HOME")?.join("Library/Application Support/Cinderpeek"));
    }
    let data = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
    Some(data.or_else(|| Some(set("HOME")?.join(".local/share")))?.join("cinderpeek"))
}

/// The identity of the profile in that folder.
pub fn identity(folder: &Path, texts: &Texts) -> Result<Identity, Failure> {
    let words = |why| texts.terminal.network.identity_error(texts, &why);
    Identity::of_profile(folder).map_err(|why| Failure::Content(words(why)))
}
