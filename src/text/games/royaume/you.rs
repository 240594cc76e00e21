//! Le Royaume: what is said of the player's own deeds, and of what befalls them.

use crate::games::royaume::Reason;

pub struct You {
    /// Among others that something happens to: "attacks Max and you".
    pub object: &'static str,
    /// It is about to be the player's turn to decide.
    pub soon: &'static str,
    pub go: fn(to: &str) -> String,
    pub stay: &'static str,
    pub pass: &'static str,

    pub play: fn(card: &str) -> String,
    pub count: fn(card: &str, total: i16) -> String,
    pub draw: fn(card: &str) -> String,
    pub draw_in_vain: fn(card: &str) -> String,
    pub take: fn(card: &str) -> String,
    pub discard: fn(cards: &str) -> String,
    pub score: fn(by: &str, why: &str, score: u16) -> String,

    pub challenge: fn(tile: &str, at: &str) -> String,
    pub changed_challenge: fn(tile: &str, at: &str, difficulty: i16) -> String,
    /// In the order of [`Reason`].
    fights: [&'static str; 3],
    pub join: &'static str,
    pub spin: fn(number: u8, total: i16) -> String,
    pub to_spin: &'static str,
    pub complete: fn(tile: &str) -> String,
    pub give_back: fn(tile: &str, to: &str) -> String,

    pub spend: fn(tiles: &str) -> String,
    pub memory: fn(of: &str) -> String,
    pub swap: fn(give: &str, other: &str, take: &str) -> String,
    /// The same by somebody else.
    pub swapped: fn(name: &str, give: &str, take: &str) -> String,
    pub place: fn(of: &str, hex: &str) -> String,
    pub animal: &'static str,

    pub come: fn(to: &str) -> String,
    pub to_camp: &'static str,
    pub snow: fn(to: &str) -> String,
    pub turn: fn(number: u8) -> String,
    pub missed: &'static str,
    pub last_turn: &'static str,
}

impl You {
    /// The Wizard fights nobody else.
    pub fn fight(&self, why: Reason) -> &'static str {
        self.fights[why as usize]
    }
}

pub const EN: You = You {
    object: "you",
    soon: "You are next.",
    go: |to| format!("You go to {to}."),
    stay: "You stay put.",
    pass: "You pass.",

    play: |card| format!("You play {card}."),
    count: |card, total| format!("You play {card}: {total} in all."),
    draw: |card| format!("You draw {card}."),
    draw_in_vain: |card| format!("You draw {card}, to no effect."),
    take: |card| format!("You take {card} out of the discards."),
    discard: |cards| format!("You discard {cards}."),
    score: |by, why, score| format!("You: {by} {why}, now {score}."),

    challenge: |tile, at| format!("You take {tile} at {at}."),
    changed_challenge: |tile, at, difficulty| {
        format!("You take {tile} at {at}, which takes {difficulty} now.")
    },
    fights: [
        "You come upon the Wizard: a fight!",
        "Chaos: the Wizard attacks you!",
        "There the Wizard attacks you!",
    ],
    join: "You are in it, too.",
    spin: |number, total| format!("You spin {number}: {total} in all."),
    to_spin: "You spin",
    complete: |tile| format!("You keep {tile}."),
    give_back: |tile, to| format!("You take {tile} back to {to}."),

    spend: |tiles| format!("You trade {tiles}."),
    memory: |of| format!("You get a memory of {of}."),
    swap: |give, other, take| format!("You give {other} a memory of {give} for one of {take}."),
    swapped: |name, give, take| format!("{name} gives you a memory of {give} for one of {take}."),
    place: |of, hex| format!("You place a memory of {of} on hex {hex}."),
    animal: "You walk with a spirit animal now.",

    come: |to| format!("You come to {to}."),
    to_camp: "You are sent to the camp.",
    snow: |to| format!("A snowstorm comes over {to} and traps you."),
    turn: |number| format!("Your turn {number}."),
    missed: "You are snowed in and miss it.",
    last_turn: "Your last turn.",
};

pub const FR: You = You {
    object: "vous",
    soon: "C’est bientôt à vous.",
    go: |to| format!("Vous allez {to}."),
    stay: "Vous restez sur place.",
    pass: "Vous passez.",

    play: |card| format!("Vous jouez « {card} »."),
    count: |card, total| format!("Vous jouez « {card} » : {total} en tout."),
    draw: |card| format!("Vous piochez « {card} »."),
    draw_in_vain: |card| format!("Vous piochez « {card} », sans effet."),
    take: |card| format!("Vous reprenez « {card} » dans la défausse."),
    discard: |cards| format!("Vous défaussez : {cards}."),
    score: |by, why, score| format!("Vous : {by} {why}, soit {score} en tout."),

    challenge: |tile, at| format!("Vous relevez {tile} {at}."),
    changed_challenge: |tile, at, difficulty| {
        format!("Vous relevez {tile} {at}, de difficulté {difficulty} à présent.")
    },
    fights: [
        "Vous tombez sur le Magicien : combat !",
        "Chaos : le Magicien vous attaque !",
        "Le Magicien vous y attaque !",
    ],
    join: "Vous participez aussi.",
    spin: |number, total| format!("Vous tournez la roue : {number}, {total} en tout."),
    to_spin: "Vous tournez la roue",
    complete: |tile| format!("Vous gardez {tile}."),
    give_back: |tile, to| format!("Vous remettez {tile} en jeu {to}."),

    spend: |tiles| format!("Vous échangez {tiles}."),
    memory: |of| format!("Vous recevez un souvenir {of}."),
    swap: |give, other, take| {
        format!("Vous donnez à {other} un souvenir {give} contre un souvenir {take}.")
    },
    swapped: |name, give, take| {
        format!("{name} vous donne un souvenir {give} contre un souvenir {take}.")
    },
    place: |of, hex| format!("Vous posez un souvenir {of} sur la case {hex}."),
    animal: "Un animal totem vous accompagne désormais.",

    come: |to| format!("Vous arrivez {to}."),
    to_camp: "Vous devez rentrer au camp.",
    snow: |to| format!("Une tempête de neige éclate {to} et vous bloque."),
    turn: |number| format!("Votre tour {number}."),
    missed: "La neige vous bloque : vous passez votre tour.",
    last_turn: "Votre dernier tour.",
};
