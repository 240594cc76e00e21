//! What bots among themselves come to.

pub struct Simulation {
    pub title: fn(games: u64, game: &str, players: u8, seed: u64) -> String,
    /// A level, its wins, its games, its share in percent and between which shares the truth lies.
    pub wins: fn(level: &str, wins: f64, games: u64, percent: [f64; 3]) -> String,
    pub average: fn(level: &str, games: u64, score: f64) -> String,
    pub speed: fn(moves: u64, seconds: f64, games_per_second: f64) -> String,
}

pub const EN: Simulation = Simulation {
    title: |games, game, players, seed| {
        format!("{games} games of {game} at {players} players, seed {seed}")
    },
    wins: |level, wins, games, [share, low, high]| {
        format!("{level:9}  {wins:9.1} wins in {games} games: {share:.1} % ({low:.1} to {high:.1})")
    },
    average: |level, games, score| format!("{level:9}  {games} games, {score:.2} on average"),
    speed: |moves, seconds, speed| {
        format!("{moves} moves in {seconds:.2} s: {speed:.0} games a second")
    },
};

pub const FR: Simulation = Simulation {
    title: |games, game, players, seed| {
        format!("{games} parties de {game} à {players}, graine {seed}")
    },
    wins: |level, wins, games, [share, low, high]| {
        format!(
            "{level:9}  {wins:9.1} victoires en {games} parties : {share:.1} % (de {low:.1} à {high:.1})"
        )
    },
    average: |level, games, score| format!("{level:9}  {games} parties, {score:.2} en moyenne"),
    speed: |moves, seconds, speed| {
        format!("{moves} coups en {seconds:.2} s : {speed:.0} parties par seconde")
    },
};
