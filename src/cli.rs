//! The headless commands.
//!
//! Each command is a module. It answers in the language of `--lang` or of the system; what `--json`
//! prints is for programs and always English. Whatever goes wrong ends here as one sentence
//! on standard error: exit code 2 for arguments that make no sense, 1 for content that does not.

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

pub mod commands;
mod log;
mod output;
mod profile;
mod story;
mod terminal;
pub mod usage;
#[cfg(feature = "window")]
mod window;
#[cfg(not(feature = "window"))]
#[path = "cli/no_window.rs"]
mod window;

use crate::escape::VisibleLines;
use crate::net::admission::invite::SCHEME;
pub use crate::text::Language;
use crate::text::Texts;
use usage::args::Args;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// The arguments make no sense: exit code 2.
    Usage(String),
    /// What the arguments name makes no sense, or cannot be read or written: exit code 1.
    Content(String),
    /// Our own output could not be written: exit code 1.
    Output(io::Error),
    /// Nobody reads our output any more, as in `cinderpeek replay FILE | head`: that is fine.
    NobodyReads,
}

impl Failure {
    fn unread(texts: &Texts, path: &Path, error: &io::Error) -> Self {
        let (path, error) = (path.display().to_string(), error.to_string());
        Self::Content(texts.terminal.arguments.cannot_read(&path, &error))
    }

    fn unwritten(texts: &Texts, path: &Path, error: &io::Error) -> Self {
        let (path, error) = (path.display().to_string(), error.to_string());
        Self::Content(texts.terminal.arguments.cannot_write(&path, &error))
    }
}

/// Our own output could not be written.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::Output(error),
        }
    }
}

/// Runs the program with these arguments (without its own name).
///
/// Nothing here is generic, so that all of it is compiled with the library, and not once more with the
/// program.
pub fn run(mut args: Vec<OsString>) -> ExitCode {
    terminal::join();
    let asked = match take_language(&mut args) {
        Ok(asked) => asked,
        Err(failure) => return answer(Err(failure), Language::of_system()),
    };
    let language = asked.unwrap_or_else(Language::of_system);
    let out = &mut VisibleLines::new(io::BufWriter::new(io::stdout().lock()));
    let done = log::start(&mut args, language)
        .and_then(|()| dispatch(args, asked, language, out))
        .and_then(|()| Ok(out.flush()?));
    if let Err(Failure::Content(_)) = done {
        // What was found before the fault is worth reading; if that fails, the fault still is.
        let _unread = out.flush();
    }
    answer(done, language)
}

/// Complains if there is reason to, and gives the exit code.
fn answer(done: Result<(), Failure>, language: Language) -> ExitCode {
    let (complaint, code) = match done {
        Ok(()) | Err(Failure::NobodyReads) => return ExitCode::SUCCESS,
        Err(Failure::Usage(sentence)) => (sentence, 2),
        Err(Failure::Content(sentence)) => (sentence, 1),
        Err(Failure::Output(error)) => {
            (language.texts().terminal.arguments.cannot_print(&error.to_string()), 1)
        }
    };
    terminal::complain(&complaint);
    ExitCode::from(code)
}

/// Takes an option that every command has off the arguments, wherever it stands, and gives what
/// follows it.
fn take_option(args: &mut Vec<OsString>, option: &str) -> Option<OsString> {
    let is_it = |arg: &OsString| {
        let arg = arg.to_string_lossy();
        arg.strip_prefix(option).is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
    };
    let at = args.iter().take_while(|arg| *arg != "--").position(is_it)?;
    let found = args.remove(at);
    match found.to_string_lossy().split_once('=') {
        Some((_, value)) => Some(value.into()),
        None if at < args.len() => Some(args.remove(at)),
        None => Some(OsString::new()),
    }
}

fn take_language(args: &mut Vec<OsString>) -> Result<Option<Language>, Failure> {
    let Some(code) = take_option(args, "--lang") else { return Ok(None) };
    let code = code.to_string_lossy();
    let language = Language::of_code(&code);
    language.map(Some).ok_or_else(|| {
        let args = Args::new("", Vec::new(), Language::of_system());
        args.usage(args.texts.terminal.arguments.languages)
    })
}

/// Whether the system has started the program with a link.
fn is_invitation(word: &str) -> bool {
    word.get(..SCHEME.len()).is_some_and(|start| start.eq_ignore_ascii_case(SCHEME))
}

/// Runs the command that the first argument names.
fn dispatch(
    args: Vec<OsString>,
    asked: Option<Language>,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut args = args.into_iter();
    let name = args.next().unwrap_or_default();
    let rest: Vec<OsString> = args.collect();
    let args = |command| Args::new(command, rest.clone(), language);
    match name.to_string_lossy().as_ref() {
        "simulate" => commands::simulate::run(args("simulate"), out),
        "replay" => commands::replay::run(args("replay"), out),
        "audit" => commands::audit::run(args("audit"), out),
        "host" => commands::host::run(args("host"), out),
        "join" => commands::join::run(args("join"), out),
        "tables" => commands::tables::run(args("tables"), out),
        "doctor" => commands::doctor::run(args("doctor"), out),
        "man" => commands::manual::man(args("man"), language, out),
        "completions" => commands::manual::completions(args("completions"), language, out),
        "--help" | "-h" | "help" => usage::help::print(language.texts().terminal.help.program, out),
        "--version" | "-V" => Ok(writeln!(out, "{}", usage::version::line())?),
        word if word.is_empty() || word.starts_with('-') || is_invitation(word) => {
            let all = std::iter::once(name).filter(|name| !name.is_empty()).chain(rest).collect();
            window::run(Args::new("", all, language), asked)
        }
        other => {
            let args = args("");
            let name = other.escape_debug().to_string();
            Err(args.usage(args.texts.terminal.arguments.no_command(&name)))
        }
    }
}
