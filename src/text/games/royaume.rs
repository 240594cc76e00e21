//! Le Royaume: cards, places, and what happens.

pub mod board;
mod board_en;
mod board_fr;
pub mod contest;
pub mod offer;
pub mod result;
pub mod sum;
pub mod summary;
pub mod telling;
pub mod you;

use crate::game::set::Element;
use crate::games::royaume::{Card, Cause, Colour, EndReason, Price, Reason, WizardReason};

pub struct Royaume {
    /// In the order of [`Card::ALL`].
    cards: [&'static str; Card::COUNT],
    /// In the order of [`Colour::ALL`].
    colours: [&'static str; 3],
    places: [Place; 15],
    /// A city that is not ours, by the name in its record: after "to" and after "of".
    other_city: [fn(name: &str) -> String; 2],
    /// So many cannot play.
    pub seats: fn(u8) -> String,
    pub points: fn(points: i64) -> String,

    // What somebody decides.
    pub goes: fn(name: &str, to: &str) -> String,
    pub stays: fn(name: &str) -> String,
    pub passes: fn(name: &str) -> String,
    pub ends_turn: fn(name: &str) -> String,
    /// For points, and instead of the turn.
    throws: [fn(name: &str) -> String; 2],

    // Cards and points.
    pub plays: fn(name: &str, card: &str) -> String,
    pub counts: fn(name: &str, card: &str, total: i16) -> String,
    pub draws: fn(name: &str, card: &str) -> String,
    pub draws_in_vain: fn(name: &str, card: &str) -> String,
    pub takes: fn(name: &str, card: &str) -> String,
    pub discards: fn(name: &str, cards: &str) -> String,
    pub reshuffled: &'static str,
    /// By how many, why, and how many there are now.
    pub scores: fn(name: &str, by: &str, why: &str, score: u16) -> String,
    /// Why, in the order of [`Cause`].
    causes: [&'static str; 7],

    // Challenges and fights.
    /// A challenge by the colour and the number on it, after "takes".
    pub tile: fn(colour: &str, number: u8) -> String,
    pub turned: fn(at: &str, colour: &str, number: u8) -> String,
    pub challenge: fn(name: &str, tile: &str, at: &str) -> String,
    /// The same where it takes more or less than what is printed on it.
    pub changed_challenge: fn(name: &str, tile: &str, at: &str, difficulty: i16) -> String,
    /// In the order of [`Reason`].
    fights: [fn(names: &str) -> String; 3],
    pub joins: fn(name: &str) -> String,
    pub spins: fn(name: &str, number: u8, total: i16) -> String,
    pub star: &'static str,
    pub general: &'static str,
    /// The total, or the sum that it is.
    pub done: fn(total: &str, difficulty: i16) -> String,
    pub failed: fn(total: &str, difficulty: i16) -> String,
    pub completed: fn(name: &str, tile: &str) -> String,
    pub carried: fn(tile: &str, from: &str, to: &str) -> String,
    pub returned: fn(name: &str, tile: &str, to: &str) -> String,

    pub contest: contest::Contest,

    // Memories.
    pub spent: fn(name: &str, tiles: &str) -> String,
    pub memory: fn(name: &str, of: &str) -> String,
    pub swapped: fn(name: &str, give: &str, other: &str, take: &str) -> String,
    pub placed: fn(name: &str, of: &str, hex: &str) -> String,
    pub animal: fn(name: &str) -> String,

    // Where heroes, the Wizard and the snow come to.
    pub comes: fn(name: &str, to: &str) -> String,
    pub to_camp: fn(name: &str) -> String,
    pub arrow: fn(of: &str) -> String,
    /// In the order of [`WizardReason`].
    wizard: [fn(to: &str) -> String; 5],
    pub snow: fn(to: &str, names: &str) -> String,
    pub snow_back: &'static str,

    // Turns and the end.
    pub turn: fn(name: &str, number: u8) -> String,
    pub missed: fn(name: &str) -> String,
    pub end_begins: fn(why: &str) -> String,
    /// In the order of [`EndReason`].
    ends: [&'static str; 3],
    pub last_turn: fn(name: &str) -> String,
    pub over: &'static str,

    /// The same of the player.
    pub you: you::You,

    /// In the window.
    pub board: board::Board,
    pub offer: offer::Offer,
    pub result: result::Outcome,
    pub summary: summary::Summary,
}

/// A kind of place, or the palace. What follows "to" and what follows "of" are told apart, since
/// French makes one word of a preposition and an article.
struct Place {
    /// As records spell it.
    id: &'static str,
    to: &'static str,
    of: &'static str,
}

impl Royaume {
    /// What a card is called.
    pub fn card(&self, card: Card) -> &'static str {
        self.cards[card.index()]
    }

    pub fn colour(&self, colour: Colour) -> &'static str {
        self.colours[colour as usize]
    }

    /// The way to a place that records spell so.
    pub fn to(&self, id: &str) -> String {
        self.place(id).map_or_else(|| (self.other_city[0])(id), |place| place.to.to_owned())
    }

    /// What belongs to a place that records spell so, or comes from it.
    pub fn of(&self, id: &str) -> String {
        self.place(id).map_or_else(|| (self.other_city[1])(id), |place| place.of.to_owned())
    }

    fn place(&self, id: &str) -> Option<&Place> {
        self.places.iter().find(|place| place.id == id)
    }

    /// Somebody throws their hand away.
    pub fn throws(&self, name: &str, price: Price) -> String {
        (self.throws[price as usize])(name)
    }

    pub fn cause(&self, cause: Cause) -> &'static str {
        self.causes[cause as usize]
    }

    /// The Wizard fights these.
    pub fn fight(&self, names: &str, why: Reason) -> String {
        (self.fights[why as usize])(names)
    }

    /// The Wizard goes, or stays.
    pub fn wizard(&self, to: &str, why: WizardReason) -> String {
        (self.wizard[why as usize])(to)
    }

    /// Why the end begins.
    pub fn end(&self, why: EndReason) -> &'static str {
        self.ends[why as usize]
    }
}

/// The same at the beginning of a sentence.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

/// "d’alder", "de brume".
fn of_fr(name: &str) -> String {
    let vowel = name.to_lowercase().starts_with(['a', 'e', 'é', 'è', 'ê', 'i', 'î', 'o', 'ô', 'u']);
    if vowel { format!("d’{name}") } else { format!("de {name}") }
}

pub const EN: Royaume = Royaume {
    cards: [
        "Magician",
        "Luck",
        "Prophet",
        "Invisibility",
        "Merchant",
        "Fox",
        "Shaman",
        "Storyteller",
        "Miner",
        "Goat",
        "Bison",
        "General",
        "Short way",
        "Sword",
        "Shield",
        "Bow",
        "Horn",
        "Team Up",
        "Snowstorm",
        "Chaos",
        "Turncoat",
        "Solitude",
        "Amnesia",
    ],
    colours: ["yellow", "green", "violet"],
    places: [
        Place { id: "harbour", to: "the Harbour", of: "the Harbour" },
        Place { id: "shipyard", to: "the Shipyard", of: "the Shipyard" },
        Place { id: "mill", to: "the Mill", of: "the Mill" },
        Place { id: "glassworks", to: "the Glassworks", of: "the Glassworks" },
        Place { id: "observatory", to: "the Observatory", of: "the Observatory" },
        Place { id: "monastery", to: "the Monastery", of: "the Monastery" },
        Place { id: "market", to: "the Market", of: "the Market" },
        Place { id: "garden", to: "the Garden", of: "the Garden" },
        Place { id: "palace", to: "the palace", of: "the palace" },
        Place { id: "land", to: "open land", of: "open land" },
        Place { id: "camp", to: "the camp", of: "the camp" },
        Place { id: "temple", to: "the temple", of: "the temple" },
        Place { id: "corridor", to: "the secret corridor", of: "the secret corridor" },
        Place { id: "mine", to: "the Mine", of: "the Mine" },
        Place { id: "tower", to: "the tower", of: "the tower" },
    ],
    other_city: [str::to_owned, str::to_owned],
    seats: |seats| format!("Le Royaume is for 2 to 6 players, not {seats}."),
    points: |points| if points == 1 { "1 point".to_owned() } else { format!("{points} points") },

    goes: |name, to| format!("{name} goes to {to}."),
    stays: |name| format!("{name} stays put."),
    passes: |name| format!("{name} passes."),
    ends_turn: |name| format!("{name} ends the turn."),
    throws: [
        |name| format!("{name} pays to throw all cards away."),
        |name| format!("{name} throws all cards away instead of taking the turn."),
    ],

    plays: |name, card| format!("{name} plays {card}."),
    counts: |name, card, total| format!("{name} plays {card}: {total} in all."),
    draws: |name, card| format!("{name} draws {card}."),
    draws_in_vain: |name, card| format!("{name} draws {card}, to no effect."),
    takes: |name, card| format!("{name} takes {card} out of the discards."),
    discards: |name, cards| format!("{name} discards {cards}."),
    reshuffled: "The deck is empty: the discards are shuffled.",
    scores: |name, by, why, score| format!("{name}: {by} {why}, now {score}."),
    causes: [
        "for new cards",
        "from the Fox",
        "to the Merchant",
        "for the spirit animal",
        "for the memory",
        "for the challenge",
        "for the fight",
    ],

    tile: |colour, number| format!("the {colour} challenge {number}"),
    turned: |at, colour, number| format!("A challenge is turned up at {at}: {colour} {number}."),
    challenge: |name, tile, at| format!("{name} takes {tile} at {at}."),
    changed_challenge: |name, tile, at, difficulty| {
        format!("{name} takes {tile} at {at}, which takes {difficulty} now.")
    },
    fights: [
        |names| format!("{names} comes upon the Wizard: a fight!"),
        |names| format!("Chaos: the Wizard attacks {names}!"),
        |names| format!("There the Wizard attacks {names}!"),
    ],
    joins: |name| format!("{name} is in it, too."),
    spins: |name, number, total| format!("{name} spins {number}: {total} in all."),
    star: "A star: done!",
    general: "The General settles it: done!",
    done: |total, difficulty| format!("{} against {difficulty}: done!", capital(total)),
    failed: |total, difficulty| format!("{} against {difficulty}: failed.", capital(total)),
    completed: |name, tile| format!("{name} keeps {tile}."),
    carried: |tile, from, to| format!("{} moves from {from} to {to}.", capital(tile)),
    returned: |name, tile, to| format!("{name} takes {tile} back to {to}."),

    contest: contest::EN,
    spent: |name, tiles| format!("{name} trades {tiles}."),
    memory: |name, of| format!("{name} gets a memory of {of}."),
    swapped: |name, give, other, take| {
        format!("{name} gives {other} a memory of {give} for one of {take}.")
    },
    placed: |name, of, hex| format!("{name} places a memory of {of} on hex {hex}."),
    animal: |name| format!("{name} walks with a spirit animal now."),

    comes: |name, to| format!("{name} comes to {to}."),
    to_camp: |name| format!("{name} is sent to the camp."),
    arrow: |of| format!("The arrow stops at the sign of {of}."),
    wizard: [
        |_| "The Wizard is beaten, and goes back to his tower.".to_owned(),
        |to| format!("The Wizard comes to {to}."),
        |to| format!("The Wizard goes to {to}."),
        |to| format!("The Wizard finds no way there, and stays at {to}."),
        |_| "The Wizard finds no way there, and goes home to his tower.".to_owned(),
    ],
    snow: |to, names| format!("A snowstorm comes over {to} and traps {names}."),
    snow_back: "The snowstorm is over.",

    turn: |name, number| format!("{name}, turn {number}."),
    missed: |name| format!("{name} is snowed in and misses it."),
    end_begins: |why| format!("The end begins: {why}."),
    ends: ["the Mine is empty", "no challenge is left", "everybody has had forty turns"],
    last_turn: |name| format!("{name}, the last turn."),
    over: "The game is over.",
    you: you::EN,
    board: board_en::EN,

    offer: offer::EN,
    result: result::EN,
    summary: summary::EN,
};

pub const FR: Royaume = Royaume {
    cards: [
        "Enchanteur",
        "Chance",
        "Prophète",
        "Invisibilité",
        "Marchand",
        "Renard",
        "Chamane",
        "Conteur",
        "Mineur",
        "Chèvre",
        "Bison",
        "Général",
        "Raccourci",
        "Épée",
        "Bouclier",
        "Arc",
        "Cor",
        "Alliance",
        "Tempête de neige",
        "Chaos",
        "Transfuge",
        "Solitude",
        "Amnésie",
    ],
    colours: ["jaune", "vert", "violet"],
    places: [
        Place { id: "harbour", to: "au Port", of: "du Port" },
        Place { id: "shipyard", to: "au Chantier naval", of: "du Chantier naval" },
        Place { id: "mill", to: "au Moulin", of: "du Moulin" },
        Place { id: "glassworks", to: "à la Verrerie", of: "de la Verrerie" },
        Place { id: "observatory", to: "à l’Observatoire", of: "de l’Observatoire" },
        Place { id: "monastery", to: "au Monastère", of: "du Monastère" },
        Place { id: "market", to: "au Marché", of: "du Marché" },
        Place { id: "garden", to: "au Jardin", of: "du Jardin" },
        Place { id: "palace", to: "au palais", of: "du palais" },
        Place { id: "land", to: "en rase campagne", of: "de la rase campagne" },
        Place { id: "camp", to: "au camp", of: "du camp" },
        Place { id: "temple", to: "au temple", of: "du temple" },
        Place { id: "corridor", to: "au passage secret", of: "du passage secret" },
        Place { id: "mine", to: "à la Mine", of: "de la Mine" },
        Place { id: "tower", to: "à la tour", of: "de la tour" },
    ],
    other_city: [|name| format!("à {name}"), of_fr],
    seats: |seats| format!("Le Royaume se joue de 2 à 6, pas à {seats}."),
    points: |points| format!("{points} {}", if points < 2 { "point" } else { "points" }),

    goes: |name, to| format!("{name} va {to}."),
    stays: |name| format!("{name} reste sur place."),
    passes: |name| format!("{name} passe."),
    ends_turn: |name| format!("{name} termine son tour."),
    throws: [
        |name| format!("{name} paie pour jeter toutes ses cartes."),
        |name| format!("{name} jette toutes ses cartes au lieu de jouer son tour."),
    ],

    plays: |name, card| format!("{name} joue « {card} »."),
    counts: |name, card, total| format!("{name} joue « {card} » : {total} en tout."),
    draws: |name, card| format!("{name} pioche « {card} »."),
    draws_in_vain: |name, card| format!("{name} pioche « {card} », sans effet."),
    takes: |name, card| format!("{name} reprend « {card} » dans la défausse."),
    discards: |name, cards| format!("{name} défausse : {cards}."),
    reshuffled: "La pioche est vide : on mélange la défausse.",
    scores: |name, by, why, score| format!("{name} : {by} {why}, soit {score} en tout."),
    causes: [
        "pour de nouvelles cartes",
        "grâce au Renard",
        "pour le Marchand",
        "pour l’animal totem",
        "pour le souvenir",
        "pour le défi",
        "pour le combat",
    ],

    tile: |colour, number| format!("le défi {colour} {number}"),
    turned: |at, colour, number| format!("Un défi est retourné {at} : {colour} {number}."),
    challenge: |name, tile, at| format!("{name} relève {tile} {at}."),
    changed_challenge: |name, tile, at, difficulty| {
        format!("{name} relève {tile} {at}, de difficulté {difficulty} à présent.")
    },
    fights: [
        |names| format!("{names} tombe sur le Magicien : combat !"),
        |names| format!("Chaos : le Magicien attaque {names} !"),
        |names| format!("Le Magicien y attaque {names} !"),
    ],
    joins: |name| format!("{name} participe aussi."),
    spins: |name, number, total| format!("{name} tourne la roue : {number}, {total} en tout."),
    star: "Une étoile : réussi !",
    general: "Le Général tranche : réussi !",
    done: |total, difficulty| format!("{} contre {difficulty} : réussi !", capital(total)),
    failed: |total, difficulty| format!("{} contre {difficulty} : raté.", capital(total)),
    completed: |name, tile| format!("{name} garde {tile}."),
    carried: |tile, from, to| format!("{} passe {from} {to}.", capital(tile)),
    returned: |name, tile, to| format!("{name} remet {tile} en jeu {to}."),

    contest: contest::FR,
    spent: |name, tiles| format!("{name} échange {tiles}."),
    memory: |name, of| format!("{name} reçoit un souvenir {of}."),
    swapped: |name, give, other, take| {
        format!("{name} donne à {other} un souvenir {give} contre un souvenir {take}.")
    },
    placed: |name, of, hex| format!("{name} pose un souvenir {of} sur la case {hex}."),
    animal: |name| format!("Un animal totem accompagne désormais {name}."),

    comes: |name, to| format!("{name} arrive {to}."),
    to_camp: |name| format!("{name} doit rentrer au camp."),
    arrow: |of| format!("La flèche s’arrête sur le signe {of}."),
    wizard: [
        |_| "Le Magicien est vaincu et rentre dans sa tour.".to_owned(),
        |to| format!("Le Magicien arrive {to}."),
        |to| format!("Le Magicien va {to}."),
        |to| format!("Le Magicien n’y trouve pas de place et reste {to}."),
        |_| "Le Magicien n’y trouve pas de place et rentre dans sa tour.".to_owned(),
    ],
    snow: |to, names| format!("Une tempête de neige éclate {to} et bloque {names}."),
    snow_back: "La tempête de neige est finie.",

    turn: |name, number| format!("{name}, tour {number}."),
    missed: |name| format!("La neige bloque {name}, qui passe son tour."),
    end_begins: |why| format!("La fin commence : {why}."),
    ends: ["la Mine est vide", "il ne reste aucun défi", "chacun a joué quarante tours"],
    last_turn: |name| format!("{name}, dernier tour."),
    over: "La partie est finie.",
    you: you::FR,
    board: board_fr::FR,

    offer: offer::FR,
    result: result::FR,
    summary: summary::FR,
};

#[cfg(test)]
mod tests {
    use crate::games::royaume::{Hex, Memory, Realm};
    use crate::text::Language;

    #[test]
    fn every_place_of_our_kingdom_has_a_name_in_every_language() {
        let kingdom = Realm::usual();
        for language in Language::ALL {
            let texts = &language.texts().royaume;
            for id in Hex::all().map(|hex| kingdom.kind_name(hex)).chain([Memory::PALACE]) {
                assert!(texts.place(id).is_some(), "{id} in {language:?}");
            }
        }
    }

    #[test]
    fn a_city_of_another_kingdom_keeps_its_name() {
        let [english, french] = Language::ALL.map(|language| &language.texts().royaume);
        assert_eq!([english.to("alder"), english.of("alder")], ["alder", "alder"]);
        assert_eq!([french.to("alder"), french.of("alder")], ["à alder", "d’alder"]);
        assert_eq!(french.of("brume"), "de brume");
    }
}
