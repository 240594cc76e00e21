//! The folder in which a player's identity, seats and games are kept.

use std::env;
use std::path::{Path, PathBuf};

use super::Failure;
use super::args::Args;
use crate::net::admission::identity::Identity;
use crate::text::Texts;

/// The folder that was asked for with `--data`, or the user's own.
pub fn folder(asked: Option<PathBuf>, args: &Args) -> Result<PathBuf, Failure> {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let users = || {
        let data = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
        data.or_else(|| Some(set("HOME")?.join(".local/share")))
    };
    let folder = asked.or_else(|| Some(users()?.join("cinderpeek")));
    folder.ok_or_else(|| args.usage(args.texts.terminal.arguments.no_home))
}

/// The identity of the profile in that folder.
pub fn identity(folder: &Path, texts: &Texts) -> Result<Identity, Failure> {
    let words = |why| texts.terminal.network.identity_error(texts, &why);
    Identity::of_profile(folder).map_err(|why| Failure::Content(words(why)))
}
