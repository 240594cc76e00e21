//! `cinderpeek replay`: checks a record by the rules, and tells it in readable lines.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use crate::cli::story::{Narrator, Story};
use crate::cli::usage::args::{Args, Word};
use crate::cli::usage::help;
use crate::cli::usage::offered::Offered;
use crate::cli::{Failure, Language};
use crate::game::record::{LARGEST_LINE, RecordError, Replay, replay};
use crate::games::{GameName, with_game};
use crate::table::save::line::LineKind;
use crate::text::Texts;
use crate::text::terminal::record::Record;

/// Runs the command.
pub fn run(mut args: Args, out: &mut impl Write) -> Result<(), Failure> {
    let texts = args.texts;
    let (mut path, mut only): (Option<PathBuf>, Option<usize>) = (None, None);
    while let Some(word) = args.next_word()? {
        match word {
            Word::Option(name) if name == "help" || name == "h" => {
                return help::print(texts.terminal.help.replay, out);
            }
            Word::Option(name) if name == "game-number" => only = Some(args.number(&name)?),
            Word::Plain(file) if path.is_none() => path = Some(file.into()),
            other => return Err(args.unknown(&other)),
        }
    }
    let path = path.ok_or_else(|| args.usage(texts.terminal.arguments.which_file))?;
    if only == Some(0) {
        return Err(args.usage(texts.terminal.arguments.from_one));
    }
    let file = File::open(&path).map_err(|error| Failure::unread(texts, &path, &error))?;
    Reader { texts, path: &path, only, number: 0, games: 0, open: None }
        .read(BufReader::new(file), out)
}

/// Replays a file, or `only` one of its games, counted from 1, and tells it in that language.
pub fn read(
    language: Language,
    path: &Path,
    only: Option<usize>,
    file: impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let texts = language.texts();
    Reader { texts, path, only, number: 0, games: 0, open: None }.read(file, out)
}

/// A file on its way through.
struct Reader<'a> {
    texts: &'static Texts,
    path: &'a Path,
    only: Option<usize>,
    /// The line we are at, and the game.
    number: usize,
    games: usize,
    open: Option<Box<dyn OpenRecord>>,
}

/// The game that we are in, whichever it is.
trait OpenRecord {
    /// Who plays, by name.
    fn players(&self) -> String;
    /// Reads the next line: what it tells, or what is wrong with it.
    fn line(&mut self, text: &str, out: &mut dyn Write) -> Result<io::Result<()>, String>;
    /// Whether the result has been read.
    fn has_ended(&self) -> bool;
}

struct OpenReplay<G: Offered> {
    replay: Replay<G>,
    story: G::Story,
    narrator: Narrator,
    texts: &'static Texts,
}

impl<G: Offered> OpenRecord for OpenReplay<G> {
    fn players(&self) -> String {
        self.narrator.players()
    }

    fn line(&mut self, text: &str, out: &mut dyn Write) -> Result<io::Result<()>, String> {
        let told = self.replay.line(text).map_err(|why| words::<G>(&why, self.texts))?;
        Ok(self.story.tell(&self.narrator, &told, out))
    }

    fn has_ended(&self) -> bool {
        self.replay.has_ended()
    }
}

/// Opens the game of a header, or says what is wrong with it.
fn begin<G: Offered>(header: &str, texts: &'static Texts) -> Result<Box<dyn OpenRecord>, String> {
    let replay = Replay::<G>::begin(header).map_err(|why| words::<G>(&why, texts))?;
    let narrator = Narrator::new(replay.players(), texts);
    Ok(Box::new(OpenReplay::<G> { replay, story: G::Story::default(), narrator, texts }))
}

/// What is wrong with a line; only what players may read elsewhere is in their language.
fn words<G: Offered>(why: &RecordError, texts: &Texts) -> String {
    match why {
        RecordError::Setup(why) => texts.setup.error(G::GAME, *why),
        other => other.to_string(),
    }
}

impl Reader<'_> {
    fn read(mut self, mut file: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        let mut line = Vec::new();
        loop {
            line.clear();
            let read = file.by_ref().take(LARGEST_LINE + 1).read_until(b'\n', &mut line);
            let read = read.map_err(|error| Failure::unread(self.texts, self.path, &error))?;
            if read == 0 {
                return self.finish();
            }
            self.number += 1;
            if read as u64 > LARGEST_LINE {
                return Err(self.wrong(self.own().too_long));
            }
            let text = str::from_utf8(&line).map_err(|_| self.wrong(self.own().not_text))?;
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
        let game = replay::game_of(header).map_err(|why| self.wrong(why))?;
        let game: GameName = game.parse().map_err(|_| {
            let games = GameName::ALL.map(GameName::id).join(", ");
            self.wrong(self.own().no_game(&game.escape_debug().to_string(), &games))
        })?;
        let open =
            with_game!(game, G => begin::<G>(header, self.texts)).map_err(|why| self.wrong(why))?;
        if self.games > 1 && self.only.is_none() {
            writeln!(out)?;
        }
        writeln!(out, "{}", self.texts.terminal.story.game(self.games, &open.players()))?;
        self.open = Some(open);
        Ok(())
    }

    fn go_on(&mut self, text: &str, out: &mut impl Write) -> Result<(), Failure> {
        let Some(open) = &mut self.open else { return Ok(()) };
        match open.line(text, out) {
            Ok(told) => Ok(told?),
            Err(why) => Err(self.wrong(why)),
        }
    }

    /// The file is over.
    fn finish(self) -> Result<(), Failure> {
        self.complete()?;
        let (games, file) = (self.games, self.path.display().to_string());
        match self.only {
            _ if games == 0 => Err(Failure::Content(self.own().empty(&file))),
            Some(only) if only > games => {
                Err(Failure::Content(self.own().too_few(&file, games, only)))
            }
            _ => Ok(()),
        }
    }

    /// Nothing may be missing from the game that we are in.
    fn complete(&self) -> Result<(), Failure> {
        match &self.open {
            Some(open) if !open.has_ended() => {
                let file = self.path.display().to_string();
                Err(Failure::Content(self.own().no_result(&file, self.games)))
            }
            _ => Ok(()),
        }
    }

    fn wrong(&self, why: impl Display) -> Failure {
        let (file, game) = (self.path.display().to_string(), self.games.max(1));
        // A reason may be a sentence already.
        let why = format!("{}.", why.to_string().trim_end_matches('.'));
        Failure::Content(self.own().wrong(&file, self.number, game, &why))
    }

    fn own(&self) -> &'static Record {
        &self.texts.terminal.record
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_an_end_is_refused_with_a_sentence() {
        let endless = BufReader::new(io::repeat(b'x'));
        let refused = read(Language::English, Path::new("endless"), None, endless, &mut Vec::new());
        let Err(Failure::Content(why)) = refused else { panic!("it was read") };
        assert_eq!(why, "endless, line 1 (game 1): this line is longer than any line of a record.");
    }
}
