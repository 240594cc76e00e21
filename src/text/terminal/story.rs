//! A recorded game, told line by line. What happens is told in the words of the window's log where
//! it has them; a record also knows where cards lie and what is on them.

pub struct Story {
    pub game: fn(number: usize, players: &str) -> String,
    pub score: fn(name: &str, score: &str) -> String,
    pub wins: fn(name: &str) -> String,

    // Memoarrr!
    pub revealed: fn(name: &str, cell: &str, card: &str, how: &str) -> String,
    pub opens: &'static str,
    pub connects: fn(what: &str) -> String,
    pub chest: fn(won: &str, rubies: &str) -> String,
    pub chests_taken: &'static str,

    // Pti Bapt.
    pub first: fn(name: &str, cell: &str, card: &str) -> String,
    pub second: fn(cell: &str, card: &str) -> String,
    pub pair: fn(name: &str, points: &str) -> String,
    pub greens_found: &'static str,
    pub solo_found: fn(seconds: &str, turns: u16, traps: &str) -> String,
    pub solo_score: fn(score: &str) -> String,
}

pub const EN: Story = Story {
    game: |number, players| format!("Game {number}: {players}"),
    score: |name, score| format!("{name}: {score}"),
    wins: |name| format!("{name} wins."),

    revealed: |name, cell, card, how| format!("{name} reveals {cell}: {card} ({how})."),
    opens: "opens the round",
    connects: |what| format!("connects: {what} again"),
    chest: |won, rubies| format!("{won} ({rubies} in it)"),
    chests_taken: "All seven chests are taken.",

    first: |name, cell, card| format!("{name} turns up {cell}: {card}."),
    second: |cell, card| format!("and {cell}: {card}."),
    pair: |name, points| format!("a pair: {name} keeps both ({points})."),
    greens_found: "All green pairs are found.",
    solo_found: |seconds, turns, traps| {
        let turns = if turns == 1 { "1 turn".to_owned() } else { format!("{turns} turns") };
        format!("Found in {seconds} s and {turns}, with {traps}.")
    },
    solo_score: |score| format!("{score} s in all"),
};

pub const FR: Story = Story {
    game: |number, players| format!("Partie {number} : {players}"),
    score: |name, score| format!("{name} : {score}"),
    wins: |name| format!("{name} gagne."),

    revealed: |name, cell, card, how| format!("{name} retourne {cell} : {card} ({how})."),
    opens: "ouvre la manche",
    connects: |what| format!("relie : encore {what}"),
    chest: |won, rubies| format!("{won} ({rubies} dedans)"),
    chests_taken: "Les sept coffres sont pris.",

    first: |name, cell, card| format!("{name} retourne {cell} : {card}."),
    second: |cell, card| format!("et {cell} : {card}."),
    pair: |name, points| format!("une paire : {name} garde les deux ({points})."),
    greens_found: "Toutes les paires vertes sont trouvées.",
    solo_found: |seconds, turns, traps| {
        let plural = if turns < 2 { "" } else { "s" };
        format!("Trouvé en {seconds} s et {turns} tour{plural}, avec {traps}.")
    },
    solo_score: |score| format!("{score} s en tout"),
};
