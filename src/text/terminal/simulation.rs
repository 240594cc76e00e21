//! What bots among themselves come to.

pub struct Simulation {
    pub title: fn(games: u64, game: &str, players: u8, seed: u64) -> String,
    /// A level, its wins, its games, its share in percent and between which shares the truth lies.
    pub wins: fn(level: &str, wins: f64, games: u64, percent: [f64; 3]) -> String,
    pub average: fn(level: &str, games: u64, score: f64) -> String,
    pub speed: fn(moves: u64, seconds: f64, games_per_second: f64) -> String,

    // What is tallied of Le Royaume.
    pub percent: fn(f64) -> String,
    /// So many percent of so many.
    pub rate: fn(percent: f64, all: u64) -> String,
    /// How often something was so: "no challenge is left 4.5 %".
    pub so_often: fn(what: &str, percent: f64) -> String,
    /// On average, and at most for 95 % of players.
    pub turns: fn(average: f64, most: u8) -> String,
    pub green_won: fn(rate: &str) -> String,
    pub grey_won: fn(rate: &str) -> String,
    pub lone_won: fn(rate: &str) -> String,
    pub seats: fn(shares: &str) -> String,
    pub ends: fn(ends: &str) -> String,
    pub cards: &'static str,
    pub card: fn(card: &str, rate: &str) -> String,
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

    percent: |percent| format!("{percent:.1} %"),
    rate: |percent, all| format!("{percent:.1} % of {all}"),
    so_often: |what, percent| format!("{what} {percent:.1} %"),
    turns: |average, most| {
        format!("turns of a player: {average:.1} on average, 95 % at most {most}")
    },
    green_won: |rate| format!("green challenges won: {rate}"),
    grey_won: |rate| format!("grey-blue challenges won: {rate}"),
    lone_won: |rate| format!("fights won by a hero attacked alone: {rate}"),
    seats: |shares| format!("wins, the start player first: {shares}"),
    ends: |ends| format!("the end began: {ends}"),
    cards: "cards, in how many of the games they were drawn in they had an effect:",
    card: |card, rate| format!("{card}: {rate}"),
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

    percent: |percent| format!("{percent:.1} %"),
    rate: |percent, all| format!("{percent:.1} % sur {all}"),
    so_often: |what, percent| format!("{what} {percent:.1} %"),
    turns: |average, most| {
        format!("tours par joueur : {average:.1} en moyenne, au plus {most} pour 95 %")
    },
    green_won: |rate| format!("défis verts réussis : {rate}"),
    grey_won: |rate| format!("défis gris-bleu réussis : {rate}"),
    lone_won: |rate| format!("combats gagnés par un héros attaqué seul : {rate}"),
    seats: |shares| format!("victoires, à partir du premier joueur : {shares}"),
    ends: |ends| format!("début de la fin : {ends}"),
    cards: "cartes, dans combien des parties où on les a piochées elles ont servi :",
    card: |card, rate| format!("{card} : {rate}"),
};
