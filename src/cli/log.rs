//! `--log LEVEL`, which every command and the window take: how much is noted in the profile's log.

use std::ffi::OsString;
use std::path::PathBuf;

use tracing_subscriber::filter::LevelFilter;

use super::usage::args::Args;
use super::{Failure, Language, profile, take_option};
use crate::storage::log_file;

pub(super) const LEVELS: [(&str, LevelFilter); 5] = [
    ("error", LevelFilter::ERROR),
    ("warn", LevelFilter::WARN),
    ("info", LevelFilter::INFO),
    ("debug", LevelFilter::DEBUG),
    ("trace", LevelFilter::TRACE),
];

/// Takes `--log` off the arguments and starts the log in the profile that they name. Without a
/// profile there is none.
pub fn start(args: &mut Vec<OsString>, language: Language) -> Result<(), Failure> {
    let complaints = Args::new("", Vec::new(), language);
    let level = match take_option(args, "--log") {
        None => LevelFilter::WARN,
        Some(name) => {
            let known = LEVELS.iter().find(|(known, _)| name == *known);
            let names = LEVELS.map(|(name, _)| name).join(", ");
            let no_level = || complaints.texts.terminal.arguments.log_levels(&names);
            known.ok_or_else(|| complaints.usage(no_level()))?.1
        }
    };
    // The command itself reads `--data` later, so it stays where it is.
    let data = take_option(&mut args.clone(), "--data").map(PathBuf::from);
    if let Ok(folder) = profile::folder(data, &complaints) {
        log_file::start(folder, level);
    }
    Ok(())
}
