//! What bots among themselves come to.

use crate::text::common::DecimalComma;

texts! { Simulation:
    title(games: u64, game: &str, players: u8, seed: u64) =
        "{games} games of {game} at {players} players, seed {seed}",
        "{games} parties de « {game} » à {players}, graine {seed}";
    /// A level, its wins, its games, its share in percent and between which shares the truth lies.
    wins(level: &str, wins: f64, games: u64, share: f64, low: f64, high: f64) =
        "{level:9}  {wins:9.1} wins in {games} games: {share:.1} % ({low:.1} to {high:.1})",
        {
            let [wins, share, low, high] = [wins, share, low, high].map(DecimalComma);
            format!(
                "{level:9}  {wins:9.1} victoires en {games} parties : {share:.1} % (de {low:.1} à {high:.1})"
            )
        };
    average(level: &str, games: u64, score: f64) =
        "{level:9}  {games} games, {score:.2} on average",
        { format!("{level:9}  {games} parties, {:.2} en moyenne", DecimalComma(score)) };
    speed(moves: u64, seconds: f64, speed: f64) =
        "{moves} moves in {seconds:.2} s: {speed:.0} games a second",
        {
            let seconds = DecimalComma(seconds);
            format!("{moves} coups en {seconds:.2} s : {speed:.0} parties par seconde")
        };

    // What is tallied of Le Royaume.
    percent(percent: f64) = "{percent:.1} %", { format!("{:.1} %", DecimalComma(percent)) };
    /// So many percent of so many.
    rate(percent: f64, all: u64) =
        "{percent:.1} % of {all}",
        { format!("{:.1} % sur {all}", DecimalComma(percent)) };
    /// How often something was so: "no challenge is left 4.5 %".
    so_often(what: &str, percent: f64) =
        "{what} {percent:.1} %",
        { format!("{what} {:.1} %", DecimalComma(percent)) };
    /// On average, and at most for 95 % of players.
    turns(average: f64, most: u8) =
        "turns of a player: {average:.1} on average, 95 % at most {most}",
        {
            format!(
                "tours par joueur : {:.1} en moyenne, au plus {most} pour 95 %",
                DecimalComma(average)
            )
        };
    green_won(rate: &str) = "green challenges won: {rate}", "défis verts réussis : {rate}";
    grey_won(rate: &str) = "grey-blue challenges won: {rate}", "défis gris-bleu réussis : {rate}";
    lone_won(rate: &str) =
        "fights won by a hero attacked alone: {rate}",
        "combats gagnés par un héros attaqué seul : {rate}";
    seats(shares: &str) =
        "wins, the start player first: {shares}",
        "victoires, à partir du premier joueur : {shares}";
    ends(ends: &str) = "the end began: {ends}", "début de la fin : {ends}";
    cards =
        "cards, in how many of the games they were drawn in they had an effect:",
        "cartes, dans combien des parties où on les a piochées elles ont servi :";
    card(card: &str, rate: &str) = "{card}: {rate}", "{card} : {rate}";
}
