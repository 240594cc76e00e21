//! `cinderpeek simulate`: bots play whole games, and their wins are counted.

use std::ffi::OsString;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

use rand::RngExt;

mod count;

use super::Failure;
use super::args::{Args, Word};
use super::offered::Offered;
use super::variant::{self, Variant};
use crate::bot::arena::Arena;
use crate::bot::{Level, LevelError};
use crate::game::record::{Player, write};
use crate::game::{Chance, Game, Outcome, Set};
use crate::games::with_game;
use count::Count;

const HELP: &str = "\
cinderpeek simulate: let bots play many games and count their wins

  --players N         how many play: 2 (the default) to 4; ptibapt: 2, or 1 solo
  --bots A,B,…        who plays: random, cabin-boy, sailor, captain, kraken, or
                      the yardstick miser; fewer than players: the list is
                      repeated; who sits where changes from game to game
                      (captain is the default)
  --games N           how many games (1000 is the default)
  --seed S            a number; the same seed plays the same games
                      (the default is drawn anew each time)
  --record FILE       write every game, in full, to FILE
  --json              print the counts as one line of JSON
";

/// What was asked for.
struct Request {
    variant: Variant,
    players: Option<u8>,
    bots: Vec<Level>,
    games: u64,
    seed: u64,
    record: Option<PathBuf>,
    json: bool,
}

/// Runs the command.
pub fn run(args: Vec<OsString>, out: &mut impl Write) -> Result<(), Failure> {
    let Some(request) = Request::read(Args::new("simulate", args))? else {
        return Ok(write!(out, "{HELP}{}", variant::HELP)?);
    };
    with_game!(request.variant.game(), G => report::<G>(&request, out))
}

fn report<G: Offered>(request: &Request, out: &mut impl Write) -> Result<(), Failure> {
    let players = request.check::<G>().map_err(|why| usage(&why))?;
    let mut record = request.open_record()?;
    let count = simulate::<G>(request, players, &mut record)?;
    if let (Some(record), Some(path)) = (&mut record, &request.record) {
        record.flush().map_err(|error| Failure::file("write", path, &error))?;
    }
    if request.json {
        return count.print_json(out);
    }
    let title = format!("{}{}", G::GAME.title(), request.variant.in_words());
    count.print(&title, players, request.seed, out)
}

fn usage(why: &str) -> Failure {
    Args::new("simulate", Vec::new()).usage(why)
}

impl Request {
    /// Understands the arguments; nothing if help is all that is wanted.
    fn read(mut args: Args) -> Result<Option<Self>, Failure> {
        let mut request = Self {
            variant: Variant::default(),
            players: None,
            bots: vec![Level::Captain],
            games: 1000,
            seed: rand::rng().random_range(0..1_000_000_000),
            record: None,
            json: false,
        };
        while let Some(word) = args.next_word()? {
            let Word::Option(name) = &word else { return Err(args.unknown(&word)) };
            match name.as_str() {
                "help" | "h" => return Ok(None),
                "players" => request.players = Some(args.number(name)?),
                "bots" => request.bots = bots(&args.text(name)?).map_err(|why| args.usage(why))?,
                "games" => request.games = args.number(name)?,
                "seed" => request.seed = args.number(name)?,
                "record" => request.record = Some(args.path(name)?),
                "json" => request.json = true,
                _ if request.variant.take(name, &mut args)? => {}
                _ => return Err(args.unknown(&word)),
            }
        }
        Ok(Some(request))
    }

    /// How many play, or why they cannot.
    fn check<G: Offered>(&self) -> Result<u8, String> {
        self.variant.check()?;
        let players = self.players.unwrap_or_else(|| G::usual_players(&self.variant));
        let mut luck = Chance::from_number(0, 0);
        let options = G::options(&self.variant, players, &mut luck);
        G::deal(&options, players, &mut luck).map_err(|bad| bad.0)?;
        if self.bots.len() > players.into() {
            return Err(format!("{} bots do not fit on {players} seats.", self.bots.len()));
        }
        Ok(players)
    }

    /// Created before the first game is played, so that nobody waits for an error.
    fn open_record(&self) -> Result<Option<BufWriter<File>>, Failure> {
        let Some(path) = &self.record else { return Ok(None) };
        match File::create(path) {
            Ok(file) => Ok(Some(BufWriter::new(file))),
            Err(error) => Err(Failure::file("write", path, &error)),
        }
    }

    /// Who sits on which seat in that game: everybody moves on by one from game to game.
    fn seating(&self, game: u64, players: u8) -> Vec<Level> {
        let players = u64::from(players);
        let seat = |seat| self.bots[((seat + game) % players) as usize % self.bots.len()];
        (0..players).map(seat).collect()
    }
}

fn bots(names: &str) -> Result<Vec<Level>, LevelError> {
    names.split(',').map(|name| name.trim().parse()).collect()
}

/// Who is called what at the table: by level, and by number where there are several.
pub(super) fn players(levels: &[Level]) -> Vec<Player> {
    let name = |seat: usize, level: Level| {
        let before = levels[..seat].iter().filter(|other| **other == level).count();
        match before {
            0 => level.to_string(),
            _ => format!("{level} {}", before + 1),
        }
    };
    let player = |(seat, level): (usize, &Level)| Player {
        name: name(seat, *level),
        player: format!("bot:{level}"),
    };
    levels.iter().enumerate().map(player).collect()
}

fn simulate<G: Offered>(
    request: &Request,
    players: u8,
    record: &mut Option<BufWriter<File>>,
) -> Result<Count, Failure> {
    let mut count = Count::default();
    let begun = Instant::now();
    for game in 0..request.games {
        let levels = request.seating(game, players);
        let mut luck = Chance::from_number(request.seed, game * 8);
        let options = G::options(&request.variant, players, &mut luck);
        let state = G::deal(&options, players, &mut luck).map_err(|bad| Failure::Usage(bad.0))?;
        let bots = (1..).zip(&levels).map(|(seat, level)| {
            G::bot(*level, Chance::from_number(request.seed, game * 8 + seat))
        });
        let arena = Arena::<G>::new(state, luck, bots.collect());
        let outcome = match (record.as_mut(), &request.record) {
            (Some(file), Some(path)) => recorded(arena, &options, &levels, file, &mut count)
                .map_err(|error| Failure::file("write", path, &error))?,
            _ => unrecorded(arena, &mut count),
        };
        count.add(&levels, &outcome);
    }
    count.seconds = begun.elapsed().as_secs_f64();
    Ok(count)
}

fn unrecorded<G: Game>(mut arena: Arena<G>, count: &mut Count) -> Outcome {
    while arena.step().is_some() {
        count.moves += 1;
    }
    result(&arena)
}

fn recorded<G: Offered>(
    mut arena: Arena<G>,
    options: &G::Options,
    levels: &[Level],
    file: &mut impl Write,
    count: &mut Count,
) -> std::io::Result<Outcome> {
    write::beginning::<G>(file, options, &players(levels), arena.state())?;
    while let Some(played) = arena.step() {
        count.moves += 1;
        write::action::<G>(file, played.seat, &played.action, played.events)?;
    }
    let outcome = result(&arena);
    write::result(file, &outcome)?;
    Ok(outcome)
}

fn result<G: Game>(arena: &Arena<G>) -> Outcome {
    G::outcome(arena.state()).unwrap_or(Outcome { scores: Vec::new(), winners: Set::EMPTY })
}
