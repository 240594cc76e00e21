//! Memoarrr!: cards, turns, rounds.

mod you;

use crate::games::memoarrr::Card;
use crate::text::common::{plural_en, plural_fr};
use crate::text::games::card_bots;

texts! { Memoarrr:
    /// The same things, done by the player.
    you: you::You;
    /// How each level plays.
    bots: [&'static str; 6] =
        [
            card_bots::ANYTHING[0],
            card_bots::A_MOMENT[0],
            "Remembers most of a round. Beat this one and you are no beginner.",
            "Forgets nothing, and takes the safest card.",
            "Forgets nothing, and reckons with what you remember.",
            card_bots::SAFE_CARDS[0],
        ],
        [
            card_bots::ANYTHING[1],
            card_bots::A_MOMENT[1],
            "Se souvient de presque toute la manche. Battez-le, et vous n’êtes plus novice.",
            "N’oublie rien, et choisit la carte la plus sûre.",
            "N’oublie rien, et tient compte de ce que vous savez.",
            card_bots::SAFE_CARDS[1],
        ];
    animal: [&'static str; 5] =
        ["penguin", "octopus", "walrus", "crab", "turtle"],
        ["manchot", "pieuvre", "morse", "crabe", "tortue"];
    an_animal: [&'static str; 5] =
        ["a penguin", "an octopus", "a walrus", "a crab", "a turtle"],
        ["un manchot", "une pieuvre", "un morse", "un crabe", "une tortue"];
    no_animal: [&'static str; 5] =
        ["no penguin", "no octopus", "no walrus", "no crab", "no turtle"],
        [
            "pas de manchot",
            "pas de pieuvre",
            "pas de morse",
            "pas de crabe",
            "pas de tortue",
        ];
    a_landscape: [&'static str; 5] =
        ["an ocean", "a jungle", "lava", "flowers", "a beach"],
        ["l’océan", "la jungle", "la lave", "des fleurs", "la plage"];
    in_landscape: [&'static str; 5] =
        [
            "in the ocean",
            "in the jungle",
            "on the lava",
            "among the flowers",
            "on the beach",
        ],
        [
            "dans l’océan",
            "dans la jungle",
            "sur la lave",
            "parmi les fleurs",
            "sur la plage",
        ];
    no_landscape: [&'static str; 5] =
        ["no ocean", "no jungle", "no lava", "no flowers", "no beach"],
        ["pas d’océan", "pas de jungle", "pas de lave", "pas de fleurs", "pas de plage"];
    sides: [&'static str; 4] = ["North", "East", "South", "West"], ["Nord", "Est", "Sud", "Ouest"];

    // Options.
    basic = "Basic", "Simple";
    basic_hint =
        "Turn, remember, survive. Start here.",
        "Retourner, retenir, survivre. Commencez ici.";
    expert = "Expert", "Expert";
    expert_hint =
        "The animals have abilities: peek, swap, ban, play again.",
        "Les animaux ont un pouvoir : regarder, échanger, interdire, rejouer.";
    ordered = "Chests in order", "Coffres dans l’ordre";
    ordered_hint =
        "The chests lie from smallest to largest, and everybody knows it.",
        "Les coffres vont du plus petit au plus grand, et chacun le sait.";
    opening = "Ability from the first card", "Pouvoir dès la première carte";
    opening_hint =
        "The card that opens a round has its ability, too.",
        "La carte qui ouvre la manche a son pouvoir, elle aussi.";
    only_expert = "Only in the expert game.", "Seulement dans le jeu expert.";

    // Places, as a screen reader says them.
    forbidden(what: &str) = "{what}, forbidden by the walrus", "{what}, interdite par le morse";
    crater(chests: usize, volcanoes: usize) =
        {
            let chests = plural_en(chests, "chest", "chests");
            format!("The crater: {chests}, {}", plural_en(volcanoes, "volcano", "volcanoes"))
        },
        {
            let chests = plural_fr(chests, "coffre", "coffres");
            format!("Le cratère : {chests}, {}", plural_fr(volcanoes, "volcan", "volcans"))
        };
    plate(name: &str, chests: usize, volcano: &str, turn: &str) =
        {
            let chests = plural_en(chests, "chest", "chests");
            format!("{name}, {chests}{volcano}{turn}")
        },
        {
            let chests =
                plural_fr(chests, "coffre", "coffres");
            format!("{name}, {chests}{volcano}{turn}")
        };
    holds(birds: u8) =
        { format!(", volcano with {}", birds_en(birds)) },
        { format!(", volcan à {}", birds_fr(birds)) };

    // The line that says what is going on.
    round(number: u8) = "Round {number} of 7", "Manche {number} sur 7";
    remember =
        "Remember your three cards. Nobody else sees them.",
        "Retenez vos trois cartes. Personne d’autre ne les voit.";
    others_look(names: &str) =
        "Still looking at their cards: {names}.",
        "Regardent encore leurs cartes : {names}.";
    your_opening =
        "You open the round: turn any card.",
        "Vous ouvrez la manche : retournez une carte au choix.";
    your_first =
        "You open the game: turn a card that nobody has looked at.",
        "Vous ouvrez la partie : retournez une carte que personne n’a regardée.";
    your_turn(animal: &str, landscape: &str) =
        "Your turn: find {animal} or {landscape}.",
        "À vous : trouvez {animal} ou {landscape}.";
    their_opening(name: &str) = "{name} opens the round.", "{name} ouvre la manche.";
    their_turn(name: &str, animal: &str, landscape: &str) =
        "{name} needs {animal} or {landscape}.",
        "{name} cherche {animal} ou {landscape}.";
    your_penguin =
        "Penguin: choose a card to peek at.",
        "Manchot : choisissez une carte à regarder en secret.";
    your_walrus =
        "Walrus: choose a card that the next player may not turn.",
        "Morse : choisissez une carte interdite au joueur suivant.";
    your_octopus =
        "Octopus: choose a neighbour to change places with.",
        "Pieuvre : choisissez la voisine avec laquelle changer de place.";
    your_peek = "Only you see this card.", "Personne d’autre ne voit cette carte.";
    got_it = "I’ve got it", "C’est vu";
    their_ability: [fn(name: &str) -> String; 3] =
        [
            |name| format!("{name} has a penguin and chooses a card to peek at."),
            |name| format!("{name} has an octopus and chooses a neighbour."),
            |name| format!("{name} has a walrus and chooses a card to forbid."),
        ],
        [
            |name| format!("{name} a un manchot et choisit une carte à regarder."),
            |name| format!("{name} a une pieuvre et choisit une voisine."),
            |name| format!("{name} a un morse et choisit une carte à interdire."),
        ];
    their_peek(name: &str, cell: &str) =
        "{name} is peeking at {cell}.",
        "{name} regarde {cell} en secret.";
    look_around =
        "Have a last look before the next round.",
        "Un dernier regard avant la manche suivante.";
    waiting_for(names: &str) = "Still looking: {names}.", "Regardent encore : {names}.";
    ready = "Ready", "Prêt";

    // What happened.
    opened(name: &str, card: &str) = "{name} opens: {card}.", "{name} ouvre : {card}.";
    connected(name: &str, card: &str) = "{name} connects: {card}.", "{name} relie : {card}.";
    failed(name: &str, card: &str) = "{name} fails: {card}.", "{name} échoue : {card}.";
    /// The same, and what it lacks.
    failed_for(name: &str, card: &str, lacks: &str) =
        "{name} fails: {card} ({lacks}).",
        "{name} échoue : {card} ({lacks}).";
    /// Why it failed, at the moment it does.
    you_needed(animal: &str, landscape: &str) =
        "You needed {animal} or {landscape}.",
        "Il vous fallait {animal} ou {landscape}.";
    they_needed(name: &str, animal: &str, landscape: &str) =
        "{name} needed {animal} or {landscape}.",
        "Il fallait {animal} ou {landscape} à {name}.";
    no_link(name: &str, birds: u8) =
        { format!("{name} takes a volcano with {}.", birds_en(birds)) },
        { format!("{name} prend un volcan à {}.", birds_fr(birds)) };
    no_card(name: &str, birds: u8) =
        { format!("No card left for {name}: volcano with {}.", birds_en(birds)) },
        { format!("Plus de carte pour {name} : volcan à {}.", birds_fr(birds)) };
    peeked(name: &str, cell: &str) = "{name} peeks at {cell}.", "{name} regarde {cell} en secret.";
    banned(cell: &str, name: &str) =
        "{name} may not turn {cell}.",
        "{cell} est interdite à {name}.";
    swapped(from: &str, to: &str) =
        "The octopus swims from {from} to {to}.",
        "La pieuvre nage de {from} à {to}.";
    void: [&'static str; 2] =
        ["The penguin finds nothing to peek at.", "The walrus finds nothing to forbid."],
        ["Le manchot n’a rien à regarder.", "Le morse n’a rien à interdire."];
    round_won(name: &str) =
        "{name} is left on the island and takes a chest.",
        "{name} reste en dernier sur l’île et prend un coffre.";
    you_win_round =
        "You are left on the island: a chest is yours!",
        "Vous restez en dernier sur l’île : un coffre est à vous !";
    next_round(number: u8, name: &str) =
        "Round {number}: {name} has the most birds and starts.",
        "Manche {number} : {name} a le plus d’oiseaux et commence.";
}

impl Memoarrr {
    /// "crab in the jungle".
    pub fn card(&self, card: Card) -> String {
        let Card { animal, landscape } = card;
        format!("{} {}", self.animal[animal as usize], self.in_landscape[landscape as usize])
    }

    /// What would go with a card: "a crab", "a jungle".
    pub fn wanted(&self, card: Card) -> (&'static str, &'static str) {
        (self.an_animal[card.animal as usize], self.a_landscape[card.landscape as usize])
    }

    /// Why a card did not go with the one before: "no crab", "no jungle".
    pub fn missing(&self, before: Card) -> (&'static str, &'static str) {
        (self.no_animal[before.animal as usize], self.no_landscape[before.landscape as usize])
    }
}

fn birds_en(birds: u8) -> String {
    plural_en(birds, "bird", "birds")
}

fn birds_fr(birds: u8) -> String {
    plural_fr(birds, "oiseau", "oiseaux")
}
