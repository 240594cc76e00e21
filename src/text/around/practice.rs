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

    // There is an unfinished game.
    pub replace_question: fn(game: &str) -> String,
    pub replace_hint: &'static str,
    pub go_on: &'static str,
    pub replace: &'static str,
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

    replace_question: |game| format!("You have an unfinished game of {game}"),
    replace_hint: "A new one takes its place, and it cannot be continued any more.",
    go_on: "Continue it",
    replace: "Begin a new one",
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

    replace_question: |game| format!("Une partie de {game} n’est pas finie"),
    replace_hint: "Une nouvelle partie la remplace : on ne pourra plus la continuer.",
    go_on: "La continuer",
    replace: "En commencer une autre",
};
