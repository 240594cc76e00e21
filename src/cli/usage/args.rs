//! Reading arguments, with sentences for what makes no sense.

use std::ffi::OsString;
use std::fmt::Display;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::str::FromStr;

use lexopt::{Arg, Parser, ValueExt};

use crate::bot::Level;
use crate::cli::{Failure, Language};
use crate::games::GameName;
use crate::net::admission::code::{Code, CodeError};
use crate::net::admission::invite::{Invite, InviteError};
use crate::text::Texts;
use crate::text::terminal::arguments::Arguments;

/// The arguments of one command, and the language it answers in.
pub struct Args {
    parser: Parser,
    command: &'static str,
    pub(crate) texts: &'static Texts,
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
    pub fn new(command: &'static str, args: Vec<OsString>, language: Language) -> Self {
        Self { parser: Parser::from_args(args), command, texts: language.texts() }
    }

    /// The next argument.
    pub fn next_word(&mut self) -> Result<Option<Word>, Failure> {
        match self.parser.next() {
            Ok(None) => Ok(None),
            Ok(Some(Arg::Long(name))) => Ok(Some(Word::Option(name.to_owned()))),
            Ok(Some(Arg::Short(letter))) => Ok(Some(Word::Option(letter.to_string()))),
            Ok(Some(Arg::Value(value))) => Ok(Some(Word::Plain(value))),
            Err(lexopt::Error::UnexpectedValue { option, .. }) => {
                Err(self.usage(self.own().takes_no_value(&option)))
            }
            Err(error) => Err(self.usage(self.own().what_for(&error.to_string()))),
        }
    }

    /// The text that follows the option just read.
    pub fn text(&mut self, option: &str) -> Result<String, Failure> {
        let value = self.value(option)?;
        value.string().map_err(|_| self.usage(self.own().not_text(option)))
    }

    /// The path that follows the option just read.
    pub fn path(&mut self, option: &str) -> Result<PathBuf, Failure> {
        Ok(self.value(option)?.into())
    }

    /// The number that follows the option just read.
    pub fn number<T: FromStr>(&mut self, option: &str) -> Result<T, Failure> {
        let text = self.text(option)?;
        text.parse().map_err(|_| self.usage(self.own().no_number(option, &shown(&text))))
    }

    /// The game that follows the option just read.
    pub fn game(&mut self, option: &str) -> Result<GameName, Failure> {
        let text = self.text(option)?;
        text.parse().map_err(|_| {
            let games = GameName::ALL.map(GameName::id).join(", ");
            self.usage(self.own().no_game(&shown(&text), &games))
        })
    }

    /// The join code that follows the option just read.
    pub fn code(&mut self, option: &str) -> Result<Code, Failure> {
        let join = &self.texts.join;
        self.text(option)?.parse().map_err(|why| match why {
            CodeError::Length(typed) => self.usage(join.code_length(typed)),
            CodeError::Character(letter) => self.usage(join.code_letter(letter)),
        })
    }

    /// The invitation that follows the option just read.
    pub fn invite(&mut self, option: &str) -> Result<Invite, Failure> {
        let join = &self.texts.join;
        self.text(option)?.parse().map_err(|why| match why {
            InviteError::Other => self.usage(join.neither),
            InviteError::Damaged => self.usage(join.damaged),
            InviteError::OtherKind(_) => self.usage(join.later),
        })
    }

    /// The addresses that `HOST:PORT` after the option just read means.
    pub fn address(&mut self, option: &str) -> Result<Vec<SocketAddr>, Failure> {
        let text = self.text(option)?;
        let found = text.to_socket_addrs().map(Iterator::collect::<Vec<_>>).unwrap_or_default();
        if found.is_empty() {
            return Err(self.usage(self.texts.trouble.no_address(&shown(&text))));
        }
        Ok(found)
    }

    /// The bots that follow the option just read, by their levels and with commas between them.
    pub fn bots(&mut self, option: &str) -> Result<Vec<Level>, Failure> {
        self.text(option)?.split(',').map(|name| self.level(name.trim())).collect()
    }

    /// The bot of that level.
    pub fn level(&self, name: &str) -> Result<Level, Failure> {
        name.parse().map_err(|_| {
            let levels = Level::ALL.map(Level::name).join(", ");
            self.usage(self.own().no_bot(&shown(name), &levels))
        })
    }

    /// Nobody knows this argument.
    pub fn unknown(&self, word: &Word) -> Failure {
        match word {
            Word::Option(name) => self.usage(self.own().no_option(&shown(name))),
            Word::Plain(text) => self.usage(self.own().what_for(&shown(&text.to_string_lossy()))),
        }
    }

    /// A complaint that says where to read on.
    pub fn usage(&self, complaint: impl Display) -> Failure {
        let command = format!("cinderpeek {}", self.command);
        Failure::Usage(self.own().see_help(&complaint.to_string(), command.trim_end()))
    }

    fn value(&mut self, option: &str) -> Result<OsString, Failure> {
        self.parser.value().map_err(|_| self.usage(self.own().missing(option)))
    }

    fn own(&self) -> &'static Arguments {
        &self.texts.terminal.arguments
    }
}

/// What somebody typed, without anything that could steer a terminal.
fn shown(text: &str) -> String {
    text.escape_debug().to_string()
}
