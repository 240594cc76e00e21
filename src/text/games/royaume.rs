//! Le Royaume: cards, places, and what happens.

pub mod board;
pub mod contest;
pub mod hex;
pub mod offer;
mod refusal;
pub mod result;
pub mod sum;
pub mod summary;
pub mod telling;
pub mod you;

use crate::game::set::Element;
use crate::games::royaume::{Card, Cause, Colour, EndReason, FightReason, Price, WizardReason};
use crate::text::common::{of_fr, plural_en, plural_fr};

texts! { Royaume:
    /// In the order of [`Card::ALL`].
    cards: [&'static str; Card::COUNT] =
        [
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
        [
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
        ];
    /// In the order of [`Colour::ALL`].
    colours: [&'static str; 3] = ["yellow", "green", "violet"], ["jaune", "vert", "violet"];
    places: [Place; 15] =
        [
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
        [
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
        ];
    /// A city that is not ours, by the name in its record: after "to" and after "of".
    other_city: [fn(name: &str) -> String; 2] =
        [str::to_owned, str::to_owned],
        [|name| format!("à {name}"), of_fr];
    /// One of the hexes of a place, after "to" or "of".
    hex_of(place: &str, gap: char, hex: &str) =
        { format!("{}{gap}{hex}", place.strip_prefix("the ").unwrap_or(place)) },
        "{place}{gap}{hex}";
    points(points: i64) =
        { plural_en(points, "point", "points") },
        { plural_fr(points, "point", "points") };

    // What somebody decides.
    goes(name: &str, to: &str) = "{name} goes to {to}.", "{name} va {to}.";
    stays(name: &str) = "{name} stays put.", "{name} reste sur place.";
    passes(name: &str) = "{name} passes.", "{name} passe.";
    ends_turn(name: &str) = "{name} ends the turn.", "{name} termine son tour.";
    /// For points, and instead of the turn.
    throws: [fn(name: &str) -> String; 2] =
        [
            |name| format!("{name} pays to throw all cards away."),
            |name| format!("{name} throws all cards away instead of taking the turn."),
        ],
        [
            |name| format!("{name} paie pour jeter toutes ses cartes."),
            |name| format!("{name} jette toutes ses cartes au lieu de jouer son tour."),
        ];

    // Cards and points.
    plays(name: &str, card: &str) = "{name} plays {card}.", "{name} joue « {card} ».";
    counts(name: &str, card: &str, total: i16) =
        "{name} plays {card}: {total} in all.",
        "{name} joue « {card} » : {total} en tout.";
    draws(name: &str, card: &str) = "{name} draws {card}.", "{name} pioche « {card} ».";
    draws_in_vain(name: &str, card: &str) =
        "{name} draws {card}, to no effect.",
        "{name} pioche « {card} », sans effet.";
    takes(name: &str, card: &str) =
        "{name} takes {card} out of the discards.",
        "{name} reprend « {card} » dans la défausse.";
    discards(name: &str, cards: &str) = "{name} discards {cards}.", "{name} défausse : {cards}.";
    reshuffled =
        "The deck is empty: the discards are shuffled.",
        "La pioche est vide : on mélange la défausse.";
    /// By how many, why, and how many there are now.
    scores(name: &str, by: &str, why: &str, score: u16) =
        "{name}: {by} {why}, now {score}.",
        "{name} : {by} {why}, soit {score} en tout.";
    /// Why, in the order of [`Cause`].
    causes: [&'static str; 7] =
        [
            "for new cards",
            "from the Fox",
            "to the Merchant",
            "for the spirit animal",
            "for the memory",
            "for the challenge",
            "for the fight",
        ],
        [
            "pour de nouvelles cartes",
            "grâce au Renard",
            "pour le Marchand",
            "pour l’animal totem",
            "pour le souvenir",
            "pour le défi",
            "pour le combat",
        ];

    // Challenges and fights.
    /// A challenge by the colour and the number on it, after "takes".
    tile(colour: &str, number: u8) = "the {colour} challenge {number}", "le défi {colour} {number}";
    turned(at: &str, colour: &str, number: u8) =
        "A challenge is turned up at {at}: {colour} {number}.",
        "Un défi est retourné {at} : {colour} {number}.";
    challenge(name: &str, tile: &str, at: &str) =
        "{name} takes {tile} at {at}.",
        "{name} relève {tile} {at}.";
    /// The same where it takes more or less than what is printed on it.
    changed_challenge(name: &str, tile: &str, at: &str, difficulty: i16) =
        "{name} takes {tile} at {at}, which takes {difficulty} now.",
        "{name} relève {tile} {at}, de difficulté {difficulty} à présent.";
    /// In the order of [`FightReason`].
    fights: [fn(names: &str) -> String; 3] =
        [
            |names| format!("{names} comes upon the Wizard: a fight!"),
            |names| format!("Chaos: the Wizard attacks {names}!"),
            |names| format!("There the Wizard attacks {names}!"),
        ],
        [
            |names| format!("{names} tombe sur le Magicien : combat !"),
            |names| format!("Chaos : le Magicien attaque {names} !"),
            |names| format!("Le Magicien y attaque {names} !"),
        ];
    joins(name: &str) = "{name} is in it, too.", "{name} participe aussi.";
    spins(name: &str, number: u8, total: i16) =
        "{name} spins {number}: {total} in all.",
        "{name} tourne la roue : {number}, soit {total} en tout.";
    spins_star(name: &str) = "{name} spins the star.", "{name} tourne la roue : l’étoile.";
    star = "A star: done!", "Une étoile : réussi !";
    general = "The General settles it: done!", "Le Général tranche : réussi !";
    /// The total, or the sum that it is.
    done(total: &str, difficulty: i16) =
        { format!("{} against {difficulty}: done!", capital(total)) },
        { format!("{} contre {difficulty} : réussi !", capital(total)) };
    failed(total: &str, difficulty: i16) =
        { format!("{} against {difficulty}: failed.", capital(total)) },
        { format!("{} contre {difficulty} : raté.", capital(total)) };
    completed(name: &str, tile: &str) = "{name} keeps {tile}.", "{name} garde {tile}.";
    carried(tile: &str, from: &str, to: &str) =
        { format!("{} moves from {from} to {to}.", capital(tile)) },
        { format!("{} passe {from} {to}.", capital(tile)) };
    returned(name: &str, tile: &str, to: &str) =
        "{name} takes {tile} back to {to}.",
        "{name} remet {tile} en jeu {to}.";

    contest: contest::Contest;

    // Memories.
    spent(name: &str, tiles: &str) = "{name} trades {tiles}.", "{name} échange {tiles}.";
    memory(name: &str, of: &str) =
        "{name} gets a memory of {of}.",
        "{name} reçoit un souvenir {of}.";
    swapped(name: &str, give: &str, other: &str, take: &str) =
        "{name} gives {other} a memory of {give} for one of {take}.",
        "{name} donne à {other} un souvenir {give} contre un souvenir {take}.";
    placed(name: &str, of: &str, hex: &str) =
        "{name} places a memory of {of} on hex {hex}.",
        "{name} pose un souvenir {of} sur la case {hex}.";
    animal(name: &str) =
        "{name} walks with a spirit animal now.",
        "Un animal totem accompagne désormais {name}.";

    // Where heroes, the Wizard and the snow come to.
    comes(name: &str, to: &str) = "{name} comes to {to}.", "{name} arrive {to}.";
    to_camp(name: &str) = "{name} is sent to the camp.", "{name} doit rentrer au camp.";
    arrow(of: &str) =
        "The arrow stops at the sign of {of}.",
        "La flèche s’arrête sur le signe {of}.";
    /// In the order of [`WizardReason`].
    wizard: [fn(to: &str) -> String; 5] =
        [
            |_| "The Wizard is beaten, and goes back to his tower.".to_owned(),
            |to| format!("The Wizard comes to {to}."),
            |to| format!("The Wizard goes to {to}."),
            |to| format!("The Wizard finds no way there, and stays at {to}."),
            |_| "The Wizard finds no way there, and goes home to his tower.".to_owned(),
        ],
        [
            |_| "Le Magicien est vaincu et rentre dans sa tour.".to_owned(),
            |to| format!("Le Magicien arrive {to}."),
            |to| format!("Le Magicien va {to}."),
            |to| format!("Le Magicien n’y trouve pas de place et reste {to}."),
            |_| "Le Magicien n’y trouve pas de place et rentre dans sa tour.".to_owned(),
        ];
    snow(to: &str, names: &str) =
        "A snowstorm comes over {to} and traps {names}.",
        "Une tempête de neige éclate {to} et bloque {names}.";
    snow_back = "The snowstorm is over.", "La tempête de neige est finie.";

    // Turns and the end.
    turn(name: &str, number: u8) = "{name}, turn {number}.", "{name}, tour {number}.";
    missed(name: &str) =
        "{name} is snowed in and misses it.",
        "La neige bloque {name}, qui passe son tour.";
    end_begins(why: &str) = "The end begins: {why}.", "La fin commence : {why}.";
    /// In the order of [`EndReason`].
    ends: [&'static str; 3] =
        ["the Mine is empty", "no challenge is left", "everybody has had forty turns"],
        ["la Mine est vide", "il ne reste aucun défi", "chacun a joué quarante tours"];
    last_turn(name: &str) = "{name}, the last turn.", "{name}, dernier tour.";

    /// The same of the player.
    you: you::You;

    /// In the window.
    board: board::Board;
    offer: offer::Offer;
    result: result::Outcome;
    summary: summary::Summary;
}

/// A kind of place, or the palace. What follows "to" and what follows "of" are told apart, since
/// French makes one word of a preposition and an article.
pub(crate) struct Place {
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
    pub fn fight(&self, names: &str, why: FightReason) -> String {
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
    fn a_hex_of_a_city_reads_as_an_address_does() {
        let [english, french] = Language::ALL.map(|language| &language.texts().royaume);
        assert_eq!(
            english.goes("Ann", &english.hex_of("the Harbour", ' ', "4")),
            "Ann goes to Harbour 4."
        );
        assert_eq!(french.goes("Ann", &french.hex_of("au Port", ' ', "4")), "Ann va au Port 4.");
    }

    #[test]
    fn a_city_of_another_kingdom_keeps_its_name() {
        let [english, french] = Language::ALL.map(|language| &language.texts().royaume);
        assert_eq!([english.to("alder"), english.of("alder")], ["alder", "alder"]);
        assert_eq!([french.to("alder"), french.of("alder")], ["à alder", "d’alder"]);
        assert_eq!(french.of("brume"), "de brume");
    }
}
