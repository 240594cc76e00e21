//! What is counted in a simulation.

use std::io::Write;

use serde_json::{Value, json};

use crate::bot::Level;
use crate::cli::Failure;
use crate::game::Outcome;
use crate::game::set::Element;
use crate::text::terminal::simulation::Simulation;

/// What is counted.
#[derive(Default)]
pub struct Count {
    games: u64,
    /// How many actions were played.
    pub moves: u64,
    /// How long it took.
    pub seconds: f64,
    bots: Vec<Success>,
}

/// How a level did.
struct Success {
    level: Level,
    /// How often it sat at a table, and how often of these a victory was shared, by anybody.
    games: u64,
    shared: u64,
    /// Its victories, shared ones in parts; and those that it has to itself.
    wins: f64,
    alone: u64,
    /// All its scores together.
    score: f64,
}

impl Count {
    /// One more game.
    pub fn add(&mut self, levels: &[Level], outcome: &Outcome) {
        self.games += 1;
        let shared = outcome.winners.len() > 1;
        for (seat, level) in levels.iter().enumerate() {
            let won = outcome.winners.contains(Element::from_index(seat));
            let score = outcome.scores.get(seat).map_or(0, |score| score.in_thousandths());
            let success = self.of(*level);
            success.games += 1;
            success.shared += u64::from(shared);
            success.wins += if won { outcome.share() } else { 0.0 };
            success.alone += u64::from(won && !shared);
            success.score += score as f64 / 1000.0;
        }
    }

    fn of(&mut self, level: Level) -> &mut Success {
        let known = self.bots.iter().position(|success| success.level == level);
        let at = known.unwrap_or_else(|| {
            self.bots.push(Success::new(level));
            self.bots.len() - 1
        });
        &mut self.bots[at]
    }

    fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds.max(1e-9)
    }

    /// As one line of JSON, with what was tallied.
    pub fn print_json(&self, tally: Option<Value>, out: &mut impl Write) -> Result<(), Failure> {
        let bot = |success: &Success| {
            let Success { level, games, shared, wins, alone, score } = success;
            let (share, score) = (success.share(), score / *games as f64);
            let counts = json!({
                "games": games, "wins": wins, "share": share,
                "shared": shared, "alone": alone, "score": score,
            });
            (level.to_string(), counts)
        };
        let mut line = json!({
            "games": self.games,
            "moves": self.moves,
            "seconds": self.seconds,
            "games_per_s": self.games_per_second(),
            "bots": self.bots.iter().map(bot).collect::<serde_json::Map<_, _>>(),
        });
        if let Some(tally) = tally {
            line["tally"] = tally;
        }
        Ok(writeln!(out, "{line}")?)
    }

    /// Prints it for people.
    pub fn print(
        &self,
        texts: &Simulation,
        alone: bool,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        for success in &self.bots {
            writeln!(out, "  {}", success.in_words(texts, alone))?;
        }
        Ok(writeln!(out, "{}", texts.speed(self.moves, self.seconds, self.games_per_second()))?)
    }
}

impl Success {
    fn new(level: Level) -> Self {
        Self { level, games: 0, shared: 0, wins: 0.0, alone: 0, score: 0.0 }
    }

    fn share(&self) -> f64 {
        self.wins / self.games as f64
    }

    fn in_words(&self, texts: &Simulation, alone: bool) -> String {
        let Self { level, games, wins, score, .. } = self;
        if alone {
            return texts.average(level.name(), *games, score / *games as f64);
        }
        let (low, high) = interval(*wins, *games as f64);
        let [share, low, high] = [self.share(), low, high].map(|part| 100.0 * part);
        texts.wins(level.name(), *wins, *games, share, low, high)
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
