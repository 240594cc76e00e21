//! `cinderpeek` without a command, where the program was built without its window.

use super::usage::args::Args;
use super::{Failure, Language};

/// Says that there is no window in this build.
pub fn run(args: Args, _asked: Option<Language>) -> Result<(), Failure> {
    Err(Failure::Content(args.texts.terminal.arguments.no_window.to_owned()))
}
