//! `cinderpeek simulate`: bots play whole games, and their wins are counted.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use rand::RngExt;

mod count;
pub mod tally;

use crate::bot::Level;
use crate::bot::arena::Arena;
use crate::cli::Failure;
use crate::cli::usage::args::{Args, Word};
use crate::cli::usage::help;
use crate::cli::usage::offered::Offered;
use crate::cli::usage::variant::Variant;
use crate::game::record::{PlayerEntry, write};
use crate::game::{Chance, Outcome, Set};
use crate::games::with_game;
use crate::text::Texts;
use count::Count;
use tally::TuningTally;

/// What was asked for.
struct Asked {
    variant: Variant,
    players: Option<u8>,
    bots: Vec<Level>,
    games: u64,
    seed: u64,
    record: Option<PathBuf>,
    json: bool,
    tally: bool,
}

/// Runs the command.
pub fn run(mut args: Args, out: &mut impl Write) -> Result<(), Failure> {
    let Some(asked) = Asked::read(&mut args)? else {
        let help = &args.texts.terminal.help;
        return help::print_with_games(help.simulate, help, out);
    };
    with_game!(asked.variant.game(), G => report::<G>(&asked, &args, out))
}

fn report<G: Offered>(asked: &Asked, args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let texts = args.texts;
    let players = asked.players.unwrap_or_else(|| G::usual_players(&asked.variant));
    asked.variant.options::<G>(players, asked.bots.len(), args)?;
    let mut tally = match (asked.tally, G::TALLY) {
        (false, _) => None,
        (true, Some(new)) => Some(new()),
        (true, None) => return Err(args.usage(texts.terminal.arguments.no_tally)),
    };
    let mut record = asked.open_record(texts)?;
    let count = simulate::<G>(asked, players, &mut record, &mut tally, texts)?;
    if let Some(mut record) = record {
        record.flush().map_err(|error| asked.unwritten(texts, &error))?;
    }
    if asked.json {
        return count.print_json(tally.map(|tally| tally.json()), out);
    }
    let title = format!("{}{}", texts.offer.name(G::GAME), asked.variant.in_words());
    let title = texts.terminal.simulation.title(asked.games, &title, players, asked.seed);
    writeln!(out, "{title}")?;
    count.print(&texts.terminal.simulation, players == 1, out)?;
    for line in tally.iter().flat_map(|tally| tally.lines(texts)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

impl Asked {
    /// Understands the arguments; nothing if help is all that is wanted.
    fn read(args: &mut Args) -> Result<Option<Self>, Failure> {
        let mut asked = Self {
            variant: Variant::default(),
            players: None,
            bots: vec![Level::Captain],
            games: 1000,
            seed: rand::rng().random_range(0..1_000_000_000),
            record: None,
            json: false,
            tally: false,
        };
        while let Some(word) = args.next_word()? {
            let Word::Option(name) = &word else { return Err(args.unknown(&word)) };
            match name.as_str() {
                "help" | "h" => return Ok(None),
                "players" => asked.players = Some(args.number(name)?),
                "bots" => asked.bots = args.bots(name)?,
                "games" => asked.games = args.number(name)?,
                "seed" => asked.seed = args.number(name)?,
                "record" => asked.record = Some(args.path(name)?),
                "json" => asked.json = true,
                "tally" => asked.tally = true,
                _ if asked.variant.take(name, args)? => {}
                _ => return Err(args.unknown(&word)),
            }
        }
        Ok(Some(asked))
    }

    /// Created before the first game is played, so that nobody waits for an error.
    fn open_record(&self, texts: &Texts) -> Result<Option<BufWriter<File>>, Failure> {
        let Some(path) = &self.record else { return Ok(None) };
        match File::create(path) {
            Ok(file) => Ok(Some(BufWriter::new(file))),
            Err(error) => Err(self.unwritten(texts, &error)),
        }
    }

    fn unwritten(&self, texts: &Texts, error: &io::Error) -> Failure {
        Failure::unwritten(texts, self.record.as_deref().unwrap_or(Path::new("")), error)
    }

    /// Who sits on which seat in that game: everybody moves on by one from game to game.
    fn seating(&self, game: u64, players: u8) -> Vec<Level> {
        let players = u64::from(players);
        let seat = |seat| self.bots[((seat + game) % players) as usize % self.bots.len()];
        (0..players).map(seat).collect()
    }
}

/// Who is called what at the table: by level, and by number where there are several.
pub(crate) fn players(levels: &[Level]) -> Vec<PlayerEntry> {
    let name = |seat: usize, level: Level| {
        let before = levels[..seat].iter().filter(|other| **other == level).count();
        match before {
            0 => level.to_string(),
            _ => format!("{level} {}", before + 1),
        }
    };
    let player = |(seat, level): (usize, &Level)| PlayerEntry {
        name: name(seat, *level),
        player: format!("bot:{level}"),
    };
    levels.iter().enumerate().map(player).collect()
}

fn simulate<G: Offered>(
    asked: &Asked,
    players: u8,
    record: &mut Option<BufWriter<File>>,
    tally: &mut Option<Box<dyn TuningTally<G>>>,
    texts: &Texts,
) -> Result<Count, Failure> {
    let mut count = Count::default();
    let begun = Instant::now();
    for game in 0..asked.games {
        let levels = asked.seating(game, players);
        let mut luck = Chance::from_number(asked.seed, game * 8);
        let options = G::options(&asked.variant, players, &mut luck);
        let state = G::deal(&options, players, &mut luck)
            .map_err(|why| Failure::Content(texts.setup.error(G::GAME, why)))?;
        tally.iter_mut().for_each(|tally| tally.begin(&state));
        let bots = (1..)
            .zip(&levels)
            .map(|(seat, level)| G::bot(*level, Chance::from_number(asked.seed, game * 8 + seat)));
        let arena = Arena::<G>::new(state, luck, bots.collect());
        let outcome = play(arena, &options, &levels, record, &mut count, tally)
            .map_err(|error| asked.unwritten(texts, &error))?;
        count.add(&levels, &outcome);
    }
    count.seconds = begun.elapsed().as_secs_f64();
    Ok(count)
}

/// Plays a game to its end, and writes and tallies it where that is wanted.
fn play<G: Offered>(
    mut arena: Arena<G>,
    options: &G::Options,
    levels: &[Level],
    record: &mut Option<impl Write>,
    count: &mut Count,
    tally: &mut Option<Box<dyn TuningTally<G>>>,
) -> io::Result<Outcome> {
    if let Some(file) = record {
        write::beginning::<G>(file, options, &players(levels), arena.state(), &())?;
    }
    while let Some(played) = arena.step() {
        count.moves += 1;
        if let Some(file) = record {
            write::action::<G>(file, played.seat, &played.action, played.events)?;
        }
        tally.iter_mut().for_each(|tally| tally.add(played.events));
    }
    let outcome = G::outcome(arena.state());
    let outcome = outcome.unwrap_or(Outcome { scores: Vec::new(), winners: Set::EMPTY });
    tally.iter_mut().for_each(|tally| tally.end(arena.state(), &outcome));
    if let Some(file) = record {
        write::result(file, &outcome)?;
    }
    Ok(outcome)
}
