//! `cinderpeek simulate`: bots play whole games, and their wins are counted.

use std::ffi::OsString;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

use rand::RngExt;
use serde_json::json;

use super::Failure;
use super::args::{Args, Word};
use crate::bot::arena::Arena;
use crate::bot::{Crewed, Level};
use crate::game::record::{Player, Recorded, write};
use crate::game::set::Element;
use crate::game::{Chance, Game, Outcome, Set};
use crate::games::memoarrr::{Options, Side};
use crate::games::{self, Memoarrr};

const HELP: &str = "\
cinderpeek simulate: let bots play many games and count their wins

  --game NAME         memoarrr (the default)
  --players N         how many play: 2 (the default) to 4
  --bots A,B,…        who plays: random, cabin-boy, sailor, captain, kraken, or
                      the yardstick miser; fewer than players: the list is
                      repeated; who sits where changes from game to game
                      (captain is the default)
  --games N           how many games (1000 is the default)
  --seed S            a number; the same seed plays the same games
                      (the default is drawn anew each time)
  --expert            with the animals' abilities
  --ordered-stack     the chests lie in a known order
  --opening-ability   the opening reveal of a round has an ability, too
  --record FILE       write every game, in full, to FILE
  --json              print the counts as one line of JSON
";

/// What was asked for.
struct Request {
    game: String,
    players: u8,
    bots: Vec<Level>,
    games: u64,
    seed: u64,
    expert: bool,
    ordered_stack: bool,
    opening_ability: bool,
    record: Option<PathBuf>,
    json: bool,
}

/// Runs the command.
pub fn run(args: Vec<OsString>, out: &mut impl Write) -> Result<(), Failure> {
    let Some(request) = Request::read(Args::new("simulate", args))? else {
        return Ok(write!(out, "{HELP}")?);
    };
    let mut record = request.open_record()?;
    let count = simulate::<Memoarrr>(&request, &mut record, |luck| request.memoarrr(luck))?;
    if let (Some(record), Some(path)) = (&mut record, &request.record) {
        record.flush().map_err(|error| Failure::file("write", path, &error))?;
    }
    if request.json { count.print_json(out) } else { count.print(&request, out) }
}

impl Request {
    /// Understands the arguments; nothing if help is all that is wanted.
    fn read(mut args: Args) -> Result<Option<Self>, Failure> {
        let mut request = Self {
            game: Memoarrr::NAME.to_owned(),
            players: 2,
            bots: vec![Level::Captain],
            games: 1000,
            seed: rand::rng().random_range(0..1_000_000_000),
            expert: false,
            ordered_stack: false,
            opening_ability: false,
            record: None,
            json: false,
        };
        while let Some(word) = args.next_word()? {
            let Word::Option(name) = &word else { return Err(args.unknown(&word)) };
            match name.as_str() {
                "help" | "h" => return Ok(None),
                "game" => request.game = args.text(name)?,
                "players" => request.players = args.number(name)?,
                "bots" => request.bots = bots(&args.text(name)?).map_err(|why| args.usage(why))?,
                "games" => request.games = args.number(name)?,
                "seed" => request.seed = args.number(name)?,
                "expert" => request.expert = true,
                "ordered-stack" => request.ordered_stack = true,
                "opening-ability" => request.opening_ability = true,
                "record" => request.record = Some(args.path(name)?),
                "json" => request.json = true,
                _ => return Err(args.unknown(&word)),
            }
        }
        request.check().map_err(|why| args.usage(why))?;
        Ok(Some(request))
    }

    fn check(&self) -> Result<(), String> {
        if !games::NAMES.contains(&self.game.as_str()) {
            let (game, names) = (self.game.escape_default(), games::NAMES.join(", "));
            return Err(format!("There is no game \"{game}\". Choose among {names}."));
        }
        Options::basic(self.players).check(self.players).map_err(|bad| bad.0)?;
        if self.bots.len() > self.players.into() {
            let (bots, players) = (self.bots.len(), self.players);
            return Err(format!("{bots} bots do not fit on {players} seats."));
        }
        Ok(())
    }

    /// Created before the first game is played, so that nobody waits for an error.
    fn open_record(&self) -> Result<Option<BufWriter<File>>, Failure> {
        let Some(path) = &self.record else { return Ok(None) };
        match File::create(path) {
            Ok(file) => Ok(Some(BufWriter::new(file))),
            Err(error) => Err(Failure::file("write", path, &error)),
        }
    }

    /// The options of the next game: everybody sits down at any side (M7).
    fn memoarrr(&self, luck: &mut Chance) -> Options {
        let mut sides = Side::ALL;
        luck.shuffle(&mut sides);
        Options {
            expert: self.expert,
            ordered_stack: self.ordered_stack,
            opening_ability: self.opening_ability,
            sides: sides.into_iter().take(self.players.into()).collect::<Set<_>>(),
            first: None,
        }
    }

    /// Who sits on which seat in that game: everybody moves on by one from game to game.
    fn seating(&self, game: u64) -> Vec<Level> {
        let players = u64::from(self.players);
        let seat = |seat| self.bots[((seat + game) % players) as usize % self.bots.len()];
        (0..players).map(seat).collect()
    }
}

fn bots(names: &str) -> Result<Vec<Level>, String> {
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

fn simulate<G: Crewed + Recorded>(
    request: &Request,
    record: &mut Option<BufWriter<File>>,
    mut options: impl FnMut(&mut Chance) -> G::Options,
) -> Result<Count, Failure> {
    let mut count = Count::default();
    let begun = Instant::now();
    for game in 0..request.games {
        let levels = request.seating(game);
        let mut luck = Chance::from_number(request.seed, game * 8);
        let options = options(&mut luck);
        let state =
            G::deal(&options, request.players, &mut luck).map_err(|bad| Failure::Usage(bad.0))?;
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

fn recorded<G: Crewed + Recorded>(
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

/// What is counted.
#[derive(Default)]
struct Count {
    games: u64,
    moves: u64,
    seconds: f64,
    /// For each level that played: how often it sat at a table, and how many victories it has,
    /// shared ones in parts.
    bots: Vec<(Level, u64, f64)>,
}

impl Count {
    fn add(&mut self, levels: &[Level], outcome: &Outcome) {
        self.games += 1;
        for (seat, level) in levels.iter().enumerate() {
            let at = self.bots.iter().position(|(seen, ..)| seen == level).unwrap_or_else(|| {
                self.bots.push((*level, 0, 0.0));
                self.bots.len() - 1
            });
            let won = outcome.winners.contains(Element::from_index(seat));
            self.bots[at].1 += 1;
            self.bots[at].2 += if won { outcome.share() } else { 0.0 };
        }
    }

    fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds.max(1e-9)
    }

    fn print_json(&self, out: &mut impl Write) -> Result<(), Failure> {
        let bot = |(level, games, wins): &(Level, u64, f64)| {
            let share = wins / *games as f64;
            (level.to_string(), json!({ "games": games, "wins": wins, "share": share }))
        };
        let line = json!({
            "games": self.games,
            "moves": self.moves,
            "seconds": self.seconds,
            "games_per_s": self.games_per_second(),
            "bots": self.bots.iter().map(bot).collect::<serde_json::Map<_, _>>(),
        });
        Ok(writeln!(out, "{line}")?)
    }

    fn print(&self, request: &Request, out: &mut impl Write) -> Result<(), Failure> {
        let kind = if request.expert { "expert" } else { "basic" };
        let (games, players, seed) = (self.games, request.players, request.seed);
        writeln!(out, "{games} {kind} games of Memoarrr! at {players} players, seed {seed}")?;
        for (level, games, wins) in &self.bots {
            let share = 100.0 * wins / *games as f64;
            let (low, high) = interval(*wins, *games as f64);
            writeln!(
                out,
                "  {level:9}  {wins:9.1} wins in {games} games: {share:.1} % ({:.1} to {:.1})",
                100.0 * low,
                100.0 * high
            )?;
        }
        let (moves, seconds, speed) = (self.moves, self.seconds, self.games_per_second());
        Ok(writeln!(out, "{moves} moves in {seconds:.2} s: {speed:.0} games a second")?)
    }
}

/// Between which shares the truth lies in 95 % of cases (Wilson's interval).
fn interval(wins: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let share = wins / games;
    let centre = share + Z * Z / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    (((centre - spread) / scale).max(0.0), ((centre + spread) / scale).min(1.0))
}
