//! The games, as they are offered.

use crate::games::GameName;

pub struct Offer {
    /// In the order of [`GameName::ALL`].
    names: [&'static str; GameName::ALL.len()],
    abouts: [&'static str; GameName::ALL.len()],

    /// What happens in a game of cards when somebody's time is up.
    pub chance_turns: &'static str,

    // Pti Bapt: how it is practised.
    pub how: &'static str,
    pub duel: &'static str,
    pub solo: &'static str,
    pub solo_about: &'static str,
    pub solo_line: &'static str,
    pub par: fn(turns: u16) -> String,
    pub best_time: fn(time: &str) -> String,
    /// How each level plays it.
    pub bots: [&'static str; 6],
}

impl Offer {
    /// What a game is called.
    pub fn name(&self, game: GameName) -> &'static str {
        self.names[game as usize]
    }

    /// What it is about, in a line.
    pub fn about(&self, game: GameName) -> &'static str {
        self.abouts[game as usize]
    }
}

pub const EN: Offer = Offer {
    names: GameName::TITLES,
    abouts: [
        "Turn the card that fits, or flee the volcano. 2–4 players",
        "Find the pairs, mind the traps. 2 players, or alone",
        "Rebuild the forgotten cities, and beware of the Wizard. 2–6 players",
    ],
    chance_turns: "When time is up, chance turns a card.",
    how: "Against whom?",
    duel: "An opponent",
    solo: "The clock",
    solo_about: "Find all the pairs as fast as you can. Every trap costs ten seconds.",
    solo_line: "Alone against the clock",
    best_time: |time| format!("Your best time: {time}"),
    par: |turns| format!("A perfect memory needs about {turns} turns. Can you do it in fewer?"),
    bots: [
        "Turns whatever lies in reach. Good company, no threat.",
        "Remembers what was turned a moment ago, and dreams of the rest.",
        "Remembers most of it. Beat this one and you are no beginner.",
        "Forgets nothing.",
        "Forgets nothing, and knows when not to help you.",
        "Keeps safe cards back for later.",
    ],
};

pub const FR: Offer = Offer {
    names: ["Memoarrr !", "Pti Bapt", "Le Royaume"],
    abouts: [
        "La carte qui va avec, ou gare au volcan. 2 à 4 joueurs",
        "Des paires à trouver, des pièges à éviter. À 2 ou seul",
        "Rebâtissez les cités oubliées, et gare au Magicien. 2 à 6 joueurs",
    ],
    chance_turns: "Le temps écoulé, le hasard retourne une carte.",
    how: "Contre qui ?",
    duel: "Un adversaire",
    solo: "La montre",
    solo_about: "Trouvez toutes les paires au plus vite. Chaque piège coûte dix secondes.",
    solo_line: "Seul contre la montre",
    best_time: |time| format!("Votre meilleur temps : {time}"),
    par: |turns| format!("Une mémoire parfaite y met environ {turns} tours. Ferez-vous mieux ?"),
    bots: [
        "Retourne ce qui lui tombe sous la main. Gentil et inoffensif.",
        "Se souvient des dernières cartes, et rêve du reste.",
        "Se souvient de presque tout. Battez-le, et vous n’êtes plus novice.",
        "N’oublie rien.",
        "N’oublie rien, et sait quand ne pas vous aider.",
        "Garde les cartes sûres pour plus tard.",
    ],
};
