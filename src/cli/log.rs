//! `--log LEVEL`, which every command and the window take: how much is noted in the profile's log.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use tracing_subscriber::filter::LevelFilter;

use super::{Failure, profile};
use crate::storage::log_file;

const LEVELS: [(&str, LevelFilter); 5] = [
    ("error", LevelFilter::ERROR),
    ("warn", LevelFilter::WARN),
    ("info", LevelFilter::INFO),
    ("debug", LevelFilter::DEBUG),
    ("trace", LevelFilter::TRACE),
];

/// Takes `--log` off the arguments, wherever it stands, and starts the log in the profile that they
/// name. Without a profile there is none.
pub fn start(args: &mut Vec<OsString>) -> Result<(), Failure> {
    let level = match position(args, "--log") {
        None => LevelFilter::WARN,
        Some(at) => {
            let value = value(args, at);
            let shorter = args[at] != "--log";
            args.drain(at..(at + 2 - usize::from(shorter)).min(args.len()));
            level(value.as_deref().unwrap_or_default())?
        }
    };
    let data = position(args, "--data").and_then(|at| value(args, at)).map(PathBuf::from);
    if let Ok(folder) = profile::folder(data) {
        log_file::start(folder, level);
    }
    Ok(())
}

/// Where `--option VALUE` or `--option=VALUE` stands.
fn position(args: &[OsString], option: &str) -> Option<usize> {
    let options = args.iter().take_while(|arg| *arg != "--");
    options.map(|arg| arg.to_string_lossy()).position(|arg| {
        arg.strip_prefix(option).is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
    })
}

fn value(args: &[OsString], at: usize) -> Option<OsString> {
    let option = args[at].to_string_lossy();
    match option.split_once('=') {
        Some((_, value)) => Some(value.to_owned().into()),
        None => args.get(at + 1).cloned(),
    }
}

fn level(name: &OsStr) -> Result<LevelFilter, Failure> {
    let found = LEVELS.iter().find(|(known, _)| name == *known);
    found.map(|(_, level)| *level).ok_or_else(|| {
        let names = LEVELS.map(|(name, _)| name).join(", ");
        Failure::Usage(format!("--log takes one of {names}. See cinderpeek --help."))
    })
}
