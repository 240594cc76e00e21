//! What is worth another look when a game is over.

texts! { Moments:
    title = "Worth another look", "À revoir";
    /// A moment, as a screen reader says what pressing it does.
    look(moment: &str) = "Replay: {moment}", "Revoir : {moment}";
    /// A card that would have connected lay there, and was seen in that round.
    had_seen(cell: &str, card: &str, round: u8) =
        "You had seen what you needed in round {round}: {cell}, {card}.",
        "Vous aviez vu ce qu’il fallait à la manche {round} : {cell}, {card}.";
    /// The like of the card that was turned up lay there, and was seen so many turns before.
    had_seen_like(cell: &str, turns: usize) =
        {
            format!("Its like lay at {cell}: you saw it {}.", before_en(turns))
        },
        {
            format!("Sa pareille était en {cell} : vous l’aviez vue {}.", before_fr(turns))
        };
    /// A trap was turned up that was seen so many turns before.
    had_seen_trap(cell: &str, turns: usize) =
        { format!("You had seen the trap at {cell} {}.", before_en(turns)) },
        { format!("Vous aviez vu le piège en {cell} {}.", before_fr(turns)) };
    longest_memory(cell: &str, turns: usize) =
        "Your longest memory: {cell}, after {turns} turns.",
        "Votre plus long souvenir : {cell}, après {turns} tours.";
    luckiest(what: &str, percent: u8) =
        "Your luckiest turn: {what}, a chance of {percent}%.",
        "Votre tour le plus chanceux : {what}, une chance de {percent} %.";
    unluckiest(percent: u8) =
        "Bad luck: you lost a contest with a chance of {percent}%.",
        "Pas de chance : une épreuve perdue malgré {percent} % de chances.";
    luckiest_contest(percent: u8) =
        "Against the odds: you won a contest with a chance of {percent}%.",
        "Contre toute attente : une épreuve gagnée avec {percent} % de chances.";
}

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
