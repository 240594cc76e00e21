//! What is worth another look when a game is over.

pub struct Moments {
    pub title: &'static str,
    /// A moment, as a screen reader says what pressing it does.
    pub look: fn(moment: &str) -> String,
    /// A card that would have connected lay there, and was seen in that round.
    pub had_seen: fn(cell: &str, card: &str, round: u8) -> String,
    /// The like of the card that was turned up lay there, and was seen so many turns before.
    pub had_seen_like: fn(cell: &str, turns: usize) -> String,
    /// A trap was turned up that was seen so many turns before.
    pub had_seen_trap: fn(cell: &str, turns: usize) -> String,
    pub longest_memory: fn(cell: &str, turns: usize) -> String,
    pub luckiest: fn(what: &str, percent: u8) -> String,
    pub unluckiest: fn(percent: u8) -> String,
    pub luckiest_contest: fn(percent: u8) -> String,
}

pub const EN: Moments = Moments {
    title: "Worth another look",
    look: |moment| format!("Replay: {moment}"),
    had_seen: |cell, card, round| {
        format!("You had seen what you needed in round {round}: {cell}, {card}.")
    },
    had_seen_like: |cell, turns| {
        format!("Its like lay at {cell}: you saw it {}.", before_en(turns))
    },
    had_seen_trap: |cell, turns| format!("You had seen the trap at {cell} {}.", before_en(turns)),
    longest_memory: |cell, turns| format!("Your longest memory: {cell}, after {turns} turns."),
    luckiest: |what, percent| format!("Your luckiest turn: {what}, a chance of {percent} %."),
    unluckiest: |percent| format!("Bad luck: you lost a contest with a chance of {percent} %."),
    luckiest_contest: |percent| {
        format!("Against the odds: you won a contest with a chance of {percent} %.")
    },
};

pub const FR: Moments = Moments {
    title: "À revoir",
    look: |moment| format!("Revoir : {moment}"),
    had_seen: |cell, card, round| {
        format!("Vous aviez vu ce qu’il fallait à la manche {round} : {cell}, {card}.")
    },
    had_seen_like: |cell, turns| {
        format!("Sa pareille était en {cell} : vous l’aviez vue {}.", before_fr(turns))
    },
    had_seen_trap: |cell, turns| format!("Vous aviez vu le piège en {cell} {}.", before_fr(turns)),
    longest_memory: |cell, turns| {
        format!("Votre plus long souvenir : {cell}, après {turns} tours.")
    },
    luckiest: |what, percent| {
        format!("Votre tour le plus chanceux : {what}, une chance de {percent} %.")
    },
    unluckiest: |percent| {
        format!("Pas de chance : une épreuve perdue malgré {percent} % de chances.")
    },
    luckiest_contest: |percent| {
        format!("Contre toute attente : une épreuve gagnée avec {percent} % de chances.")
    },
};

fn before_en(turns: usize) -> String {
    match turns {
        0 => "just before".to_owned(),
        1 => "one turn before".to_owned(),
        _ => format!("{turns} turns before"),
    }
}

fn before_fr(turns: usize) -> String {
    match turns {
        0 => "juste avant".to_owned(),
        1 => "un tour avant".to_owned(),
        _ => format!("{turns} tours avant"),
    }
}
