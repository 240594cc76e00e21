//! A recorded game, told line by line. What happens is told in the words of the window's log where
//! it has them; a record also knows where cards lie and what is on them.

use crate::text::common::{plural_en, plural_fr};

texts! { Story:
    game(number: usize, players: &str) = "Game {number}: {players}", "Partie {number} : {players}";
    score(name: &str, score: &str) = "{name}: {score}", "{name} : {score}";
    wins(name: &str) = "{name} wins.", "{name} gagne.";

    // Memoarrr!
    revealed(name: &str, cell: &str, card: &str, how: &str) =
        "{name} reveals {cell}: {card} ({how}).",
        "{name} retourne {cell} : {card} ({how}).";
    opens = "opens the round", "ouvre la manche";
    connects(what: &str) = "connects: {what} again", "relie : encore {what}";
    chest(won: &str, rubies: &str) = "{won} ({rubies} in it)", "{won} ({rubies} dedans)";
    chests_taken = "All seven chests are taken.", "Les sept coffres sont pris.";

    // Pti Bapt.
    first(name: &str, cell: &str, card: &str) =
        "{name} turns up {cell}: {card}.",
        "{name} retourne {cell} : {card}.";
    second(cell: &str, card: &str) = "and {cell}: {card}.", "et {cell} : {card}.";
    pair(name: &str, points: &str) =
        "a pair: {name} keeps both ({points}).",
        "une paire : {name} garde les deux ({points}).";
    greens_found = "All green pairs are found.", "Toutes les paires vertes sont trouvées.";
    solo_found(seconds: &str, turns: u16, traps: &str) =
        {
            let turns = plural_en(turns, "turn", "turns");
            format!("Found in {seconds} s and {turns}, with {traps}.")
        },
        {
            let turns = plural_fr(turns, "tour", "tours");
            format!("Trouvé en {seconds} s et {turns}, avec {traps}.")
        };
    solo_score(score: &str) = "{score} s in all", "{score} s en tout";

    // Le Royaume.
    hand(name: &str, points: &str, cards: &str) =
        "{name}: {points}; {cards}.",
        "{name} : {points} ; {cards}.";
    starts(name: &str) = "{name} starts.", "{name} commence.";
}
