//! `cinderpeek audit`: whether a saved game was dealt fairly and played by the rules.
//!
//! Nothing in the file is believed: from the bytes that everybody added the game is dealt again,
//! every action is played again, and each line has to be, to the letter, what a host would write.

use std::ffi::OsString;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::args::{Args, Word};
use super::{Failure, line};
use crate::game::record::replay;
use crate::game::{Chance, Playback};
use crate::games::{GameName, with_game};
use crate::table::game::fair::{Promise, seed};
use crate::table::save::line::{self as save_line, Dealt, LineKind, SaveLine};
use crate::table::{Hosted, Kind};

const HELP: &str = "\
cinderpeek audit FILE: check that a saved game was dealt fairly

A host saves its games in its profile folder (table.jsonl, and games/ for older ones).

  --data DIR   the profile folder (nothing of it is needed here)
  --json       a line of JSON for each game

It exits with 0 if every game was dealt as agreed and played by the rules, and with 1 if not.
";

/// Runs the command.
pub fn run(args: Vec<OsString>, out: &mut impl Write) -> Result<(), Failure> {
    let mut args = Args::new("audit", args);
    let (mut path, mut json): (Option<PathBuf>, bool) = (None, false);
    while let Some(word) = args.next_word()? {
        match word {
            Word::Option(name) if name == "help" || name == "h" => {
                return Ok(write!(out, "{HELP}")?);
            }
            Word::Option(name) if name == "json" => json = true,
            Word::Option(name) if name == "data" => drop(args.path(&name)?),
            Word::Plain(file) if path.is_none() => path = Some(file.into()),
            other => return Err(args.unknown(&other)),
        }
    }
    let path = path.ok_or_else(|| args.usage("Which file?"))?;
    let text = fs::read(&path).map_err(|error| Failure::file("read", &path, &error))?;
    let text = String::from_utf8_lossy(&text);
    with_game!(game_of(&text), G => audit::<G>(&path, &text, json, out))
}

/// The game that a file is of: the first that it names. If it names none, any will say so.
fn game_of(text: &str) -> GameName {
    let header = text.lines().find(|line| LineKind::of(line) == Some(LineKind::Header));
    let game = header.and_then(|header| replay::game_of(header).ok());
    game.and_then(|game| game.parse().ok()).unwrap_or_default()
}

/// Checks the file of one table, which plays one game.
fn audit<G: Hosted>(
    path: &Path,
    text: &str,
    json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut audit = Audit::<G> { path, games: 0, open: None };
    for (number, text) in (1..).zip(text.lines()) {
        audit.line(number, text, json, out)?;
    }
    audit.finish()
}

/// A file on its way through the rules.
struct Audit<'a, G: Hosted> {
    path: &'a Path,
    games: usize,
    open: Option<Open<G>>,
}

/// The game that we are in.
struct Open<G: Hosted> {
    game: Playback<G>,
    /// The lines that must come next.
    expected: Vec<String>,
}

impl<G: Hosted> Audit<'_, G> {
    fn line(
        &mut self,
        number: usize,
        text: &str,
        json: bool,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        // Who was at the table is not part of the game.
        let kind = LineKind::of(text);
        if text.trim().is_empty() || kind == Some(LineKind::Table) {
            return Ok(());
        }
        let audited = match kind {
            Some(LineKind::Header) => self.begin(text),
            _ => self.go_on(text),
        };
        audited.map_err(|why| {
            let (file, game) = (self.path.display(), self.games.max(1));
            Failure::Content(format!("{file}, line {number} (game {game}): {why}"))
        })?;
        if kind == Some(LineKind::Result) {
            self.report(text, json, out)?;
        }
        Ok(())
    }

    fn begin(&mut self, header: &str) -> Result<(), String> {
        if self.open.is_some() {
            return Err("the game before stops in the middle.".to_owned());
        }
        self.games += 1;
        let Some(SaveLine::<G>::Header(fair)) = SaveLine::read(header) else {
            return Err("this game does not say how its deal came about, so nobody can check it. \
                        cinderpeek replay checks that it was played by the rules."
                .to_owned());
        };
        let Dealt { agreement, secret, shares } = &*fair;
        match agreement.broken_by(secret, shares) {
            Some(Promise::Host) => return Err("the host did not keep its promise.".to_owned()),
            Some(Promise::Seat(seat)) => {
                return Err(format!("what seat {seat} added is not what it had promised."));
            }
            None => {}
        }
        let chance = Chance::from_seed(seed(secret, shares));
        let game = agreement.deal(chance).map_err(|bad| bad.0)?;
        let mut expected = save_line::beginning(&fair, &players(header)?, &game.state);
        expected.reverse();
        let open = Open { game, expected };
        self.open.insert(open).expect_line(header)
    }

    fn go_on(&mut self, text: &str) -> Result<(), String> {
        let open = self.open.as_mut().ok_or("there is no game that this belongs to.")?;
        if open.expected.is_empty() {
            open.play(text)?;
        }
        open.expect_line(text)
    }

    fn report(&mut self, result: &str, json: bool, out: &mut impl Write) -> Result<(), Failure> {
        let Some(open) = self.open.take() else { return Ok(()) };
        let result: Value = serde_json::from_str(result).unwrap_or_default();
        let (game, actions) = (self.games, open.game.seq);
        if json {
            let value = json!({ "game": game, "actions": actions, "result": result["result"] });
            return line::event(out, "fair", &value);
        }
        Ok(writeln!(
            out,
            "Game {game}: fair. It was dealt as agreed, and all of its {actions} actions are by the \
             rules."
        )?)
    }

    fn finish(&self) -> Result<(), Failure> {
        let file = self.path.display();
        match (&self.open, self.games) {
            (Some(open), game) => Err(Failure::Content(format!(
                "{file}: game {game} is fair as far as it goes, but stops after {} actions: it is \
                 still being played, or the end is missing.",
                open.game.seq
            ))),
            (None, 0) => Err(Failure::Content(format!("{file} holds no game."))),
            (None, _) => Ok(()),
        }
    }
}

impl<G: Hosted> Open<G> {
    fn play(&mut self, text: &str) -> Result<(), String> {
        let Some(SaveLine::<G>::Action(seat, action)) = SaveLine::read(text) else {
            return Err("this is no action.".to_owned());
        };
        let events = self.game.play(seat, &action).map_err(|illegal| illegal.to_string())?;
        self.expected = save_line::action::<G>(seat, &action, &events, &self.game.state);
        self.expected.reverse();
        Ok(())
    }

    fn expect_line(&mut self, text: &str) -> Result<(), String> {
        match self.expected.pop() {
            Some(expected) if expected == text => Ok(()),
            _ => Err("this is not what the agreed deal gives.".to_owned()),
        }
    }
}

/// The names and kinds of the players, as the header tells them.
fn players(header: &str) -> Result<Vec<(String, Kind)>, String> {
    let header: Value = serde_json::from_str(header).map_err(|error| error.to_string())?;
    let seats = header["seats"].as_array().ok_or("the header does not say who played.")?;
    let player = |seat: &Value| {
        let kind = seat["player"].as_str().unwrap_or_default().to_owned();
        Ok((seat["name"].as_str().unwrap_or_default().to_owned(), Kind::try_from(kind)?))
    };
    seats.iter().map(player).collect()
}
