//! Le Royaume: what is said of the player's own deeds, and of what befalls them.

use crate::games::royaume::FightReason;

texts! { You:
    /// Among others that something happens to: "attacks Max and you".
    object = "you", "vous";
    /// It is about to be the player's turn to decide.
    soon = "You are next.", "C’est bientôt à vous.";
    go(to: &str) = "You go to {to}.", "Vous allez {to}.";
    stay = "You stay put.", "Vous restez sur place.";
    pass = "You pass.", "Vous passez.";

    play(card: &str) = "You play {card}.", "Vous jouez « {card} ».";
    count(card: &str, total: i16) =
        "You play {card}: {total} in all.",
        "Vous jouez « {card} » : {total} en tout.";
    draw(card: &str) = "You draw {card}.", "Vous piochez « {card} ».";
    draw_in_vain(card: &str) =
        "You draw {card}, to no effect.",
        "Vous piochez « {card} », sans effet.";
    take(card: &str) =
        "You take {card} out of the discards.",
        "Vous reprenez « {card} » dans la défausse.";
    discard(cards: &str) = "You discard {cards}.", "Vous défaussez : {cards}.";
    score(by: &str, why: &str, score: u16) =
        "You: {by} {why}, now {score}.",
        "Vous : {by} {why}, soit {score} en tout.";

    challenge(tile: &str, at: &str) = "You take {tile} at {at}.", "Vous relevez {tile} {at}.";
    changed_challenge(tile: &str, at: &str, difficulty: i16) =
        "You take {tile} at {at}, which takes {difficulty} now.",
        "Vous relevez {tile} {at}, de difficulté {difficulty} à présent.";
    /// In the order of [`FightReason`].
    fights: [&'static str; 3] =
        [
            "You come upon the Wizard: a fight!",
            "Chaos: the Wizard attacks you!",
            "There the Wizard attacks you!",
        ],
        [
            "Vous tombez sur le Magicien : combat !",
            "Chaos : le Magicien vous attaque !",
            "Le Magicien vous y attaque !",
        ];
    join = "You are in it, too.", "Vous participez aussi.";
    spin(number: u8, total: i16) =
        "You spin {number}: {total} in all.",
        "Vous tournez la roue : {number}, soit {total} en tout.";
    spin_star = "You spin the star.", "Vous tournez la roue : l’étoile.";
    to_spin = "You spin", "Vous tournez la roue";
    complete(tile: &str) = "You keep {tile}.", "Vous gardez {tile}.";
    give_back(tile: &str, to: &str) =
        "You take {tile} back to {to}.",
        "Vous remettez {tile} en jeu {to}.";

    spend(tiles: &str) = "You trade {tiles}.", "Vous échangez {tiles}.";
    memory(of: &str) = "You get a memory of {of}.", "Vous recevez un souvenir {of}.";
    swap(give: &str, other: &str, take: &str) =
        "You give {other} a memory of {give} for one of {take}.",
        "Vous donnez à {other} un souvenir {give} contre un souvenir {take}.";
    /// The same by somebody else.
    swapped(name: &str, give: &str, take: &str) =
        "{name} gives you a memory of {give} for one of {take}.",
        "{name} vous donne un souvenir {give} contre un souvenir {take}.";
    place(of: &str, hex: &str) =
        "You place a memory of {of} on hex {hex}.",
        "Vous posez un souvenir {of} sur la case {hex}.";
    animal = "You walk with a spirit animal now.", "Un animal totem vous accompagne désormais.";

    come(to: &str) = "You come to {to}.", "Vous arrivez {to}.";
    to_camp = "You are sent to the camp.", "Vous devez rentrer au camp.";
    snow(to: &str) =
        "A snowstorm comes over {to} and traps you.",
        "Une tempête de neige éclate {to} et vous bloque.";
    turn(number: u8) = "Your turn {number}.", "Votre tour {number}.";
    missed = "You are snowed in and miss it.", "La neige vous bloque : vous passez votre tour.";
    last_turn = "Your last turn.", "Votre dernier tour.";
}

impl You {
    /// The Wizard fights nobody else.
    pub fn fight(&self, why: FightReason) -> &'static str {
        self.fights[why as usize]
    }
}
