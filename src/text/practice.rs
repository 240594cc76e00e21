//! Setting up a table against bots.

pub struct Practice {
    pub title: &'static str,
    pub opponents: &'static str,
    pub add_bot: &'static str,
    pub remove_bot: fn(name: &str) -> String,
    pub level_of: fn(number: usize) -> String,
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
    who_starts: "Qui commence ?",
    chance: "Le hasard décide",
    me: "Moi",
    play: "Jouer",
    rules: "La partie",
    place: "Mon côté de l’île",
};
