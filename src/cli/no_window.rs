//! `cinderpeek` without a command, where the program was built without its window.

use std::ffi::OsString;

use super::Failure;

/// Says so.
pub fn run(_args: Vec<OsString>) -> Result<(), Failure> {
    let sentence = "This build has no window, only the commands: see cinderpeek --help.";
    Err(Failure::Content(sentence.to_owned()))
}
