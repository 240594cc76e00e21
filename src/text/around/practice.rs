//! Setting up a table against bots.

texts! { Practice:
    title = "Practise", "S’entraîner";
    opponents = "Your opponents", "Vos adversaires";
    add_bot = "Add a bot", "Ajouter un robot";
    level_of(number: usize) = "Level of bot {number}", "Niveau du robot {number}";
    me = "I do", "Moi";
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
