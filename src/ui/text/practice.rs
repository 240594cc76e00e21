//! Setting up a table against bots.

pub struct Practice {
    pub title: &'static str,
    pub opponents: &'static str,
    pub add_bot: &'static str,
    pub remove_bot: fn(name: &str) -> String,
    pub level_of: fn(number: usize) -> String,
    /// How each level plays.
    pub about: [&'static str; 6],
    pub who_starts: &'static str,
    pub chance: &'static str,
    pub me: &'static str,
    pub play: &'static str,
    pub rules: &'static str,
    pub place: &'static str,
}

pub const EN: Practice = Practice {
    title: "Practise",
    opponents: "Your opponents",
    add_bot: "Add a bot",
    remove_bot: |name| format!("Send {name} away"),
    level_of: |number| format!("Level of bot {number}"),
    about: [
        "Turns whatever lies in reach. Good company, no threat.",
        "Remembers what was turned a moment ago, and dreams of the rest.",
        "Remembers most of a round. Beat this one and you are no beginner.",
        "Forgets nothing, and takes the safest card.",
        "Forgets nothing, and reckons with what you remember.",
        "Keeps safe cards back for later.",
    ],
    who_starts: "Who starts?",
    chance: "Chance decides",
    me: "I do",
    play: "Play",
    rules: "The game",
    place: "My side of the island",
};

pub const FR: Practice = Practice {
    title: "S’entraîner",
    opponents: "Vos adversaires",
    add_bot: "Ajouter un robot",
    remove_bot: |name| format!("Renvoyer {name}"),
    level_of: |number| format!("Niveau du robot {number}"),
    about: [
        "Retourne ce qui lui tombe sous la main. Gentil et inoffensif.",
        "Se souvient des dernières cartes, et rêve du reste.",
        "Se souvient de presque toute la manche. Battez-le, et vous n’êtes plus novice.",
        "N’oublie rien, et choisit la carte la plus sûre.",
        "N’oublie rien, et tient compte de ce que vous savez.",
        "Garde les cartes sûres pour plus tard.",
    ],
    who_starts: "Qui commence ?",
    chance: "Le hasard décide",
    me: "Moi",
    play: "Jouer",
    rules: "La partie",
    place: "Mon côté de l’île",
};
