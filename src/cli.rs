//! The headless commands.
//!
//! Each command is a module with its own help text. Whatever goes wrong ends here as one sentence
//! on standard error: exit code 2 for arguments that make no sense, 1 for content that does not.

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

pub mod args;
pub mod audit;
pub mod doctor;
pub mod host;
pub mod join;
mod line;
mod log;
pub mod offered;
mod profile;
pub mod replay;
pub mod simulate;
pub mod story;
pub mod tables;
pub mod variant;
#[cfg(feature = "window")]
mod window;
#[cfg(not(feature = "window"))]
#[path = "cli/no_window.rs"]
mod window;

const HELP: &str = "\
Cinderpeek: games of memory and secrets

  cinderpeek [OPTIONS]           the game, in a window
      --practice                 right at a table against bots
      --data DIR                 another profile folder
      --interface NAME           use only this interface, for instance lo
      --lang en|fr               speak this language

  cinderpeek simulate [OPTIONS]  let bots play many games and count their wins
  cinderpeek replay FILE         check a recorded game by the rules and read it
  cinderpeek audit FILE          check that a recorded game was dealt fairly
  cinderpeek host [OPTIONS]      open a table on the network
  cinderpeek join TABLE          a bot at somebody's table
  cinderpeek tables              what is on the network
  cinderpeek doctor              why no table is seen
  cinderpeek --help              this text; every command has a --help, too
  cinderpeek --version           the version of this program

  --log LEVEL                    with any of these: how much is noted in the log
                                 that doctor names (error, warn, info, debug or
                                 trace; warn is the default)
";

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// The arguments make no sense: exit code 2.
    Usage(String),
    /// What the arguments name makes no sense, or cannot be read or written: exit code 1.
    Content(String),
    /// Nobody reads our output any more, as in `cinderpeek replay FILE | head`: that is fine.
    NobodyReads,
}

impl Failure {
    /// A file could not be used.
    fn file(doing: &str, path: &std::path::Path, error: &io::Error) -> Self {
        Self::Content(format!("Cannot {doing} {}: {error}.", path.display()))
    }
}

/// Our own output could not be written.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::Content(format!("Cannot write the output: {error}.")),
        }
    }
}

/// Runs the program with these arguments (without its own name).
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let out = &mut io::BufWriter::new(io::stdout().lock());
    let done = command(args.into_iter().collect(), out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) | Err(Failure::NobodyReads) => ExitCode::SUCCESS,
        Err(Failure::Usage(sentence)) => complain(&sentence, 2),
        Err(Failure::Content(sentence)) => {
            // What was found before the fault is worth reading; if that fails, the fault still is.
            let _unread = out.flush();
            complain(&sentence, 1)
        }
    }
}

fn complain(sentence: &dyn Display, code: u8) -> ExitCode {
    let _nobody_listens = writeln!(io::stderr(), "{sentence}");
    ExitCode::from(code)
}

fn command(mut args: Vec<OsString>, out: &mut impl Write) -> Result<(), Failure> {
    log::start(&mut args)?;
    let mut args = args.into_iter();
    let Some(name) = args.next() else { return window::run(Vec::new()) };
    let rest: Vec<OsString> = args.collect();
    match name.to_string_lossy().as_ref() {
        "simulate" => simulate::run(rest, out),
        "replay" => replay::run(rest, out),
        "audit" => audit::run(rest, out),
        "host" => host::run(rest, out),
        "join" => join::run(rest, out),
        "tables" => tables::run(rest, out),
        "doctor" => doctor::run(rest, out),
        "--help" | "-h" | "help" => Ok(write!(out, "{HELP}")?),
        "--version" | "-V" => Ok(writeln!(out, "cinderpeek {}", env!("CARGO_PKG_VERSION"))?),
        option if option.starts_with('-') => {
            window::run(std::iter::once(name).chain(rest).collect())
        }
        other => Err(Failure::Usage(format!(
            "There is no command \"{}\". See cinderpeek --help.",
            other.escape_default()
        ))),
    }
}
