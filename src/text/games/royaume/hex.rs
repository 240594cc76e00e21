//! Le Royaume: what lies on a hex, and what it takes to win there.

use crate::games::royaume::{Back, Special};
use crate::text::common::plural_en;

texts! {
    /// What lies on a hex.
    HexWords:
    /// In the order of [`Special::ALL`].
    specials: [&'static str; 5] =
        ["Camp", "Temple", "Secret corridor", "Mine of Memories", "Wizard’s tower"],
        ["Camp", "Temple", "Passage secret", "Mine aux souvenirs", "Tour du Magicien"];
    city(number: &str, of: &str) = "Hex {number} of {of}", "Case {number} {of}";
    land(spot: &str) = "Open land {spot}", "Rase campagne {spot}";
    backs: [&'static str; 2] = ["green back", "grey-blue back"], ["dos vert", "dos gris-bleu"];
    down(back: &str) = "challenge, {back}", "défi, {back}";
    up(colour: &str, difficulty: u8) =
        "challenge face up, {colour} {difficulty}",
        "défi visible, {colour} {difficulty}";
    now(difficulty: i16) = "now {difficulty}", "à présent {difficulty}";
    memory = "memory placed", "souvenir posé";
    palace = "the palace", "le palais";
    free = "free", "libre";
    wizard = "the Wizard", "le Magicien";
    wizard_next = "Wizard next to it: plus 2", "le Magicien à côté : plus 2";
    snow = "snowstorm", "tempête de neige";
    hero(name: &str) = "hero of {name}", "héros de {name}";
    me = "your hero", "votre héros";
    steps(steps: u8) = { plural_en(steps, "step", "steps") }, "{steps} pas";
    here = "you are here", "vous êtes ici";
    /// R7: what a hero cannot walk through: challenges, the Wizard, the snowstorm, the tower.
    barriers: [&'static str; 4] =
        ["a challenge", "the Wizard", "the snowstorm", "the tower"],
        ["un défi", "le Magicien", "la tempête", "la tour"];
    or = " or ", " ou ";
    in_way(barriers: &str) =
        "Out of reach: nobody walks through {barriers}.",
        "Hors d’atteinte : on ne traverse pas {barriers}.";
    lit = "can be chosen", "peut être choisie";
    chosen = "chosen", "choisie";
    points(points: u16) = "{points} points if placed here", "{points} points si on y pose";
    mine_left(left: u8) =
        { match left {
            0 => "Empty: the last memory is gone.".to_owned(),
            1 => "One memory is left. Trade a completed challenge for it.".to_owned(),
            _ => format!("{left} memories are left. Trade completed challenges for them."),
        } },
        { match left {
            0 => "Vide : le dernier souvenir est parti.".to_owned(),
            1 => "Il reste un souvenir, contre un défi réussi.".to_owned(),
            _ => format!("Il reste {left} souvenirs, contre des défis réussis."),
        } };
    temple =
        "10 points buy your spirit animal: 3 more in every challenge.",
        "10 points pour l’animal totem : 3 de plus à chaque défi.";
    corridor = "From here, any hex is one step away.", "D’ici, toute case est à un pas.";
    tower = "Nobody enters the tower.", "Personne n’entre dans la tour.";
    camp =
        "Here all heroes begin, and return when they fail.",
        "Tous les héros partent d’ici, et y reviennent s’ils échouent.";
}

texts! {
    /// What a challenge or a fight takes.
    Odds:
    fight = "The Wizard of Chaos", "Le Magicien du Chaos";
    range(least: i16, most: i16) =
        { match least == most {
            true => format!("Difficulty {least}: face down"),
            false => format!("Difficulty {least} to {most}: face down"),
        } },
        { match least == most {
            true => format!("Difficulté {least} : face cachée"),
            false => format!("Difficulté {least} à {most} : face cachée"),
        } };
    difficulty(sum: &str) = "Difficulty {sum}", "Difficulté {sum}";
    /// What memories beside it take off.
    memories(count: i16) =
        { format!(" − {count} {}", if count == 1 { "memory" } else { "memories" }) },
        { format!(" − {count} souvenir{}", if count == 1 { "" } else { "s" }) };
    wizard = "Wizard", "Magicien";
    animal = "animal", "animal";
    so_far(sum: &str) = "You bring {sum}", "Vous apportez {sum}";
    nothing_yet = "You bring nothing yet", "Vous n’apportez encore rien";
    need(colour: &str, need: i16) =
        "The spin must show {colour} {need} or more",
        "Il faut au moins {need} en {colour}";
    any = "Any spin will do", "Tout nombre suffit";
    chance(percent: u8) = "{percent}%", "{percent} %";
    // What it counts beside the spin: all cards of the player, or of all who are in it.
    with_mine(percent: u8) = "{percent}% with your cards", "{percent} % avec vos cartes";
    with_all(percent: u8) = "{percent}% with all cards", "{percent} % avec toutes les cartes";
    bare(percent: u8) = "{percent}% without cards", "{percent} % sans cartes";
    card(card: &str, percent: u8) = "with {card}: {percent}%", "avec {card} : {percent} %";
    joins(names: &str) = "Could join: {names}", "Aide possible : {names}";
    with_team_up = "everybody, with your Team Up", "tous, avec votre Alliance";
    nobody = "Nobody could join", "Personne ne peut aider";
    fails(points: u16) =
        "If it fails: camp, −{points} points",
        "En cas d’échec : camp, −{points} points";
}

impl HexWords {
    /// What a special hex is called.
    pub fn special(&self, special: Special) -> &'static str {
        self.specials[special as usize]
    }

    /// What a back looks like.
    pub fn back(&self, back: Back) -> &'static str {
        self.backs[back as usize]
    }
}
