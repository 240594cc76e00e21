//! Memoarrr!: cards, turns, rounds.

mod you;

use crate::games::memoarrr::Card;

pub struct Memoarrr {
    /// The same things, done by the player.
    pub you: you::You,
    /// How each level plays.
    pub bots: [&'static str; 6],
    pub animal: [&'static str; 5],
    pub an_animal: [&'static str; 5],
    pub no_animal: [&'static str; 5],
    pub a_landscape: [&'static str; 5],
    pub in_landscape: [&'static str; 5],
    pub no_landscape: [&'static str; 5],
    /// "crab in the jungle".
    pub card: fn(animal: &str, landscape: &str) -> String,
    pub sides: [&'static str; 4],
    /// So many cannot play.
    pub seats: fn(u8) -> String,

    // Options.
    pub basic: &'static str,
    pub basic_hint: &'static str,
    pub expert: &'static str,
    pub expert_hint: &'static str,
    pub ordered: &'static str,
    pub ordered_hint: &'static str,
    pub opening: &'static str,
    pub opening_hint: &'static str,
    pub only_expert: &'static str,

    // Places, as a screen reader says them.
    pub face_down: fn(cell: &str) -> String,
    pub face_up: fn(cell: &str, card: &str) -> String,
    pub looked_at: fn(cell: &str, card: &str) -> String,
    pub may_choose: fn(what: &str) -> String,
    pub forbidden: fn(what: &str) -> String,
    pub crater: fn(chests: usize, volcanoes: usize) -> String,
    pub plate: fn(name: &str, chests: usize, volcano: &str, turn: &str) -> String,
    pub holds: fn(birds: u8) -> String,
    pub in_turn: &'static str,

    // The line that says what is going on.
    pub round: fn(number: u8) -> String,
    pub remember: &'static str,
    pub got_them: &'static str,
    pub others_look: fn(names: &str) -> String,
    pub your_opening: &'static str,
    pub your_first: &'static str,
    pub your_turn: fn(animal: &str, landscape: &str) -> String,
    pub their_opening: fn(name: &str) -> String,
    pub their_turn: fn(name: &str, animal: &str, landscape: &str) -> String,
    pub your_penguin: &'static str,
    pub your_walrus: &'static str,
    pub your_octopus: &'static str,
    pub your_peek: &'static str,
    pub got_it: &'static str,
    pub their_ability: [fn(name: &str) -> String; 3],
    pub their_peek: fn(name: &str, cell: &str) -> String,
    pub look_around: &'static str,
    pub waiting_for: fn(names: &str) -> String,
    pub ready: &'static str,
    pub over: &'static str,

    // What happened.
    pub opened: fn(name: &str, card: &str) -> String,
    pub connected: fn(name: &str, card: &str) -> String,
    pub failed: fn(name: &str, card: &str) -> String,
    /// The same, and what it lacks.
    pub failed_for: fn(name: &str, card: &str, lacks: &str) -> String,
    /// Why it failed, at the moment it does.
    pub you_needed: fn(animal: &str, landscape: &str) -> String,
    pub they_needed: fn(name: &str, animal: &str, landscape: &str) -> String,
    pub no_link: fn(name: &str, birds: u8) -> String,
    pub no_card: fn(name: &str, birds: u8) -> String,
    pub peeked: fn(name: &str, cell: &str) -> String,
    pub banned: fn(cell: &str, name: &str) -> String,
    pub swapped: fn(from: &str, to: &str) -> String,
    pub void: [&'static str; 2],
    pub round_won: fn(name: &str) -> String,
    pub you_win_round: &'static str,
    pub next_round: fn(number: u8, name: &str) -> String,
}

impl Memoarrr {
    /// "crab in the jungle".
    pub fn card(&self, card: Card) -> String {
        let Card { animal, landscape } = card;
        (self.card)(self.animal[animal as usize], self.in_landscape[landscape as usize])
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
    if birds == 1 { "1 bird".to_owned() } else { format!("{birds} birds") }
}

fn birds_fr(birds: u8) -> String {
    if birds == 1 { "1 oiseau".to_owned() } else { format!("{birds} oiseaux") }
}

pub const EN: Memoarrr = Memoarrr {
    you: you::EN,
    bots: [
        "Turns whatever lies in reach. Good company, no threat.",
        "Remembers what was turned a moment ago, and dreams of the rest.",
        "Remembers most of a round. Beat this one and you are no beginner.",
        "Forgets nothing, and takes the safest card.",
        "Forgets nothing, and reckons with what you remember.",
        "Keeps safe cards back for later.",
    ],
    animal: ["penguin", "octopus", "walrus", "crab", "turtle"],
    an_animal: ["a penguin", "an octopus", "a walrus", "a crab", "a turtle"],
    no_animal: ["no penguin", "no octopus", "no walrus", "no crab", "no turtle"],
    a_landscape: ["an ocean", "a jungle", "lava", "flowers", "a beach"],
    in_landscape: [
        "in the ocean",
        "in the jungle",
        "on the lava",
        "among the flowers",
        "on the beach",
    ],
    no_landscape: ["no ocean", "no jungle", "no lava", "no flowers", "no beach"],
    card: |animal, landscape| format!("{animal} {landscape}"),
    seats: |seats| format!("Memoarrr! is for 2 to 4 players, not for {seats}."),
    sides: ["North", "East", "South", "West"],

    basic: "Basic",
    basic_hint: "Turn, remember, survive. Start here.",
    expert: "Expert",
    expert_hint: "The animals have abilities: peek, swap, ban, play again.",
    ordered: "Chests in order",
    ordered_hint: "The chests lie from smallest to largest, and everybody knows it.",
    opening: "Ability from the first card",
    opening_hint: "The card that opens a round has its ability, too.",
    only_expert: "Only in the expert game.",

    face_down: |cell| format!("{cell}, face down"),
    face_up: |cell, card| format!("{cell}, {card}"),
    looked_at: |cell, card| format!("{cell}, {card}, only you see it"),
    may_choose: |what| format!("{what}, can be chosen"),
    forbidden: |what| format!("{what}, forbidden by the walrus"),
    crater: |chests, volcanoes| format!("The crater: {chests} chests, {volcanoes} volcanoes"),
    plate: |name, chests, volcano, turn| {
        let chests = if chests == 1 { "1 chest".to_owned() } else { format!("{chests} chests") };
        format!("{name}, {chests}{volcano}{turn}")
    },
    holds: |birds| format!(", volcano with {}", birds_en(birds)),
    in_turn: ", to play",

    round: |number| format!("Round {number} of 7"),
    remember: "Remember your three cards. Nobody else sees them.",
    got_them: "I’ve got them",
    others_look: |names| format!("Still looking at their cards: {names}."),
    your_opening: "You open the round: turn any card.",
    your_first: "You open the game: turn a card that nobody has looked at.",
    your_turn: |animal, landscape| format!("Your turn: find {animal} or {landscape}."),
    their_opening: |name| format!("{name} opens the round."),
    their_turn: |name, animal, landscape| format!("{name} needs {animal} or {landscape}."),
    your_penguin: "Penguin: choose a card to peek at.",
    your_walrus: "Walrus: choose a card that the next player may not turn.",
    your_octopus: "Octopus: choose a neighbour to change places with.",
    your_peek: "Only you see this card.",
    got_it: "I’ve got it",
    their_ability: [
        |name| format!("{name} has a penguin and chooses a card to peek at."),
        |name| format!("{name} has an octopus and chooses a neighbour."),
        |name| format!("{name} has a walrus and chooses a card to forbid."),
    ],
    their_peek: |name, cell| format!("{name} is peeking at {cell}."),
    look_around: "Have a last look before the next round.",
    waiting_for: |names| format!("Still looking: {names}."),
    ready: "Ready",
    over: "The game is over.",

    opened: |name, card| format!("{name} opens: {card}."),
    connected: |name, card| format!("{name} connects: {card}."),
    failed: |name, card| format!("{name} fails: {card}."),
    failed_for: |name, card, lacks| format!("{name} fails: {card} ({lacks})."),
    you_needed: |animal, landscape| format!("You needed {animal} or {landscape}."),
    they_needed: |name, animal, landscape| format!("{name} needed {animal} or {landscape}."),
    no_link: |name, birds| format!("{name} takes a volcano with {}.", birds_en(birds)),
    no_card: |name, birds| format!("No card left for {name}: volcano with {}.", birds_en(birds)),
    peeked: |name, cell| format!("{name} peeks at {cell}."),
    banned: |cell, name| format!("{name} may not turn {cell}."),
    swapped: |from, to| format!("The octopus swims from {from} to {to}."),
    void: ["The penguin finds nothing to peek at.", "The walrus finds nothing to forbid."],
    round_won: |name| format!("{name} is left on the island and takes a chest."),
    you_win_round: "You are left on the island: a chest is yours!",
    next_round: |number, name| format!("Round {number}: {name} has the most birds and starts."),
};

pub const FR: Memoarrr = Memoarrr {
    you: you::FR,
    bots: [
        "Retourne ce qui lui tombe sous la main. Gentil et inoffensif.",
        "Se souvient des dernières cartes, et rêve du reste.",
        "Se souvient de presque toute la manche. Battez-le, et vous n’êtes plus novice.",
        "N’oublie rien, et choisit la carte la plus sûre.",
        "N’oublie rien, et tient compte de ce que vous savez.",
        "Garde les cartes sûres pour plus tard.",
    ],
    animal: ["manchot", "pieuvre", "morse", "crabe", "tortue"],
    an_animal: ["un manchot", "une pieuvre", "un morse", "un crabe", "une tortue"],
    no_animal: [
        "pas de manchot",
        "pas de pieuvre",
        "pas de morse",
        "pas de crabe",
        "pas de tortue",
    ],
    a_landscape: ["l’océan", "la jungle", "la lave", "des fleurs", "la plage"],
    in_landscape: [
        "dans l’océan",
        "dans la jungle",
        "sur la lave",
        "parmi les fleurs",
        "sur la plage",
    ],
    no_landscape: ["pas d’océan", "pas de jungle", "pas de lave", "pas de fleurs", "pas de plage"],
    card: |animal, landscape| format!("{animal} {landscape}"),
    seats: |seats| format!("Memoarrr ! se joue de 2 à 4, pas à {seats}."),
    sides: ["Nord", "Est", "Sud", "Ouest"],

    basic: "Simple",
    basic_hint: "Retourner, retenir, survivre. Commencez ici.",
    expert: "Expert",
    expert_hint: "Les animaux ont un pouvoir : regarder, échanger, interdire, rejouer.",
    ordered: "Coffres dans l’ordre",
    ordered_hint: "Les coffres vont du plus petit au plus grand, et chacun le sait.",
    opening: "Pouvoir dès la première carte",
    opening_hint: "La carte qui ouvre la manche a son pouvoir, elle aussi.",
    only_expert: "Seulement dans le jeu expert.",

    face_down: |cell| format!("{cell}, face cachée"),
    face_up: |cell, card| format!("{cell}, {card}"),
    looked_at: |cell, card| format!("{cell}, {card}, visible pour vous seulement"),
    may_choose: |what| format!("{what}, au choix"),
    forbidden: |what| format!("{what}, interdite par le morse"),
    crater: |chests, volcanoes| format!("Le cratère : {chests} coffres, {volcanoes} volcans"),
    plate: |name, chests, volcano, turn| {
        let chests =
            if chests <= 1 { format!("{chests} coffre") } else { format!("{chests} coffres") };
        format!("{name}, {chests}{volcano}{turn}")
    },
    holds: |birds| format!(", volcan à {}", birds_fr(birds)),
    in_turn: ", c’est son tour",

    round: |number| format!("Manche {number} sur 7"),
    remember: "Retenez vos trois cartes. Personne d’autre ne les voit.",
    got_them: "C’est retenu",
    others_look: |names| format!("Regardent encore leurs cartes : {names}."),
    your_opening: "Vous ouvrez la manche : retournez une carte au choix.",
    your_first: "Vous ouvrez la partie : retournez une carte que personne n’a regardée.",
    your_turn: |animal, landscape| format!("À vous : trouvez {animal} ou {landscape}."),
    their_opening: |name| format!("{name} ouvre la manche."),
    their_turn: |name, animal, landscape| format!("{name} cherche {animal} ou {landscape}."),
    your_penguin: "Manchot : choisissez une carte à regarder en secret.",
    your_walrus: "Morse : choisissez une carte interdite au joueur suivant.",
    your_octopus: "Pieuvre : choisissez la voisine avec qui changer de place.",
    your_peek: "Personne d’autre ne voit cette carte.",
    got_it: "C’est vu",
    their_ability: [
        |name| format!("{name} a un manchot et choisit une carte à regarder."),
        |name| format!("{name} a une pieuvre et choisit une voisine."),
        |name| format!("{name} a un morse et choisit une carte à interdire."),
    ],
    their_peek: |name, cell| format!("{name} regarde {cell} en secret."),
    look_around: "Un dernier regard avant la manche suivante.",
    waiting_for: |names| format!("Regardent encore : {names}."),
    ready: "Prêt",
    over: "La partie est finie.",

    opened: |name, card| format!("{name} ouvre : {card}."),
    connected: |name, card| format!("{name} relie : {card}."),
    failed: |name, card| format!("{name} échoue : {card}."),
    failed_for: |name, card, lacks| format!("{name} échoue : {card} ({lacks})."),
    you_needed: |animal, landscape| format!("Il vous fallait {animal} ou {landscape}."),
    they_needed: |name, animal, landscape| format!("Il fallait {animal} ou {landscape} à {name}."),
    no_link: |name, birds| format!("{name} prend un volcan à {}.", birds_fr(birds)),
    no_card: |name, birds| format!("Plus de carte pour {name} : volcan à {}.", birds_fr(birds)),
    peeked: |name, cell| format!("{name} regarde {cell} en secret."),
    banned: |cell, name| format!("{cell} est interdite à {name}."),
    swapped: |from, to| format!("La pieuvre nage de {from} à {to}."),
    void: ["Le manchot n’a rien à regarder.", "Le morse n’a rien à interdire."],
    round_won: |name| format!("{name} reste en dernier sur l’île et prend un coffre."),
    you_win_round: "Vous restez en dernier sur l’île : un coffre est à vous !",
    next_round: |number, name| format!("Manche {number} : {name} a le plus d’oiseaux et commence."),
};
