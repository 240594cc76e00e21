//! What is said of the player's own deeds.

use super::{birds_en, birds_fr};

texts! { You:
    open(card: &str) = "You open: {card}.", "Vous ouvrez : {card}.";
    connect(card: &str) = "You connect: {card}.", "Vous reliez : {card}.";
    fail(card: &str) = "You fail: {card}.", "Vous échouez : {card}.";
    fail_for(card: &str, lacks: &str) =
        "You fail: {card} ({lacks}).",
        "Vous échouez : {card} ({lacks}).";
    no_link(birds: u8) =
        { format!("You take a volcano with {}.", birds_en(birds)) },
        { format!("Vous prenez un volcan à {}.", birds_fr(birds)) };
    no_card(birds: u8) =
        { format!("No card left for you: volcano with {}.", birds_en(birds)) },
        { format!("Plus de carte pour vous : volcan à {}.", birds_fr(birds)) };
    peek(cell: &str) = "You peek at {cell}.", "Vous regardez {cell} en secret.";
    banned(cell: &str) = "You may not turn {cell}.", "{cell} vous est interdite.";
    win_round =
        "You are left on the island and take a chest!",
        "Vous restez en dernier sur l’île et prenez un coffre !";
    next_round(number: u8) =
        "Round {number}: you have the most birds and start.",
        "Manche {number} : vous avez le plus d’oiseaux et commencez.";
    /// A crab has been turned up: the same player goes on.
    crab(animal: &str, landscape: &str) =
        "The crab: play again! Find {animal} or {landscape}.",
        "Le crabe : rejouez ! Trouvez {animal} ou {landscape}.";
    // Why a card cannot be chosen.
    walrus_forbids = "The walrus forbids this one.", "Le morse interdit celle-ci.";
    not_a_neighbour =
        "The octopus only reaches its neighbours.",
        "La pieuvre n’atteint que ses voisines.";
    was_looked_at =
        "Somebody has looked at this one: it cannot open the game.",
        "Quelqu’un a regardé celle-ci : elle ne peut pas ouvrir la partie.";
}
