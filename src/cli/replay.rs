//! `cinderpeek replay`: checks a record by the rules, and tells it in readable lines.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use super::Failure;
use super::args::{Args, Word};
use super::offered::Offered;
use super::story::{Cast, Story};
use crate::game::record::{Replay, replay};
use crate::games::{GameName, with_game};
use crate::table::save::line::LineKind;

const HELP: &str = "\
cinderpeek replay FILE: check a recorded game by the rules and read it

  --game-number K     only the K-th game of the file, counted from 1

It exits with 0 if every game is complete and right, and with 1 if not.
";

/// Runs the command.
pub fn run(args: Vec<OsString>, out: &mut impl Write) -> Result<(), Failure> {
    let mut args = Args::new("replay", args);
    let (mut path, mut only): (Option<PathBuf>, Option<usize>) = (None, None);
    while let Some(word) = args.next_word()? {
        match word {
            Word::Option(name) if name == "help" || name == "h" => {
                return Ok(write!(out, "{HELP}")?);
            }
            Word::Option(name) if name == "game-number" => only = Some(args.number(&name)?),
            Word::Plain(file) if path.is_none() => path = Some(file.into()),
            other => return Err(args.unknown(&other)),
        }
    }
    let path = path.ok_or_else(|| args.usage("Which file?"))?;
    if only == Some(0) {
        return Err(args.usage("Games are counted from 1"));
    }
    let file = File::open(&path).map_err(|error| Failure::file("read", &path, &error))?;
    read(&path, only, BufReader::new(file), out)
}

/// Replays a file, or `only` one of its games, counted from 1.
pub fn read(
    path: &Path,
    only: Option<usize>,
    file: impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    Reader { path, only, number: 0, games: 0, open: None }.read(file, out)
}

/// A file on its way through.
struct Reader<'a> {
    path: &'a Path,
    only: Option<usize>,
    /// The line we are at, and the game.
    number: usize,
    games: usize,
    open: Option<Box<dyn Chapter>>,
}

/// The game that we are in, whichever it is.
trait Chapter {
    /// Who plays.
    fn cast(&self) -> String;
    /// Reads the next line: what it tells, or what is wrong with it.
    fn line(&mut self, text: &str, out: &mut dyn Write) -> Result<io::Result<()>, String>;
    /// Whether the result has been read.
    fn has_ended(&self) -> bool;
}

struct Open<G: Offered> {
    replay: Replay<G>,
    story: G::Story,
}

impl<G: Offered> Chapter for Open<G> {
    fn cast(&self) -> String {
        self.story.cast().names()
    }

    fn line(&mut self, text: &str, out: &mut dyn Write) -> Result<io::Result<()>, String> {
        let told = self.replay.line(text)?;
        Ok(self.story.tell(&told, out))
    }

    fn has_ended(&self) -> bool {
        self.replay.has_ended()
    }
}

/// Opens the game of a header.
fn begin<G: Offered>(header: &str) -> Result<Box<dyn Chapter>, String> {
    let replay = Replay::<G>::begin(header)?;
    let story = G::Story::new(Cast::new(replay.players()));
    Ok(Box::new(Open::<G> { replay, story }))
}

impl Reader<'_> {
    fn read(mut self, mut file: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let mut line = Vec::new();
        loop {
            line.clear();
            let read = file.read_until(b'\n', &mut line);
            if read.map_err(|error| Failure::file("read", self.path, &error))? == 0 {
                return self.finish();
            }
            self.number += 1;
            let text = str::from_utf8(&line).map_err(|_| self.wrong("this is not UTF-8 text"))?;
            let text = text.trim();
            // A table's save also says who sits there; that is not part of the game.
            let kind = LineKind::of(text);
            if text.is_empty() || kind == Some(LineKind::Table) {
                continue;
            }
            if kind == Some(LineKind::Header) || self.games == 0 {
                self.begin(text, out)?;
            } else {
                self.go_on(text, out)?;
            }
        }
    }

    /// A header starts a game; only the wanted ones are read on.
    fn begin(&mut self, header: &str, out: &mut impl Write) -> Result<(), Failure> {
        self.complete()?;
        self.games += 1;
        self.open = None;
        if self.only.is_some_and(|only| only != self.games) {
            return Ok(());
        }
        let game = replay::game_of(header).map_err(|why| self.wrong(&why))?;
        let game: GameName = game.parse().map_err(|_| {
            let names = GameName::ALL.map(GameName::id).join(", ");
            let game = game.escape_default();
            self.wrong(&format!("there is no game \"{game}\", only {names}"))
        })?;
        let open = with_game!(game, G => begin::<G>(header)).map_err(|why| self.wrong(&why))?;
        if self.games > 1 && self.only.is_none() {
            writeln!(out)?;
        }
        writeln!(out, "Game {}: {}", self.games, open.cast())?;
        self.open = Some(open);
        Ok(())
    }

    fn go_on(&mut self, text: &str, out: &mut impl Write) -> Result<(), Failure> {
        let Some(open) = &mut self.open else { return Ok(()) };
        match open.line(text, out) {
            Ok(told) => Ok(told?),
            Err(why) => Err(self.wrong(&why)),
        }
    }

    /// The file is over.
    fn finish(self) -> Result<(), Failure> {
        self.complete()?;
        let (games, file) = (self.games, self.path.display());
        match self.only {
            _ if games == 0 => Err(Failure::Content(format!("{file} is empty: no game in it."))),
            Some(only) if only > games => Err(Failure::Content(format!(
                "{file} holds {games} games, so there is no game number {only}."
            ))),
            _ => Ok(()),
        }
    }

    /// Nothing may be missing from the game that we are in.
    fn complete(&self) -> Result<(), Failure> {
        match &self.open {
            Some(open) if !open.has_ended() => Err(Failure::Content(format!(
                "{}: game {} stops before its result: it is still being played, or the end is \
                 missing.",
                self.path.display(),
                self.games
            ))),
            _ => Ok(()),
        }
    }

    fn wrong(&self, why: &str) -> Failure {
        let (file, line, game) = (self.path.display(), self.number, self.games.max(1));
        Failure::Content(format!("{file}, line {line} (game {game}): {why}."))
    }
}
