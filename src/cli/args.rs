//! Reading arguments, with sentences for what makes no sense.

use std::ffi::OsString;
use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

use lexopt::{Arg, Parser, ValueExt};

use super::Failure;

/// The arguments of one command.
pub struct Args {
    parser: Parser,
    command: &'static str,
}

/// An argument as it stands there.
pub enum Word {
    /// `--name`, or `-n`, without its dashes.
    Option(String),
    /// Something that is not an option, such as a file.
    Plain(OsString),
}

impl Args {
    /// The arguments after the command's own name.
    pub fn new(command: &'static str, args: Vec<OsString>) -> Self {
        Self { parser: Parser::from_args(args), command }
    }

    /// The next argument.
    pub fn next_word(&mut self) -> Result<Option<Word>, Failure> {
        match self.parser.next() {
            Ok(None) => Ok(None),
            Ok(Some(Arg::Long(name))) => Ok(Some(Word::Option(name.to_owned()))),
            Ok(Some(Arg::Short(letter))) => Ok(Some(Word::Option(letter.to_string()))),
            Ok(Some(Arg::Value(value))) => Ok(Some(Word::Plain(value))),
            Err(error) => Err(self.usage(error)),
        }
    }

    /// The text that follows the option just read.
    pub fn text(&mut self, option: &str) -> Result<String, Failure> {
        let value = self.parser.value().map_err(|_| self.missing(option))?;
        value
            .string()
            .map_err(|_| self.usage(format!("What follows --{option} is not readable text")))
    }

    /// The path that follows the option just read.
    pub fn path(&mut self, option: &str) -> Result<PathBuf, Failure> {
        Ok(self.parser.value().map_err(|_| self.missing(option))?.into())
    }

    /// The number that follows the option just read.
    pub fn number<T: FromStr>(&mut self, option: &str) -> Result<T, Failure> {
        let text = self.text(option)?;
        text.parse().map_err(|_| {
            let text = text.escape_default();
            self.usage(format!("--{option} takes a whole number, and \"{text}\" is none in range"))
        })
    }

    /// Nobody knows this argument.
    pub fn unknown(&self, word: &Word) -> Failure {
        match word {
            Word::Option(name) => {
                self.usage(format!("There is no option \"{}\"", name.escape_default()))
            }
            Word::Plain(text) => {
                let text = text.to_string_lossy();
                self.usage(format!("What is \"{}\" for?", text.escape_default()))
            }
        }
    }

    /// A complaint that says where to read on.
    pub fn usage(&self, sentence: impl Display) -> Failure {
        let sentence = sentence.to_string();
        let stop = if sentence.ends_with(['.', '?']) { "" } else { "." };
        Failure::Usage(format!("{sentence}{stop} See cinderpeek {} --help.", self.command))
    }

    fn missing(&self, option: &str) -> Failure {
        self.usage(format!("Something has to follow --{option}"))
    }
}
