//! The games, as they are offered.

use crate::games::GameName;
use crate::text::games::card_bots;

texts! { Offer:
    /// In the order of [`GameName::ALL`].
    names: [&'static str; GameName::ALL.len()] =
        (GameName::TITLES),
        ["Memoarrr !", "Pti Bapt", "Le Royaume"];
    abouts: [&'static str; GameName::ALL.len()] =
        [
            "Turn the card that fits, or flee the volcano. 2–4 players",
            "Find the pairs, mind the traps. 2 players, or alone",
            "Rebuild the forgotten cities, and beware of the Wizard. 2–6 players",
        ],
        [
            "La carte qui va avec, ou gare au volcan. 2 à 4 joueurs",
            "Des paires à trouver, des pièges à éviter. À 2 ou seul",
            "Rebâtissez les cités oubliées, et gare au Magicien. 2 à 6 joueurs",
        ];

    /// What happens in a game of cards when somebody's time is up.
    chance_turns =
        "When time is up, chance turns a card.",
        "Le temps écoulé, le hasard retourne une carte.";

    // Pti Bapt: how it is practised.
    how = "Against whom?", "Contre qui ?";
    duel = "An opponent", "Un adversaire";
    solo = "The clock", "La montre";
    solo_about =
        "Find all the pairs as fast as you can. Every trap costs ten seconds.",
        "Trouvez toutes les paires au plus vite. Chaque piège coûte dix secondes.";
    solo_line = "Alone against the clock", "Seul contre la montre";
    par(turns: u16) =
        "A perfect memory needs about {turns} turns. Can you do it in fewer?",
        "Une mémoire parfaite y met environ {turns} tours. Ferez-vous mieux ?";
    best_time(time: &str) = "Your best time: {time}", "Votre meilleur temps : {time}";
    /// How each level plays it.
    bots: [&'static str; 6] =
        [
            card_bots::ANYTHING[0],
            card_bots::A_MOMENT[0],
            "Remembers most of it. Beat this one and you are no beginner.",
            "Forgets nothing.",
            "Forgets nothing, and knows when not to help you.",
            card_bots::SAFE_CARDS[0],
        ],
        [
            card_bots::ANYTHING[1],
            card_bots::A_MOMENT[1],
            "Se souvient de presque tout. Battez-le, et vous n’êtes plus novice.",
            "N’oublie rien.",
            "N’oublie rien, et sait quand ne pas vous aider.",
            card_bots::SAFE_CARDS[1],
        ];
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
