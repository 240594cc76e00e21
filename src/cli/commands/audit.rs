//! `cinderpeek audit`: whether a saved game was played by the rules, and dealt as a seat had agreed.
//!
//! Nothing in the file is believed: from the bytes that everybody added the game is dealt again,
//! every action is played again, and each line has to be, to the letter, what a host would write.
//! But a host can make up a whole file. Only who took part in the deal can tell that it is the one
//! that was agreed: a seat's own file names the agreement for which its bytes were opened.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::json;

use crate::cli::usage::args::{Args, Word};
use crate::cli::usage::help;
use crate::cli::{Failure, output};
use crate::client::SeatCredentials;
use crate::game::record::{LARGEST_FILE, PlayerEntry, replay};
use crate::game::{Chance, Playback};
use crate::games::{GameName, with_game};
use crate::storage::private_file;
use crate::table::game::fair::{Promise, seed};
use crate::table::save::line::{self as save_line, Dealt, LineKind, SaveLine};
use crate::table::{Hosted, Kind};
use crate::text::terminal::record::Record;

/// Runs the command.
pub fn run(mut args: Args, out: &mut impl Write) -> Result<(), Failure> {
    let texts = args.texts;
    let (mut path, mut seat, mut json): (Option<PathBuf>, Option<PathBuf>, bool) =
        (None, None, false);
    while let Some(word) = args.next_word()? {
        match word {
            Word::Option(name) if name == "help" || name == "h" => {
                return help::print(texts.terminal.help.audit, out);
            }
            Word::Option(name) if name == "json" => json = true,
            Word::Option(name) if name == "seat" => seat = Some(args.path(&name)?),
            Word::Option(name) if name == "data" => drop(args.path(&name)?),
            Word::Plain(file) if path.is_none() => path = Some(file.into()),
            other => return Err(args.unknown(&other)),
        }
    }
    let path = path.ok_or_else(|| args.usage(texts.terminal.arguments.which_file))?;
    let text = private_file::read_up_to(&path, LARGEST_FILE)
        .map_err(|error| Failure::unread(texts, &path, &error))?;
    let text = String::from_utf8_lossy(&text);
    let seat = seat.map(|seat| read_seat(&seat)).transpose();
    let seat = seat.map_err(|(seat, error)| Failure::unread(texts, &seat, &error))?;
    let texts = &texts.terminal.record;
    with_game!(game_of(&text), G => {
        Audit::<G> { texts, path: &path, json, seat, agreed: false, games: 0, open: None }
            .read(&text, out)
    })
}

/// The game that a file is of: the first that it names. If it names none, any will say so.
fn game_of(text: &str) -> GameName {
    let header = text.lines().find(|line| LineKind::of(line) == Some(LineKind::Header));
    let game = header.and_then(|header| replay::game_of(header).ok());
    game.and_then(|game| game.parse().ok()).unwrap_or_default()
}

/// What a seat has kept of the deal that it took part in last.
fn read_seat(path: &Path) -> Result<SeatCredentials, (PathBuf, io::Error)> {
    let read = private_file::read(path).and_then(|text| Ok(serde_json::from_str(&text)?));
    read.map_err(|error| (path.to_owned(), error))
}

/// A file on its way through the rules.
struct Audit<'a, G: Hosted> {
    texts: &'static Record,
    path: &'a Path,
    json: bool,
    seat: Option<SeatCredentials>,
    /// Whether the seat agreed to one of these games.
    agreed: bool,
    games: usize,
    open: Option<OpenGame<G>>,
}

/// The game that we are in.
struct OpenGame<G: Hosted> {
    game: Playback<G>,
    /// The lines that must come next.
    expected: Vec<String>,
    /// Whether the seat agreed to this game.
    agreed: bool,
}

/// Why a line cannot stand there.
enum LineFault {
    /// The game before has no end.
    Stops,
    /// The header does not say how the deal came about.
    Unchecked,
    Broken(Promise),
    NoDeal,
    NoPlayers,
    /// No header stands before it.
    NoGame,
    NoAction,
    Illegal(String),
    NotAsAgreed,
}

impl LineFault {
    fn words(&self, texts: &Record) -> String {
        match self {
            Self::Stops => texts.stops,
            Self::Unchecked => texts.unchecked,
            Self::Broken(Promise::Host) => texts.host_broke,
            Self::Broken(Promise::Seat(seat)) => return texts.seat_broke(&seat.to_string()),
            Self::NoDeal => texts.no_deal,
            Self::NoPlayers => texts.no_players,
            Self::NoGame => texts.belongs_nowhere,
            Self::NoAction => texts.no_action,
            Self::Illegal(why) => return texts.illegal(why),
            Self::NotAsAgreed => texts.not_as_agreed,
        }
        .to_owned()
    }
}

impl<G: Hosted> Audit<'_, G> {
    /// Checks the file of one table, which plays one game.
    fn read(mut self, text: &str, out: &mut impl Write) -> Result<(), Failure> {
        for (number, text) in (1..).zip(text.lines()) {
            self.line(number, text, out)?;
        }
        self.finish()
    }

    fn line(&mut self, number: usize, text: &str, out: &mut impl Write) -> Result<(), Failure> {
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
            let (file, game) = (self.path.display().to_string(), self.games.max(1));
            Failure::Content(self.texts.wrong(&file, number, game, &why.words(self.texts)))
        })?;
        if kind == Some(LineKind::Result) {
            self.report(out)?;
        }
        Ok(())
    }

    fn begin(&mut self, header: &str) -> Result<(), LineFault> {
        if self.open.is_some() {
            return Err(LineFault::Stops);
        }
        self.games += 1;
        let Some(SaveLine::<G>::Header(fair)) = SaveLine::read(header) else {
            return Err(LineFault::Unchecked);
        };
        let Dealt { agreement, secret, shares } = &*fair;
        if let Some(promise) = agreement.broken_by(secret, shares) {
            return Err(LineFault::Broken(promise));
        }
        let chance = Chance::from_seed(seed(secret, shares));
        let game = agreement.deal(chance).map_err(|_| LineFault::NoDeal)?;
        let players = players(header).ok_or(LineFault::NoPlayers)?;
        let mut expected = save_line::beginning(&fair, &players, &game.state);
        expected.reverse();
        let agreed = self.seat.as_ref().is_some_and(|seat| {
            seat.agreed == Some(agreement.digest())
                && seat.share.is_some_and(|share| shares.contains(&share))
        });
        self.agreed |= agreed;
        let open = OpenGame { game, expected, agreed };
        self.open.insert(open).expect_line(header)
    }

    fn go_on(&mut self, text: &str) -> Result<(), LineFault> {
        let open = self.open.as_mut().ok_or(LineFault::NoGame)?;
        if open.expected.is_empty() {
            open.play(text)?;
        }
        open.expect_line(text)
    }

    fn report(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let Some(open) = self.open.take() else { return Ok(()) };
        let (game, actions) = (self.games, open.game.seq as usize);
        if self.json {
            // The line was, to the letter, what the rules give.
            let result = G::outcome(&open.game.state);
            let value = json!({ "game": game, "actions": actions, "result": result });
            let name = if open.agreed { "fair" } else { "by_the_rules" };
            return output::event(out, name, &value);
        }
        let words = match open.agreed {
            true => self.texts.fair(game, actions),
            false => self.texts.by_the_rules(game, actions),
        };
        Ok(writeln!(out, "{words}")?)
    }

    fn finish(&self) -> Result<(), Failure> {
        let file = self.path.display().to_string();
        match (&self.open, self.games) {
            (Some(open), game) => {
                Err(Failure::Content(self.texts.fair_so_far(&file, game, open.game.seq as usize)))
            }
            (None, 0) => Err(Failure::Content(self.texts.no_games(&file))),
            (None, _) if self.seat.is_some() && !self.agreed => {
                Err(Failure::Content(self.texts.other_agreement(&file)))
            }
            (None, _) => Ok(()),
        }
    }
}

impl<G: Hosted> OpenGame<G> {
    fn play(&mut self, text: &str) -> Result<(), LineFault> {
        let Some(SaveLine::<G>::Action(seat, action)) = SaveLine::read(text) else {
            return Err(LineFault::NoAction);
        };
        let played = self.game.play(seat, &action);
        let events = played.map_err(|illegal| LineFault::Illegal(illegal.to_string()))?;
        self.expected = save_line::action::<G>(seat, &action, &events, &self.game.state);
        self.expected.reverse();
        Ok(())
    }

    fn expect_line(&mut self, text: &str) -> Result<(), LineFault> {
        match self.expected.pop() {
            Some(expected) if expected == text => Ok(()),
            _ => Err(LineFault::NotAsAgreed),
        }
    }
}

/// The players, as the header tells them.
fn players(header: &str) -> Option<Vec<PlayerEntry>> {
    let Seats { seats } = serde_json::from_str(header).ok()?;
    let is_known = |seat: &PlayerEntry| Kind::try_from(seat.player.clone()).is_ok();
    seats.iter().all(is_known).then_some(seats)
}

/// What a header says of the players.
#[derive(Deserialize)]
struct Seats {
    seats: Vec<PlayerEntry>,
}
