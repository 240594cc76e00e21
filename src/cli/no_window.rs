//! `cinderpeek` without a command, where the program was built without its window.

use super::usage::args::Args;
use super::{Failure, Language};

/// Says so.
pub fn run(args: Args, _asked: Option<Language>) -> Result<(), Failure> {
    Err(Failure::Content(args.texts.terminal.arguments.no_window.to_owned()))
}
