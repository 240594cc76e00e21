//! What is said of the player's own deeds.

use super::{birds_en, birds_fr};

pub struct You {
    pub open: fn(card: &str) -> String,
    pub connect: fn(card: &str) -> String,
    pub fail: fn(card: &str) -> String,
    pub fail_for: fn(card: &str, lacks: &str) -> String,
    pub no_link: fn(birds: u8) -> String,
    pub no_card: fn(birds: u8) -> String,
    pub peek: fn(cell: &str) -> String,
    pub banned: fn(cell: &str) -> String,
    pub win_round: &'static str,
    pub next_round: fn(number: u8) -> String,
    /// A crab has been turned up: the same player goes on.
    pub crab: fn(animal: &str, landscape: &str) -> String,
    // Why a card cannot be chosen.
    pub walrus_forbids: &'static str,
    pub lies_open: &'static str,
    pub not_a_neighbour: &'static str,
    pub was_looked_at: &'static str,
}

pub const EN: You = You {
    open: |card| format!("You open: {card}."),
    connect: |card| format!("You connect: {card}."),
    fail: |card| format!("You fail: {card}."),
    fail_for: |card, lacks| format!("You fail: {card} ({lacks})."),
    no_link: |birds| format!("You take a volcano with {}.", birds_en(birds)),
    no_card: |birds| format!("No card left for you: volcano with {}.", birds_en(birds)),
    peek: |cell| format!("You peek at {cell}."),
    banned: |cell| format!("You may not turn {cell}."),
    win_round: "You are left on the island and take a chest!",
    next_round: |number| format!("Round {number}: you have the most birds and start."),
    crab: |animal, landscape| format!("The crab: play again! Find {animal} or {landscape}."),
    walrus_forbids: "The walrus forbids this one.",
    lies_open: "This one is face up already.",
    not_a_neighbour: "The octopus only reaches its neighbours.",
    was_looked_at: "Somebody has looked at this one: it cannot open the game.",
};

pub const FR: You = You {
    open: |card| format!("Vous ouvrez : {card}."),
    connect: |card| format!("Vous reliez : {card}."),
    fail: |card| format!("Vous échouez : {card}."),
    fail_for: |card, lacks| format!("Vous échouez : {card} ({lacks})."),
    no_link: |birds| format!("Vous prenez un volcan à {}.", birds_fr(birds)),
    no_card: |birds| format!("Plus de carte pour vous : volcan à {}.", birds_fr(birds)),
    peek: |cell| format!("Vous regardez {cell} en secret."),
    banned: |cell| format!("{cell} vous est interdite."),
    win_round: "Vous restez en dernier sur l’île et prenez un coffre !",
    next_round: |number| format!("Manche {number} : vous avez le plus d’oiseaux et commencez."),
    crab: |animal, landscape| format!("Le crabe : rejouez ! Trouvez {animal} ou {landscape}."),
    walrus_forbids: "Le morse interdit celle-ci.",
    lies_open: "Celle-ci est déjà visible.",
    not_a_neighbour: "La pieuvre n’atteint que ses voisines.",
    was_looked_at: "Quelqu’un a regardé celle-ci : elle ne peut pas ouvrir la partie.",
};
