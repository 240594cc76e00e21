//! Setting up a table against bots.

texts! { Practice:
    title = "Practise", "S’entraîner";
    opponents = "Your opponents", "Vos adversaires";
    add_bot = "Add a bot", "Ajouter un robot";
    remove_bot(name: &str) = "Send {name} away", "Renvoyer {name}";
    level_of(number: usize) = "Level of bot {number}", "Niveau du robot {number}";
    who_starts = "Who starts?", "Qui commence ?";
    chance = "Chance decides", "Le hasard décide";
    me = "I do", "Moi";
    play = "Play", "Jouer";
    rules = "The game", "La partie";
    place = "My side of the island", "Mon côté de l’île";

    // There is an unfinished game.
    replace_question(game: &str) =
        "You have an unfinished game of {game}",
        "Une partie de « {game} » n’est pas finie";
    replace_hint =
        "A new one takes its place, and it cannot be continued any more.",
        "Une nouvelle partie la remplace : on ne pourra plus la continuer.";
    go_on = "Continue it", "La continuer";
    replace = "Begin a new one", "En commencer une autre";
}
